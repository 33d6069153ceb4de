import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors, simulatedErrors } from "../../contract/error-catalogue";
import { isUnknownOutcome } from "../../contract/unknown-outcome";
import { settleRequest } from "../../lifecycle/apply";
import { dataOf } from "../../lifecycle/records";
import type { Call, LookupResult } from "../../lifecycle/call";
import { transitionsOf } from "../../lifecycle/state";
import type { MessageRecord, UnitOfWork } from "../../store";
import { findPurchase } from "./effects";
import { prepaidErrors } from "./errors";
import { locate } from "./located";
import type { PurchaseRequest } from "./models";
import { type RememberedPurchase, judgePurchase, rememberPurchase } from "./purchase";
import { prepaidTransitions } from "./transitions";

const kind = "purchase";
const table = transitionsOf(prepaidTransitions);

/** What a purchase keeps besides: a decline that a retry got, and that it was reversed although there was nothing to undo. */
export interface DeclinedPurchase extends RememberedPurchase {
  declined?: { code: string; detail: Record<string, unknown> };
  reversedSince?: true;
}

/** The record of a purchase, whatever became of it. */
export function purchaseRecord(unit: UnitOfWork, id: string): MessageRecord | undefined {
  const record = unit.message(id.toLowerCase());
  return record?.role === "request" && record.family === unit.family && record.kind === kind
    ? record
    : undefined;
}

/**
 * A purchase that is sent again (contract 2, token rule 3): what was issued; or, where the provider never got it, a
 * new issue or a decline, as the provider does it.
 */
export function retryPurchaseRequest(call: Call): LookupResult {
  const { id } = call.body as PurchaseRequest;
  const record = purchaseRecord(call.unit, id);
  if (record === undefined && call.unit.message(id.toLowerCase()) !== undefined)
    return refuse(commonErrors["id-used"], { id });
  const refusal = difference(call, record);
  if (refusal !== undefined) return refusal;
  if (record === undefined) return resubmit(call, record);
  if (record.state === "LATE") return reversedBefore;
  if (record.state === "DECLINED") return declinedBefore(call, record);
  const located = locate(call);
  return "error" in located ? located : byState(call, record);
}

const reversedBefore = refuse(prepaidErrors["prepaid-reversed"], { reason: "REVERSED" });

function byState(call: Call, record: MessageRecord): LookupResult {
  switch (record.state) {
    case "PENDING":
    case "CONFIRMED":
      return issuedBefore(call, record);
    case "REVERSED":
      return findPurchase(call.unit, record.id)?.reversalRefused === true
        ? issuedBefore(call, record)
        : reversedBefore;
    case "TOMBSTONE":
      return reversedBefore;
    case "PROCESSING":
      return refuse(prepaidErrors["prepaid-in-flight"], { purchaseId: record.id });
    default:
      return resubmit(call, record);
  }
}

/** A retry carries the purchase as it was: its meter and its amount. */
function difference({ body }: Call, record: MessageRecord | undefined): Refusal | undefined {
  if (record === undefined) return undefined;
  const {
    meter: { meterId },
    purchaseAmount: { amount },
  } = body as PurchaseRequest;
  const known = dataOf(record) as RememberedPurchase;
  const formatErrors = [
    {
      field: "meter.meterId",
      value: meterId,
      differs: known.meterId !== undefined && known.meterId !== meterId,
    },
    {
      field: "purchaseAmount.amount",
      value: String(amount),
      differs: known.amount !== undefined && known.amount !== amount,
    },
  ]
    .filter(({ differs }) => differs)
    .map(({ field, value }) => ({ field, msg: "must be that of the purchase", value }));
  return formatErrors.length === 0
    ? undefined
    : refuse(prepaidErrors["prepaid-retry-differs"], { formatErrors });
}

/** The tokens that were issued, delivered now if they were not before. */
function issuedBefore({ unit }: Call, record: MessageRecord): LookupResult {
  const body = JSON.parse(record.answer ?? "null") as unknown;
  if (!isUnknownOutcome(record.answered)) return { status: 202, body };
  unit.record({ ...record, answered: 202 });
  return { status: 202, body, answersRequest: true };
}

/** The first decline again; but a provider that could not be reached is asked anew, unless the purchase was reversed since. */
function declinedBefore(call: Call, record: MessageRecord): LookupResult {
  const { declined, reversedSince } = dataOf(record) as DeclinedPurchase;
  if (record.answered === 503 && reversedSince !== true) return settled(call);
  const entry = declined && Object.values(prepaidErrors).find(({ code }) => code === declined.code);
  return entry === undefined ? storedDecline(call, record) : refuse(entry, declined?.detail);
}

/**
 * The decline of the purchase, as the answer to the retry. The status that went out may have been a fault's: the
 * catalogue knows that of the decline.
 */
function storedDecline({ operation }: Call, { answer, answered }: MessageRecord): LookupResult {
  if (answer === null) return refuse(prepaidErrors["prepaid-declined"], { reason: "DECLINED" });
  const body = JSON.parse(answer) as { errorType?: string; errorMessage?: string };
  const entries = Object.values({ ...prepaidErrors, ...simulatedErrors });
  const made = entries.find(
    ({ errorType, message }) => errorType === body.errorType && message === body.errorMessage,
  );
  return {
    status: made?.status ?? answered ?? 400,
    body: { ...body, requestType: operation.requestType },
  };
}

/** A purchase that its provider never got, by the provider's way with those. */
function resubmit(call: Call, record: MessageRecord | undefined): LookupResult {
  const located = locate(call);
  if ("error" in located) return settled(call, located);
  const { id } = call.body as PurchaseRequest;
  switch (located.provider.retry) {
    case "issue":
      return settled(call);
    case "decline":
      return settled(call, refuse(prepaidErrors["prepaid-declined"], { reason: "NOT_RECEIVED" }));
    case "notFound":
      return refuse(prepaidErrors["prepaid-request-unknown"], { purchaseId: record?.id ?? id });
  }
}

/** Judges a purchase now, or refuses it as given; either is on record as what became of it. */
function settled(call: Call, refused?: Refusal): LookupResult {
  const judgement = refused === undefined ? judgePurchase(call, 202) : { refused };
  const { unit, body } = call;
  const incoming = {
    id: (body as PurchaseRequest).id.toLowerCase(),
    kind,
    digest: "",
    at: unit.at,
  };
  if ("approved" in judgement) {
    const { approved, data } = judgement;
    settleRequest(unit, table, incoming, "approval", {
      answered: approved.status,
      answer: approved.body,
      data,
    });
    return { ...approved, answersRequest: true };
  }
  const { error, detail } = judgement.refused;
  const data: DeclinedPurchase = {
    ...rememberPurchase(body),
    declined: { code: error.code, detail: { ...detail } },
  };
  settleRequest(unit, table, incoming, "decline", {
    answered: error.status,
    answer: undefined,
    data,
  });
  return judgement.refused;
}
