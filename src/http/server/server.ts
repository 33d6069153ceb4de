import { type RequestListener, type Server, createServer, type IncomingMessage } from "node:http";
import type { Server as TlsServer } from "node:https";
import type { Socket } from "node:net";
import type { BoundName } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import { networkOfAddress } from "../door/credentials/wrong-credentials";
import { type SurplusConnections, createAnswering } from "./app";
import { answerBrokenHttp } from "./broken-http";
import { isLoopbackHost } from "../../base-url";
import { type Connections, followConnections, serverOptions } from "./connections";
import type { MountedInterface } from "../door/routing";
import type { Services } from "../services";
import { StartRefused } from "../../simulator/failures";
import type { TlsCredentials } from "./tls";
import type { Duplex } from "node:stream";
import { memberOf, textMember } from "../../contract/values/json-value";
import { errorCode } from "../../error-code";
import { type UnmatchedReason, reasonTexts } from "../../journal/unmatched-request";
import type { RefusedRequest, UnmatchedRequests } from "../../journal/unmatched-requests";
import { rawPacketText, rawText } from "../door/raw-request";
import type { Log } from "../../simulator/log";

/** A server that listens. */
export interface Listening {
  /** `http://127.0.0.1:8080`, or `https:` with TLS. */
  url: string;
  /** No new connections; resolves when the exchanges in flight have ended, or were cut after the grace. */
  close(): Promise<void>;
  /**
   * Serves another certificate to those who connect from now on. Throws OpenSSL's error or `StartRefused`, and goes
   * on with the one of before, if it cannot be served.
   */
  useCertificate: (credentials: TlsCredentials) => void;
}

/** Where to listen, and with which certificate. */
export interface ListenAddress {
  host: string;
  /** 0: a free one. */
  port: number;
  /** Absent: plain HTTP. */
  tls?: TlsCredentials | undefined;
}

/** Starts listening. Rejects if the address is not available, or the certificate is not valid. */
export async function listen(
  services: Services,
  mounted: readonly MountedInterface[],
  { host, port, tls }: ListenAddress,
): Promise<Listening> {
  const surplus: SurplusConnections = new Map();
  const { server, useCertificate } = await serverFor(
    tls,
    createAnswering(services, mounted, surplus),
  );
  tellUnreadable(server, services);
  answerBrokenHttp(server);
  const connections = followConnections(server);
  boundConnections(server, services, surplus);
  const bound = await services.port.open({ server, connections, host, port });
  // What waited to be sent onward when the last process ended goes on now.
  services.onward?.courier.look();
  services.onward?.alarms.setKept();
  services.housekeeping.start();
  if (services.users === undefined && !isLoopbackHost(host))
    services.log.warn(`Everybody who reaches ${host} may use the simulator (--open).`);
  const { address, port: taken, family } = bound;
  const name = family === "IPv6" ? `[${address}]` : address;
  return {
    url: `${tls === undefined ? "http" : "https"}://${name}:${taken}`,
    close: () => closeServer(server, connections),
    useCertificate,
  };
}

interface Serving extends Pick<Listening, "useCertificate"> {
  server: Server | TlsServer;
}

async function serverFor(
  tls: TlsCredentials | undefined,
  listener: RequestListener,
): Promise<Serving> {
  const { server, useCertificate } = await plainOrTls(tls, listener);
  // A client that has closed its sending side may still read: Node would close the other side too.
  return { server: Object.assign(server, { httpAllowHalfOpen: true }), useCertificate };
}

async function plainOrTls(
  tls: TlsCredentials | undefined,
  listener: RequestListener,
): Promise<Serving> {
  if (tls === undefined)
    return { server: createServer(serverOptions, listener), useCertificate: refuseCertificate };
  // Imported here so that a server without TLS does not load it.
  const { createTlsServer } = await import("./tls.js");
  return createTlsServer(serverOptions, tls, listener);
}

function refuseCertificate(): never {
  throw new StartRefused("The simulator serves plain HTTP: it has no certificate.");
}

function closeServer(server: Server | TlsServer, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    const incomplete = setTimeout(() => {
      connections.closeIncomplete();
    }, limits.connectionCheckMs);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, limits.shutdownGraceMs);
    server.close(() => {
      clearTimeout(incomplete);
      clearTimeout(cut);
      resolve();
    });
    connections.closeIdle();
  });
}

/** What a client spoke that the port does not take. */
const unspoken = new Set<UnmatchedReason>(["tls", "tls-missing", "http2-not-spoken"]);

/** The first two bytes of a TLS handshake: its record type, and the major version. The first one may come alone. */
const tlsHandshake = [0x16, 0x03];

const reasonsByCode: Readonly<Record<string, UnmatchedReason>> = {
  ERR_SSL_HTTP_REQUEST: "tls-missing",
  HPE_PAUSED_H2_UPGRADE: "http2-not-spoken",
  HPE_HEADER_OVERFLOW: "headers-too-large",
  ERR_HTTP_REQUEST_TIMEOUT: "request-slow",
};

const statuses: Partial<Record<UnmatchedReason, number>> = {
  "headers-too-large": 431,
  "request-slow": 408,
  // Of a CONNECT.
  proxy: 405,
};

/** An error of a connection: what Node knows of it. */
interface ConnectionFault {
  code: string;
  packet: Buffer | undefined;
  detail: string | undefined;
}

function faultOf(error: Error): ConnectionFault {
  const packet = memberOf(error, "rawPacket");
  const why = textMember(error, "reason");
  return {
    code: String(errorCode(error)),
    packet: ArrayBuffer.isView(packet)
      ? Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength)
      : undefined,
    ...{ detail: why && `${why}.` },
  };
}

function reasonOf({ code, packet }: ConnectionFault): UnmatchedReason | undefined {
  const known = reasonsByCode[code];
  if (known !== undefined) return known;
  const isTls = packet?.subarray(0, 2).every((byte, at) => byte === tlsHandshake[at]);
  if (isTls === true && packet?.length !== 0) return "tls";
  return code.startsWith("HPE_") ? "http-broken" : undefined;
}

/** The method and the path of bytes that begin as a request does. */
function headOf(text: string): Pick<RefusedRequest, "method" | "path"> {
  const [, method = "CONNECTION", path = ""] = /^([A-Z]{1,20}) ([^\s?]*)/.exec(text) ?? [];
  return { method, path };
}

/** Something came over a connection that has brought no request: browsers open some that they may need. */
const hasBegun = (socket: Duplex, latest: WeakMap<Duplex, unknown>): boolean =>
  !latest.has(socket) && Number(Reflect.get(socket, "bytesRead")) > 0;

/** What is told, and where. */
interface Tellers {
  log: Pick<Log, "warn">;
  unmatched: Pick<UnmatchedRequests, "note">;
}

/** Tells of connections of which no request could be made, or none that came whole. */
export function tellUnreadable(server: Server | TlsServer, { log, unmatched }: Tellers): void {
  // A request is not kept for the life of its connection: its answer would be, too.
  const latest = new WeakMap<Duplex, WeakRef<IncomingMessage>>();
  // The client may go on to send: that is no request of its own.
  const over = new WeakSet<Duplex>();
  const latestOn = (socket: Duplex): IncomingMessage | undefined => latest.get(socket)?.deref();
  const note = (
    socket: Duplex,
    told: Pick<RefusedRequest, "method" | "path" | "reason" | "raw" | "detail">,
  ): void => {
    if (over.has(socket)) return;
    over.add(socket);
    const peer: unknown = Reflect.get(socket, "remoteAddress");
    const address = typeof peer === "string" ? peer : "unknown";
    const status = statuses[told.reason] ?? 400;
    unmatched.note({ ...told, receivedAt: Date.now(), address, status, nearest: [] });
    if (!unspoken.has(told.reason)) return;
    const { reason } = told;
    log.warn({ address, reason }, `A connection could not be understood: ${reasonTexts[reason]}.`);
  };
  server.on("request", (req: IncomingMessage) => latest.set(req.socket, new WeakRef(req)));
  server.on("clientError", (error: Error, socket) => {
    const fault = faultOf(error);
    const reason = reasonOf(fault);
    if (reason === undefined) return;
    const { packet, detail } = fault;
    const begun = reason === "request-slow" ? latestOn(socket) : undefined;
    const isWaiting = begun !== undefined && !begun.complete;
    if (reason === "request-slow" && !isWaiting && !hasBegun(socket, latest)) return;
    const raw = isWaiting ? rawText(begun) : packet && rawPacketText(packet);
    note(socket, {
      ...headOf(raw ?? ""),
      reason,
      ...(raw !== undefined && { raw }),
      ...(detail !== undefined && { detail }),
    });
  });
  server.on("connect", (req: IncomingMessage, socket: Duplex) => {
    note(socket, { method: "CONNECT", path: req.url ?? "", reason: "proxy", raw: rawText(req) });
  });
}

/**
 * Counts a server's connections, in all and, but for trusted proxies, by address. One beyond a bound may wait a moment
 * for its refusal, so that its client is told why; where too many wait, it is closed at once.
 */
function boundConnections(
  server: Server,
  { clients, settings: { bounds } }: Pick<Services, "clients" | "settings">,
  surplus: SurplusConnections,
): void {
  const byNetwork = new Map<string, number>();
  let open = 0;
  const fullBound = (own: number, address: string): BoundName | undefined => {
    if (own > bounds.connectionsPerAddress && !clients.isProxy(address))
      return "connectionsPerAddress";
    return open > bounds.connections ? "connections" : undefined;
  };
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "unknown" } = socket;
    const network = networkOfAddress(remoteAddress);
    const own = (byNetwork.get(network) ?? 0) + 1;
    byNetwork.set(network, own);
    open += 1;
    const full = fullBound(own, remoteAddress);
    if (full !== undefined) refuse(socket, full);
    socket.once("close", () => {
      open -= 1;
      surplus.delete(socket);
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
  });

  const refuse = (socket: Socket, full: BoundName): void => {
    if (surplus.size >= limits.surplusConnections) {
      socket.destroy();
      return;
    }
    surplus.set(socket, full);
    const late = setTimeout(() => socket.destroy(), limits.connectionCheckMs);
    socket.once("close", () => {
      clearTimeout(late);
    });
  };
}
