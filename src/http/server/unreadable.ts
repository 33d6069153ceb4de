import type { IncomingMessage, Server } from "node:http";
import type { Server as TlsServer } from "node:https";
import type { Duplex } from "node:stream";
import { memberOf, textMember } from "../../contract/values/member";
import { errorCode } from "../../error-code";
import { type UnmatchedReason, reasonTexts } from "../../journal/unmatched-request";
import type { RefusedRequest, UnmatchedRequests } from "../../journal/unmatched-requests";
import { rawPacketText, rawText } from "../door/raw-request";
import type { Log } from "../../simulator/log";

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
  const latest = new WeakMap<Duplex, IncomingMessage>();
  const note = (
    socket: Duplex,
    told: Pick<RefusedRequest, "method" | "path" | "reason" | "raw" | "detail">,
  ): void => {
    const peer: unknown = Reflect.get(socket, "remoteAddress");
    const address = typeof peer === "string" ? peer : "unknown";
    const status = statuses[told.reason] ?? 400;
    unmatched.note({ ...told, receivedAt: Date.now(), address, status, nearest: [] });
    if (!unspoken.has(told.reason)) return;
    const { reason } = told;
    log.warn({ address, reason }, `A connection could not be understood: ${reasonTexts[reason]}.`);
  };
  server.on("request", (req: IncomingMessage) => latest.set(req.socket, req));
  server.on("clientError", (error: Error, socket) => {
    const fault = faultOf(error);
    const reason = reasonOf(fault);
    if (reason === undefined) return;
    const { packet, detail } = fault;
    const begun = reason === "request-slow" ? latest.get(socket) : undefined;
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
