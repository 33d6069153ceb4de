import { type MeterSale } from "../../src/families/prepaid-utility/transactions/checks";
import {
  boughtTenths,
  dayOf,
  freeUnitsDue,
  monthOf,
  nextMonth,
  usedOn,
  split,
} from "../../src/families/prepaid-utility/transactions/amounts";
import type {
  Entities,
  MeterEntity,
  ProviderEntity,
  UtilityEntity,
} from "../../src/families/prepaid-utility/entities";
import { findPurchase, purchaseOf } from "../../src/families/prepaid-utility/meter-account";
import {
  purchase,
  undo,
  type TokensSold,
  sell as sellTokens,
} from "../../src/families/prepaid-utility/transactions/purchase";
import { type MemoryUnit, memoryNow, memoryUnit } from "../support/memory-unit";

const month = "2031-03";
const utility = { utilityId: "U1", currency: "710", taxType: "VAT", taxRate: 15 } as UtilityEntity;
const provider = {
  id: "P1",
  name: "Provider",
  prefix: "AB",
  reversal: "ACCEPT",
  retry: "FULL",
  reprint: "FULL",
} as unknown as ProviderEntity;
const plain = {
  meterId: "M1",
  serviceType: "ELECTRICITY",
  supplyGroupCode: "100001",
  keyRevisionNum: "1",
  tariffIndex: "01",
  providerId: "P1",
  utilityId: "U1",
  minimum: 0,
  maximum: 1_000_000,
} as MeterEntity;
const blocks = [{ upTo: 20, rate: 100 }, { rate: 200 }];

/** A meter that has everything which a purchase can change. */
const full: MeterEntity = {
  ...plain,
  used: { day: "2031-03-14", amount: 700 },
  bought: { month, units: 15.5 },
  free: { units: 5 },
  debts: [
    { description: "Old debt", balance: 5000, percent: 10 },
    { description: "Paid", balance: 0, fixed: 10 },
  ],
  charges: [
    { description: "Monthly", amount: 1150, per: "MONTH", takenIn: "2031-02" },
    { description: "New", amount: 230, per: "MONTH" },
    { description: "Taken", amount: 400, per: "MONTH", takenIn: month },
  ],
  refund: { units: 3, amount: 600 },
  powerLimit: true,
  lastPurchase: "earlier",
};

interface Made extends TokensSold {
  unit: MemoryUnit<Entities>;
  meter: () => MeterEntity;
  float: () => number | undefined;
}

/** Sells to a meter: `amount` 0 asks for the free token alone. */
function sell(
  meter: MeterEntity,
  amount: number,
  parts: { chargesDue?: number[]; freeUnits?: number; paymentMethods?: object[] } = {},
): Made {
  const unit = memoryUnit<Entities>({
    entities: {
      meter: { M1: meter },
      client: { C1: { id: "C1", float: 50_000 } },
      instrument: { T1: { number: "T1", type: "AN_32_TOKEN" } },
    },
  });
  const { chargesDue = [], freeUnits = 0, paymentMethods } = parts;
  const { charges = [], debts = [] } = meter;
  const sale = {
    call: { unit },
    meter,
    provider,
    utility,
    month,
    chargesDue,
    freeUnits,
    message: {
      id: "SALE-1",
      client: { id: "C1" },
      purchaseAmount: { amount, currency: "710" },
      ...(paymentMethods && { paymentMethods }),
    },
    split:
      amount === 0
        ? { charges: [], debts: [], credit: { net: 0, tax: 0 }, blocks: [] }
        : split(amount, {
            charges: chargesDue.map((index) => charges[index]!.amount),
            debts,
            taxRate: 15,
            blocks,
            boughtTenths: boughtTenths(meter, month),
          })!,
  } as unknown as MeterSale;
  const made = sellTokens(sale);
  return {
    ...made,
    unit,
    meter: () => unit.get("meter", "M1")!,
    float: () => unit.get("client", "C1")!.float,
  };
}

describe("a sale of units changes the meter and the float", () => {
  test("of a plain meter", () => {
    const { meter, float, tokens, unit, data } = sell(plain, 5750);
    // 5750 less 750 tax: 20 units at 100, 15 at 200.
    expect(meter()).toEqual({
      ...plain,
      bought: { month, units: 35 },
      used: { day: "2031-03-14", amount: 5750 },
      lastPurchase: "sale-1",
    });
    expect(float()).toBe(44_250);
    expect(tokens).toEqual([
      expect.objectContaining({
        tokenType: "STD",
        units: 35,
        amount: { amount: 5000, currency: "710", tax: 750, taxType: "VAT", taxRate: 15 },
        tariffCalc: [
          { units: 20, rate: 100 },
          { units: 15, rate: 200 },
        ],
      }),
    ]);
    expect(purchaseOf(unit, "SALE-1")).toMatchObject({
      id: "sale-1",
      state: "ISSUED",
      amount: 5750,
      currency: "710",
      tokens: [{ tokenType: "STD", token: tokens[0]!.token }],
    });
    expect(data).toEqual({
      meterId: "M1",
      clientId: "C1",
      amount: 5750,
      day: "2031-03-14",
      month,
      tenths: 350,
      debts: [],
      charges: [],
      free: false,
      withKeys: false,
      powerLimit: false,
      refund: null,
      tokens: [tokens[0]!.token],
      paidWith: [],
    });
  });

  test("of one with charges, debts, a free token, a refund and a power limit that wait", () => {
    const { meter, float, tokens, data } = sell(full, 10_000, {
      chargesDue: [0, 1],
      freeUnits: 5,
    });
    // 10000 - 1380 charges - 1000 debt = 7620, 994 of it tax; 4.5 units left at 100, the rest at 200.
    expect(meter()).toEqual({
      ...plain,
      used: { day: "2031-03-14", amount: 10_700 },
      bought: { month, units: 50.8 },
      free: { units: 5, taken: true, month },
      lastPurchase: "sale-1",
      debts: [
        { description: "Old debt", balance: 4000, percent: 10 },
        { description: "Paid", balance: 0, fixed: 10 },
      ],
      charges: full.charges!.map((charge) => ({ ...charge, takenIn: month })),
    });
    expect(float()).toBe(40_000);
    expect(tokens.map(({ tokenType, units, amount }) => [tokenType, units, amount.amount])).toEqual(
      [
        ["PWRLMT", 0, 0],
        ["STD", 35.3, 6626],
        ["BSST", 5, 0],
        ["REFUND", 3, 600],
      ],
    );
    expect(data).toMatchObject({
      debts: [1000, 0],
      charges: [
        { index: 0, before: "2031-02" },
        { index: 1, before: null },
      ],
      free: true,
      powerLimit: true,
      refund: { units: 3, amount: 600 },
    });
  });

  test("the free token alone costs nothing, and leaves what waits for a payment", () => {
    const { meter, float, tokens, data } = sell(full, 0, { freeUnits: 5 });
    expect(meter()).toEqual({
      ...full,
      free: { units: 5, taken: true, month },
      lastPurchase: "sale-1",
    });
    expect([float(), tokens.map(({ tokenType }) => tokenType)]).toEqual([50_000, ["BSST"]]);
    expect(data).toMatchObject({ free: true, powerLimit: false, refund: null, tenths: 0 });
  });

  test("a debt that is paid and each token of value have a receipt number of their own, one after the other", () => {
    const { numbers, tokens } = sell(full, 10_000, { chargesDue: [0, 1], freeUnits: 5 });
    const first = Number(numbers.receipts[0]!.slice(2));
    expect(numbers.receipts.map((one) => Number(one.slice(2)) - first)).toEqual([0, 1, 2, 3]);
    expect(tokens.map(({ receiptNum }) => receiptNum)).toEqual([
      undefined,
      ...numbers.receipts.slice(0, 3),
    ]);
  });

  test("a key change goes along with a payment, not with a free token", () => {
    const keyed: MeterEntity = {
      ...plain,
      free: { units: 5 },
      keyChange: {
        state: "PENDING",
        newSupplyGroupCode: "2",
        newKeyRevisionNumber: "2",
        newTariffIndex: "02",
      },
    };
    const paid = sell(keyed, 1150);
    expect(paid.tokens.map(({ tokenType }) => tokenType)).toEqual(["KC", "KC", "STD"]);
    expect([paid.data.withKeys, paid.data.tokens, paid.meter().keyChange]).toMatchObject([
      true,
      [paid.tokens[2]!.token],
      { state: "ISSUED", holders: 1 },
    ]);
    const free = sell(keyed, 0, { freeUnits: 5 });
    expect([free.data.withKeys, free.meter().keyChange]).toEqual([false, keyed.keyChange]);
    expect(
      sell({ ...keyed, keyChange: { ...keyed.keyChange!, state: "CONFIRMED" } }, 1150).data
        .withKeys,
    ).toBe(false);
    undo(paid.unit, paid.data);
    expect(paid.meter().keyChange).toEqual(keyed.keyChange);
  });

  test("a token that pays is spent, and can pay again after the sale was undone", () => {
    const { unit, data } = sell(plain, 1150, {
      paymentMethods: [
        { type: "AN_32_TOKEN", token: "T1", amount: { amount: 1150 } },
        { type: "CASH" },
      ],
    });
    expect(unit.get("instrument", "T1")).toEqual({
      number: "T1",
      type: "AN_32_TOKEN",
      spent: true,
    });
    undo(unit, data);
    expect(unit.get("instrument", "T1")).toEqual({ number: "T1", type: "AN_32_TOKEN" });
  });
});

describe("a sale that is undone", () => {
  test("leaves meter and float as they were, but for the last purchase, and its tokens cancelled", () => {
    const { unit, data, meter, float, tokens } = sell(full, 10_000, {
      chargesDue: [0, 1],
      freeUnits: 5,
    });
    undo(unit, data);
    expect(meter()).toEqual({ ...full, lastPurchase: "sale-1" });
    expect(float()).toBe(50_000);
    for (const { token } of tokens)
      expect(unit.get("token", token)).toMatchObject({ cancelled: true });
  });

  test("of a meter that had nothing leaves zeros", () => {
    const { unit, data, meter } = sell(plain, 5750);
    undo(unit, data);
    expect(meter()).toEqual({
      ...plain,
      bought: { month, units: 0 },
      used: { day: "2031-03-14", amount: 0 },
      lastPurchase: "sale-1",
    });
  });

  test("keeps what later sales did", () => {
    const { unit, data, meter } = sell(full, 10_000, { chargesDue: [0, 1], freeUnits: 5 });
    const later: MeterEntity = {
      ...meter(),
      used: { day: "2031-03-15", amount: 90 },
      bought: { month: "2031-04", units: 2 },
      free: { units: 5, taken: true, month: "2031-04" },
      charges: meter().charges!.map((charge, index) =>
        index === 0 ? { ...charge, takenIn: "2031-04" } : charge,
      ),
      refund: { units: 9, amount: 900 },
    };
    unit.put("meter", "M1", later);
    undo(unit, data);
    expect(meter()).toEqual({
      ...later,
      powerLimit: true,
      refund: { units: 3, amount: 600 },
      debts: full.debts,
      charges: [
        later.charges![0],
        { description: "New", amount: 230, per: "MONTH" },
        later.charges![2],
      ],
    });
  });

  test("that sold no free token leaves the one that another sale took", () => {
    const { unit, data, meter } = sell(plain, 5750);
    const free = { units: 5, taken: true, month };
    unit.put("meter", "M1", { ...meter(), free });
    undo(unit, data);
    expect(meter().free).toEqual(free);
  });

  test("of a meter that lost its figures meanwhile adds none", () => {
    const { unit, data, meter } = sell(full, 10_000, { chargesDue: [0, 1], freeUnits: 5 });
    unit.put("meter", "M1", plain);
    undo(unit, data);
    expect(meter()).toEqual({ ...plain, powerLimit: true, refund: full.refund });
  });
});

test("a purchase is known by its id in any case of letters; one that is gone is a defect", () => {
  const { unit } = sell(plain, 1150);
  expect(findPurchase(unit, "Sale-1")).toBe(purchaseOf(unit, "sale-1"));
  expect(findPurchase(unit, "other")).toBeUndefined();
  expect(() => purchaseOf(unit, "other")).toThrow(/^an open purchase is gone$/);
});

describe("days and months of a utility", () => {
  const late = { now: Date.UTC(2031, 11, 31, 23, 30) };
  test("begin at its offset from UTC", () => {
    expect([dayOf(late, utility), monthOf(late, utility)]).toEqual(["2031-12-31", "2031-12"]);
    expect([
      dayOf(late, { ...utility, utcOffsetMinutes: 60 }),
      monthOf(late, { ...utility, utcOffsetMinutes: 30 }),
    ]).toEqual(["2032-01-01", "2032-01"]);
    expect(dayOf({ now: memoryNow }, { ...utility, utcOffsetMinutes: -600 })).toBe("2031-03-13");
  });

  test("end with the next one", () => {
    expect(["2031-01", "2031-11", "2031-12", "2032-02"].map(nextMonth)).toEqual([
      "2031-02-01",
      "2031-12-01",
      "2032-01-01",
      "2032-03-01",
    ]);
  });

  test("what was bought counts in its month, free units are due once a month, what was used on its day", () => {
    const bought = (units?: { month?: string; units: number }): number =>
      boughtTenths({ ...plain, ...(units && { bought: units }) }, month);
    expect([
      bought(),
      bought({ units: 12.3 }),
      bought({ month, units: 12.3 }),
      bought({ month: "2031-02", units: 12.3 }),
    ]).toEqual([0, 123, 123, 0]);
    const due = (free?: MeterEntity["free"]): number =>
      freeUnitsDue({ ...plain, ...(free && { free }) }, month);
    expect([
      due(),
      due({ units: 5 }),
      due({ units: 5, taken: true }),
      due({ units: 5, taken: true, month }),
      due({ units: 5, taken: true, month: "2031-02" }),
      due({ units: 5, month }),
    ]).toEqual([0, 5, 0, 0, 5, 5]);
    expect([
      usedOn(plain, "2031-03-14"),
      usedOn(full, "2031-03-14"),
      usedOn(full, "2031-03-15"),
    ]).toEqual([0, 700, 0]);
  });
});

describe("what an advice message does to a purchase", () => {
  interface Noted {
    code: string;
    field: string;
    text: string;
  }

  /** A purchase of 1150, and an advice message for it. */
  function advised(
    which: "confirmation" | "reversal",
    body: object = {},
    {
      reversal = "supported",
      answered = 201,
    }: { reversal?: string; answered?: number | null } = {},
  ) {
    const { unit, data } = sell(plain, 1150);
    unit.put("provider", "P1", { ...provider, reversal } as ProviderEntity);
    unit.record({ id: "sale-1", role: "request", answered, data: null } as never);
    const notes: Noted[] = [];
    const id = which === "confirmation" ? "confirmTokenPurchase" : "reverseTokenPurchase";
    const advice = {
      unit,
      operation: { id, advice: which },
      body: { requestId: "SALE-1", ...body },
      note: (note: Noted) => notes.push(note),
    } as never;
    const state = () => unit.get("purchase", "sale-1");
    return { unit, data: data as never, advice, notes, state };
  }

  const paid = (...amounts: number[]) => ({
    tenders: amounts.map((amount) => ({ tenderType: "CASH", amount: { amount, currency: "710" } })),
  });
  const approved = (amount: number) => ({ amounts: { approvedAmount: { amount } } });

  test.each<[string, object, Noted[]]>([
    ["its amount, in one tender", { ...paid(1150), ...approved(1150) }, []],
    ["its amount, in two tenders", paid(1000, 150), []],
    [
      "no tender",
      {},
      [
        {
          code: "tenders-differ",
          field: "tenders",
          text: "the tenders add up to 0, but the purchase is for 1150",
        },
      ],
    ],
    [
      "another approved amount",
      { ...paid(1150), ...approved(1000) },
      [
        {
          code: "approved-amount-differs",
          field: "amounts.approvedAmount",
          text: "the confirmation names 1000 as approved, but the purchase was approved for 1150",
        },
      ],
    ],
  ])("a confirmation with %s", (_name, body, expected) => {
    const { unit, data, advice, notes, state } = advised("confirmation", body);
    purchase.confirm(unit, data, advice);
    expect(notes).toEqual(expected);
    expect(state()).toMatchObject({ state: "CONFIRMED" });
    expect(unit.get("meter", "M1")).not.toHaveProperty("keyChange");
  });

  test("a reversal undoes it, where the provider supports that", () => {
    const { unit, data, advice, state } = advised("reversal");
    purchase.reverse(unit, data, advice);
    expect(state()).toMatchObject({ state: "REVERSED" });
    expect(state()).not.toHaveProperty("reversalRefused");
    expect(unit.get("client", "C1")?.float).toBe(50_000);
  });

  test("a reversal that the provider does not support is noted, and undoes nothing", () => {
    const { unit, data, advice, state } = advised("reversal", {}, { reversal: "unsupported" });
    purchase.reverse(unit, data, advice);
    expect(state()).toMatchObject({ state: "ISSUED", reversalRefused: true });
    expect(unit.get("client", "C1")?.float).toBe(48_850);
  });

  test.each<["confirmation" | "reversal", number | undefined, string | undefined]>([
    ["confirmation", 500, undefined],
    ["reversal", undefined, undefined],
    ["reversal", 0, undefined],
    ["reversal", 1, "PARTIAL_REVERSAL"],
  ])("a %s of %p: %p", (which, amount, reason) => {
    const { advice, data } = advised(which, amount === undefined ? {} : approved(amount));
    const refusal = purchase.mismatch?.(advice, data);
    expect(refusal?.detail["reason"]).toBe(reason);
    expect(refusal?.leavesNoRecord).toBe(reason === undefined ? undefined : true);
  });

  test.each<[string, number | null, "reverse" | "confirm" | "none", string | undefined]>([
    ["supported", 201, "reverse", undefined],
    ["unsupported", 201, "reverse", "reverseTokenPurchase"],
    ["unsupported", 400, "reverse", "reverseTokenPurchase"],
    ["unsupported", 504, "reverse", undefined],
    ["unsupported", null, "reverse", undefined],
    ["unsupported", 201, "confirm", undefined],
    ["unsupported", 201, "none", undefined],
  ])(
    "a provider whose reversals are %s, with an answer %p: %s is objected to with %p",
    (reversal, answered, effect, operation) => {
      const { advice, data } = advised("reversal", {}, { reversal, answered });
      const refusal = purchase.objection?.(advice, data, effect);
      expect(refusal?.detail["operation"]).toBe(operation);
    },
  );
});
