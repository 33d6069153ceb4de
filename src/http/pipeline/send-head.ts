import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Answer } from "../../contract/answer";

/*
 * An answer without a body has nothing but its head that could be spoiled. The head goes to the
 * socket as bytes, past Node, which would write it whole; the connection is closed after it.
 */

/** The head of an answer without a body, as it goes over the wire. */
export function headOf({ status, headers = {} }: Answer): Buffer {
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
export function inTurn(res: ServerResponse, work: (socket: Socket) => void): void {
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
export function sendBytes(res: ServerResponse, status: number, bytes: Uint8Array): void {
  res.statusCode = status;
  inTurn(res, (socket) => {
    socket.write(bytes, () => {
      res.destroy();
    });
  });
}

/** The way on which bytes take the place of an answer, piece by piece. */
export const byteStream = (res: ServerResponse, status: number): Promise<Socket> =>
  new Promise((resolve) => {
    res.statusCode = status;
    inTurn(res, resolve);
  });
