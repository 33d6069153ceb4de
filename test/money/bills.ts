import type { BillEntity, BillerEntity, Entities } from "../../src/families/bill-payment/entities";
import type { BillAdvice } from "../../src/families/bill-payment/bill-request";
import type { Call } from "../../src/lifecycle/call";
import { type MemoryUnit, memoryUnit } from "../support/memory-unit";

/** A bill in memory, its billers, and advices about what pays it. */
export const billers: Record<"B1" | "B2", BillerEntity> = {
  B1: {
    id: "B1",
    name: "Insurer",
    takes: ["policy"],
    referencePrefix: "INS",
    prefixes: ["ML-", "ML-77"],
  },
  B2: {
    id: "B2",
    name: "City",
    takes: ["trafficFine", "account"],
    referencePrefix: "",
    prefixes: ["ML-7", "C"],
    refundDays: 30,
  },
};
export const bill = (parts: Partial<BillEntity> = {}): BillEntity => ({
  reference: "ML-1",
  outstanding: 10_000,
  pending: 2_000,
  ...parts,
});
export const unitWith = (
  entity: BillEntity = bill(),
  more: Record<string, Record<string, object>> = {},
): MemoryUnit<Entities> =>
  memoryUnit({ entities: { biller: billers, policy: { [entity.reference]: entity }, ...more } });

export const advice = (
  which: "confirmation" | "reversal",
  amount?: number,
  currency = "710",
  unit = memoryUnit<Entities>(),
  more: object = {},
): Call & BillAdvice =>
  ({
    unit,
    operation: { advice: which },
    body: {
      requestId: "PAY-1",
      ...(amount !== undefined && { amounts: { approvedAmount: { amount, currency } } }),
      ...more,
    },
  }) as unknown as Call & BillAdvice;
