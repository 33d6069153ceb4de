import { connect } from "node:net";
import { authorizationOf } from "../trial/client";
import type { Random } from "../trial/random";
import { stopwatch } from "./promptness";

/** What came back on a bare connection. */
export interface SocketReply {
  /** Status of the first answer; null: none came. */
  status: number | null;
  body: string;
  ms: number;
}

const path = "/giftcard/v3/loads/c36e5efc-f1e1-430f-a737-d8e7e8643b13";
const authorization = `authorization: ${authorizationOf("socket")}`;
const head = (line: string, ...headers: string[]): string =>
  [line, "host: x", authorization, "connection: close", ...headers, "", ""].join("\r\n");
const json = "content-type: application/json";

/** Bytes that are no HTTP, or hardly. */
export function nextBytes(random: Random): Buffer {
  const garbage = Buffer.from(Array.from({ length: 1 + random.int(300) }, () => random.int(256)));
  return Buffer.from(
    random.pick([
      garbage.toString("latin1"),
      `GET ${garbage.toString("latin1")} HTTP/1.1\r\n\r\n`,
      head(`POST ${path} HTTP/1.1`, json, "transfer-encoding: chunked") + "zz\r\n{}\r\n0\r\n\r\n",
      head(`POST ${path} HTTP/1.1`, json, "transfer-encoding: chunked", "content-length: 5") +
        "2\r\n{}\r\n0\r\n\r\n",
      head(`POST ${path} HTTP/1.1`, json, "content-length: 5", "content-length: 6") + "{}",
      head(`POST ${path} HTTP/1.1`, json, "content-length: -1") + "{}",
      head(`POST ${path} HTTP/1.1`, json, "content-length: 1") + "{}",
      head(`POST ${path} HTTP/9.9`),
      head(`POST ${path}\u0000 HTTP/1.1`, json),
      head(`POST ${path} HTTP/1.1`, `x-long: ${"a".repeat(20_000)}`),
      head(
        `POST ${path} HTTP/1.1`,
        ...Array.from({ length: 150 }, (_, number) => `x-${number}: 1`),
        "content-length: 0",
      ),
      head(`POST ${path} HTTP/1.1`, "x-nul: a\u0000b"),
      head(`POST ${path} HTTP/1.1`, "bad header: 1"),
      `POST ${path} HTTP/1.1\nhost: x\n${authorization}\nconnection: close\n${json}\ncontent-length: 2\n\n{}`,
      head(`POST ${path} HTTP/1.1`, json, "content-length: 2").replace("host: x\r\n", "host: x\n") +
        "{}",
      head("CONNECT example.org:80 HTTP/1.1"),
      head("POST http://[::bad HTTP/1.1", json, "content-length: 2") + "{}",
      head(`GET /${"a".repeat(17_000)} HTTP/1.1`),
      head("GET /%E0%A4%A HTTP/1.1"),
      "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]),
    "latin1",
  );
}

/** Sends bytes on a connection of their own, and reads until it is closed. */
export function sendBytes(port: number, bytes: Buffer): Promise<SocketReply> {
  return new Promise((resolve) => {
    const elapsed = stopwatch();
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => socket.end(bytes));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString();
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      const body = text.slice(text.indexOf("\r\n\r\n") + 4);
      resolve({ status: status === undefined ? null : Number(status), body, ms: elapsed() });
    });
  });
}
