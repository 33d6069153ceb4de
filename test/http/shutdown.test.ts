import { type Standin, type StandinSpace, createStandin } from "../../src";
import { cards, loadOf, newTill as tillOf, redemptionOf } from "../support/messages/gift-card";
import { startProgram } from "../support/program";
import { open, requestBytes } from "../support/socket";
import { until, untilHeld } from "../support/standin";

/** What a till gets whose message is held as the simulator stops. */
async function replyAtStop<R>(
  standin: Standin,
  space: StandinSpace,
  reply: Promise<R>,
): Promise<R> {
  await untilHeld(space);
  const closing = standin.close();
  const answer = await reply;
  await closing;
  return answer;
}

test("a request that is held is told: 503, declined, nothing happened", async () => {
  const standin = await createStandin();
  const till = tillOf(standin);
  const reply = till.redeem(redemptionOf(cards.faultSlow, 700));
  expect(await replyAtStop(standin, till.space, reply)).toMatchObject({
    status: 503,
    body: { errorType: "UPSTREAM_UNAVAILABLE", errorMessage: "Shutting down" },
  });
});

test("an advice that is held is told 504: the till repeats it once the simulator is back", async () => {
  const standin = await createStandin();
  const till = tillOf(standin);
  const message = loadOf(cards.empty, 5);
  await till.load(message);
  till.space.scenario({
    name: "slow",
    title: "Slow",
    interface: "gift-card-v3",
    rules: [
      { on: { operation: "confirmLoad" }, fault: { when: "before", kind: "delay", for: "5m" } },
    ],
  });
  const reply = till.confirm("load", message.id);
  expect(await replyAtStop(standin, till.space, reply)).toMatchObject({
    status: 504,
    body: { errorType: "UPSTREAM_UNAVAILABLE", errorMessage: "Shutting down" },
  });
});

test("an answer that waits goes out at once; silence ends", async () => {
  const standin = await createStandin();
  const till = tillOf(standin);
  till.space.scenario({
    name: "late",
    title: "Late",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, fault: { when: "after", kind: "delay", for: "5m" } }],
  });
  const late = till.load(loadOf(cards.empty, 5));
  const message = redemptionOf(cards.faultNoAnswer, 5);
  const silent = till.client.postIntoSilence(`/giftcard/v3/redemptions/${message.id}`, message);
  await until(() => till.space.messages().exchanges.length === 2);
  await standin.close();
  expect(await late).toMatchObject({ status: 201 });
  expect(await silent).toBe("ECONNRESET");
});

test("connections that are idle, and streams, do not keep it", async () => {
  const standin = await createStandin();
  const idle = open(standin.url);
  idle.write(requestBytes("GET", "/standin/health").replace("connection: close\r\n", ""));
  const stream = open(standin.url);
  stream.write(
    requestBytes("GET", "/standin/messages/stream").replace("connection: close\r\n", ""),
  );
  await until(() => idle.received().includes("200 OK") && stream.received().includes("200 OK"));
  await standin.close();
  await Promise.all([idle.closed, stream.closed]);
});

test("after it nothing is answered", async () => {
  const standin = await createStandin();
  await standin.close();
  await expect(fetch(`${standin.url}/standin/health`)).rejects.toThrow();
});

test("a signal ends a simulator whose log nobody reads any more", async () => {
  const { stopReading, end } = await startProgram(["--db", ":memory:"]);
  stopReading();
  expect(await end("SIGTERM")).toBe(0);
});

test("SIGHUP ends no process that is not on a terminal: a supervisor reloads it so", async () => {
  const { url, logs, send, end } = await startProgram(["--db", ":memory:"]);
  send("SIGHUP");
  await logs("reloading");
  expect((await fetch(`${url}/standin/health`)).status).toBe(200);
  expect(await end("SIGTERM")).toBe(0);
});
