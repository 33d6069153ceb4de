import type { ClientRequest } from "node:http";
import { TLSSocket } from "node:tls";
import type { Disturbance } from "../journal/exchange";

/** Time between the pieces of a body that is sent in pieces, in milliseconds. */
const pieceMs = 10;

/** Sends the body of a request and ends it, or breaks it off: `disturbed` says how. */
export function sendDisturbed(
  request: ClientRequest,
  body: Buffer | undefined,
  disturbed: Disturbance | undefined,
): void {
  if (disturbed === "pieces" && body !== undefined) sendPieces(request, body);
  else if (disturbed === "cut") cutMessage(request, body);
  else request.end(body);
  if (disturbed === "reset")
    request.once("finish", () => {
      // TLS has no reset of its own.
      if (request.socket instanceof TLSSocket) request.destroy();
      else request.socket?.resetAndDestroy();
    });
}

/** Half of the body, and the end of the connection. */
function cutMessage(request: ClientRequest, body: Buffer | undefined): void {
  request.write(body?.subarray(0, body.length / 2) ?? "", () => {
    request.destroy();
  });
}

/** One byte, half of the others, and the rest: each piece arrives by itself. */
function sendPieces(request: ClientRequest, body: Buffer): void {
  const half = Math.ceil(body.length / 2);
  const send = (pieces: readonly Buffer[]): void => {
    const [piece, ...others] = pieces;
    if (request.destroyed) return;
    if (piece === undefined) request.end();
    else request.write(piece);
    if (piece !== undefined) setTimeout(send, pieceMs, others);
  };
  request.setNoDelay(true);
  send([body.subarray(0, 1), body.subarray(1, half), body.subarray(half)]);
}
