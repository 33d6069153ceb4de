import { type Terms, split, unitsFor, withoutTax } from "../../src/interfaces/prepaid-utility/split";
import { type Random, randomFrom } from "../gates/random";
import { meters, purchaseOf, sold, usePrepaid } from "../support/prepaid-utility";

const { newTill } = usePrepaid();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Terms of any kind: steep and flat tariffs, taxes with decimals, debts larger and smaller than the payment. */
function anyTerms(random: Random): Terms {
  const upTo = (index: number) => (index + 1) * (1 + random.int(500));
  const count = 1 + random.int(4);
  return {
    taxRate: [0, 5, 15, 15.5, 21.25][random.int(5)]!,
    charges: Array.from({ length: random.int(3) }, () => random.int(20_000)),
    debts: Array.from({ length: random.int(4) }, () => ({
      balance: random.int(60_000), ...(random.int(2) === 0 ? { fixed: random.int(9_000) } : { percent: random.int(4001) / 100 }),
    })),
    blocks: Array.from({ length: count }, (_, index) => ({
      rate: (1 + random.int(900_000)) / 100, ...(index < count - 1 && { upTo: upTo(index) }),
    })),
    boughtTenths: random.int(8_000),
  };
}

describe("the money adds up", () => {
  test("amount = credit + debts + charges + tax, for any tariff and any amount", () => {
    const random = randomFrom("prepaid-utility-money");
    let sold = 0;
    for (let round = 0; round < 5_000; round += 1) {
      const [terms, amount] = [anyTerms(random), 1 + random.int(400_000)];
      const parts = split(amount, terms);
      if (parts === undefined) continue;
      sold += 1;
      const { credit, charges, debts, blocks } = parts;
      const taxed = [credit, ...charges];
      expect({ round, total: sum(taxed.map(({ net, tax }) => net + tax)) + sum(debts) }).toEqual({ round, total: amount });
      expect(taxed.every(({ net, tax }) => net >= 0 && tax >= 0)).toBe(true);
      expect(debts.every((debt, index) => debt >= 0 && debt <= terms.debts[index]!.balance)).toBe(true);
      const cost = sum(blocks.map(({ tenths, rate }) => (tenths * rate) / 10));
      expect(cost).toBeLessThanOrEqual(credit.net + 1e-6);
      expect(credit.net - cost).toBeLessThan(blocks.length === 0 ? 1 : blocks.at(-1)!.rate / 10 + Math.max(...terms.blocks.map(({ rate }) => rate / 10)) + 1e-6);
    }
    expect(sold).toBeGreaterThan(2_500);
  });

  test("tax is rounded half up, and the largest amounts lose nothing", () => {
    expect(withoutTax(20000, 15)).toEqual({ net: 17391, tax: 2609 });
    expect(withoutTax(3, 100)).toEqual({ net: 1, tax: 2 });
    expect(withoutTax(999_999_999_999, 15)).toEqual({ net: 869_565_217_390, tax: 130_434_782_609 });
    expect(withoutTax(7, 0)).toEqual({ net: 7, tax: 0 });
  });

  test("blocks run through the month, and the last one is rounded down", () => {
    const blocks = [{ upTo: 350, rate: 199.8 }, { rate: 273.55 }];
    expect(unitsFor(17391, blocks, 3400)).toEqual([{ tenths: 100, rate: 199.8 }, { tenths: 562, rate: 273.55 }]);
    expect(unitsFor(17391, blocks, 3500)).toEqual([{ tenths: 635, rate: 273.55 }]);
    expect(unitsFor(19, blocks, 0)).toEqual([]);
    expect(unitsFor(1998, blocks, 0)).toEqual([{ tenths: 100, rate: 199.8 }]);
  });

  test("a payment that debts and charges take altogether buys no units; one that is too low nothing", () => {
    const terms: Terms = { charges: [1000], debts: [{ balance: 5000, percent: 50 }], taxRate: 15, blocks: [{ rate: 199.8 }], boughtTenths: 0 };
    expect(split(2000, terms)).toEqual({ charges: [{ net: 870, tax: 130 }], debts: [1000], credit: { net: 0, tax: 0 }, blocks: [] });
    expect(split(1998, terms)).toBeUndefined();
    expect(split(2010, terms)).toBeUndefined();
  });

  test("over HTTP, for every meter that sells and amounts of any kind", async () => {
    const till = newTill();
    const random = randomFrom("prepaid-utility-http");
    const selling = [meters.plain, meters.freeDue, meters.secondBlock, meters.debt, meters.debtsAndCharge, meters.bigCharge, meters.keyPending, meters.water, meters.noReversal];
    let paid = 0;
    let float = 50_000_000;
    for (let round = 0; round < 150; round += 1) {
      const amount = 1000 + random.int(60_000);
      const reply = await till.buy(purchaseOf(selling[random.int(selling.length)]!, amount));
      if (reply.status !== 201) {
        expect(reply.body["errorType"]).toBe("AMOUNT_TOO_LOW");
        continue;
      }
      paid += 1;
      float -= amount;
      const { purchaseTotal, taxTotal, tokens, debtRecoveryCharges, serviceCharges } = sold(reply);
      const taken = [...debtRecoveryCharges, ...serviceCharges].map((charge) => charge.amount);
      expect(purchaseTotal!.amount + taxTotal!.amount + sum(taken.map((part) => part.amount))).toBe(amount);
      const std = tokens.filter(({ tokenType }) => tokenType === "STD");
      expect(purchaseTotal!.amount).toBe(sum(std.map((token) => token.amount.amount)));
      expect(taxTotal!.amount).toBe(sum([...std.map((token) => token.amount.tax ?? 0), ...taken.map(({ tax = 0 }) => tax)]));
      for (const { tariffCalc = [], units } of std) expect(Math.round(sum(tariffCalc.map((block) => block.units)) * 10)).toBe(Math.round(units * 10));
    }
    expect(paid).toBeGreaterThan(75);
    expect(await till.float()).toBe(float);
  });
});
