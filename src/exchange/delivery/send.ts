import type { Server } from "node:https";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { type ServerResponse, STATUS_CODES } from "node:http";
import { limits } from "../../limits/limits";
import type { Answer } from "../../contract/answer";
import { jsonOf, memberOf, textMember } from "../../contract/values/json-value";
import { exchangeHeader, xRequestIdHeader } from "../message";

const rawSockets = new WeakMap<Socket, Socket>();

const nameOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${remoteAddress ?? ""} ${remotePort ?? 0}`;

/**
 * Remembers the TCP socket below each TLS socket of a server: Node hands out only the latter, and that one
 * cannot be reset.
 */
export function rememberRawSockets(server: Server): void {
  const open = new Map<string, Socket>();
  server.on("connection", (socket: Socket) => {
    const name = nameOf(socket);
    open.set(name, socket);
    socket.once("close", () => open.delete(name));
  });
  server.on("secureConnection", (socket: TLSSocket) => {
    const raw = open.get(nameOf(socket));
    if (raw !== undefined) rawSockets.set(socket, raw);
  });
}

/** The TCP socket of a connection, with or without TLS. */
export const rawSocketOf = (socket: Socket): Socket => rawSockets.get(socket) ?? socket;

/*
 * A client that closes its sending side (a FIN) still reads, or has left altogether: TCP looks the
 * same in both cases until something is written, and refused. So the first bytes that every answer
 * has are written ahead, one after the other: whoever still reads sees the beginning of an answer
 * that takes its time, whoever has left refuses them.
 */

const beginning = "HTTP/1.1 ";

/** The listeners of each connection: many requests may come over one. */
const watchers = new WeakMap<Socket, Set<() => void>>();

/** Calls `ended` once the client has closed its sending side, at once where it has. Returns the way out. */
export function watchSending({ req: { socket } }: ServerResponse, ended: () => void): () => void {
  if (socket.readableEnded) ended();
  const listeners = watchers.get(socket) ?? watchersOf(socket);
  listeners.add(ended);
  return () => listeners.delete(ended);
}

function watchersOf(socket: Socket): Set<() => void> {
  const listeners = new Set<() => void>();
  watchers.set(socket, listeners);
  socket.once("end", () => {
    for (const ended of [...listeners]) ended();
  });
  return listeners;
}

/** Finds out whether the client of an answer that has not begun is still there: if it is not, the answer is closed. */
export function probeClient(res: ServerResponse): void {
  const { socket } = res;
  // Answers that wait behind others of their connection are not probed: those before them are.
  if (socket === null || res.headersSent || probedAnswers.has(res)) return;
  probedAnswers.add(res);
  const ahead = writeAhead(socket);
  res.once("close", ahead.stop);
  keepSounding(res);
}

/** Each is over once its client is known to have left, or seems to read on. */
const soundings = new Set<Promise<void>>();

function keepSounding(res: ServerResponse): void {
  const sounding = new Promise<void>((resolve) => {
    // A client that has left refuses the first byte, which shows at the second one.
    const readsOn = setTimeout(resolve, limits.soundingMs * 3).unref();
    res.once("close", () => {
      clearTimeout(readsOn);
      setImmediate(resolve);
    });
  }).finally(() => soundings.delete(sounding));
  soundings.add(sounding);
}

/** Resolves once the journal says which of the clients that are being probed have left. */
export const soundingsOver = (): Promise<unknown> => Promise.all(soundings);

/** Answers whose clients are being probed, or were. */
const probedAnswers = new WeakSet<ServerResponse>();

/**
 * Writes the beginning of the next answer byte by byte, at longer and longer intervals; what the
 * answer itself writes then lacks it.
 */
function writeAhead(socket: Socket): { stop: () => void } {
  const write = socket.write.bind(socket);
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    Reflect.deleteProperty(socket, "write");
  };
  const writeNext = (): void => {
    write(beginning.charAt(written));
    written += 1;
    if (written < beginning.length)
      timer = setTimeout(writeNext, limits.soundingMs * 2 ** (written - 1)).unref();
  };
  socket.write = (
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    done?: (error?: Error | null) => void,
  ) => {
    stop();
    const rest = chunk.slice(written);
    return typeof encoding === "function" ? write(rest, encoding) : write(rest, encoding, done);
  };
  writeNext();
  return { stop };
}

/*
 * An answer without a body has nothing but its head that could be spoiled. The head goes to the
 * socket as bytes, past Node, which would write it whole; the connection is closed after it.
 */

/** The head of an answer without a body, as it goes over the wire. */
function headOf({ status, headers = {} }: Answer): Buffer {
  const lines = Object.entries({
    ...headers,
    ...(status === 204 ? {} : { "content-length": "0" }),
    connection: "close",
  });
  return Buffer.from(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n` +
      `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
}

/**
 * Calls `work` with the socket of an answer once it is the answer's turn: pipelined requests wait
 * for those before them.
 */
function inTurn(res: ServerResponse, work: (socket: Socket) => void): void {
  if (res.socket !== null) {
    work(res.socket);
    return;
  }
  const assign = res.assignSocket.bind(res);
  res.assignSocket = (socket) => {
    assign(socket);
    work(socket);
  };
}

/** Writes bytes in place of an answer, and closes the connection. */
function sendBytes(res: ServerResponse, status: number, bytes: Uint8Array): void {
  res.statusCode = status;
  inTurn(res, (socket) => {
    socket.write(bytes, () => {
      res.destroy();
    });
  });
}

/** The way on which bytes take the place of an answer, piece by piece. */
const byteStream = (res: ServerResponse, status: number): Promise<Socket> =>
  new Promise((resolve) => {
    res.statusCode = status;
    inTurn(res, resolve);
  });

const answerText = ({ page, body }: Answer): string =>
  page ?? (body === undefined ? "" : jsonOf(body));

/**
 * Nobody is there any more. A response without a socket waits its turn behind another one of its
 * connection (pipelining).
 */
const isGone = (res: ServerResponse): boolean => res.destroyed || res.socket?.destroyed === true;

/**
 * The head of a provider's answer, as it came, with the number of our exchange; the length is that of what is sent.
 */
function writeReceivedHead(
  res: ServerResponse,
  { status, headers = {} }: Answer,
  { bytes, headers: received }: NonNullable<Answer["received"]>,
  promised = bytes.length,
): void {
  const ours = Object.entries(headers).filter(
    ([name]) =>
      name === exchangeHeader || (name === xRequestIdHeader && !hasHeader(received, name)),
  );
  const theirs = withoutHeader(received, exchangeHeader);
  const length = isBodiless(status) ? [] : ["content-length", String(promised)];
  res.writeHead(status, [...theirs, ...ours.flat(), ...length]);
}

/** Names are at even places. */
const hasHeader = (rawHeaders: readonly string[], name: string): boolean =>
  rawHeaders.some((text, at) => at % 2 === 0 && text.toLowerCase() === name);

/** A provider may be a simulator too: its number is not that of our journal. */
const withoutHeader = (rawHeaders: readonly string[], name: string): string[] =>
  rawHeaders.filter((_, at) => rawHeaders[at - (at % 2)]?.toLowerCase() !== name);

function writeHead(res: ServerResponse, answer: Answer, bytes: number): void {
  const headers: Record<string, string | number> = { ...answer.headers, "content-length": bytes };
  if (answer.body !== undefined) headers["content-type"] ??= "application/json; charset=utf-8";
  res.writeHead(answer.status, headers);
}

const reasons = new WeakMap<ServerResponse, string>();

/** The reason for which a request was refused; undefined: none was noted. */
export const reasonOf = (res: ServerResponse): string | undefined => reasons.get(res);

/** Keeps for the log why a request is refused. */
export const noteReason = (res: ServerResponse, reason: string): void => {
  reasons.set(res, reason);
};

/** The reason in an ErrorDetail. */
const reasonIn = ({ body }: Answer): string =>
  [
    textMember(body, "errorType"),
    textMember(body, "errorMessage"),
    textMember(memberOf(body, "detailMessage"), "freeString"),
  ]
    .filter((text) => text !== undefined)
    .join(": ");

/** What is done when the client left before an answer had gone out whole, and when it had. */
interface Ends {
  lost: () => void;
  arrived?: (() => void) | undefined;
}

/** Sends an answer. */
export function send(
  res: ServerResponse,
  answer: Answer,
  { lost, arrived }: Partial<Ends> = {},
): void {
  if (isGone(res)) {
    lost?.();
    return;
  }
  const reason = answer.status >= 400 ? reasonIn(answer) : "";
  if (reason !== "") noteReason(res, reason);
  if (lost !== undefined) {
    res.once("close", () => {
      if (res.writableFinished) arrived?.();
      else lost();
    });
  }
  const { received } = answer;
  if (received !== undefined) {
    writeReceivedHead(res, answer, received);
    res.end(isBodiless(answer.status) ? undefined : received.bytes);
    return;
  }
  const text = answerText(answer);
  writeHead(res, answer, Buffer.byteLength(text));
  res.end(text);
}

/** Statuses whose answers Node sends without a body, whatever is written. */
const isBodiless = (status: number): boolean => status === 204 || status === 304;

/** The beginning of some bytes: so many of them, or half; never all. */
const beginningOf = (bytes: Buffer, kept = Math.floor(bytes.length / 2)): Buffer =>
  bytes.subarray(0, Math.min(kept, bytes.length - 1));

/**
 * Promises the whole body, sends so many bytes of it, or half, and closes the connection. Without a
 * body, it is the head of which so much is sent.
 */
export function sendTruncated(res: ServerResponse, answer: Answer, kept?: number): void {
  if (isGone(res)) return;
  const bytes = Buffer.from(answerText(answer));
  if (bytes.length === 0) {
    sendBytes(res, answer.status, beginningOf(headOf(answer), kept));
    return;
  }
  writeHead(res, answer, bytes.length);
  res.flushHeaders();
  inTurn(res, (socket) => {
    socket.write(beginningOf(bytes, kept), () => {
      res.destroy();
    });
  });
}

/** Sends what came of a provider's answer, promises as much as that did, or a byte more, and closes the connection. */
export function sendBrokenOff(res: ServerResponse, answer: Answer): void {
  const { received } = answer;
  if (isGone(res) || received === undefined) return;
  const { bytes, promised = 0 } = received;
  writeReceivedHead(res, answer, received, Math.max(promised, bytes.length + 1));
  res.flushHeaders();
  inTurn(res, (socket) => {
    socket.write(bytes, () => {
      res.destroy();
    });
  });
}

/**
 * Promises the whole body, sends the head alone, and closes the sending side (a TCP FIN): the
 * connection stays open. Without a body, it is half of the head that is sent.
 */
export function sendHalfClosed(res: ServerResponse, answer: Answer): void {
  if (isGone(res)) return;
  const bytes = Buffer.byteLength(answerText(answer));
  res.statusCode = answer.status;
  if (bytes > 0) {
    writeHead(res, answer, bytes);
    res.flushHeaders();
  }
  inTurn(res, (socket) => {
    socket.end(bytes > 0 ? "" : beginningOf(headOf(answer)));
  });
}

/**
 * Sends a body that is not JSON: the answer's text from its second character on. Where no body can
 * be, that is done to the head.
 */
export function sendMalformed(res: ServerResponse, answer: Answer): void {
  if (isGone(res)) return;
  if (isBodiless(answer.status)) {
    sendBytes(res, answer.status, headOf(answer).subarray(1));
    return;
  }
  const text = answerText(answer).slice(1) || "{";
  writeHead(res, answer, Buffer.byteLength(text));
  res.end(text);
}

/** Most pieces in which an answer drips. */
const mostPieces = 20;

function piecesOf(bytes: Buffer): Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / mostPieces));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, piece) =>
    bytes.subarray(piece * size, (piece + 1) * size),
  );
}

/**
 * Sends the body in pieces, with a wait before each; without a body, the head. `next` waits, and
 * says whether to go on: what has begun is broken off where it says no. Resolves to how much of it
 * went out.
 */
export async function sendDripping(
  res: ServerResponse,
  answer: Answer,
  next: (pieces: number, bytes: number) => Promise<boolean>,
): Promise<"nothing" | "part" | "all"> {
  const body = Buffer.from(answerText(answer));
  const bytes = body.length === 0 ? headOf(answer) : body;
  const pieces = piecesOf(bytes);
  const mayGoOn = async (): Promise<boolean> =>
    (await next(pieces.length, bytes.length)) && !isGone(res);
  if (isGone(res) || !(await mayGoOn())) return "nothing";
  if (body.length > 0) writeHead(res, answer, body.length);
  const stream = body.length > 0 ? res : await byteStream(res, answer.status);
  for (const [place, piece] of pieces.entries()) {
    if (place > 0 && !(await mayGoOn())) {
      res.destroy();
      return "part";
    }
    stream.write(piece);
  }
  return new Promise((resolve) => {
    res.once("close", () => {
      resolve(stream.writableFinished ? "all" : "part");
    });
    stream.end();
  });
}

/** Closes the connection (a TCP FIN) without a further byte. */
export const closeConnection = (res: ServerResponse): void => {
  res.destroy();
};

/** Resets the connection: a TCP RST, also below TLS. */
export function resetConnection(res: ServerResponse): void {
  if (res.socket === null) res.destroy();
  else rawSocketOf(res.socket).resetAndDestroy();
}
