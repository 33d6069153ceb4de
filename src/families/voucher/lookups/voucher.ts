import { type Refusal } from "../../../contract/answer";
import { textMember } from "../../../contract/values/member";
import { present } from "../../../contract/values/present";
import type { Call, LookupResult } from "../../../lifecycle/call";
import { dataOf } from "../../../lifecycle/records";
import type { Entities, Unit, VoucherEntity } from "../entities";
import type { LookupQuery } from "../models";
import type { lookupVoucher } from "../operations";
import {
  balanceOf,
  isExpired,
  entityNamed,
  refuseVoucher,
  sameId,
  productView,
  voucherView,
  vendorLike,
} from "../vouchers";

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
