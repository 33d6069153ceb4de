import {
  amountObjection,
  balanceOf,
  entityNamed,
  finalAmount,
  isExpired,
  productView,
  putVoucher,
  sameId,
  settledAmount,
  settlementEntityOf,
  standingOf,
  tellsOtherwise,
  vendorLike,
  type VoucherAdvice,
  voucherOf,
  voucherView,
  withStanding,
} from "../../src/families/voucher/vouchers";
import type { Entities, ProductEntity, VoucherEntity } from "../../src/families/voucher/entities";
import { memoryNow, memoryUnit } from "../support/memory-unit";

const advice = (
  which: "confirmation" | "reversal",
  amount?: number,
  currency = "710",
): VoucherAdvice =>
  ({
    operation: { advice: which },
    body: amount === undefined ? {} : { amounts: { approvedAmount: { amount, currency } } },
  }) as unknown as VoucherAdvice;
const voucher = { code: "V1", currency: "710" } as VoucherEntity;
const open = { code: "V1" };
const approved = { code: "V1", amount: 5_000 };

test("the amount that counts is that of the advice, else the approved one, else open", () => {
  expect([
    finalAmount(advice("confirmation", 0)),
    finalAmount(advice("confirmation")),
    finalAmount({ operation: {}, body: { amounts: {} } } as unknown as VoucherAdvice),
  ]).toEqual([0, undefined, undefined]);
  expect([
    settledAmount(advice("confirmation", 0), approved),
    settledAmount(advice("confirmation"), approved),
    settledAmount(advice("confirmation"), open),
  ]).toEqual([0, 5_000, undefined]);
});

describe("the amount of an advice", () => {
  const told = (
    sent: VoucherAdvice,
    of: { code: string; amount?: number } = approved,
    card: VoucherEntity | undefined = voucher,
  ): unknown => amountObjection(sent, of, card)?.detail["freeString"];

  test("may be absent", () => {
    expect([
      told(advice("confirmation")),
      told(advice("reversal")),
      told(advice("reversal"), open),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test("of a reversal is nothing, in whatever currency", () => {
    expect([
      told(advice("reversal", 0)),
      told(advice("reversal", 0, "840")),
      told(advice("reversal", 1)),
      told(advice("reversal", 5_000)),
    ]).toEqual([
      undefined,
      undefined,
      "A voucher can only be reversed as a whole.",
      "A voucher can only be reversed as a whole.",
    ]);
  });

  test("of a confirmation is of the voucher's currency, from nothing to what was approved", () => {
    expect([
      told(advice("confirmation", 0)),
      told(advice("confirmation", 5_000)),
      told(advice("confirmation", 9_999), open),
    ]).toEqual([undefined, undefined, undefined]);
    expect(told(advice("confirmation", 5_001))).toBe("The approved amount was 5000, not 5001.");
    expect(told(advice("confirmation", -1))).toBe("The approved amount was 5000, not -1.");
    expect(told(advice("confirmation", -1), open)).toBe("The approved amount was open, not -1.");
    expect(told(advice("confirmation", 1, "840"))).toBe("The currency of the voucher is 710.");
    expect(amountObjection(advice("confirmation", 1, "840"), approved, undefined)).toBeUndefined();
    expect(amountObjection(advice("confirmation", 5_001), approved, undefined)).toMatchObject({
      error: amountObjection(advice("reversal", 1), approved, voucher)!.error,
    });
  });
});

const standing = {
  state: "ISSUED",
  value: 5_000,
  step: "PROVISION",
  redemptionId: "r1",
  redeemed: 200,
  receiverReference: "REF",
};
const issued = {
  code: "V1",
  currency: "710",
  ...standing,
  serialNumber: "S1",
  expiryDate: "20310314",
  pin: "4711",
  provisionId: "AA-1",
} as unknown as VoucherEntity;

describe("a voucher", () => {
  const unitOf = (...vouchers: VoucherEntity[]) =>
    memoryUnit<Entities>({
      entities: { voucher: Object.fromEntries(vouchers.map((one) => [one.code, one])) },
      messages: [{ id: "aa-1", role: "request", data: null } as never],
    });

  test("is kept by its code, and known to be there where a transaction is about it", () => {
    const unit = unitOf();
    expect(() => voucherOf(unit, "V1")).toThrow("a transaction is about a voucher that is gone");
    putVoucher(unit, issued);
    expect(voucherOf(unit, "V1")).toBe(issued);
    expect(entityNamed(unit, "voucher", "V1")).toBe(issued);
    expect(entityNamed(unit, "voucher", undefined)).toBeUndefined();
  });

  test("has a standing, which takes the place of its former one", () => {
    expect(standingOf(issued)).toEqual(standing);
    expect(standingOf({ ...issued, step: undefined })).not.toHaveProperty("step");
    expect(withStanding(issued, { state: "REDEEMED" } as never)).toEqual({
      code: "V1",
      currency: "710",
      state: "REDEEMED",
      serialNumber: "S1",
      expiryDate: "20310314",
      pin: "4711",
      provisionId: "AA-1",
    });
  });

  test.each([
    ["ISSUED", 5_000],
    ["ACTIVE", 5_000],
    ["REDEEMED", 0],
    ["REVERSED", 0],
  ])("has a balance: %s %p", (state, balance) => {
    expect(balanceOf({ ...issued, state } as never)).toBe(balance);
  });

  test("is shown with what was sent of it, and never with a PIN", () => {
    const shown = { code: "V1", expiryDate: "20310314", serialNumber: "S1" };
    expect(voucherView(issued)).toEqual(shown);
    expect(voucherView(issued, { pin: "9999", track2: "T" } as never)).toEqual({
      ...shown,
      track2: "T",
    });
  });

  const told = (made: string, code: string, id = "aa-1", unit = unitOf(issued)) => {
    tellsOtherwise({
      unit: unit,
      operation: "provisionVoucher",
      id,
      made: { voucher: { code: made } },
      told: { voucher: { code } },
    });
    return { codes: unit.all("voucher").map((one) => one.code), unit };
  };

  test("has the code that its client was told", () => {
    const { codes, unit } = told("V1", "V2");
    expect(codes).toEqual(["V2"]);
    expect(voucherOf(unit, "V2")).toEqual({ ...issued, code: "V2" });
    expect(unit.message("aa-1")?.data).toContain("V2");
  });

  test.each([
    ["the same code", "V1", "V1", "aa-1"],
    ["the answer of another request", "V1", "V2", "bb-2"],
    ["a voucher that there is not", "V9", "V2", "aa-1"],
  ])("keeps its code with %s", (_name, made, code, id) => {
    expect(told(made, code, id).codes).toEqual(["V1"]);
  });

  test("keeps its code where another one has that which was told", () => {
    const other = { ...issued, code: "V2" };
    expect(told("V1", "V2", "aa-1", unitOf(issued, other)).codes).toEqual(["V1", "V2"]);
  });
});

test("a voucher expires at the moment of its expiry date", () => {
  const at = (ms: number) =>
    isExpired({ ...issued, expiryDate: new Date(memoryNow + ms).toISOString() }, memoryNow);
  expect([at(-1), at(0), at(1)]).toEqual([true, true, false]);
});

test("a vendor that is not configured is like the first one; messages are settled through the first entity", () => {
  const unit = memoryUnit<Entities>({
    entities: {
      vendor: { A: { id: "A" }, B: { id: "B" } },
      settlementEntity: { S: { id: "S" }, T: { id: "T" } },
    },
  });
  expect(vendorLike(unit, "B")).toEqual({ id: "B" });
  expect(vendorLike(unit, "C")).toEqual({ id: "A" });
  expect(vendorLike(unit, undefined)).toEqual({ id: "A" });
  expect(settlementEntityOf(unit)).toEqual({ id: "S" });
  expect(() => settlementEntityOf(memoryUnit<Entities>())).toThrow(
    "the fixtures have no settlementEntity",
  );
});

test("a product is shown as a till knows it; ids are the same in any case", () => {
  const product = { productId: "P", barcode: "B", name: "N", vendorId: "V" };
  expect(productView(product as unknown as ProductEntity)).toEqual({
    productId: "P",
    barcode: "B",
    name: "N",
  });
  expect([sameId("AA", "aA"), sameId("AA", "AB"), sameId(undefined, "AA")]).toEqual([
    true,
    false,
    false,
  ]);
});
