import type { LookupResult } from "../../../lifecycle/call";
import { type Bill, payableBounds } from "../bills";
import { billAnswer, type LookupCall, requestedBill } from "../bill-request";
import { printAmount } from "../../kit/answers";
import type { BillKind } from "../models";

const slipWords: Readonly<Record<BillKind, string>> = {
  account: "Amount due",
  policy: "Premium",
  trafficFine: "Fine",
};

const slipText = ({ kind, outstanding }: Bill): string =>
  outstanding < 0
    ? `In credit ${printAmount(-outstanding)}`
    : `${slipWords[kind]} ${printAmount(outstanding)}`;

/** Looks a bill up. It has no effect, and pending payments do not show (contract 2, Bill payment). */
export function bill(call: LookupCall): LookupResult {
  const found = requestedBill(call);
  if ("error" in found) return found;
  return {
    status: 200,
    body: billAnswer(call, found.bill, {
      slipText: slipText(found.bill),
      amounts: payableBounds(found.bill),
    }),
  };
}
