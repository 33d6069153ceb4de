import type { ServerResponse } from "node:http";
import type { Answer } from "../../contract/answer";
import { jsonOf } from "../../contract/json-of";

/** Sends an answer; tells `ended` whether it has gone out whole, or the client left before. */
export function send(res: ServerResponse, answer: Answer, ended?: (arrived: boolean) => void): void {
  // A response without a socket waits its turn behind another one of its connection (pipelining).
  if (res.destroyed || res.socket?.destroyed === true) {
    ended?.(false);
    return;
  }
  const text = answer.body === undefined ? "" : jsonOf(answer.body);
  const headers: Record<string, string | number> = { ...answer.headers, "content-length": Buffer.byteLength(text) };
  if (answer.body !== undefined) headers["content-type"] = "application/json; charset=utf-8";
  res.writeHead(answer.status, headers);
  if (ended !== undefined) {
    res.once("close", () => {
      ended(res.writableFinished);
    });
  }
  res.end(text);
}
