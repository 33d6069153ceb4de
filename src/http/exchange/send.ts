import type { ServerResponse } from "node:http";
import type { Answer } from "../../contract/answer";
import { jsonOf } from "../../contract/json-of";

/** Sends an answer. Resolves to true once it has gone out whole, to false when the client left before. */
export function send(res: ServerResponse, answer: Answer): Promise<boolean> {
  // A response without a socket waits its turn behind another one of its connection (pipelining).
  if (res.destroyed || res.socket?.destroyed === true) return Promise.resolve(false);
  const text = answer.body === undefined ? "" : jsonOf(answer.body);
  const headers: Record<string, string | number> = { ...answer.headers, "content-length": Buffer.byteLength(text) };
  if (answer.body !== undefined) headers["content-type"] = "application/json; charset=utf-8";
  res.writeHead(answer.status, headers);
  return new Promise((resolve) => {
    res.once("close", () => {
      resolve(res.writableFinished);
    });
    res.end(text);
  });
}
