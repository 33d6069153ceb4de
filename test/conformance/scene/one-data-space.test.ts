import { v4 } from "uuid";
import { saleOf } from "../../support/messages/airtime";
import { bills, lookupOf } from "../../support/messages/bill-payment";
import { adviceFor, cards, redemptionOf } from "../../support/messages/gift-card";
import type { Pos } from "../../pos/pos";
import { type PosTest, startPosTest } from "../../pos/till";

/** Ids are unique within a data space, whatever interface they go to. */
let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

/** The same POS at another interface, in the data space of the first. */
function besideOf(name: string, { line }: Pos): Pos {
  const other = till.pos(name);
  other.line.authorization = line.authorization;
  other.line.space = line.space;
  return other;
}

async function ids(
  play: (giftCard: Pos, other: (name: string) => Pos) => Promise<void>,
): Promise<string[]> {
  const giftCard = till.pos("gift-card-v3");
  giftCard.line.space.reset();
  await play(giftCard, (name) => besideOf(name, giftCard));
  const verdict = await giftCard.line.space.verdict({});
  return verdict.rules.flatMap(({ id, interface: name, outcome }) =>
    ["GC-02", "AT-01-once"].includes(id) ? `${name} ${outcome}` : [],
  );
}

const redeemed = async (pos: Pos, id: string): Promise<void> => {
  await pos.ask("redeem", () => redemptionOf(cards.funded, 100, { id }), { id });
};

test("an id that was a redemption's is not a purchase's: the later one took it", async () => {
  expect(
    await ids(async (giftCard, other) => {
      const id = v4();
      await redeemed(giftCard, id);
      await other("airtime").ask("purchase", () => saleOf("NWAIR20", { id }), { id });
    }),
  ).toEqual(["gift-card-v3 pass", "airtime fail"]);
  expect(
    await ids(async (giftCard, other) => {
      await redeemed(giftCard, v4());
      await other("airtime").ask("purchase", (id) => saleOf("NWAIR20", { id }));
    }),
  ).toEqual(["gift-card-v3 pass", "airtime pass"]);
});

test("nor is one that was a lookup's, which the simulator refuses", async () => {
  expect(
    await ids(async (giftCard, other) => {
      const id = v4();
      await other("bill-payment").ask(
        "requestAccountInfo",
        () => lookupOf("account", bills.normal, { id }),
        { id },
      );
      await redeemed(giftCard, id);
    }),
  ).toEqual(["gift-card-v3 fail"]);
});

test("an advice that is repeated at the other form's door keeps its id", async () => {
  expect(
    await ids(async (giftCard, other) => {
      const [requestId, id] = [v4(), v4()];
      await redeemed(giftCard, requestId);
      for (const pos of [giftCard, other("gift-card")])
        await pos.ask("confirmRedemption", () => adviceFor(requestId, { id }), { id, requestId });
    }),
  ).toEqual(["gift-card-v3 pass", "gift-card pass"]);
});
