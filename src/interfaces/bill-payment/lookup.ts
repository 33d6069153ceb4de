import type { Call, LookupResult } from "../../lifecycle/call";
import { billAnswer, printed } from "./answers";
import { type Bill, payableBounds } from "./bills";
import type { BillKind } from "./models";
import { requested } from "./requested";

const slipWords: Readonly<Record<BillKind, string>> = {
  account: "Amount due",
  policy: "Premium",
  trafficFine: "Fine",
};

const slipText = ({ kind, outstanding }: Bill): string =>
  outstanding < 0
    ? `In credit ${printed(-outstanding)}`
    : `${slipWords[kind]} ${printed(outstanding)}`;

/** Looks a bill up. It has no effect, and pending payments do not show (contract 2, Bill payment). */
export function lookup(call: Call): LookupResult {
  const found = requested(call);
  if ("error" in found) return found;
  const { bill } = found;
  return {
    status: 200,
    body: billAnswer(call, bill, { slipText: slipText(bill), amounts: payableBounds(bill) }),
  };
}
