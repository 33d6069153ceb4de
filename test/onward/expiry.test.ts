import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin, StandinOptions } from "../../src";
import { newTill, orders, rightPin, wrongPin } from "../support/messages/money-transfer";
import { type Receiver, startReceiver } from "../support/receiver";
import { startStandin, until } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const open: Receiver[] = [];
afterAll(async () => {
  await Promise.all(open.map((receiver) => receiver.close()));
});

const day = 86_400;
const db = (): string => join(mkdtempSync(join(tmpdir(), "standin-expiry-")), "standin.db");

async function start(options: StandinOptions = {}) {
  const time = new VirtualTime();
  const receiver = await startReceiver(202);
  open.push(receiver);
  return {
    time,
    receiver,
    standin: await startStandin({ time, eventsUrl: receiver.url, ...options }),
  };
}

/** Statuses that were told, with their times, by the order's second reference. */
const told = (receiver: Receiver, alt: string): unknown[] =>
  receiver.received
    .filter(({ body }) => body["orderRedeemRefAlt"] === alt)
    .map(({ body }) => [body["status"], body["updateTime"]]);

const expired = ["EXPIRED", "2031-04-03T12:00:00.000Z"];

/** A till whose data space follows the time of the test. */
function tillOf(standin: Standin) {
  const till = newTill(standin);
  till.space.clock({ set: "real", frozen: false });
  return till;
}

/** What the simulator begins of its own accord has been begun. */
const settled = (standin: Standin): Promise<void> => {
  let turns = 0;
  return until(() => {
    turns += 1;
    return standin.url !== "" && turns > 50;
  });
};

test("an order that expires while nobody sends anything is told, once, with the time of its expiry", async () => {
  const { time, receiver, standin } = await start();
  const { alt } = await tillOf(standin).newOrder();
  const other = await tillOf(standin).newOrder();
  await settled(standin);
  time.advance(30 * day * 1000 - 1);
  await settled(standin);
  expect(told(receiver, alt)).toEqual([]);
  time.advance(1);
  await until(() => told(receiver, alt).length === 1 && told(receiver, other.alt).length === 1);
  time.advance(400 * day * 1000);
  await settled(standin);
  expect([told(receiver, alt), told(receiver, other.alt)]).toEqual([[expired], [expired]]);
});

test("what was said of the status before it is not said of the expiry: neither wrong PINs nor an update", async () => {
  const { time, receiver, standin } = await start();
  const till = tillOf(standin);
  const [locked, held] = [await till.newOrder(rightPin), await till.newOrder()];
  for (let tries = 0; tries < 3; tries += 1) await till.redeem(locked.ref, wrongPin);
  await till.update("ON_HOLD", { orderRedeemRef: held.ref, statusDescription: "Held" });
  await settled(standin);
  time.advance(30 * day * 1000);
  await until(() => [locked, held].every(({ alt }) => told(receiver, alt).length === 2));
  const described = ({ alt }: { alt: string }): unknown[] =>
    receiver.received
      .filter(({ body }) => body["orderRedeemRefAlt"] === alt)
      .map(({ body }) => [body["status"], body["statusDescription"]]);
  expect(described(locked)).toEqual([
    ["ON_HOLD", "Too many wrong PINs"],
    ["EXPIRED", undefined],
  ]);
  expect(described(held)).toEqual([
    ["ON_HOLD", "Held"],
    ["EXPIRED", undefined],
  ]);
});

test("it goes by the data space's clock: frozen, moved on, moved back", async () => {
  const { time, receiver, standin } = await start();
  const till = newTill(standin);
  const { alt } = await till.newOrder();
  time.advance(31 * day * 1000);
  await settled(standin);
  expect(told(receiver, alt)).toEqual([]);
  till.space.clock({ advanceSeconds: 31 * day });
  await until(() => told(receiver, alt).length === 1);
  till.space.clock({ set: "2031-03-05T12:00:00.000Z" });
  await till.lookup(orders.active);
  till.space.clock({ set: "2031-05-05T12:00:00.000Z" });
  await settled(standin);
  expect(told(receiver, alt)).toEqual([expired]);
});

test("an order that was redeemed, and one that was put back, have not expired", async () => {
  const { receiver, standin } = await start();
  const till = newTill(standin);
  const [redeemed, lasting] = [await till.newOrder(), await till.newOrder()];
  await till.advise("confirmRedeem", (await till.redeem(redeemed.ref)).body["id"] as string);
  await until(() => told(receiver, redeemed.alt).length === 1);
  till.space.clock({ advanceSeconds: 30 * day });
  await until(() => told(receiver, lasting.alt).length === 1);
  expect(
    (
      await till.update("UNREDEEMED", {
        orderRedeemRef: lasting.ref,
        updateTime: "2031-04-03T13:00:00.000Z",
      })
    ).status,
  ).toBe(204);
  await until(() => told(receiver, lasting.alt).length === 2);
  till.space.clock({ advanceSeconds: 30 * day });
  await until(() => told(receiver, lasting.alt).length === 3);
  expect(told(receiver, lasting.alt)).toEqual([
    expired,
    ["UNREDEEMED", "2031-04-03T13:00:00.000Z"],
    ["EXPIRED", "2031-05-03T12:00:00.000Z"],
  ]);
  expect(told(receiver, redeemed.alt)).toEqual([["REDEEMED", "2031-03-04T12:00:00.000Z"]]);
});

test("a deposit that time pays out is told, too", async () => {
  const { receiver, standin } = await start();
  const till = newTill(standin);
  await till.lookup(orders.active);
  till.space.clock({ set: "2100-01-01T00:00:00.000Z" });
  await until(() => receiver.received.some(({ body }) => body["remittanceRef"] === orders.deposit));
  expect(
    receiver.received.find(({ body }) => body["remittanceRef"] === orders.deposit)?.body,
  ).toMatchObject({ status: "REDEEMED", updateTime: "2099-12-31T23:59:59.000Z" });
});

test("after a restart it is told of what expires then, and of what expired meanwhile, without a message", async () => {
  const file = db();
  const { receiver, standin } = await start({ db: file });
  const { alt } = await tillOf(standin).newOrder();
  await settled(standin);
  await standin.close();

  const time = new VirtualTime();
  const second = await startStandin({ db: file, time, eventsUrl: receiver.url });
  time.advance(day * 1000);
  await settled(second);
  expect(told(receiver, alt)).toEqual([]);
  await second.close();

  const later = new VirtualTime();
  later.advance(31 * day * 1000);
  const third = await startStandin({ db: file, time: later, eventsUrl: receiver.url });
  await until(() => told(receiver, alt).length === 1);
  later.advance(day * 1000);
  await settled(third);
  expect(told(receiver, alt)).toEqual([expired]);
});

test("a reset forgets what was to come; a snapshot that is restored brings it back", async () => {
  const { receiver, standin } = await start();
  const till = newTill(standin);
  const { alt } = await till.newOrder();
  await settled(standin);
  await till.space.snapshots.save("before");
  till.space.reset();
  till.space.clock({ advanceSeconds: 31 * day });
  await settled(standin);
  expect(told(receiver, alt)).toEqual([]);
  await till.space.snapshots.restore("before");
  till.space.clock({ advanceSeconds: 31 * day });
  await until(() => told(receiver, alt).length === 1);
});
