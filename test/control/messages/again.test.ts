import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import { Client, type Reply } from "../../support/client";
import {
  advicePath,
  base,
  cards,
  card,
  loadOf,
  newTill,
  redemptionOf,
  requestPath,
} from "../../support/messages/gift-card";
import { open } from "../../support/socket";
import { startStandin, until, untilHeld } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";

const start = async (options = {}) => {
  const standin = await startStandin(options);
  const till = newTill(standin);
  const again = (number: number | string, change?: object): Promise<Reply> =>
    till.client.post(`/standin/messages/${number}/again`, change ?? {});
  return { till, again, standin, client: till.client, space: till.space };
};

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;
const wrong = (field: string): object => ({
  status: 400,
  body: { detailMessage: { formatErrors: [{ field }] } },
});

test("a message is sent again whole, with an id of its own, as the tester's, and moves the money", async () => {
  const { till, again, space } = await start();
  const request = redemptionOf(cards.funded, 2500);
  await till.redeem(request);
  const { status, body } = await again(1);
  expect({ status, body }).toEqual({ status: 201, body: { number: 2, of: 1, status: 201 } });
  const [first, second] = space.messages().exchanges;
  expect(second).toMatchObject({
    ...{ number: 2, sentBy: "tester", again: 1, operation: "redeem", method: "POST" },
    status: 201,
    stateBefore: "NONE",
    stateAfter: "PENDING",
    messageId: uuid,
    path: requestPath("redemption", second?.messageId ?? ""),
    request: { body: { ...(first?.request.body as object), id: second?.messageId } },
    masked: first?.masked,
  });
  expect(second?.messageId).not.toBe(request.id);
  expect(first).not.toHaveProperty("sentBy");
  expect(await till.balances(cards.funded)).toEqual([45000, 45000]);
  const { exchanges } = await space.journal();
  expect(exchanges[1]).toMatchObject({ sentBy: "tester", again: 1 });
});

test("with the same ids it is the same message: the repeat of a request is a duplicate", async () => {
  const { till, again, space } = await start();
  const request = redemptionOf(cards.funded, 2500);
  await till.redeem(request);
  expect((await again(1, { ids: "same" })).body).toEqual({ number: 2, of: 1, status: 400 });
  const [first, second] = space.messages().exchanges;
  expect(second).toMatchObject({ path: first?.path, request: { body: first?.request.body } });
  expect(second?.answer).toMatchObject({ errorType: "DUPLICATE_RECORD" });
});

test("the advice of a request that was sent again names its new id", async () => {
  const { till, again, space } = await start();
  const request = loadOf(cards.empty, 500);
  await till.load(request);
  await till.confirm("load", request.id);
  await again(1);
  expect((await again(2)).body).toEqual({ number: 4, of: 2, status: 202 });
  const [, , load, advice] = space.messages().exchanges;
  expect(advice).toMatchObject({
    ...{ operation: "confirmLoad", requestId: load?.messageId, again: 2 },
    path: advicePath("load", "confirmations", load?.messageId ?? "", advice?.messageId ?? ""),
    ...{ stateBefore: "PENDING", stateAfter: "CONFIRMED" },
  });
});

test("what the simulator made up for an answer follows too", async () => {
  const { space, client } = await start();
  const { messages } = await space.example("bill-payment", "createRefund");
  let answer: Record<string, unknown> = {};
  for (const { method, path, body } of messages) {
    const text = JSON.stringify(body).replace(
      /\{\w+\.answer\.slipData\.issuerReference\}/,
      String((answer["slipData"] as Record<string, unknown> | undefined)?.["issuerReference"]),
    );
    answer = (await client.send(method, path, JSON.parse(text) as object)).body;
  }
  const last = space.messages().exchanges.length;
  for (let number = 1; number <= last; number += 1) await space.again(number);
  const { exchanges } = space.messages();
  expect(exchanges.slice(last).map(({ status }) => status)).toEqual(
    exchanges.slice(0, last).map(({ status }) => status),
  );
});

test("a change is merged into the body; masked members stay what they were", async () => {
  const { till, again, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  const body = {
    amounts: { requestAmount: { amount: 100 } },
    thirdPartyIdentifiers: null,
    card: { expiryDate: "4911" },
  };
  await again(1, { body });
  const [first, second] = space.messages().exchanges;
  expect(second?.request.body).toMatchObject({
    amounts: { requestAmount: { amount: 100, currency: "710" } },
    card: { pan: "609931*********0068", expiryDate: "4911" },
  });
  expect(second?.request.body).not.toHaveProperty("thirdPartyIdentifiers");
  expect(second?.masked?.["card.pan"]).toBe(first?.masked?.["card.pan"]);
});

test("an id of the change is kept, a path of the change is taken, and a body that is none is replaced", async () => {
  const { till, again, space } = await start();
  const [request, id] = [redemptionOf(cards.funded, 2500), v4()];
  await till.redeem(request);
  const path = requestPath("redemption", id);
  expect((await again(1, { path, body: { id } })).body).toMatchObject({ status: 201 });
  expect(space.message(2)).toMatchObject({ messageId: id, path });
  await till.client.post(requestPath("redemption", v4()), '{"id": "x", "pin": "12');
  expect((await again(3)).body).toEqual({ number: 4, of: 3, status: 400 });
  expect(space.message(4).request).toMatchObject({ raw: space.message(3).request.raw });
  const whole = { ...request, id };
  expect((await again(3, { path, body: whole, ids: "same" })).body).toMatchObject({ status: 400 });
  expect(space.message(5).request.body).toMatchObject({ card: { expiryDate: "4912" } });
});

test("neither the message nor what it leaves open is judged", async () => {
  const { till, again, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  await till.confirm("redemption", space.message(1).messageId ?? "");
  const judged = async () => {
    const { rules } = await space.verdict();
    return rules.map(({ id, outcome, checks }) => [id, outcome, checks.length]);
  };
  const before = await judged();
  await again(1);
  await again(2, { ids: "same", body: { time: "yesterday" } });
  expect(await judged()).toEqual(before);
  expect(await space.message(3, { judged: true })).toMatchObject({ judged: [] });
  expect(await space.transaction(space.message(3).messageId ?? "")).toMatchObject({
    owed: "nothing",
    missing: [],
  });
  const by = (filter: string) => space.messages({ filter }).exchanges.map(({ number }) => number);
  expect(by("sent-by:tester")).toEqual([3, 4]);
  expect(by("sent-by:pos")).toEqual([1, 2]);
});

test("faults strike it, and an answer that does not come is none", async () => {
  const { till, again, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  space.fault("redeem", { after: "no-answer" });
  expect((await again(1)).body).toEqual({ number: 2, of: 1, status: null });
  expect(space.message(2)).toMatchObject({ outcome: "silent", strikes: [{}], sentBy: "tester" });
});

test("who sends it waits ten seconds for its answer", async () => {
  const time = new VirtualTime();
  const { till, again, space } = await start({ time });
  space.clock({ set: "real", frozen: false });
  await till.redeem(redemptionOf(cards.funded, 2500));
  space.fault("redeem", { before: { kind: "delay", for: "50s" } });
  const sent = again(1);
  await untilHeld(space);
  time.advance(10_000);
  expect((await sent).body).toEqual({ number: 2, of: 1, status: null });
  time.advance(40_000);
  await until(() => space.message(2).outcome === "answered");
  expect(space.message(2)).toMatchObject({ status: 201 });
});

test("what cannot be sent is refused, and says why", async () => {
  const { till, again, space, standin } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  expect(await again(2)).toMatchObject({ status: 404 });
  expect(await again("abcdefghijkl")).toMatchObject({ status: 404 });
  expect(await again("one")).toMatchObject(wrong("number"));
  expect(await again(1, { ids: "newer" })).toMatchObject(wrong("ids"));
  expect(await again(1, { headers: {} })).toMatchObject(wrong("headers"));
  expect(await again(1, { path: "redeem" })).toMatchObject(wrong("path"));
  expect(await again(1, { path: "/standin/reset" })).toMatchObject(wrong("path"));
  expect(await again(1, { path: `${base}/redemption/1` })).toMatchObject(wrong("path"));
  expect(space.messages().exchanges).toHaveLength(1);
  const { name = "" } = space.message(1);
  space.reset();
  expect(await again(name)).toMatchObject({ status: 410, body: { undo: true } });
  space.undo();
  expect((await again(name)).body).toMatchObject({ of: 1, status: 201 });
  const stranger = new Client(standin.url, "stranger", "secret");
  expect(await stranger.post("/standin/messages/1/again", {})).toMatchObject({ status: 404 });
});

test("after a restart a message of which a part was masked is gone, and any other is there", async () => {
  const db = join(mkdtempSync(join(tmpdir(), "standin-")), "standin.db");
  const first = await startStandin({ db });
  const till = newTill(first, "7102", "pos");
  await till.redeem(redemptionOf(cards.funded, 2500));
  await till.client.post(requestPath("redemption", v4()), { id: 1 });
  await first.close();
  const { client, space } = newTill(await startStandin({ db }), "7102", "pos");
  const refused = await client.post("/standin/messages/1/again", {});
  expect(refused).toMatchObject({ status: 409, body: { errorMessage: "Not kept as it came" } });
  expect(JSON.stringify(refused.body)).toMatch(/the simulator was restarted/);
  expect((await client.post("/standin/messages/2/again", {})).body).toMatchObject({
    number: 3,
    status: 400,
  });
  expect(space.message(3)).toMatchObject({ sentBy: "tester", again: 2 });
});

test("a fault that resets the connection ends the wait", async () => {
  const { till, again, space } = await start();
  await till.redeem(redemptionOf(cards.funded, 2500));
  space.fault("redeem", { before: "reset" });
  expect((await again(1)).body).toEqual({ number: 2, of: 1, status: null });
});

test("a body that is longer than what is kept is not sent", async () => {
  const { till, again } = await start();
  await till.redeem(
    redemptionOf(cards.funded, 2500, { card: card(cards.funded), padding: "x".repeat(70_000) }),
  );
  expect(await again(1)).toMatchObject({ status: 409 });
});

test("over TLS, a message is sent again as over plain HTTP", async () => {
  const standin = await startStandin({ tls: true });
  const request = redemptionOf(cards.funded, 2500);
  const body = JSON.stringify(request);
  const head = [
    `POST ${requestPath("redemption", request.id)} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Basic ${Buffer.from("7102:pos").toString("base64")}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  const connection = open(standin.url, standin.certificate);
  connection.write([...head, "", body].join("\r\n"));
  expect(await connection.closed).toMatch(/^HTTP\/1\.1 201 /);
  const space = standin.space("7102", "pos");
  expect(await space.again(1)).toEqual({ number: 2, of: 1, status: 201 });
  expect(space.message(2)).toMatchObject({ sentBy: "tester", status: 201, stateAfter: "PENDING" });
});
