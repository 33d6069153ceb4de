import { request } from "node:http";

/** An answer with the interim ones that came before it. */
export interface WatchedReply {
  interim: number[];
  status: number;
  text: string;
  body: Record<string, unknown>;
}

/** A GET in flight, by a client that tells interim answers as they come. */
export interface Watched {
  /** Resolves once an interim answer has come. */
  interim: Promise<number>;
  final: Promise<WatchedReply>;
  /** Leaves without waiting. */
  leave(): void;
}

export function watch(url: string, path: string, user: string, password: string): Watched {
  const seen: number[] = [];
  const sent = request(new URL(path, url), { auth: `${user}:${password}`, agent: false });
  const interim = new Promise<number>((resolve) => {
    sent.on("information", ({ statusCode }) => {
      seen.push(statusCode);
      resolve(statusCode);
    });
  });
  const final = new Promise<WatchedReply>((resolve, reject) => {
    sent.on("error", reject);
    sent.on("response", (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
        resolve({ interim: seen, status: res.statusCode ?? NaN, text, body });
      });
    });
  });
  sent.end();
  return {
    interim,
    final,
    leave: () => {
      sent.destroy();
    },
  };
}
