import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type IncomingMessage, createServer } from "node:http";
import type { StandinOptions } from "../../src";
import { startStandin } from "../support/standin";

/** A message on its way to the provider. */
export interface PassedMessage {
  method: string;
  path: string;
  body: string;
  authorization: string;
  /** Pieces in which its body came. */
  pieces: number;
  /** Its connection ended in the middle of the body. */
  isCut: boolean;
}

/** An answer on its way back. */
export interface PassedAnswer {
  status: number;
  body: string;
}

/** What a mutant has at hand. */
interface Behind {
  /** Gives a message to the simulator behind it. */
  pass: (message: PassedMessage) => Promise<PassedAnswer>;
  /** The messages before, of which it is done with some, each with its answer once there is one. */
  seen: readonly (PassedMessage & { answer?: PassedAnswer })[];
}

/** What a mutant does with a message in place of passing it on. */
export type Mutant = (message: PassedMessage, behind: Behind) => Promise<PassedAnswer>;

/** In place of an answer: the connection is reset. */
export const reset: PassedAnswer = { status: 0, body: "" };

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** Reads a body, or as much of it as comes. */
async function bodyOf(stream: IncomingMessage) {
  const parts: string[] = [];
  stream.setEncoding("utf8").on("data", (part: string) => parts.push(part));
  const isCut = await Promise.race([
    once(stream, "end").then(() => false),
    once(stream, "close").then(() => !stream.complete),
  ]).catch(() => true);
  return { body: parts.join(""), pieces: parts.length, isCut };
}

/** Starts a provider that does one thing otherwise; its URL, without a base path. */
export async function startMutant(mutant: Mutant, options: StandinOptions = {}): Promise<string> {
  const behind = await startStandin(options);
  const pass = async ({ method, path, body, authorization }: PassedMessage) => {
    const response = await fetch(`${behind.url}${path}`, {
      method,
      headers: {
        ...(authorization !== "" && { authorization }),
        ...(body !== "" && { "content-type": "application/json" }),
      },
      body: body === "" ? null : body,
    });
    return { status: response.status, body: await response.text() };
  };
  const seen: (PassedMessage & { answer?: PassedAnswer })[] = [];
  const server = createServer((req, res) => {
    void (async () => {
      const { authorization = "" } = req.headers;
      const head = { method: req.method ?? "GET", path: req.url ?? "/", authorization };
      const came: PassedMessage & { answer?: PassedAnswer } = { ...head, ...(await bodyOf(req)) };
      const before = [...seen];
      if (!came.isCut) seen.push(came);
      const answer = await mutant(came, { pass, seen: before });
      came.answer = answer;
      if (res.destroyed) return;
      if (answer === reset) {
        req.socket.resetAndDestroy();
        return;
      }
      res.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
