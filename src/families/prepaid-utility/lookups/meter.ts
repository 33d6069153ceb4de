import type { Answer, Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { firstRefusal } from "../../kit/answers";
import { accountFields, baseFields, identifierFor, meterView } from "../answers";
import { merchantAllowed, meterNotBarred, utilityActive } from "../transactions/checks";
import { freeUnitsDue, monthOf } from "../transactions/amounts";
import type { Entities } from "../entities";
import { isKeyChangeOpen } from "../transactions/tokens";
import { accountOf, arrearsOf } from "../meter-account";
import type { createFaultReport, createMeterLookup } from "../operations";
import { present } from "../../../contract/values/present";
import { digitsFrom } from "../../../store";

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

type FaultReportCall = Call<typeof createFaultReport, Entities>;
const referenceDigits = 15;

/** Passes a fault on to the utility. A barred meter may be faulty too. */
export function faultReport(call: FaultReportCall): Answer | Refusal {
  const account = accountOf(call);
  if (isRefusal(account)) return account;
  const { unit } = call;
  const {
    id,
    meter: { meterId },
    faultType,
    faultDescription,
  } = call.body;
  const reference = referenceOf(call, id);
  const report = present({
    id: id.toLowerCase(),
    reference,
    meterId,
    faultType,
    faultDescription,
    time: unit.at,
  });
  unit.put("faultReport", report.id, report);
  return {
    status: 201,
    body: {
      ...baseFields(call, account.provider, identifierFor(unit, account.provider, "FR", id)),
      reference,
      description: "Fault logged. A technician will phone you.",
    },
  };
}

/** The number of a report: so many digits that no two reports of a data space meet in practice. */
const referenceOf = ({ unit }: FaultReportCall, id: string): string =>
  `FR-${unit.at.slice(0, 4)}-${digitsFrom(unit.generate("fault-report", id), referenceDigits)}`;
