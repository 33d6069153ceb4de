import { type Refusal, type Answer, refuse } from "../../contract/answer";
import { textMember, present } from "../../contract/values/json-value";
import type { Call, LookupResult } from "../../lifecycle/call";
import { dataOf, closedByOf, requestOnRecord } from "../../lifecycle/state";
import type { Entities, Unit, VoucherEntity } from "./entities";
import type { LookupQuery } from "./models";
import type { lookupVoucher, lookupRedemption } from "./operations";
import {
  balanceOf,
  isExpired,
  entityNamed,
  refuseVoucher,
  sameId,
  productView,
  voucherView,
  vendorLike,
} from "./vouchers";
import { limits } from "../../limits/limits";
import type { MessageRecord } from "../../store";
import { errors } from "./errors";
import { reversedFirst } from "./refusals";

type VoucherLookup = Call<typeof lookupVoucher, Entities>;

/** Looks a voucher up, without financial effect (contract 3, Voucher rule 6). */
export function voucher(call: VoucherLookup): LookupResult {
  const { query } = call;
  const refusal = unroutable(call.unit, query);
  if (refusal !== undefined) return refusal;
  const found = sought(call.unit, query);
  if (found === undefined || found.state === "CANCELLED" || isElsewhere(call.unit, found, query)) {
    return refuseVoucher("voucher-not-found", "No voucher matches the lookup.");
  }
  return { status: 200, body: voucherFields(call, found, query) };
}

function unroutable(
  unit: Unit,
  { receiverInstId, settlementEntityInstId }: LookupQuery,
): Refusal | undefined {
  const parties = [
    entityNamed(unit, "vendor", receiverInstId),
    entityNamed(unit, "settlementEntity", settlementEntityInstId),
  ];
  const unreachable = parties.find((party) => party?.routable === false);
  return (
    unreachable && refuseVoucher("voucher-not-routable", `There is no route to ${unreachable.id}.`)
  );
}

/** The voucher to which everything that was given points. */
function sought(unit: Unit, query: LookupQuery): VoucherEntity | undefined {
  const { voucherCode, provisionRequestId, voucherSerialNumber } = query;
  const found = [
    ...(voucherCode === undefined ? [] : [unit.get("voucher", voucherCode)]),
    ...(provisionRequestId === undefined ? [] : [provisionedVoucher(unit, provisionRequestId)]),
    ...(voucherSerialNumber === undefined ? [] : [ofSerialNumber(unit, voucherSerialNumber)]),
  ];
  const [first] = found;
  return found.every((voucher) => voucher !== undefined && voucher.code === first?.code)
    ? first
    : undefined;
}

function provisionedVoucher(unit: Unit, id: string): VoucherEntity | undefined {
  const record = unit.message(id.toLowerCase());
  if (record?.kind !== "provision") return undefined;
  const code = textMember(dataOf(record), "code");
  return code === undefined ? undefined : unit.get("voucher", code);
}

const ofSerialNumber = (unit: Unit, serialNumber: string): VoucherEntity | undefined =>
  unit.all("voucher").find((voucher) => voucher.serialNumber === serialNumber);

/** An institution was named that is known, and is not the voucher's. */
function isElsewhere(
  unit: Unit,
  voucher: VoucherEntity,
  { receiverInstId, settlementEntityInstId }: LookupQuery,
): boolean {
  const receiver = voucher.receiver?.id ?? voucher.vendorId;
  const settlementEntity = voucher.settlementEntity?.id;
  const otherReceiver =
    entityNamed(unit, "vendor", receiverInstId) !== undefined &&
    !sameId(receiver, receiverInstId ?? "");
  const otherSettlement =
    entityNamed(unit, "settlementEntity", settlementEntityInstId) !== undefined &&
    settlementEntity !== undefined &&
    !sameId(settlementEntity, settlementEntityInstId ?? "");
  return otherReceiver || otherSettlement;
}

/** The caller sent the request that obtained the voucher. */
function isOwn({ unit, sender }: VoucherLookup, { provisionId }: VoucherEntity): boolean {
  const provision = provisionId === undefined ? undefined : unit.message(provisionId.toLowerCase());
  return provision?.sender === sender;
}

function amountsOf({ unit }: VoucherLookup, voucher: VoucherEntity): object | undefined {
  const { currency, issued } = voucher;
  const balance = isExpired(voucher, unit.now) ? 0 : balanceOf(voucher);
  const amounts = {
    ...(issued !== undefined && {
      approvedAmount: { amount: issued, currency, ledgerIndicator: "CREDIT" },
    }),
    ...(balance !== undefined && { balanceAmount: { amount: balance, currency } }),
  };
  return Object.keys(amounts).length === 0 ? undefined : amounts;
}

function voucherFields(
  call: VoucherLookup,
  voucher: VoucherEntity,
  { voucherCode }: LookupQuery,
): object {
  const { receiver, settlementEntity, thirdPartyIdentifiers, rrn } = voucher;
  const { code, ...others } = voucherView(voucher);
  const own = isOwn(call, voucher);
  const product = entityNamed(call.unit, "product", voucher.productId);
  return present({
    settlementEntity,
    receiver,
    amounts: amountsOf(call, voucher),
    voucher: {
      ...((own || voucherCode !== undefined) && { code }),
      ...others,
      redeemInstructions: vendorLike(call.unit, voucher.vendorId).instructions,
    },
    product: product && productView(product),
    ...(own && { thirdPartyIdentifiers, rrn }),
  });
}

type RedemptionLookup = Call<typeof lookupRedemption, Entities>;

const kind = "redemption";

const notReceived = refuse(errors["voucher-redemption-unknown"], {
  freeString: "No redemption with this id was received.",
});

const notTheSender = refuse(errors["voucher-redemption-others"], {
  freeString: "Another client sent the redemption with this id.",
});

/**
 * What became of a redemption (contract 3, Voucher rule 5): its first answer, whatever it was; 102 while it is in
 * process; 403 when somebody else sent it, be it in another data space; 404 when nobody did.
 */
export function redemption(call: RedemptionLookup): LookupResult {
  const { unit, sender } = call;
  const id = call.path.requestId.toLowerCase();
  const record = requestOnRecord(unit, kind, id);
  if (record !== undefined && record.state !== "TOMBSTONE")
    return (record.sender ?? sender) === sender ? outcomeOf(record) : notTheSender;
  const refused = unit.message(id) === undefined ? refusedForItsForm(call, id) : undefined;
  return refused ?? (unit.isKnownAnywhere(kind, id) ? notTheSender : notReceived);
}

/** The answer to a request of the caller's that broke its schema. */
function refusedForItsForm({ unit, sender }: RedemptionLookup, id: string): Answer | undefined {
  const refused = unit.refusedRequest(id);
  if (refused?.kind !== kind || refused.sender !== sender) return undefined;
  const body: unknown = JSON.parse(refused.answer);
  return { status: refused.status, body };
}

function outcomeOf(record: MessageRecord): LookupResult {
  if (record.state === "PROCESSING") {
    const otherwise = refuse(errors["voucher-outcome-unknown"], {
      freeString: "The redemption is still in process; ask again.",
    });
    return { awaits: record.id, forMs: limits.lookupHoldMs, otherwise };
  }
  return record.answer === null ? explainUnanswered(record) : firstAnswer(record, record.answer);
}

/** Reversed before it was processed: it will be refused. Else it was lost, and nobody was told. */
function explainUnanswered(record: MessageRecord): LookupResult {
  const refused = record.state === "LATE" || closedByOf(record)?.from === "PROCESSING";
  if (!refused) return notReceived;
  const refusal = reversedFirst(kind, record);
  return { ...refusal, members: { ...refusal.members, requestType: "REDEMPTION_REQUEST" } };
}

/** Errors that a request gets when it was not processed; all others are refusals with 400. */
const statuses: Readonly<Record<string, number>> = {
  GENERAL_ERROR: 500,
  VOUCHER_STATUS_UNKNOWN: 500,
  UPSTREAM_UNAVAILABLE: 504,
};

/** The answer that a request got, or would have got: the status that went out may be that of a fault. */
function firstAnswer({ answered }: MessageRecord, text: string): Answer {
  const body: unknown = JSON.parse(text);
  const errorType = textMember(body, "errorType");
  if (errorType === undefined) return { status: 200, body };
  const usual = statuses[errorType];
  if (usual === undefined) return { status: 400, body };
  return { status: answered !== null && answered >= 500 ? answered : usual, body };
}
