import {
  amountObjection,
  finalAmount,
  settledAmount,
  type VoucherAdvice,
} from "../../src/families/voucher/vouchers";
import type { VoucherEntity } from "../../src/families/voucher/entities";

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
