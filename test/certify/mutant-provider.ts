import type { AddressInfo } from "node:net";
import { type IncomingMessage, createServer } from "node:http";
import { v4 } from "uuid";
import { startStandin } from "../support/standin";

/** A message on its way to the provider. */
export interface PassedMessage {
  method: string;
  path: string;
  body: string;
}

/** An answer on its way back. */
export interface PassedAnswer {
  status: number;
  body: string;
}

/** What a mutant does otherwise than the simulator behind it. */
export interface Mutant {
  /** Changes a message before it is processed. */
  message?: (message: PassedMessage, seen: readonly PassedMessage[]) => PassedMessage;
  /** Changes the answer to a message. */
  answer?: (
    answer: PassedAnswer,
    message: PassedMessage,
    seen: readonly PassedMessage[],
  ) => PassedAnswer;
}

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of stream.setEncoding("utf8")) text += String(part);
  return text;
}

/** Starts a provider that does one thing otherwise; its URL, without a base path. */
export async function startMutant({ message = same, answer = same }: Mutant): Promise<string> {
  const behind = await startStandin({});
  const seen: PassedMessage[] = [];
  const server = createServer((req, res) => {
    void (async () => {
      const came = { method: req.method ?? "GET", path: req.url ?? "/", body: await textOf(req) };
      const passed = message(came, seen);
      const { authorization = "", "content-type": type } = req.headers;
      const response = await fetch(`${behind.url}${passed.path}`, {
        method: passed.method,
        headers: { authorization, ...(type !== undefined && { "content-type": type }) },
        body: passed.body === "" ? null : passed.body,
      });
      const text = await response.text();
      const sent = answer({ status: response.status, body: text }, came, seen);
      seen.push(came);
      res.writeHead(sent.status, { "content-type": "application/json" }).end(sent.body);
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

const same = <T>(value: T): T => value;

/** An answer with other members. */
const edited =
  (edit: (body: Record<string, unknown>) => object) =>
  ({ status, body }: PassedAnswer): PassedAnswer => ({
    status,
    body: JSON.stringify(edit(JSON.parse(body) as Record<string, unknown>)),
  });

/** Whether a message is a sale. */
const isPurchase = ({ path, method }: { path: string; method: string }): boolean =>
  method === "POST" && path.endsWith("/purchases");

/** Ids that a mutant has given to requests that came again, by the id that came. */
const twins = new Map<string, string>();

const idIn = (body: string): string => (JSON.parse(body) as { id: string }).id;

type MutantCase = [does: string, mutant: Mutant, finding: unknown[]];

/** How an advice message is acknowledged. */
function acknowledged(body: string): string {
  const { id, requestId, time, thirdPartyIdentifiers } = JSON.parse(body) as Record<
    string,
    unknown
  >;
  return JSON.stringify({ id, requestId, time, thirdPartyIdentifiers });
}

/** Providers of airtime that do one thing otherwise, and what is found of each. */
export const mutants: [MutantCase, ...MutantCase[]] = [
  [
    "approves the same id twice",
    {
      message(message, seen) {
        if (!isPurchase(message) || !seen.some(({ body }) => body === message.body)) return message;
        const twin = v4();
        twins.set(idIn(message.body), twin);
        return { ...message, body: message.body.replace(idIn(message.body), twin) };
      },
      answer(answer, message) {
        const twin = isPurchase(message) ? twins.get(idIn(message.body)) : undefined;
        return twin === undefined
          ? answer
          : { ...answer, body: answer.body.replaceAll(twin, idIn(message.body)) };
      },
    },
    ["PR-04", "purchase", "purchase: request, request", 2, true],
  ],
  [
    "takes the reversal of what it has confirmed",
    {
      answer: (answer, message, seen) =>
        message.path.endsWith("/reversals") &&
        answer.status === 400 &&
        seen.some((one) => one.path.endsWith("/purchases/confirmations"))
          ? { status: 202, body: acknowledged(message.body) }
          : answer,
    },
    ["PR-04", "purchaseReversal"],
  ],
  [
    "answers a sale with a status that is not listed",
    { answer: (answer, message) => (isPurchase(message) ? { ...answer, status: 299 } : answer) },
    ["PR-01", "purchase"],
  ],
  [
    "leaves a member away",
    {
      answer: (answer, message) =>
        isPurchase(message) && answer.status === 201
          ? edited(({ time: _time, ...body }) => body)(answer)
          : answer,
    },
    ["PR-02", "purchase"],
  ],
  [
    "sends another id back",
    {
      answer: (answer, message) =>
        isPurchase(message) && answer.status === 201
          ? edited((body) => ({ ...body, id: v4() }))(answer)
          : answer,
    },
    ["PR-05", "purchase"],
  ],
  [
    "takes a sale without a time",
    {
      message: (message) =>
        isPurchase(message) && !message.body.includes('"time"')
          ? {
              ...message,
              body: message.body.replace("{", `{"time":"${new Date().toISOString()}",`),
            }
          : message,
    },
    ["PR-10", "purchase", "purchase: without time", 1, true],
  ],
];
