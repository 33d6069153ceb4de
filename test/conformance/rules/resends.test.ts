import type { Standin } from "../../../src";
import {
  type Message,
  type Till,
  cards,
  loadOf,
  newTill,
  requestPath,
} from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";

/** HTTP clients that send a POST twice by themselves, where its connection breaks. */
const time = new VirtualTime();
let standin: Standin;
beforeAll(async () => {
  standin = await startStandin({ time });
});

const newId = "After an unknown outcome reverse the request; try again under a new id.";
const toldTwice = (id: string): string => `load ${id} was sent (1) and again under the same id (2)`;
const byItself = ": your HTTP client sent it again by itself when the connection broke";

/** Loads; the connection is reset after processing, and the POS sends `again`, so many milliseconds later. */
async function loadTwice(
  till: Till,
  { agent, later = 0, again = {} }: { agent: string; later?: number; again?: Partial<Message> },
) {
  till.space.scenario({
    name: "lost",
    title: "Lost",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, times: 1, fault: { when: "after", kind: "reset" } }],
  });
  const load = loadOf(cards.empty, 7);
  const send = (message: Message) =>
    fetch(standin.url + requestPath("load", load.id), {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa(`${till.tester.user}:${till.tester.password}`)}`,
        "content-type": "application/json",
        "user-agent": agent,
      },
      body: JSON.stringify(message),
    });
  await expect(send(load)).rejects.toThrow();
  time.advance(later);
  await send({ ...load, ...again });
  await till.reverse("load", load.id);
  const { rules } = await till.space.verdict();
  const rule = rules.find(({ id }) => id === "GC-03");
  return { id: load.id, text: rule?.checks[0]?.text, remedy: rule?.remedy, outcome: rule?.outcome };
}

test.each([
  ["curl/8.5.0", "set CURLOPT_FRESH_CONNECT, so that no request goes out on an old connection"],
  ["Java/21.0.2", "start Java with -Dsun.net.http.retryPost=false"],
  ["Java-http-client/17.0.15", "leave out -Djdk.httpclient.enableAllMethodRetry"],
  ["okhttp/3.13.1", "build it with retryOnConnectionFailure(false)"],
  [
    "Apache-HttpClient/4.5.14 (Java/17.0.15)",
    "give its retry handler requestSentRetryEnabled false",
  ],
  ["python-urllib3/2.2.1", "take POST out of the allowed_methods of its Retry"],
  [
    "Go-http-client/1.1",
    "send no Idempotency-Key header, which makes it take a POST for repeatable",
  ],
  [
    "till/1",
    "switch its automatic retries off for POST, or have it open a new connection for each request " +
      "(libcurl: CURLOPT_FRESH_CONNECT)",
  ],
])("%s: the verdict names the switch, and no new id", async (agent, switched) => {
  const { id, ...told } = await loadTwice(newTill(standin), { agent });
  expect(told).toEqual({
    outcome: "fail",
    text: toldTwice(id) + byItself,
    remedy:
      `Keep your HTTP client from sending a request twice: ${switched}. ` +
      "Reverse a request whose outcome is unknown.",
  });
});

test.each([
  ["later", { later: 201 }],
  ["with other bytes", { again: { rrn: "000000000002" } }],
])("what comes %s was sent by the POS", async (_how, sent) => {
  const { id, ...told } = await loadTwice(newTill(standin), { agent: "curl/8.5.0", ...sent });
  expect(told).toEqual({ outcome: "fail", text: toldTwice(id), remedy: newId });
});
