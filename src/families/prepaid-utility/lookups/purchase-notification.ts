import { type Answer, type Refusal, refuse } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import { dataOf } from "../../../lifecycle/records";
import type { Entities } from "../entities";
import { errors } from "../errors";
import { providerOf, unserved } from "../meter-account";
import type { notifyTokenPurchase } from "../operations";
import { type RememberedPurchase, findPurchase, purchaseRecord } from "../purchases";

/** Takes note that a purchase succeeded: informational, nothing changes (contract 2, Events). */
export function purchaseNotification({
  unit,
  operation,
  query,
  body,
}: Call<typeof notifyTokenPurchase, Entities>): Answer | Refusal {
  const { purchaseId } = query;
  const { id } = body;
  if (id.toLowerCase() !== purchaseId.toLowerCase()) {
    return refuse(errors["prepaid-event-differs"], {
      formatErrors: [{ field: "id", msg: "must equal purchaseId in the query", value: id }],
      purchaseId,
    });
  }
  const record = purchaseRecord(unit, purchaseId);
  if (record === undefined || record.state === "TOMBSTONE")
    return refuse(errors["prepaid-request-unknown"], { purchaseId });
  const { meterId = body.meter.meterId }: RememberedPurchase = dataOf(record);
  const providerId =
    findPurchase(unit, purchaseId)?.providerId ?? unit.get("meter", meterId)?.providerId;
  const refusal =
    providerId === undefined ? undefined : unserved(providerOf(unit, providerId), operation.id);
  return refusal ?? { status: 202 };
}
