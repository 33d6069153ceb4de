import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { present } from "../../contract/present";
import { dataOf } from "../../lifecycle/records";
import type { Call } from "../../lifecycle/call";
import { digitsFrom } from "../../store";
import { baseFields } from "./answers";
import { findPurchase } from "./effects";
import type { FaultReportEntity, MeterEntity } from "./entities";
import { prepaidErrors } from "./errors";
import { type MeterMessage, locate, providerOf, unserved } from "./located";
import type { EventQuery, FaultReportRequest, PurchaseResponse } from "./models";
import type { RememberedPurchase } from "./purchase";
import { identifierFor } from "./receipts";
import { purchaseRecord } from "./retry";

const referenceDigits = 15;

/** Passes a fault on to the utility. A barred meter may be faulty too. */
export function createFaultReport(call: Call): Answer | Refusal {
  const located = locate(call);
  if ("error" in located) return located;
  const { unit } = call;
  const {
    id,
    meter: { meterId },
    faultType,
    faultDescription,
  } = call.body as FaultReportRequest;
  const reference = referenceOf(call, id);
  const report: FaultReportEntity = present({
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
      ...baseFields(call, located.provider, identifierFor(unit, located.provider, "FR", id)),
      reference,
      description: "Fault logged. A technician will phone you.",
    },
  };
}

/** The number of a report: so many digits that no two reports of a data space meet in practice. */
const referenceOf = ({ unit }: Call, id: string): string =>
  `FR-${unit.at.slice(0, 4)}-${digitsFrom(unit.generate("fault-report", id), referenceDigits)}`;

/** Takes note that a purchase succeeded: informational, nothing changes (contract 2, Events). */
export function notifyTokenPurchase(call: Call): Answer | Refusal {
  const { unit, operation } = call;
  const { purchaseId } = call.query as EventQuery;
  const { id } = call.body as PurchaseResponse;
  if (id.toLowerCase() !== purchaseId.toLowerCase()) {
    return refuse(prepaidErrors["prepaid-event-differs"], {
      formatErrors: [{ field: "id", msg: "must equal purchaseId in the query", value: id }],
      purchaseId,
    });
  }
  const record = purchaseRecord(unit, purchaseId);
  if (record === undefined || record.state === "TOMBSTONE")
    return refuse(prepaidErrors["prepaid-request-unknown"], { purchaseId });
  const { meterId = (call.body as MeterMessage).meter.meterId } = dataOf(
    record,
  ) as RememberedPurchase;
  const providerId =
    findPurchase(unit, purchaseId)?.providerId ??
    unit.get<MeterEntity>("meter", meterId)?.providerId;
  const refusal =
    providerId === undefined ? undefined : unserved(providerOf(unit, providerId), operation.id);
  return refusal ?? { status: 202 };
}
