import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { type LookupFunction, type Socket, isIP } from "node:net";
import { lookup as resolveName } from "node:dns";
import { TLSSocket } from "node:tls";
import { type Disturbance, type UpstreamNote, losesAnswer } from "../journal/exchange";
import { limits } from "../limits/limits";
import {
  type ReceivedAnswer,
  AnswerTooLarge,
  answerOf,
  type OutgoingMessage,
  type ProviderReply,
  passInterim,
  unknownEncoding,
} from "./answer";
import { type Connecting, abandonedBy, connectionTo, unwatch } from "./connecting";
import { type FailureOf, failureOf, watchCertificate } from "./failure";
import { type ForbiddenAddress, placeOf } from "./forbidden-addresses";
import { outgoingHeaders } from "./headers";
import { sendDisturbed } from "./sending";

export { reach } from "./connecting";

/** Sends messages to one provider, each once. */
export function createSender(
  connecting: Connecting,
): (message: OutgoingMessage) => Promise<ProviderReply> {
  const connection = connectionTo(connecting);
  const base = connecting.url.pathname.replace(/\/+$/, "");
  return async (message) => {
    const attempt = new Attempt(connecting);
    const path = `${base}${message.target}`;
    const received = await attempt.send(message, { ...connection, path });
    const { rawHeaders } = message;
    return replyOf(attempt, received, { rawHeaders, authorization: connecting.authorization });
  };
}

/** What came of an attempt: an answer, its beginning, or neither. */
interface ReceivedParts {
  answer?: ReceivedAnswer;
  failed?: FailureOf;
}

async function replyOf(
  attempt: Attempt,
  { answer, failed }: ReceivedParts,
  sent: Parameters<typeof answerOf>[1],
): Promise<ProviderReply> {
  if (answer === undefined) return { note: attempt.note(failed) };
  const unknown = unknownEncoding(answer);
  const seen = {
    status: answer.status,
    bytes: answer.bytes.length,
    ...(unknown !== undefined && {
      reason: `its body is in the encoding ${unknown.slice(0, limits.journalHeader)}, which Standin cannot read`,
    }),
  };
  try {
    const made = await answerOf(answer, sent);
    return { note: { ...seen, ...attempt.note(failed) }, answer: made };
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    return { note: { ...attempt.note({ failure: "too-large" }), ...seen } };
  }
}

/** One message on its way to a provider, and what is noted about that. */
class Attempt {
  private readonly startedAt: number;
  private readonly chunks: Buffer[] = [];
  private isSent = false;
  private isReused = false;
  private connectMs: number | undefined;
  private firstByteMs: number | undefined;
  private forbidden: ForbiddenAddress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private certificate: ReturnType<typeof watchCertificate> | undefined;
  private begun: ReceivedAnswer | undefined;
  private disturbed: Disturbance | undefined;
  private response: IncomingMessage | undefined;
  private resolve: (received: ReceivedParts) => void = () => undefined;

  constructor(private readonly connecting: Connecting) {
    this.startedAt = performance.now();
  }

  note(failed?: FailureOf): UpstreamNote {
    const { url } = this.connecting;
    return {
      host: url.host,
      sent: this.isSent,
      ...(this.isReused && { reused: true }),
      ...(this.connectMs !== undefined && { connectMs: this.connectMs }),
      ...(this.firstByteMs !== undefined && { firstByteMs: this.firstByteMs }),
      ms: this.since(),
      ...(this.disturbed && { disturbed: this.disturbed }),
      ...failed,
    };
  }

  private since(): number {
    return Math.round((performance.now() - this.startedAt) * 1000) / 1000;
  }

  /** Sends a message and reads its answer, within the bounds of time and size. Never rejects. */
  send(
    { method, rawHeaders, body, onInterim, disturbed }: OutgoingMessage,
    { path, ...connection }: ReturnType<typeof connectionTo> & { path: string },
  ): Promise<ReceivedParts> {
    const { url, via, authorization, connectMs, over } = this.connecting;
    const { host, port } = placeOf(url);
    // Node looks no address up that needs none.
    const forbidden = isIP(host) === 0 ? undefined : this.connecting.forbids(host);
    if (forbidden !== undefined) return Promise.resolve({ failed: forbidden });
    if (this.connecting.over.aborted) return Promise.resolve({ failed: simulatorEnded });
    const request = (url.protocol === "https:" ? requestTls : requestPlain)({
      ...connection,
      protocol: url.protocol,
      hostname: host,
      port,
      method,
      path,
      maxHeaderSize: limits.headerBytes,
      lookup: this.lookup,
      headers: outgoingHeaders(rawHeaders, {
        host: url.host,
        via,
        authorization,
        bodyBytes: body?.length,
        disturbed,
      }),
    });
    this.disturbed = disturbed;
    const abandoned = new AbortController();
    abandonedBy.set(request, abandoned.signal);
    return new Promise((resolve) => {
      this.resolve = (received) => {
        clearTimeout(this.timer);
        over.removeEventListener("abort", this.end);
        // An answer may come before the provider has read the whole message.
        const isRead = request.writableFinished && disturbed === undefined;
        const isWhole = received.failed === undefined && isRead;
        // After a whole answer the agent keeps the connection, or closes it when the answer is on its way.
        if (!isWhole) request.destroy();
        if (!isWhole) abandoned.abort();
        resolve(received);
      };
      over.addEventListener("abort", this.end);
      this.within(connectMs, "timeout-connect");
      this.follow(request);
      if (onInterim !== undefined) passInterim(request, onInterim);
      sendDisturbed(request, body, disturbed);
    });
  }

  private follow(request: ClientRequest): void {
    request.on("socket", (socket) => {
      this.take(socket, request.reusedSocket);
    });
    request.on("proxyConnect", ({ statusCode = 0 }: { statusCode?: number }) => {
      const said = Number.isInteger(statusCode) ? statusCode : "with what is not HTTP";
      if (statusCode !== 200) this.fail({ failure: "proxy", reason: `the proxy answered ${said}` });
    });
    request.on("response", (response) => {
      // Where more came with an answer, Node closes the connection, and forgets it only if it was not to be kept.
      response.prependListener("end", () => {
        request.shouldKeepAlive &&= request.socket?.destroyed !== true;
      });
      this.receive(response);
    });
    request.on("error", (error) => {
      this.breakOff(error);
    });
    request.on("close", () => {
      this.breakOff(undefined);
    });
  }

  /** The connection that it goes over, open or about to be. */
  private take(socket: Socket, isReused: boolean): void {
    this.isReused = isReused;
    unwatch(socket);
    const isTls = socket instanceof TLSSocket;
    if (isTls) this.certificate = watchCertificate(socket);
    if (!socket.connecting && (!isTls || socket.authorized)) this.connected();
    else
      socket.once(isTls ? "secureConnect" : "connect", () => {
        this.connected();
      });
  }

  private connected(): void {
    this.connectMs ??= this.since();
    this.isSent = true;
    this.within(this.connecting.timeoutMs, "timeout");
  }

  private receive(response: IncomingMessage): void {
    this.firstByteMs = this.since();
    this.response = response;
    const { statusCode: status = 0, rawHeaders, headers } = response;
    // Nobody may answer a POS so either; nor has anybody asked for another transfer coding than `chunked`.
    const isCoded = !/^(?:chunked|identity)?$/i.test(headers["transfer-encoding"] ?? "");
    if (status < 200 || status > 999 || isCoded) this.fail({ failure: "not-http" });
    const length = headers["content-length"];
    this.begun = {
      ...{ status, rawHeaders, encoding: headers["content-encoding"] },
      promised: length === undefined ? undefined : Number(length),
      bytes: Buffer.alloc(0),
    };
    if (rawHeaders.length / 2 > limits.headerCount) this.fail({ failure: "too-large" });
    if (this.disturbed === "unread") this.resolve({});
    let bytes = 0;
    response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      this.chunks.push(chunk);
      if (bytes > limits.upstreamAnswerBytes) this.fail({ failure: "too-large" });
    });
    response.on("error", (error) => {
      this.breakOff(error);
    });
    response.on("end", () => {
      if (response.complete) this.finish();
      else this.fail({ failure: "cut" });
    });
  }

  /** It has so long from now on. */
  private within(ms: number, failure: "timeout-connect" | "timeout"): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.fail({ failure });
    }, ms);
  }

  /** The connection has failed. An answer that had begun is cut. */
  private breakOff(error: unknown): void {
    // Whatever comes after a whole answer does not concern it.
    if (this.response?.complete === true) return;
    if (this.isSent && losesAnswer(this.disturbed)) {
      this.resolve({});
      return;
    }
    const found = this.forbidden ?? failureOf(error, this.certificate?.());
    const isCut = this.begun !== undefined && cutting.has(found.failure);
    this.fail(isCut ? { failure: "cut" } : found);
  }

  /** The simulator ends, and waits no longer. */
  private readonly end = (): void => {
    this.fail(simulatorEnded);
  };

  private fail(failed: FailureOf): void {
    if (failed.failure === "cut") this.resolve({ ...this.answer(), failed });
    else this.resolve({ failed });
  }

  private finish(): void {
    this.resolve(this.answer());
  }

  private answer(): ReceivedParts {
    return this.begun === undefined
      ? {}
      : { answer: { ...this.begun, bytes: Buffer.concat(this.chunks) } };
  }

  /** Resolves the name for this connection, and refuses addresses to which no message may go. */
  private readonly lookup: LookupFunction = (host, options, done) => {
    resolveName(host, { all: true, family: options.family }, (error, addresses) => {
      if (error !== null) {
        done(error, []);
        return;
      }
      const [first] = addresses;
      const reasons = addresses.flatMap(({ address }) => this.connecting.forbids(address) ?? []);
      this.forbidden = reasons[0];
      if (this.forbidden !== undefined) done(new Error(this.forbidden.reason), []);
      else if (options.all === true) done(null, addresses);
      else done(null, first?.address ?? "", first?.family);
    });
  };
}

/** What the store says, too, of a message whose simulator was killed. */
const simulatorEnded: FailureOf = {
  failure: "simulator-ended",
  reason: "the simulator ended while the message was on its way",
};

/** What ends a connection in the middle of an answer. */
const cutting: ReadonlySet<string> = new Set(["reset", "closed", "not-http"]);
