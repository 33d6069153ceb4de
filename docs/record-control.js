"use strict";

const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { redemption, requests } = require("./control-requests.js");

/** Time that stands still: all that an answer has of it is the same each time. */
const standing = {
  now: () => Date.parse("2031-03-04T12:00:00.000Z"),
  monotonic: () => 0,
  after: () => () => undefined,
};

const authorization = `Basic ${Buffer.from("7102:pos").toString("base64")}`;
const headers = { authorization, "user-agent": "till/1.0", "x-request-id": "till-0017" };

/** Sends the example of a redemption under another id. */
function redeem(url, redemptionId) {
  const file = join(__dirname, "../examples/gift-card-v3.json");
  const recorded = JSON.parse(readFileSync(file, "utf8"));
  const { messages } = recorded.find(({ operation }) => operation === "redeem");
  const { path, id, body } = messages.at(-1);
  const text = JSON.stringify({ path, body }).replaceAll(id, redemptionId);
  const message = JSON.parse(text);
  return fetch(url + message.path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(message.body),
  });
}

/** A redemption that is held: its answer comes once that is decided. */
async function redeemHeld(url, redemptionId) {
  const answered = redeem(url, redemptionId);
  for (;;) {
    const response = await fetch(`${url}/standin/held`, { headers });
    if ((await response.json()).held.length > 0) return { answered };
  }
}

/** What the journal has before the first request: a redemption, and a request that reaches no operation. */
async function sendFirst(url) {
  await redeem(url, redemption);
  await fetch(`${url}/giftcard/v3/redemption`, { headers });
  const neighbour = `Basic ${Buffer.from("7103:pos").toString("base64")}`;
  await fetch(`${url}/standin/clock`, {
    method: "PUT",
    headers: { ...headers, authorization: neighbour, "content-type": "application/json" },
    body: JSON.stringify({ advanceSeconds: 60 }),
  });
}

/** The first event of a stream, without the comments around it: its other ones would come with messages. */
async function firstEvent(response, stop) {
  const event = /(?:^|\n\n)([^:][^]*?\n\n)/;
  let text = "";
  for await (const bytes of response.body) {
    text += Buffer.from(bytes).toString();
    if (event.test(text)) break;
  }
  stop();
  return event.exec(text)?.[1] ?? "";
}

async function answerTo(url, { method, path, query = {}, body, type }) {
  const stream = new AbortController();
  const search = new URLSearchParams(query).toString();
  const response = await fetch(url + path + (search && `?${search}`), {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { "content-type": type }),
      ...(path.endsWith("/stream") && { "last-event-id": "0" }),
    },
    body: typeof body === "object" ? JSON.stringify(body) : body,
    signal: stream.signal,
  });
  const { status } = response;
  const [media = ""] = (response.headers.get("content-type") ?? "").split(";");
  if (media === "text/event-stream")
    return { status, type: media, body: await firstEvent(response, () => stream.abort()) };
  if (media === "application/json") return { status, body: await response.json() };
  const text = await response.text();
  if (status === 204) return { status };
  return { status, type: media, ...(!isBinary(media) && { body: text }) };
}

const isBinary = (media) => !/^(text\/|application\/(x-ndjson|yaml)$)/.test(media);

/** A path with its parameters, and the path as the operation has it. */
const filled = (path, parameters = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name]));

/**
 * The examples of the control API with their answers, in the order of its operations. `heard` is told each answer before
 * it is shortened.
 */
async function recordControl({ createStandin, controlOperations, heard = () => undefined }) {
  const place = mkdtempSync(join(tmpdir(), "standin-record-"));
  const keyFile = join(place, "key");
  writeFileSync(keyFile, Buffer.alloc(32, 1).toString("base64"), { mode: 0o600 });
  const standin = await createStandin({ time: standing, seed: "examples", keyFile });
  await sendFirst(standin.url);
  const whole = {};
  const recorded = new Map();
  const known = (value) => (typeof value === "function" ? value(whole) : value);
  for (const { operation, shown = (answer) => answer, held, ...given } of requests) {
    if (held !== undefined) await redeemHeld(standin.url, held);
    const { method, path } = controlOperations[operation];
    const [parameters, body] = [known(given.parameters), known(given.body)];
    const request = {
      method,
      path: `/standin${filled(path, parameters)}`,
      ...given,
      parameters,
      body,
    };
    const type = typeof body === "string" ? "application/x-ndjson" : "application/json";
    const answer = await answerTo(standin.url, { ...request, type });
    if (answer.status >= 300) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
    whole[operation] = answer.body;
    heard(operation, answer);
    recorded.set(operation, {
      operation,
      messages: [
        {
          ...request,
          answer: { ...answer, ...("body" in answer && { body: shown(answer.body) }) },
        },
      ],
    });
  }
  await standin.close();
  rmSync(place, { recursive: true });
  return Object.keys(controlOperations).flatMap((id) => recorded.get(id) ?? []);
}

module.exports = { recordControl };
