import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { type Call, isRefusal, type LookupResult } from "../../lifecycle/call";
import { firstRefusal } from "../kit/answers";
import {
  accountFields,
  baseFields,
  identifierFor,
  meterView,
  reprintSlip,
  trialBody,
} from "./answers";
import {
  merchantAllowed,
  meterNotBarred,
  utilityActive,
  checkPurchase,
} from "./transactions/checks";
import { freeUnitsDue, monthOf } from "./transactions/amounts";
import type { Entities, MeterEntity, PurchaseEntity, Unit } from "./entities";
import { isKeyChangeOpen } from "./transactions/tokens";
import {
  accountOf,
  arrearsOf,
  findPurchase,
  type DeclinedPurchase,
  type RememberedPurchase,
  providerOf,
  purchaseRecord,
  rememberPurchase,
  refuseUnserved,
} from "./meter-account";
import {
  type createFaultReport,
  type createMeterLookup,
  type requestTokenReprint,
  createTokenPurchaseRequest,
  type notifyTokenPurchase,
  type retryPurchaseRequest,
  type trialTokenPurchaseRequest,
} from "./operations";
import { present, textMember } from "../../contract/values/json-value";
import { digitsFrom, type MessageRecord } from "../../store";
import { answerIn } from "../../contract/operation";
import { errors } from "./errors";
import type { PurchaseResponse } from "./models";
import { commonErrors, simulatedErrors } from "../../contract/error-catalogue";
import { isUnknownOutcome } from "../../contract/refusals";
import { settleRequest } from "../../lifecycle/apply";
import { dataOf, transitionsOf } from "../../lifecycle/state";
import { transitions } from "./refusals";
import { authorisePurchase } from "./transactions/purchase";

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

/** The last purchase of a meter that was not reversed. */
function lastPurchase(unit: Unit, { lastPurchase: last }: MeterEntity): PurchaseEntity | undefined {
  let purchase = last === undefined ? undefined : findPurchase(unit, last);
  while (purchase?.state === "REVERSED") {
    purchase = purchase.previous === undefined ? undefined : findPurchase(unit, purchase.previous);
  }
  return purchase;
}

/** The purchase of a meter with this receipt number, identifier or id. */
function purchaseReferredTo(
  unit: Unit,
  { meterId }: MeterEntity,
  reference: string,
): PurchaseEntity | undefined {
  const id = unit.get("reference", reference)?.purchaseId ?? reference;
  const purchase = findPurchase(unit, id);
  return purchase?.meterId === meterId && purchase.state !== "REVERSED" ? purchase : undefined;
}

/** What a reprint repeats of the answer of the purchase, besides its slip. */
function repeatedFields(purchase: Partial<PurchaseResponse>): Partial<PurchaseResponse> {
  return present({
    purchaseTotal: purchase.purchaseTotal,
    taxTotal: purchase.taxTotal,
    amounts: purchase.amounts,
    meter: purchase.meter,
    customer: purchase.customer,
    utility: purchase.utility,
    utilityType: purchase.utilityType,
    tokens: purchase.tokens ?? [],
    debtRecoveryCharges: purchase.debtRecoveryCharges,
    serviceCharges: purchase.serviceCharges,
    vatInvoiceNumber: purchase.vatInvoiceNumber,
  });
}

/** Tokens that were issued before: the last ones, or those of a reference (contract 2, token rule 6). */
export function tokenReprint(call: Call<typeof requestTokenReprint, Entities>): Answer | Refusal {
  const account = accountOf(call);
  if (isRefusal(account)) return account;
  const { unit, body } = call;
  const { meter, provider } = account;
  const { originalRef } = body;
  if (originalRef !== undefined && provider.reprint === "lastOnly") {
    return refuse(errors["prepaid-last-only"], { option: "originalRef" });
  }
  const purchase =
    originalRef === undefined
      ? lastPurchase(unit, meter)
      : purchaseReferredTo(unit, meter, originalRef);
  if (purchase === undefined) {
    const { meterId } = meter;
    return refuse(errors["prepaid-nothing-to-print"], present({ meterId, originalRef }));
  }
  const issued = answerIn(createTokenPurchaseRequest, unit.message(purchase.id)?.answer) ?? {};
  return {
    status: 200,
    body: {
      ...baseFields(call, provider, purchase.identifier),
      slipData: reprintSlip(meter, issued.tokens ?? []),
      ...repeatedFields(issued),
    },
  };
}

type RetryCall = Call<typeof retryPurchaseRequest, Entities>;
const table = transitionsOf(transitions);

/**
 * A purchase that is sent again (contract 2, token rule 3): what was issued; or, where the provider never got it, a
 * new issue or a decline, as the provider does it.
 */
export function retryOfPurchase(call: RetryCall): LookupResult {
  const { id } = call.body;
  const record = purchaseRecord(call.unit, id);
  if (record === undefined && call.unit.message(id.toLowerCase()) !== undefined)
    return refuse(commonErrors["id-used"], { id });
  const refusal = difference(call, record);
  if (refusal !== undefined) return refusal;
  if (record === undefined) return resubmit(call, record);
  if (record.state === "LATE") return reversedBefore;
  if (record.state === "DECLINED") return declinedBefore(call, record);
  const account = accountOf(call);
  return isRefusal(account) ? account : byState(call, record);
}

const reversedBefore = refuse(errors["prepaid-reversed"], { reason: "REVERSED" });

function byState(call: RetryCall, record: MessageRecord): LookupResult {
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
      return refuse(errors["prepaid-in-flight"], { purchaseId: record.id });
    default:
      return resubmit(call, record);
  }
}

/** A retry carries the purchase as it was: its meter and its amount. */
function difference({ body }: RetryCall, record: MessageRecord | undefined): Refusal | undefined {
  if (record === undefined) return undefined;
  const {
    meter: { meterId },
    purchaseAmount: { amount },
  } = body;
  const known: RememberedPurchase = dataOf(record);
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
    : refuse(errors["prepaid-retry-differs"], { formatErrors });
}

/** The tokens that were issued, delivered now if they were not before. */
function issuedBefore({ unit }: RetryCall, record: MessageRecord): LookupResult {
  const body = answerIn(createTokenPurchaseRequest, record.answer) ?? null;
  if (!isUnknownOutcome(record.answered)) return { status: 202, body };
  unit.record({ ...record, answered: 202 });
  return { status: 202, body };
}

/**
 * The first decline again; but a provider that could not be reached is asked anew, unless the
 * purchase was reversed since.
 */
function declinedBefore(call: RetryCall, record: MessageRecord): LookupResult {
  const { declined, reversedSince }: DeclinedPurchase = dataOf(record);
  if (record.answered === 503 && reversedSince !== true) return settlePurchase(call);
  const entry = declined && Object.values(errors).find(({ code }) => code === declined.code);
  return entry === undefined ? storedDecline(call, record) : refuse(entry, declined?.detail);
}

/**
 * The decline of the purchase, as the answer to the retry. The status that went out may have been a fault's: the
 * catalogue knows that of the decline.
 */
function storedDecline(
  { operation }: RetryCall,
  { answer, answered }: MessageRecord,
): LookupResult {
  if (answer === null) return refuse(errors["prepaid-declined"], { reason: "DECLINED" });
  const body = answerIn(createTokenPurchaseRequest, answer);
  const [type, text] = [textMember(body, "errorType"), textMember(body, "errorMessage")];
  const entries = Object.values({ ...errors, ...simulatedErrors });
  const made = entries.find(({ errorType, message }) => errorType === type && message === text);
  return {
    status: made?.status ?? answered ?? 400,
    body: { ...body, requestType: operation.requestType },
  };
}

/** A purchase that its provider never got, by the provider's way with those. */
function resubmit(call: RetryCall, record: MessageRecord | undefined): LookupResult {
  const account = accountOf(call);
  if (isRefusal(account)) return settlePurchase(call, account);
  const { id } = call.body;
  switch (account.provider.retry) {
    case "issue":
      return settlePurchase(call);
    case "decline":
      return settlePurchase(call, refuse(errors["prepaid-declined"], { reason: "NOT_RECEIVED" }));
    case "notFound":
      return refuse(errors["prepaid-request-unknown"], { purchaseId: record?.id ?? id });
  }
}

/** Judges a purchase now, or refuses it as given; either is on record as what became of it. */
function settlePurchase(call: RetryCall, refused?: Refusal): LookupResult {
  const authorisation = refused === undefined ? authorisePurchase(call, 202) : { refused };
  const { unit, body } = call;
  const incoming = { id: body.id.toLowerCase(), kind: "purchase", digest: "", at: unit.at };
  if ("approved" in authorisation) {
    const { approved, data } = authorisation;
    settleRequest(unit, table, incoming, {
      event: "approval",
      answered: approved.status,
      answer: approved.body,
      data,
    });
    return approved;
  }
  const { error, detail } = authorisation.refused;
  const data: DeclinedPurchase = {
    ...rememberPurchase(body),
    declined: { code: error.code, detail: { ...detail } },
  };
  settleRequest(unit, table, incoming, {
    event: "decline",
    answered: error.status,
    answer: undefined,
    data,
  });
  return authorisation.refused;
}

/** A purchase without effect: the same checks and sums, and no tokens (contract 2, token rule 1). */
export function trialOfPurchase(
  call: Call<typeof trialTokenPurchaseRequest, Entities>,
): Answer | Refusal {
  const sale = checkPurchase(call);
  if (isRefusal(sale)) return sale;
  return {
    status: 200,
    body: trialBody(sale, identifierFor(call.unit, sale.provider, "TR", sale.message.id)),
  };
}

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
    providerId === undefined
      ? undefined
      : refuseUnserved(providerOf(unit, providerId), operation.id);
  return refusal ?? { status: 202 };
}
