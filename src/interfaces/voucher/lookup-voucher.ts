import { type Refusal } from "../../contract/answer";
import { present } from "../../contract/present";
import type { Call, LookupResult } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { balanceOf } from "./data";
import type { VoucherEntity, VoucherTransaction } from "./entities";
import type { LookupQuery } from "./models";
import {
  findProduct,
  findSettlementEntity,
  findVendor,
  findVoucher,
  isExpired,
  refuseVoucher,
  sameId,
  shownProduct,
  shownVoucher,
  vendorLike,
} from "./vouchers";

/** Looks a voucher up, without financial effect (contract 3, Voucher rule 6). */
export function lookupVoucher(call: Call): LookupResult {
  const query = call.query as LookupQuery;
  const refusal = unroutable(call.unit, query);
  if (refusal !== undefined) return refusal;
  const voucher = sought(call.unit, query);
  if (
    voucher === undefined ||
    voucher.state === "CANCELLED" ||
    isElsewhere(call.unit, voucher, query)
  ) {
    return refuseVoucher("voucher-not-found", "No voucher fits what is looked up.");
  }
  return { status: 200, body: shown(call, voucher, query) };
}

function unroutable(
  unit: UnitOfWork,
  { receiverInstId, settlementEntityInstId }: LookupQuery,
): Refusal | undefined {
  const parties = [
    findVendor(unit, receiverInstId),
    findSettlementEntity(unit, settlementEntityInstId),
  ];
  const unreachable = parties.find((party) => party?.routable === false);
  return (
    unreachable && refuseVoucher("voucher-not-routable", `Messages do not reach ${unreachable.id}.`)
  );
}

/** The voucher to which everything that was given points. */
function sought(unit: UnitOfWork, query: LookupQuery): VoucherEntity | undefined {
  const { voucherCode, provisionRequestId, voucherSerialNumber } = query;
  const found = [
    ...(voucherCode === undefined ? [] : [findVoucher(unit, voucherCode)]),
    ...(provisionRequestId === undefined ? [] : [provisioned(unit, provisionRequestId)]),
    ...(voucherSerialNumber === undefined ? [] : [ofSerialNumber(unit, voucherSerialNumber)]),
  ];
  const [first] = found;
  return found.every((voucher) => voucher !== undefined && voucher.code === first?.code)
    ? first
    : undefined;
}

function provisioned(unit: UnitOfWork, id: string): VoucherEntity | undefined {
  const record = unit.message(id.toLowerCase());
  if (record?.kind !== "provision" || record.data === null) return undefined;
  const { code } = JSON.parse(record.data) as Partial<VoucherTransaction>;
  return code === undefined ? undefined : findVoucher(unit, code);
}

const ofSerialNumber = (unit: UnitOfWork, serialNumber: string): VoucherEntity | undefined =>
  unit.all<VoucherEntity>("voucher").find((voucher) => voucher.serialNumber === serialNumber);

/** An institution was named that is known, and is not the voucher's. */
function isElsewhere(
  unit: UnitOfWork,
  voucher: VoucherEntity,
  { receiverInstId, settlementEntityInstId }: LookupQuery,
): boolean {
  const receiver = voucher.receiver?.id ?? voucher.vendorId;
  const settlementEntity = voucher.settlementEntity?.id;
  const otherReceiver =
    findVendor(unit, receiverInstId) !== undefined && !sameId(receiver, receiverInstId ?? "");
  const otherSettlement =
    findSettlementEntity(unit, settlementEntityInstId) !== undefined &&
    settlementEntity !== undefined &&
    !sameId(settlementEntity, settlementEntityInstId ?? "");
  return otherReceiver || otherSettlement;
}

/** The caller sent the request that obtained the voucher. */
function isOwn({ unit, sender }: Call, { provisionId }: VoucherEntity): boolean {
  const provision = provisionId === undefined ? undefined : unit.message(provisionId.toLowerCase());
  return provision?.sender === sender;
}

function shownAmounts({ unit }: Call, voucher: VoucherEntity): object | undefined {
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

function shown(call: Call, voucher: VoucherEntity, { voucherCode }: LookupQuery): object {
  const { receiver, settlementEntity, thirdPartyIdentifiers, rrn } = voucher;
  const { code, ...others } = shownVoucher(voucher);
  const own = isOwn(call, voucher);
  const product = findProduct(call.unit, voucher.productId);
  return present({
    settlementEntity,
    receiver,
    amounts: shownAmounts(call, voucher),
    voucher: {
      ...((own || voucherCode !== undefined) && { code }),
      ...others,
      redeemInstructions: vendorLike(call.unit, voucher.vendorId).instructions,
    },
    product: product && shownProduct(product),
    ...(own && { thirdPartyIdentifiers, rrn }),
  });
}
