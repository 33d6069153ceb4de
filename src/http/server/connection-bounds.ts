import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Server as TlsServer } from "node:https";
import type { Duplex } from "node:stream";
import { v4 } from "uuid";
import { refuse } from "../../contract/answer";
import { type ErrorEntry, commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits/limits";
import { errorAnswer } from "../../exchange/delivery/refusal";
import { send } from "../../exchange/delivery/send";
import { type ReceivedRequest, hasBody } from "../door/raw-request";
import { sendRefusal, sweepUnread } from "../door/body/body-refusal";
import type { Socket } from "node:net";
import type { BoundName } from "../../limits/bounds";
import { networkOfAddress } from "../door/credentials/denials";
import type { Services } from "../services";

/** Options of the HTTP server that bound what a client may send, and how slowly. */
export const serverOptions = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  connectionsCheckingInterval: limits.connectionCheckMs,
  keepAliveTimeout: limits.idleConnectionMs,
  requireHostHeader: false,
} as const;

const connectionErrors: Readonly<Record<string, ErrorEntry>> = {
  HPE_HEADER_OVERFLOW: commonErrors["headers-too-large"],
  ERR_HTTP_REQUEST_TIMEOUT: commonErrors["request-slow"],
};

const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Answers on the bare socket, where no request could be made of what came. */
function answerSocket(socket: Duplex, error: ErrorEntry): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(
    errorAnswer(refuse(error, { freeString: error.when }), { id: v4() }).body,
  );
  socket.end(
    `HTTP/1.1 ${error.status} ${statusTexts[error.status] ?? "Error"}\r\n` +
      "content-type: application/json; charset=utf-8\r\n" +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  // A client that does not read the answer must not keep the socket.
  setTimeout(() => socket.destroy(), limits.connectionCheckMs).unref();
}

/** Refuses a request of which no more can be made; says why. */
export function refuseRequest(
  { req, res }: Pick<ReceivedRequest, "req" | "res">,
  freeString: string,
): void {
  if (!req.complete) sweepUnread(req, res);
  send(res, errorAnswer(refuse(commonErrors["http-broken"], { freeString }), { id: v4() }));
}

/** Refuses a request with more headers than anybody needs. */
export function refuseHeaders(received: Pick<ReceivedRequest, "req" | "res">): void {
  const { req, res } = received;
  if (hasBody(req)) sweepUnread(req, res);
  const freeString = `More than ${limits.headerCount} headers.`;
  sendRefusal(res, refuse(commonErrors["headers-too-large"], { freeString }));
}

/** Answers where the router gave up: a target that is not a URL reaches none of its handlers. */
export function refuseTarget(received: Pick<ReceivedRequest, "req" | "res">): void {
  if (received.res.headersSent) received.res.destroy();
  else refuseRequest(received, "The target of the request is not a URL.");
}

/** Gives an ErrorDetail to what Node itself would answer with an empty page, or not at all. */
export function answerBrokenHttp(server: Server | TlsServer): void {
  server.maxHeadersCount = 0;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    else answerSocket(socket, connectionErrors[error.code ?? ""] ?? commonErrors["http-broken"]);
  });
  server.on("connect", (_req, socket) => {
    answerSocket(socket, commonErrors["method-wrong"]);
  });
  server.on("checkExpectation", (_req: IncomingMessage, res: ServerResponse) => {
    send(res, errorAnswer(refuse(commonErrors["expectation-unmet"]), { id: v4() }));
  });
}

/**
 * Begins so many requests in a turn of the event loop; the others wait, those of each credentials in a line of their
 * own, for their turn. Node accepts one connection a turn: if a turn took all that came, a new client would wait for a
 * message of every other one, and that once for each connection before its own.
 */
interface RequestTurns {
  /** Requests that may begin now. Who begins one counts it off. */
  left: number;
  /** Begins a request in one of the next turns. */
  later(received: ReceivedRequest): void;
}

export function createRequestTurns(begin: (received: ReceivedRequest) => void): RequestTurns {
  const lines = new Map<string, ReceivedRequest[]>();
  const turns: RequestTurns = {
    left: limits.requestsATurn,
    later(received) {
      const { authorization = "" } = received.req.headers;
      const line = lines.get(authorization);
      if (line !== undefined) line.push(received);
      else if (lines.set(authorization, [received]).size === 1) setImmediate(takeTurn);
    },
  };
  /** The first of the line whose turn it is; the line goes to the end. */
  const first = (): ReceivedRequest | undefined => {
    for (const [authorization, line] of lines) {
      lines.delete(authorization);
      const received = line.shift();
      if (line.length > 0) lines.set(authorization, line);
      return received;
    }
    return undefined;
  };
  const takeTurn = (): void => {
    let left: number = limits.requestsATurn;
    for (; left > 0 && lines.size > 0; left -= 1) {
      const received = first();
      if (received !== undefined) begin(received);
    }
    // Where some still wait, nobody who comes overtakes them.
    turns.left = lines.size > 0 ? 0 : left;
    if (lines.size > 0) setImmediate(takeTurn);
  };
  return turns;
}

/** Connections beyond the bounds, each with the bound that leaves it no room: requests on them are refused. */
export type SurplusConnections = Map<Socket, BoundName>;

/**
 * Counts a server's connections, in all and, but for trusted proxies, by address. One beyond a bound may wait a moment
 * for its refusal, so that its client is told why; where too many wait, it is closed at once.
 */
export function boundConnections(
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
