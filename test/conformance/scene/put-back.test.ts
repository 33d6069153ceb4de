import { v4 } from "uuid";
import type { Pos } from "../../pos/pos";
import { type PosTest, brokenIn, outcomeOf, startPosTest } from "../../pos/till";

/** Changes that the POS did not make: a restored snapshot, an entity that a tester put back, a new status of an order. */
let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

const afterwards = 1_000_000;
const verdictOf = (pos: Pos) => pos.line.space.verdict({ interfaces: [pos.contract.name] });

describe("a restored snapshot", () => {
  const prepared = async (
    sell: (pos: Pos) => Promise<unknown>,
    between: (pos: Pos) => unknown,
  ): Promise<Pos> => {
    const pos = till.newPos("gift-card-v3", "approvedIsClosed");
    await pos.line.space.snapshots.save("before");
    await sell(pos);
    await between(pos);
    await pos.line.space.snapshots.restore("before");
    till.time.advance(afterwards);
    return pos;
  };

  test("leaves what had become too late before it", async () => {
    const sell = (pos: Pos) => pos.sell("redemption");
    const late = await prepared(sell, () => {
      till.time.advance(afterwards);
    });
    expect(outcomeOf(await verdictOf(late), "GC-07")).toBe("fail");
    const open = await prepared(sell, () => undefined);
    expect(outcomeOf(await verdictOf(open), "GC-07")).toBe("inconclusive");
  });

  test("leaves it, too, if the advice came after it", async () => {
    const pos = till.newPos("gift-card-v3", "approvedIsClosed");
    const { space } = pos.line;
    await space.snapshots.save("before");
    await pos.sell("redemption");
    const sold = space.messages({ newest: true, limit: 1 }).exchanges[0]?.messageId ?? "";
    till.time.advance(afterwards);
    await space.snapshots.restore("before");
    const advice = (id: string) => ({ id, requestId: sold, time: "2031-03-04T12:00:00.000Z" });
    await pos.ask("confirmRedemption", advice, { requestId: sold });
    expect(outcomeOf(await verdictOf(pos), "GC-07")).toBe("fail");
  });

  test("undoes what was done before it: the same may be done again", async () => {
    const pos = till.newPos("gift-card-v3");
    const { space } = pos.line;
    await space.snapshots.save("before");
    await pos.sell("void");
    await space.snapshots.restore("before");
    await pos.sell("void");
    till.time.advance(afterwards);
    expect(outcomeOf(await verdictOf(pos), "GC-21-once")).toBe("pass");
  });
});

describe("what somebody else has put back is done again", () => {
  test("a card that a tester has put back is voided again", async () => {
    const pos = till.newPos("gift-card-v3");
    const { space } = pos.line;
    const body = (id: string) => ({ ...pos.adapter.kinds["void"]?.approved(id, 0) });
    const voidIt = async (): Promise<void> => {
      const id = v4();
      await pos.request("void", id, body(id));
    };
    const { pan } = body(v4())["card"] as { pan: string };
    const { entity: whole } = await space.entity("gift-card", "cards", pan);
    await voidIt();
    const before = await verdictOf(pos);
    space.put("gift-card", "cards", whole as never);
    await voidIt();
    till.time.advance(afterwards);
    const journal = await space.journal();
    expect(journal.changed).toContainEqual({
      what: expect.stringMatching(/\*/) as string,
      after: 2,
    });
    expect(JSON.stringify(journal)).not.toContain(pan);
    const verdict = await verdictOf(pos);
    expect([before, verdict].map((one) => outcomeOf(one, "GC-21-once"))).toEqual(["pass", "pass"]);
    expect(brokenIn(verdict)).toEqual([]);
    await voidIt();
    expect(outcomeOf(await verdictOf(pos), "GC-21-once")).toBe("fail");
  });
});

test("MT-21 and MT-25: an order whose status somebody else has put back is redeemed or cancelled again", async () => {
  const pos = till.newPos("money-transfer");
  const id = v4();
  await pos.request("create", id, { ...pos.adapter.kinds["create"]?.approved(id, 0) });
  const order = pos.line.space
    .messages()
    .exchanges.find(({ operation }) => operation === "createOrder")?.answer as {
    orderRedeemRef: string;
  };
  const of = (kind: string) => async (): Promise<void> => {
    const next = v4();
    const body = {
      ...pos.adapter.kinds[kind]?.approved(next, 0),
      orderRedeemRef: order.orderRedeemRef,
    };
    await pos.request(kind, next, body);
  };
  const putBack = () =>
    pos.ask("updateOrderStatus", () => ({
      orderRedeemRef: order.orderRedeemRef,
      status: "UNREDEEMED",
      updateTime: new Date(till.time.now()).toISOString(),
    }));
  const cancel = of("cancel");
  await cancel();
  await putBack();
  await cancel();
  till.time.advance(afterwards);
  const verdict = await verdictOf(pos);
  expect(["MT-21", "MT-25"].map((rule) => outcomeOf(verdict, rule))).toEqual(["pass", "pass"]);
});
