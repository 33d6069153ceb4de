import type { ServerResponse } from "node:http";
import type { Answer } from "../../contract/answer";
import { jsonOf } from "../../contract/json-of";
import { rawSocketOf } from "../raw-sockets";

const textOf = ({ body }: Answer): string => (body === undefined ? "" : jsonOf(body));

/** Nobody is there any more. A response without a socket waits its turn behind another one of its connection (pipelining). */
const isGone = (res: ServerResponse): boolean => res.destroyed || res.socket?.destroyed === true;

function writeHead(res: ServerResponse, answer: Answer, bytes: number): void {
  const headers: Record<string, string | number> = { ...answer.headers, "content-length": bytes };
  if (answer.body !== undefined) headers["content-type"] = "application/json; charset=utf-8";
  res.writeHead(answer.status, headers);
}

/** Sends an answer; tells `ended` whether it has gone out whole, or the client left before. */
export function send(res: ServerResponse, answer: Answer, ended?: (arrived: boolean) => void): void {
  if (isGone(res)) {
    ended?.(false);
    return;
  }
  const text = textOf(answer);
  writeHead(res, answer, Buffer.byteLength(text));
  if (ended !== undefined) {
    res.once("close", () => {
      ended(res.writableFinished);
    });
  }
  res.end(text);
}

/** Promises the whole body, sends half of it, and closes the connection. */
export function sendTruncated(res: ServerResponse, answer: Answer): void {
  if (isGone(res)) return;
  const bytes = Buffer.from(textOf(answer));
  writeHead(res, answer, bytes.length);
  res.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => { res.destroy(); });
}

/** Sends a body that is no JSON: the answer's text from its second character on. */
export function sendMalformed(res: ServerResponse, answer: Answer): void {
  if (isGone(res)) return;
  const text = textOf(answer).slice(1) || "{";
  writeHead(res, answer, Buffer.byteLength(text));
  res.end(text);
}

/** Most pieces in which a body drips. */
const pieces = 20;

/** Sends the body in pieces, with a wait between two of them; resolves to whether all of it went out. */
export async function sendDripping(res: ServerResponse, answer: Answer, between: (pieces: number) => Promise<void>): Promise<boolean> {
  if (isGone(res)) return false;
  const bytes = Buffer.from(textOf(answer));
  writeHead(res, answer, bytes.length);
  res.flushHeaders();
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  const count = Math.ceil(bytes.length / size);
  for (let piece = 0; piece < count; piece += 1) {
    await between(count);
    if (isGone(res)) return false;
    res.write(bytes.subarray(piece * size, (piece + 1) * size));
  }
  return new Promise((resolve) => {
    res.once("close", () => { resolve(res.writableFinished); });
    res.end();
  });
}

/** Closes the connection (a TCP FIN) without a further byte. */
export const closeConnection = (res: ServerResponse): void => { res.destroy(); };

/** Resets the connection: a TCP RST, also below TLS. */
export function resetConnection(res: ServerResponse): void {
  if (res.socket === null) res.destroy();
  else rawSocketOf(res.socket).resetAndDestroy();
}
