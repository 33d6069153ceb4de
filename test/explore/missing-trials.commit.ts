import { v4 } from "uuid";
import { cards, redemptionOf } from "../support/messages/gift-card";
import { explorePos } from "../pos/explored";
import type { Pos } from "../pos/pos";

/** Rules of the findings, with how many faults each needs. */
const found = (report: Awaited<ReturnType<typeof explorePos>>) =>
  report.findings.map(({ rule, scenario }) => [
    rule.id,
    scenario.rules.map(({ on, times }) => [on.operation, times]),
  ]);

test.each([2, 3])(
  "a POS that gives its reversal up after %d tries is found with pairs, and not without",
  async (tries) => {
    const play = async (pos: Pos): Promise<void> => {
      pos.mostDeliveries = { confirmation: 60, reversal: tries };
      await pos.sell("redemption");
    };
    const single = await explorePos({ interface: "gift-card-v3", play });
    expect([single.result, found(single)]).toEqual(["pass", []]);
    const pairs = await explorePos({ interface: "gift-card-v3", play, depth: 2 });
    expect(pairs.result).toBe("fail");
    expect(found(pairs)).toContainEqual([
      "GC-13",
      [
        ["redeem", undefined],
        ["reverseRedemption", tries],
      ],
    ]);
  },
);

test("a POS that holds the 404 or the 501 of a prepaid advice for final is warned; with strict it is a finding", async () => {
  const options = {
    interface: "prepaid-utility",
    play: async (pos: Pos): Promise<void> => {
      pos.doubtfulDeliveries = 1;
      await pos.sell("purchase");
    },
  };
  const report = await explorePos(options);
  expect([report.result, report.warnings.map(({ rule, runs }) => [rule.id, runs])]).toEqual([
    "pass",
    [["PU-10", 3]],
  ]);
  const strict = await explorePos({ ...options, strict: true });
  expect(found(strict)).toEqual([["PU-10", [["confirmTokenPurchase", undefined]]]]);
  expect(strict.findings.map(({ shownBy }) => shownBy)).toEqual([
    [
      "prepaid-utility: confirmTokenPurchase 1 404-before",
      "prepaid-utility: confirmTokenPurchase 1 501-before",
      "prepaid-utility: confirmTokenPurchase 1 refused UNABLE_TO_LOCATE_RECORD",
    ],
  ]);
});

test("a POS that confirms the amount it asked for is found where a part is approved", async () => {
  const report = await explorePos({
    interface: "gift-card-v3",
    async play(pos) {
      const id = v4();
      const sent = await pos.ask("redeem", () => ({ ...redemptionOf(cards.funded, 10), id }), {
        id,
      });
      if (sent?.status !== 201) return pos.sell("redemption");
      const { thirdPartyIdentifiers } = sent.body;
      const confirmation = pos.contract.operations.find((one) => one.id === "confirmRedemption");
      await pos.ask(
        "confirmRedemption",
        (adviceId) => ({
          ...(confirmation && pos.adapter.advice(confirmation, adviceId, id)),
          thirdPartyIdentifiers,
          amounts: { approvedAmount: { amount: 10, currency: "710" } },
        }),
        { requestId: id },
      );
    },
  });
  expect(report.findings.map(({ rule, shownBy }) => [rule.id, shownBy])).toContainEqual([
    "GC-07-amount",
    ["gift-card-v3: redeem 1 approved-in-part"],
  ]);
});

test("no other interface is asked whether a 404 is final, and no port is closed that others share", async () => {
  const { columns } = await explorePos({
    interface: "gift-card-v3",
    play: (pos) => pos.sell("redemption"),
  });
  const ids = columns.map(({ id }) => id);
  for (const id of ["404-before", "501-before", "port-closed-after", "killed-after"])
    expect(ids).not.toContain(id);
});
