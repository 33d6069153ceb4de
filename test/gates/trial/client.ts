import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { HttpMessage } from "./messages";
import { stopwatch } from "../fuzz/promptness";

/** What came back; status null: nothing did, the connection was closed. */
export interface Reply {
  status: number | null;
  headers: IncomingHttpHeaders;
  text: string;
  /** The parsed body; undefined where there is none, or it is not JSON. */
  body: unknown;
  ms: number;
}

/** A client that keeps its connections. */
export interface Client {
  send(message: HttpMessage, user: string): Promise<Reply>;
  close(): void;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Credentials of a user whose password is its name. */
export const authorizationOf = (user: string): string =>
  `Basic ${Buffer.from(`${user}:${user}`).toString("base64")}`;

/** Opens a client of the simulator at `url`. */
export function openClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const { hostname, port } = new URL(url);
  return {
    send: (message, user) =>
      new Promise((resolve) => {
        const elapsed = stopwatch();
        const end = (status: number | null, headers: IncomingHttpHeaders, text: string): void => {
          resolve({ status, headers, text, body: parsed(text), ms: elapsed() });
        };
        const body =
          typeof message.body === "object" && !Buffer.isBuffer(message.body)
            ? JSON.stringify(message.body)
            : message.body;
        const headers = {
          authorization: authorizationOf(user),
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          }),
          ...message.headers,
        };
        const sent = request(
          { agent, hostname, port, method: message.method, path: message.path, headers },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on("data", (chunk: Buffer) => chunks.push(chunk));
            answer.on("end", () => {
              end(answer.statusCode ?? null, answer.headers, Buffer.concat(chunks).toString());
            });
            answer.on("error", () => {
              end(null, {}, "");
            });
          },
        );
        sent.on("error", () => {
          end(null, {}, "");
        });
        sent.end(body);
      }),
    close() {
      agent.destroy();
    },
  };
}
