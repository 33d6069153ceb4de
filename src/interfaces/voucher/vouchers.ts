import { type Refusal, refuse } from "../../contract/answer";
import { present } from "../../contract/present";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type {
  ProductEntity,
  SettlementEntity,
  Standing,
  VendorEntity,
  VoucherEntity,
} from "./entities";
import { type VoucherError, voucherErrors } from "./errors";
import type {
  Product,
  ProvisionRequest,
  RedemptionRequest,
  RefundRequest,
  Voucher,
} from "./models";

/** What all requests have in common; which of the other members are there depends on the kind. */
export type VoucherMessage = Omit<RedemptionRequest, "voucher"> &
  Partial<
    Pick<ProvisionRequest, "voucher" | "product"> &
      Pick<RefundRequest, "redemptionId" | "receiverTransactionRef">
  >;

/** The message of a call, whose schema has been checked. */
export const messageOf = (call: Call): VoucherMessage => call.body as VoucherMessage;

export const findVoucher = (
  unit: Pick<UnitOfWork, "get">,
  code: string,
): VoucherEntity | undefined => unit.get<VoucherEntity>("voucher", code);

export const findProduct = (
  unit: Pick<UnitOfWork, "get">,
  id: string | undefined,
): ProductEntity | undefined =>
  id === undefined ? undefined : unit.get<ProductEntity>("product", id);

export const findVendor = (
  unit: Pick<UnitOfWork, "get">,
  id: string | undefined,
): VendorEntity | undefined =>
  id === undefined ? undefined : unit.get<VendorEntity>("vendor", id);

export const findSettlementEntity = (
  unit: Pick<UnitOfWork, "get">,
  id: string | undefined,
): SettlementEntity | undefined =>
  id === undefined ? undefined : unit.get<SettlementEntity>("settlementEntity", id);

export function putVoucher(unit: UnitOfWork, voucher: VoucherEntity): void {
  unit.put("voucher", voucher.code, voucher);
}

/** A voucher that is known to be there: a transaction is about it. */
export function voucherOf(unit: UnitOfWork, code: string): VoucherEntity {
  const voucher = findVoucher(unit, code);
  if (voucher === undefined) throw new Error("a transaction is about a voucher that is gone");
  return voucher;
}

function first<T>(unit: Pick<UnitOfWork, "all">, type: string): T {
  const [entity] = unit.all<T>(type);
  if (entity === undefined) throw new Error(`the fixtures have no ${type}`);
  return entity;
}

/** The vendor with this id; one that is not configured behaves like the first of the fixtures. */
export const vendorLike = (
  unit: Pick<UnitOfWork, "get" | "all">,
  id: string | undefined,
): VendorEntity => findVendor(unit, id) ?? first<VendorEntity>(unit, "vendor");

/** Through whom messages are settled that do not say it. */
export const settlementEntityOf = (unit: Pick<UnitOfWork, "all">): SettlementEntity =>
  first<SettlementEntity>(unit, "settlementEntity");

/** What changes in the life of a voucher, of one voucher. */
export function standingOf({
  state,
  value,
  step,
  redemptionId,
  redeemed,
  receiverReference,
}: VoucherEntity): Standing {
  return present({ state, value, step, redemptionId, redeemed, receiverReference });
}

/** The voucher with this standing and nothing of its former one. */
export function withStanding(voucher: VoucherEntity, standing: Standing): VoucherEntity {
  const {
    state: _state,
    value: _value,
    step: _step,
    redemptionId: _id,
    redeemed: _redeemed,
    receiverReference: _reference,
    ...lasting
  } = voucher;
  return { ...lasting, ...standing };
}

/** The value has its time: the clock has not reached the expiry date. */
export const isExpired = ({ expiryDate }: VoucherEntity, now: number): boolean =>
  Date.parse(expiryDate) <= now;

/** A voucher as answers show it: with what was sent of it, never with a PIN. */
export function shownVoucher(
  { code, expiryDate, serialNumber }: VoucherEntity,
  sent: Voucher = {},
): Voucher {
  const { pin: _pin, ...others } = sent;
  return { ...others, code, expiryDate, serialNumber };
}

/** A product as a till knows it. */
export const shownProduct = ({ productId, barcode, name }: ProductEntity): Product =>
  present({ productId, barcode, name });

/** The refusal of a request, with a sentence for the tester. */
export const refuseVoucher = (error: VoucherError, freeString: string): Refusal =>
  refuse(voucherErrors[error], { freeString });

/** Identifiers are the same in any case of letters. */
export const sameId = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();
