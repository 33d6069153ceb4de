import { randomFrom } from "../gates/trial/random";
import { meters, purchaseOf, sold, usePrepaid } from "../support/messages/prepaid-utility";

const { newTill } = usePrepaid();

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

describe("the money adds up", () => {
  test("over HTTP, for every meter that sells and amounts of any kind", async () => {
    const till = newTill();
    const random = randomFrom("prepaid-utility-http");
    const selling = [
      meters.plain,
      meters.freeDue,
      meters.secondBlock,
      meters.debt,
      meters.debtsAndCharge,
      meters.bigCharge,
      meters.keyPending,
      meters.water,
      meters.noReversal,
    ];
    let paid = 0;
    let float = 50_000_000;
    for (let round = 0; round < 150; round += 1) {
      const amount = 1000 + random.int(60_000);
      const meter = selling[random.int(selling.length)]!;
      const reply = await till.buy(purchaseOf(meter, amount));
      if (reply.status !== 201) {
        expect(reply.body["errorType"]).toBe("AMOUNT_TOO_LOW");
        const { minAmount } = reply.body["detailMessage"] as { minAmount: number };
        expect((await till.try(purchaseOf(meter, minAmount))).status).toBe(200);
        expect((await till.try(purchaseOf(meter, minAmount - 1))).body["errorType"]).toBe(
          "AMOUNT_TOO_LOW",
        );
        continue;
      }
      paid += 1;
      float -= amount;
      const { purchaseTotal, taxTotal, tokens, debtRecoveryCharges, serviceCharges } = sold(reply);
      const taken = [...debtRecoveryCharges, ...serviceCharges].map((charge) => charge.amount);
      expect(purchaseTotal!.amount + taxTotal!.amount + sum(taken.map((part) => part.amount))).toBe(
        amount,
      );
      const std = tokens.filter(({ tokenType }) => tokenType === "STD");
      expect(purchaseTotal!.amount).toBe(sum(std.map((token) => token.amount.amount)));
      expect(taxTotal!.amount).toBe(
        sum([...std.map((token) => token.amount.tax ?? 0), ...taken.map(({ tax = 0 }) => tax)]),
      );
      for (const { tariffCalc = [], units } of std)
        expect(Math.round(sum(tariffCalc.map((block) => block.units)) * 10)).toBe(
          Math.round(units * 10),
        );
    }
    expect(paid).toBeGreaterThan(75);
    expect(await till.float()).toBe(float);
  });
});
