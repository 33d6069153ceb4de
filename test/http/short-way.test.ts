import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import type { Standin } from "../../src";
import { adviceFor, base, cards, loadOf, rand, redemptionOf } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

/*
 * Plain messages take a short way past Express. On either way the answer and the journal are the same, byte for
 * byte: the same messages are sent to two simulators, to one of them as a browser sends them, which takes them through
 * Express.
 */

interface Sent {
  method?: string;
  path: string;
  body?: string | Buffer;
  headers?: OutgoingHttpHeaders;
}

interface Received {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const kept = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => {
  kept.destroy();
});

function send(standin: Standin, sent: Sent): Promise<Received> {
  const { method = "POST", path, body = "", headers } = sent;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      standin.url + path,
      {
        method,
        agent: kept,
        headers: {
          authorization: standin.authorization,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "x-request-id": "either-way",
          ...headers,
        },
      },
      (incoming) => {
        const pieces: Buffer[] = [];
        incoming.on("data", (piece: Buffer) => pieces.push(piece));
        incoming.on("end", () => {
          const { date: _date, connection: _connection, ...rest } = incoming.headers;
          delete rest["keep-alive"];
          const text = Buffer.concat(pieces).toString();
          resolve({ status: incoming.statusCode, headers: rest, body: text });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** What the journal holds of it that does not tell the time. */
const journalOf = (standin: Standin) =>
  standin
    .messages()
    .exchanges.map(
      ({ name: _name, durationMs: _duration, receivedAt: _at, request: sent, ...rest }) => ({
        ...rest,
        body: sent.body,
      }),
    );

const load = loadOf(cards.funded, 500);
const redemption = redemptionOf(cards.funded, 100);
const at = (message: { id: string }, collection = "redemptions"): string =>
  `${base}/${collection}/${message.id}`;
const text = (message: object): string => JSON.stringify(message);
const another = (): { id: string } => redemptionOf(cards.funded, 1);
const [a, b, c, d, e, f] = [another(), another(), another(), another(), another(), another()];
const advice = adviceFor(load.id);

const messages: [string, Sent][] = [
  ["a load", { path: at(load, "loads"), body: text(load) }],
  ["its repeat", { path: at(load, "loads"), body: text(load) }],
  [
    "its confirmation",
    { path: `${at(load, "loads")}/confirmations/${advice.id}`, body: text(advice) },
  ],
  ["a redemption", { path: at(redemption), body: text(redemption) }],
  [
    "a charset",
    { path: at(a), body: text(a), headers: { "content-type": "application/json; charset=utf-8" } },
  ],
  [
    "a foreign charset",
    { path: at(b), body: text(b), headers: { "content-type": "application/json; charset=latin1" } },
  ],
  ["a foreign type", { path: at(b), body: text(b), headers: { "content-type": "text/plain" } }],
  ["a byte order mark", { path: at(b), body: `\uFEFF${text(b)}` }],
  ["no JSON", { path: at(c), body: "{" }],
  ["no body", { path: at(c), body: "" }],
  ["bytes that are no UTF-8", { path: at(c), body: Buffer.from([0x22, 0xff, 0x22]) }],
  ["a name twice", { path: at(c), body: text(c).replace("{", '{"id":"x",') }],
  [
    "a name that reaches a prototype",
    { path: at(d), body: text(d).replace("{", '{"__proto__":{},') },
  ],
  ["too deep", { path: at(d), body: "[".repeat(100) + "]".repeat(100) }],
  [
    "a large number",
    { path: at(d), body: text(d).replace('"amount":1', '"amount":9007199254740993') },
  ],
  ["another id in the path", { path: at(e), body: text(d) }],
  [
    "an amount of the wrong type",
    { path: at(e), body: text({ ...e, amounts: { requestAmount: rand("1" as never) } }) },
  ],
  ["a query", { path: `${at(e)}?more=1`, body: text(e) }],
  ["a slash at the end", { path: `${at(f)}/`, body: text(f) }],
  ["an escape", { path: at(f).replace("redemptions", "%72edemptions"), body: text(f) }],
  ["two slashes", { path: at(f).replace("/redemptions", "//redemptions"), body: text(f) }],
  ["an unknown path", { path: `${base}/nothing/${f.id}`, body: text(f) }],
  ["a wrong method", { method: "PUT", path: at(f), body: text(f) }],
  [
    "a page of another origin",
    { path: at(f), body: text(f), headers: { origin: "http://elsewhere.example" } },
  ],
  ["compressed bytes", { path: at(f), body: text(f), headers: { "content-encoding": "gzip" } }],
  ["wrong credentials", { path: at(f), body: text(f), headers: { authorization: "Basic !" } }],
];

test("what is answered and journalled is the same on the short way and through Express", async () => {
  const [short, long] = await Promise.all([startStandin(), startStandin()]);
  for (const standin of [short, long]) standin.clock({ set: "2031-03-04T12:00:00Z", frozen: true });
  const answers: Record<"short" | "long", [string, Received][]> = { short: [], long: [] };
  for (const [name, sent] of messages) {
    answers.short.push([name, await send(short, sent)]);
    const headers = { "sec-fetch-site": "none", ...sent.headers };
    answers.long.push([name, await send(long, { ...sent, headers })]);
  }
  expect(answers.short).toEqual(answers.long);
  expect(journalOf(short)).toEqual(journalOf(long));
  expect(short.data()).toEqual(long.data());
});
