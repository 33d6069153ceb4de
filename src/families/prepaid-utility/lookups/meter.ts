import type { Answer, Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { firstRefusal } from "../../kit/reason-answers";
import { accountFields, baseFields, meterView } from "../answers";
import { freeUnitsDue, monthOf } from "../calendar";
import { merchantAllowed, meterNotBarred, utilityActive } from "../checks";
import type { Entities } from "../entities";
import { isKeyChangeOpen } from "../key-pair";
import { accountOf, arrearsOf } from "../meter-account";
import type { createMeterLookup } from "../operations";
import { identifierFor } from "../receipts";

/** What is known of a meter: nothing changes. */
export function registeredMeter(call: Call<typeof createMeterLookup, Entities>): Answer | Refusal {
  const account = accountOf(call);
  if (isRefusal(account)) return account;
  const refusal = firstRefusal([meterNotBarred, merchantAllowed, utilityActive], account);
  if (refusal !== undefined) return refusal;
  const { meter, provider, utility } = account;
  const { id } = call.body;
  const money = (amount: number) => ({ amount, currency: utility.currency });
  return {
    status: 201,
    body: {
      ...baseFields(call, provider, identifierFor(call.unit, provider, "LK", id)),
      meter: meterView(meter, isKeyChangeOpen(meter)),
      ...accountFields(account),
      minAmount: money(meter.minimum),
      maxAmount: money(meter.maximum),
      arrearsAmount: money(arrearsOf(meter)),
      bsstDue: freeUnitsDue(meter, monthOf(call.unit, utility)) > 0,
    },
  };
}
