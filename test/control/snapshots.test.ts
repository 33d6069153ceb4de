import { ControlRefused } from "../../src";
import {
  type Till,
  adviceFor,
  cards,
  loadOf,
  redemptionOf,
  requestPath,
  useGiftCards,
} from "../support/messages/gift-card";
import { jsonHeaders, open, requestBytes } from "../support/socket";
import { newTester, startStandin, until, untilHeld } from "../support/standin";

const { newTill, standin } = useGiftCards();

const refused = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error instanceof ControlRefused ? error.error : error;
  }
};

/** A data space with something in each of its parts. */
async function lived(): Promise<Till> {
  const till = newTill();
  till.space.scenario({
    name: "own",
    title: "Own",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "load" },
        nth: 3,
        then: "over",
        fault: { when: "before", kind: "status", status: 504 },
      },
    ],
  });
  await till.load(loadOf(cards.empty, 700));
  return till;
}

test("restore puts back entities, transactions, clock and the position of the scenario; the journal goes on", async () => {
  const till = await lived();
  const message = redemptionOf(cards.funded, 100);
  await till.redeem(message);
  const before = {
    data: till.space.data(),
    now: till.space.clock().now,
    scenario: till.space.scenario(),
  };
  expect(await till.space.snapshots.save("here")).toMatchObject([{ name: "here" }]);

  await till.confirm("redemption", message.id);
  const late = redemptionOf(cards.funded, 5);
  await till.redeem(late);
  await till.load(loadOf(cards.empty, 1));
  till.space.clock({ advanceSeconds: 1_000_000 });
  till.space.scenario("provider-down");
  await till.space.snapshots.restore("here");

  expect({
    data: till.space.data(),
    now: till.space.clock().now,
    scenario: till.space.scenario(),
  }).toEqual(before);
  expect(till.space.messages().exchanges).toHaveLength(5);
  // What came after the snapshot never happened: its id is free, the confirmed redemption can be reversed.
  expect(await till.redeem(late)).toMatchObject({ status: 201 });
  expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  expect([
    (await till.load(loadOf(cards.empty, 1))).status,
    (await till.load(loadOf(cards.empty, 1))).status,
  ]).toEqual([201, 504]);
});

test("a snapshot belongs to one data space, is replaced under its name, listed and deleted", async () => {
  const [till, other] = [await lived(), newTill()];
  await till.space.snapshots.save("one");
  await till.load(loadOf(cards.empty, 300));
  await till.space.snapshots.save("one");
  await till.space.snapshots.save("two");
  expect(
    till.space.snapshots
      .list()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["one", "two"]);
  expect(other.space.snapshots.list()).toEqual([]);
  expect(await refused(() => other.space.snapshots.restore("one"))).toBe("snapshot-unknown");
  till.space.reset();
  await till.space.snapshots.restore("one");
  expect(await till.balances(cards.empty)).toEqual([1000, 0]);
  till.space.snapshots.delete("one");
  expect(await refused(() => till.space.snapshots.restore("one"))).toBe("snapshot-unknown");
  expect(
    await refused(() => {
      till.space.snapshots.delete("one");
    }),
  ).toBe("snapshot-unknown");
});

test("names and numbers have bounds", async () => {
  const { snapshots } = newTill().space;
  for (const name of ["", "A", "../x", "a b", "x".repeat(65)])
    expect(await refused(() => snapshots.save(name))).toBe("parameter-wrong");
  for (let number = 0; number < 10; number += 1) await snapshots.save(`s${number}`);
  expect(await refused(() => snapshots.save("s10"))).toBe("snapshots-too-many");
  expect(await snapshots.save("s3")).toHaveLength(10);
});

test("a request that is held across a restore is refused, and the journal says so", async () => {
  const till = newTill();
  await till.space.snapshots.save("empty");
  till.space.scenario({
    name: "own",
    title: "Own",
    interface: "gift-card-v3",
    rules: [{ on: {}, fault: { when: "before", kind: "delay", for: "60s" } }],
  });
  const message = loadOf(cards.empty, 10);
  const reply = till.load(message);
  await untilHeld(till.space);
  await till.space.snapshots.restore("empty");
  till.space.clock({ advanceSeconds: 60 });
  expect(await reply).toMatchObject({ status: 500, body: { errorMessage: "Data was reset" } });
  expect(till.last()).toMatchObject({ outcome: "answered", status: 500 });
  expect(await till.balances(cards.empty)).toEqual([0, 0]);
  expect(await till.load(message)).toMatchObject({ status: 201 });
});

test.each(["delay", "drip"] as const)(
  "a request whose answer is held (%s) across a restore is told so: what it speaks of is gone",
  async (kind) => {
    const till = newTill();
    await till.space.snapshots.save("empty");
    till.space.scenario({
      name: "own",
      title: "Own",
      interface: "gift-card-v3",
      rules: [{ on: {}, fault: { when: "after", kind, for: "60s" } }],
    });
    const message = loadOf(cards.empty, 10);
    const reply = till.load(message);
    await untilHeld(till.space);
    await till.space.snapshots.restore("empty");
    till.space.clock({ advanceSeconds: 60 });
    expect(await reply).toMatchObject({
      status: 500,
      body: { errorMessage: "Data was reset", id: message.id },
    });
    expect(till.last()).toMatchObject({ outcome: "answered", status: 500, made: { status: 201 } });
    expect(await till.balances(cards.empty)).toEqual([0, 0]);
    expect(await till.load(message)).toMatchObject({ status: 201 });
  },
);

test("a drip that has begun is broken off by a reset", async () => {
  const message = loadOf(cards.empty, 10);
  const body = JSON.stringify(message);
  const tester = newTester(standin(), "raw", "secret");
  tester.space.clock({ set: "2031-03-04T12:00:00.000Z", frozen: true });
  tester.space.scenario({
    name: "own",
    title: "Own",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, fault: { when: "after", kind: "drip", for: "60s" } }],
  });
  const connection = open(standin().url);
  connection.write(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body));
  await until(() => {
    tester.space.clock({ advanceSeconds: 1 });
    return connection.received().includes("\r\n\r\n{");
  });
  tester.space.reset();
  await until(() => {
    tester.space.clock({ advanceSeconds: 1 });
    return connection.ending() !== undefined;
  });
  expect(() => {
    JSON.parse(connection.received().split("\r\n\r\n")[1] ?? "");
  }).toThrow(SyntaxError);
});

test("a held request in a snapshot has failed there: it can be reversed", async () => {
  const till = newTill();
  till.space.scenario({
    name: "own",
    title: "Own",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, fault: { when: "before", kind: "delay", for: "60s" } }],
  });
  const message = loadOf(cards.empty, 10);
  const reply = till.load(message);
  await untilHeld(till.space);
  await till.space.snapshots.save("held");
  till.space.clock({ advanceSeconds: 60 });
  await reply;
  await till.space.snapshots.restore("held");
  expect(await till.reverse("load", message.id)).toMatchObject({ status: 202 });
  expect(till.last()).toMatchObject({ stateBefore: "FAILED", stateAfter: "REVERSED" });
});

test("an exported snapshot lives on in another simulator, of another seed", async () => {
  const till = await lived();
  await till.space.snapshots.save("mine");
  const file = JSON.parse(JSON.stringify(await till.space.snapshots.export("mine"))) as object;
  const other = await startStandin({ seed: "another" });
  const space = other.space("them", "secret");
  await space.snapshots.import("theirs", file);
  await space.snapshots.restore("theirs");
  expect(space.data()).toEqual(till.space.data());
});

test.each<[string, (file: Record<string, unknown>) => unknown, string]>([
  ["nothing", () => null, "snapshot-wrong"],
  ["another document", () => ({ hello: "world" }), "snapshot-wrong"],
  ["a member too many", (file) => ({ ...file, more: 1 }), "snapshot-wrong"],
  [
    "a changed balance",
    (file) => JSON.parse(JSON.stringify(file).replace('"book":700', '"book":701')) as unknown,
    "snapshot-wrong",
  ],
])("a file with %s is refused", async (_name, change, error) => {
  const till = await lived();
  await till.space.snapshots.save("mine");
  const file = JSON.parse(JSON.stringify(await till.space.snapshots.export("mine"))) as Record<
    string,
    unknown
  >;
  expect(await refused(() => till.space.snapshots.import("wrong", change(file)))).toBe(error);
  expect(await till.space.snapshots.import("right", file)).toHaveLength(2);
});

test("over HTTP: saved, listed, fetched, put, restored and deleted; mistakes are named", async () => {
  const { client, space } = newTill();
  const message = loadOf(cards.empty, 700);
  await client.post(requestPath("load", message.id), message);
  expect(await client.putNothing("/standin/snapshots/one")).toMatchObject({
    status: 200,
    body: [{ name: "one" }],
  });
  expect(await client.get("/standin/snapshots")).toMatchObject({
    status: 200,
    body: [{ name: "one" }],
  });
  const { body: file } = await client.get("/standin/snapshots/one");
  space.reset();
  expect(await client.send("PUT", "/standin/snapshots/two", file)).toMatchObject({ status: 200 });
  expect(await client.send("POST", "/standin/snapshots/two/restore")).toMatchObject({
    status: 204,
  });
  const advice = adviceFor(message.id, { reversalReason: "CANCELLED" });
  expect(
    await client.post(`${requestPath("load", message.id)}/reversals/${advice.id}`, advice),
  ).toMatchObject({ status: 202 });
  expect(await client.send("DELETE", "/standin/snapshots/two")).toMatchObject({ status: 204 });
  expect(await client.send("POST", "/standin/snapshots/two/restore")).toMatchObject({
    status: 404,
    body: { errorMessage: "Snapshot not known" },
  });
  expect(
    await client.send("PUT", "/standin/snapshots/three", { ...file, checksum: "no" }),
  ).toMatchObject({
    status: 400,
    body: { detailMessage: { formatErrors: [{ field: "checksum" }] } },
  });
  expect(await client.putNothing("/standin/snapshots/No%20Name")).toMatchObject({
    status: 400,
    body: { detailMessage: { formatErrors: [{ field: "name" }] } },
  });
  expect(standin().url).toMatch(/^http:/);
});
