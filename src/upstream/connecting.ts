import { Agent as PlainAgent, type ClientRequest } from "node:http";
import { Agent as TlsAgent } from "node:https";
import { type Socket, connect as connectPlain, isIP } from "node:net";
import {
  type SecureContext,
  TLSSocket,
  connect as connectTls,
  createSecureContext,
  rootCertificates,
} from "node:tls";
import { HttpsProxyAgent } from "https-proxy-agent";
import { getProxyForUrl } from "proxy-from-env";
import { limits } from "../limits/limits";
import type { Reach } from "./answer";
import { type FailureOf, failureOf, watchCertificate } from "./failure";
import { type ForbiddenAddress, placeOf } from "./forbidden-addresses";

/** How messages reach a provider. */
export interface Connecting {
  url: URL;
  /** Name of this simulator in `Via`. */
  via: string;
  authorization: string | undefined;
  /** PEM: trusted beside the system's. */
  ca: string | undefined;
  /** PEM: a client certificate and its key. */
  cert: string | undefined;
  key: string | undefined;
  /** URL of a proxy; `none`; undefined: that of the environment. */
  proxy: string | undefined;
  timeoutMs: number;
  connectMs: number;
  keepAlive: boolean;
  /** Aborted when the simulator ends: nothing may be on its way any longer. */
  over: AbortSignal;
  /** Why no message may go to an address; undefined: it may. */
  forbids: (address: string) => ForbiddenAddress | undefined;
}

/** What TLS trusts and shows, made once for all messages: the system's authorities count beside one that is given. */
const secureContextOf = ({ url, ca, cert, key }: Connecting): SecureContext | undefined =>
  url.protocol === "https:"
    ? createSecureContext({ ...(ca !== undefined && { ca: [...rootCertificates, ca] }), cert, key })
    : undefined;

type SendingAgent = PlainAgent | TlsAgent | HttpsProxyAgent<string>;

/** URL of the proxy; empty: there is none. */
const proxyFor = ({ proxy, url }: Connecting): string =>
  proxy === "none" ? "" : (proxy ?? getProxyForUrl(url.href));

/** A proxy agent that gives up the connection to the proxy when the message does that it is for. */
class ProxyAgent extends HttpsProxyAgent<string> {
  override async connect(
    ...[request, options]: Parameters<HttpsProxyAgent<string>["connect"]>
  ): Promise<Socket> {
    const { connectOpts } = this;
    const waiting = new AbortController();
    const abandon = (): void => {
      waiting.abort();
    };
    const signal = abandonedBy.get(request);
    const unwatch = (): void => signal?.removeEventListener("abort", abandon);
    signal?.addEventListener("abort", abandon);
    // Once the proxy has answered, the connection is the message's, or closed already.
    request.prependOnceListener("proxyConnect", unwatch);
    try {
      // It connects at once, before it first waits.
      this.connectOpts = { ...connectOpts, signal: waiting.signal };
      const connected = super.connect(request, options);
      this.connectOpts = connectOpts;
      return await connected;
    } finally {
      unwatch();
    }
  }
}

/** What says that a message is given up: Node tells an agent nothing of one that has no connection yet. */
export const abandonedBy = new WeakMap<ClientRequest, AbortSignal>();

/** A connection for each message, or those that are kept for a short time. */
function agentFor(connecting: Connecting): SendingAgent {
  const { url, keepAlive } = connecting;
  const options = {
    keepAlive,
    ...(keepAlive && { timeout: limits.upstreamIdleMs, scheduling: "lifo" as const }),
    maxFreeSockets: limits.upstreamConnections,
  };
  const proxyUrl = proxyFor(connecting);
  if (proxyUrl !== "") return new ProxyAgent(proxyUrl, options);
  const agent = url.protocol === "https:" ? new TlsAgent(options) : new PlainAgent(options);
  return keepAlive ? droppingUnasked(agent) : agent;
}

/** What the messages to a provider share. */
export const connectionTo = (
  connecting: Connecting,
): { agent: SendingAgent; secureContext: SecureContext | undefined } => ({
  agent: agentFor(connecting),
  secureContext: secureContextOf(connecting),
});

/** A kept connection on which anything comes that nobody has asked for is not used again. */
function droppingUnasked<A extends PlainAgent>(agent: A): A {
  agent.on("free", (socket: Socket) => {
    const drop = (): void => {
      socket.destroy();
    };
    socket.once("data", drop);
    keptSockets.set(socket, drop);
  });
  return agent;
}

/** What watches over a connection while it is kept. */
const keptSockets = new WeakMap<Socket, () => void>();

export const unwatch = (socket: Socket): void => {
  const drop = keptSockets.get(socket);
  if (drop !== undefined) socket.off("data", drop);
};

/** Connects to a provider, and sends nothing. */
export async function reach(connecting: Connecting): Promise<Reach> {
  const { url, connectMs } = connecting;
  if (proxyFor(connecting) !== "")
    return { host: url.host, isReached: true, text: "by a proxy, not looked at" };
  const { host, port } = placeOf(url);
  const secureContext = secureContextOf(connecting);
  return new Promise((resolve) => {
    const socket =
      url.protocol === "https:"
        ? connectTls(
            { host, port, ...(isIP(host) === 0 && { servername: host }), secureContext },
            () => {
              end({ isReached: true, text: spoken(socket as TLSSocket) });
            },
          )
        : connectPlain({ host, port }, () => {
            end({ isReached: true, text: "plain HTTP" });
          });
    const certificate = socket instanceof TLSSocket ? watchCertificate(socket) : undefined;
    const timer = setTimeout(() => {
      end({ isReached: false, text: "no connection in time" });
    }, connectMs);
    const end = (found: Omit<Reach, "host">): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ host: url.host, ...found });
    };
    socket.on("error", (error) => {
      end({ isReached: false, text: inWords(failureOf(error, certificate?.())) });
    });
  });
}

/** A failure in words: `refused`, `tls: unknown issuer`. */
const inWords = ({ failure, reason }: FailureOf): string =>
  reason === undefined ? failure : `${failure}: ${reason}`;

function spoken(socket: TLSSocket): string {
  const { valid_to: until, issuer } = socket.getPeerCertificate();
  const day = new Date(until).toISOString().slice(0, 10);
  const [issuedBy] = [issuer.CN, issuer.O].flat();
  return `${socket.getProtocol() ?? "TLS"}, certificate until ${day} by ${issuedBy ?? "nobody named"}`;
}
