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
