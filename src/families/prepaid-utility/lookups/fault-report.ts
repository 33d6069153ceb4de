import type { Answer, Refusal } from "../../../contract/answer";
import { present } from "../../../contract/values/present";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { digitsFrom } from "../../../store";
import { baseFields } from "../answers";
import type { Entities } from "../entities";
import { accountOf } from "../meter-account";
import type { createFaultReport } from "../operations";
import { identifierFor } from "../receipts";

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
