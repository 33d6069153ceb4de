import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import { startStandin } from "../support/standin";
import {
  adviceFor,
  base,
  declined,
  newTill as newTillOf,
  orders,
  providers,
  receiver,
  useMoneyTransfer,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();
const slow = receiver(providers.slowDelivery);
type Till = ReturnType<typeof newTill>;

/** How deliveries to a provider fail or take their time. */
const scenario = (till: Till, fault: object, rule: object = {}): void => {
  till.space.scenario({
    name: "deliveries",
    title: "Deliveries",
    interface: "money-transfer",
    rules: [{ on: { operation: "deliverAdvice" }, fault: fault as never, ...rule }],
  });
};

describe("advices are stored and forwarded", () => {
  test("by default at once: acknowledged, and delivered when the data space is next looked at", async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder({}, false);
    const advice = adviceFor(id);
    expect(await till.send("confirmPayment", advice)).toMatchObject({ status: 202, body: advice });
    expect(await till.deliveries()).toEqual([
      {
        adviceId: advice.id,
        operation: "confirmPayment",
        requestId: id,
        receiverId: providers.alder,
        state: "DELIVERED",
        attempts: 1,
        acceptedAt: "2031-03-04T12:00:00.000Z",
        deliveredAt: "2031-03-04T12:00:00.000Z",
      },
    ]);
    expect(await till.state(ref)).toBe("ACTIVE");
  });

  test("a repeated advice is delivered once, one under a new id again; neither changes the order", async () => {
    const till = newTill();
    const { id } = await till.newOrder({}, false);
    const advice = adviceFor(id);
    await till.send("confirmPayment", advice);
    await till.send("confirmPayment", advice);
    expect(await till.deliveries()).toHaveLength(1);
    await till.advise("confirmPayment", id);
    expect(await till.deliveries()).toHaveLength(2);
  });

  test("a provider without positive advices gets no confirmation: it is stored; it gets reversals", async () => {
    const till = newTill();
    const birch = receiver(providers.birch);
    const confirmed = await till.newOrder(birch);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ operation: "confirmPayment", state: "STORED", attempts: 0 }),
    ]);
    expect(await till.state(confirmed.ref)).toBe("CREATED");
    const reversed = await till.newOrder(birch, false);
    await till.advise("reversePayment", reversed.id);
    expect(await till.state(reversed.ref)).toBe("REVERSED");
  });

  test("the reversal of a request that never came has nowhere to go; of one that was refused it goes to its provider", async () => {
    const till = newTill();
    await till.advise("reversePayment", v4());
    expect(await till.deliveries()).toEqual([]);
    const { body } = await till.create(0);
    await till.advise("reversePayment", body["id"] as string);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ operation: "reversePayment", state: "DELIVERED" }),
    ]);
  });
});

describe("a slow provider, that fails twice", () => {
  test("an attempt that fails is made again after one minute, then two; the order follows when the advice arrives", async () => {
    const till = newTill();
    const { ref } = await till.newOrder(slow);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({
        state: "QUEUED",
        attempts: 1,
        dueAt: "2031-03-04T12:01:00.000Z",
        lastError: "Slow Delivery did not answer",
      }),
    ]);
    till.advance(60);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ attempts: 2, dueAt: "2031-03-04T12:03:00.000Z" }),
    ]);
    till.advance(120);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ state: "QUEUED", attempts: 3, dueAt: "2031-03-04T12:05:00.000Z" }),
    ]);
    expect(await till.redeem(ref, slow)).toMatchObject(
      declined("UNABLE_TO_REDEEM", { state: "CREATED" }),
    );
    till.advance(120);
    expect((await till.redeem(ref, slow)).status).toBe(201);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ state: "DELIVERED", deliveredAt: "2031-03-04T12:05:00.000Z" }),
    ]);
  });

  test("nobody need look in between: it comes to the same", async () => {
    const till = newTill();
    await till.newOrder(slow);
    till.advance(3600);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({
        state: "DELIVERED",
        attempts: 3,
        deliveredAt: "2031-03-04T12:05:00.000Z",
      }),
    ]);
  });

  test("advices arrive in the order in which they came; those for others do not wait", async () => {
    const till = newTill();
    const [first, second] = [await till.newOrder(slow), await till.newOrder(slow)];
    const other = await till.newOrder();
    expect(await till.state(other.ref)).toBe("ACTIVE");
    till.advance(3600);
    const arrivals = (await till.deliveries())
      .filter(({ receiverId }) => receiverId === providers.slowDelivery)
      .map(({ requestId, deliveredAt }) => [requestId, deliveredAt]);
    expect(Object.fromEntries(arrivals)).toEqual({
      [first.id]: "2031-03-04T12:05:00.000Z",
      [second.id]: "2031-03-04T12:10:00.000Z",
    });
  });
});

describe("a scenario speaks of deliverAdvice", () => {
  test("fails the first attempts", async () => {
    const till = newTill();
    scenario(till, { when: "before", kind: "status", status: 503 }, { times: 2 });
    const { ref } = await till.newOrder();
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({
        state: "QUEUED",
        attempts: 1,
        lastError: "Alder Remit answered 503",
      }),
    ]);
    till.advance(180);
    expect(await till.state(ref)).toBe("ACTIVE");
    expect(till.space.scenario()).toMatchObject({ rules: [{ matched: 3, struck: 2 }] });
  });

  test("slows those of one operation and provider", async () => {
    const till = newTill();
    till.space.scenario({
      name: "deliveries",
      title: "Deliveries",
      interface: "money-transfer",
      rules: [
        {
          on: {
            operation: "deliverAdvice",
            body: { operation: "confirmRedeem", receiverId: providers.alder },
          },
          fault: { when: "before", kind: "delay", for: "10m" },
        },
      ],
    });
    const { body } = await till.redeem(orders.active);
    await till.advise("confirmRedeem", body["id"] as string);
    till.advance(599);
    expect(await till.state(orders.active)).toBe("REDEEMING");
    till.advance(1);
    expect(await till.state(orders.active)).toBe("REDEEMED");
  });

  test("a rule that names no operation is about messages only", async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder({}, false);
    till.space.scenario({
      name: "messages",
      title: "Messages",
      interface: "money-transfer",
      rules: [{ on: {}, nth: 3, fault: { when: "before", kind: "status", status: 503 } }],
    });
    await till.advise("confirmPayment", id);
    expect(await till.state(ref)).toBe("ACTIVE");
    expect([(await till.lookup(ref)).status, (await till.lookup(ref)).status]).toEqual([200, 503]);
  });

  test("one that never ends stays bounded, however far the clock is moved", async () => {
    const till = newTill();
    scenario(till, { when: "before", kind: "status", status: 500 });
    const { ref } = await till.newOrder();
    till.advance(365 * 86_400);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ state: "QUEUED", attempts: 100 }),
    ]);
    till.space.scenario(null);
    till.advance(3600);
    expect(await till.deliveries()).toEqual([expect.objectContaining({ state: "DELIVERED" })]);
    expect(await till.state(ref)).toBe("EXPIRED");
  });
});

test("deliveries survive a restart: they follow the clock, not the process", async () => {
  const options = {
    db: join(mkdtempSync(join(tmpdir(), "standin-")), "standin.db"),
  };
  const first = await startStandin(options);
  const till = newTillOf(first, "restarted");
  const { password } = till.tester;
  const { id } = await till.newOrder(slow);
  await first.close();
  const second = await startStandin(options);
  const space = second.space("restarted", password);
  space.clock({ advanceSeconds: 300 });
  const { deliveries } = space.data()["money-transfer"] as { deliveries: object[] };
  expect(deliveries).toEqual([
    expect.objectContaining({
      requestId: id,
      state: "DELIVERED",
      deliveredAt: "2031-03-04T12:05:00.000Z",
    }),
  ]);
});

test("one delivery by its id", async () => {
  const till = newTill();
  const advice = adviceFor((await till.newOrder({}, false)).id);
  await till.client.post(`${base}/orders/confirmations`, advice);
  expect(await till.data("delivery", advice.id)).toMatchObject({
    adviceId: advice.id,
    state: "DELIVERED",
  });
});
