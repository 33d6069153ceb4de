import fc from "fast-check";
import {
  type Terms,
  leastAmount,
  split,
  unitsFor,
  withoutTax,
} from "../../src/families/prepaid-utility/transactions/amounts";
import { type Random, randomFrom } from "../gates/trial/random";

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Terms of any kind: steep and flat tariffs, taxes with decimals, debts larger and smaller than the payment. */
function anyTerms(random: Random): Terms {
  const upTo = (index: number) => (index + 1) * (1 + random.int(500));
  const count = 1 + random.int(4);
  return {
    taxRate: [0, 5, 15, 15.5, 21.25][random.int(5)]!,
    charges: Array.from({ length: random.int(3) }, () => random.int(20_000)),
    debts: Array.from({ length: random.int(4) }, () => ({
      balance: random.int(60_000),
      ...(random.int(2) === 0 ? { fixed: random.int(9_000) } : { percent: random.int(4001) / 100 }),
    })),
    blocks: Array.from({ length: count }, (_, index) => ({
      rate: (1 + random.int(900_000)) / 100,
      ...(index < count - 1 && { upTo: upTo(index) }),
    })),
    boughtTenths: random.int(8_000),
  };
}

describe("a payment for units is split", () => {
  test("amount = credit + debts + charges + tax, for any tariff and any amount", () => {
    const random = randomFrom("prepaid-utility-money");
    let sold = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const [terms, amount] = [anyTerms(random), 1 + random.int(400_000)];
      const parts = split(amount, terms);
      if (parts === undefined) continue;
      sold += 1;
      const { credit, charges, debts, blocks } = parts;
      const taxed = [credit, ...charges];
      expect({ round, total: sum(taxed.map(({ net, tax }) => net + tax)) + sum(debts) }).toEqual({
        round,
        total: amount,
      });
      expect(taxed.every(({ net, tax }) => net >= 0 && tax >= 0)).toBe(true);
      expect(debts.every((debt, index) => debt >= 0 && debt <= terms.debts[index]!.balance)).toBe(
        true,
      );
      const cost = sum(blocks.map(({ tenths, rate }) => (tenths * rate) / 10));
      expect(cost).toBeLessThanOrEqual(credit.net + 1e-6);
      expect(credit.net - cost).toBeLessThan(
        blocks.length === 0
          ? 1
          : blocks.at(-1)!.rate / 10 +
              Math.max(...terms.blocks.map(({ rate }) => rate / 10)) +
              1e-6,
      );
    }
    expect(sold).toBeGreaterThan(500);
  });

  test("tax is rounded half up, and the largest amounts lose nothing", () => {
    expect(withoutTax(20000, 15)).toEqual({ net: 17391, tax: 2609 });
    expect(withoutTax(3, 100)).toEqual({ net: 1, tax: 2 });
    expect(withoutTax(999_999_999_999, 15)).toEqual({ net: 869_565_217_390, tax: 130_434_782_609 });
    expect(withoutTax(7, 0)).toEqual({ net: 7, tax: 0 });
  });

  test("blocks run through the month, and the last one is rounded down", () => {
    const blocks = [{ upTo: 350, rate: 199.8 }, { rate: 273.55 }];
    expect(unitsFor(17391, blocks, 3400)).toEqual([
      { tenths: 100, rate: 199.8 },
      { tenths: 562, rate: 273.55 },
    ]);
    expect(unitsFor(17391, blocks, 3500)).toEqual([{ tenths: 635, rate: 273.55 }]);
    expect(unitsFor(19, blocks, 0)).toEqual([]);
    expect(unitsFor(1998, blocks, 0)).toEqual([{ tenths: 100, rate: 199.8 }]);
  });

  test("a payment that debts and charges take altogether buys no units; one that is too low nothing", () => {
    const terms: Terms = {
      charges: [1000],
      debts: [{ balance: 5000, percent: 50 }],
      taxRate: 15,
      blocks: [{ rate: 199.8 }],
      boughtTenths: 0,
    };
    expect(split(2000, terms)).toEqual({
      charges: [{ net: 870, tax: 130 }],
      debts: [1000],
      credit: { net: 0, tax: 0 },
      blocks: [],
    });
    expect(split(1998, terms)).toBeUndefined();
    expect(split(2010, terms)).toBeUndefined();
  });

  test("a payment pays charges, then debts in turn, then tax, then units", () => {
    const terms: Terms = {
      charges: [1150, 230],
      debts: [
        { balance: 500, fixed: 200 },
        { balance: 100, percent: 10 },
        { balance: 90_000, percent: 12.5 },
        { balance: 700 },
      ],
      taxRate: 15,
      blocks: [{ upTo: 10, rate: 100 }, { upTo: 20, rate: 150.5 }, { rate: 200 }],
      boughtTenths: 40,
    };
    // 10000 - 1380 - 200 - 100 - 1250 = 7070, of which 922 tax; 600 buy 6 units, 1505 ten, 4043 of the rest 20.2.
    expect(split(10_000, terms)).toEqual({
      charges: [
        { net: 1000, tax: 150 },
        { net: 200, tax: 30 },
      ],
      debts: [200, 100, 1250, 0],
      credit: { net: 6148, tax: 922 },
      blocks: [
        { tenths: 60, rate: 100 },
        { tenths: 100, rate: 150.5 },
        { tenths: 202, rate: 200 },
      ],
    });
  });

  test("a share of a debt is rounded down, and no debt is paid beyond its balance", () => {
    const debts = (balance: number, percent: number): number[] | undefined =>
      split(999, {
        charges: [],
        debts: [{ balance, percent }],
        taxRate: 0,
        blocks: [{ rate: 1 }],
        boughtTenths: 0,
      })?.debts;
    expect([
      debts(5000, 10),
      debts(5000, 33.3333),
      debts(50, 10),
      debts(5000, 0),
      debts(0, 50),
    ]).toEqual([[99], [332], [50], [0], [0]]);
  });

  test("an amount that is wholly taken is too low unless something was taken", () => {
    const bare: Terms = {
      charges: [],
      debts: [],
      taxRate: 0,
      blocks: [{ rate: 100 }],
      boughtTenths: 0,
    };
    expect(split(0, bare)).toBeUndefined();
    expect(split(9, bare)).toBeUndefined();
    expect(split(10, bare)).toEqual({
      charges: [],
      debts: [],
      credit: { net: 10, tax: 0 },
      blocks: [{ tenths: 1, rate: 100 }],
    });
    expect(split(99, { ...bare, charges: [100] })).toBeUndefined();
    expect(split(100, { ...bare, charges: [100] })).toMatchObject({
      credit: { net: 0, tax: 0 },
      blocks: [],
    });
  });

  test("a block that the month has filled sells nothing, and one that ends below what was bought takes nothing away", () => {
    const blocks = [{ upTo: 10, rate: 100 }, { upTo: 20, rate: 200 }, { rate: 300 }];
    expect(unitsFor(3000, blocks, 250)).toEqual([{ tenths: 100, rate: 300 }]);
    expect(unitsFor(1010, blocks, 99)).toEqual([
      { tenths: 1, rate: 100 },
      { tenths: 50, rate: 200 },
    ]);
    expect(unitsFor(0, blocks, 0)).toEqual([]);
    expect(unitsFor(100_000, blocks.slice(0, 2), 0)).toEqual([
      { tenths: 100, rate: 100 },
      { tenths: 100, rate: 200 },
    ]);
    expect(unitsFor(1000, blocks, 0)).toEqual([{ tenths: 100, rate: 100 }]);
  });

  test("rates and taxes count to four decimals", () => {
    expect(unitsFor(1, [{ rate: 0.0001 }], 0)).toEqual([{ tenths: 100_000, rate: 0.0001 }]);
    expect(withoutTax(1_000_000, 0.0001)).toEqual({ net: 999_999, tax: 1 });
    expect(withoutTax(499_999, 0.0001)).toEqual({ net: 499_999, tax: 0 });
  });

  test("a unit more costs more: no lower payment buys more units", () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(300_000), fc.nat(2_000), (one, other, boughtTenths) => {
        const blocks = [{ upTo: 100, rate: 120.55 }, { rate: 260.1 }];
        const units = (net: number): number =>
          sum(unitsFor(net, blocks, boughtTenths).map(({ tenths }) => tenths));
        expect(units(Math.min(one, other))).toBeLessThanOrEqual(units(Math.max(one, other)));
      }),
    );
  });
});

describe("the least amount that would do", () => {
  const plain: Terms = {
    charges: [],
    debts: [],
    taxRate: 15,
    blocks: [{ rate: 200 }],
    boughtTenths: 0,
  };

  test.each([
    ["the minimum, where it buys", plain, 1000, 1000],
    ["the charges and a tenth of a unit", { ...plain, charges: [11_500] }, 1000, 11_523],
    [
      "nothing, where the charges are above the maximum",
      { ...plain, charges: [60_000] },
      1000,
      undefined,
    ],
    ["what debts leave room for", { ...plain, debts: [{ balance: 5000, fixed: 5000 }] }, 1, 5023],
    [
      "any, where a debt takes all of it",
      { ...plain, debts: [{ balance: 900_000, percent: 100 }] },
      1,
      1,
    ],
  ])("is %s", (_name, terms, minimum, expected) => {
    expect(leastAmount(minimum, 50_000, terms)).toBe(expected);
  });
});
