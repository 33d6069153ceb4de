import { momentOf } from "../../contract/values/moment";
import { type Refusal, refuse } from "../../contract/answer";
import { present } from "../../contract/values/json-value";
import type { Call } from "../../lifecycle/call";
import { editedText, keepWithRequest } from "../kit/answers";
import type { EditedAnswer } from "../kit/family";
import type { Operation } from "../../contract/operation";
import type {
  Entities,
  ProductEntity,
  SettlementEntity,
  Standing,
  Unit,
  VendorEntity,
  VoucherEntity,
  VoucherTransaction,
} from "./entities";
import { type VoucherError, errors } from "./errors";
import type {
  Product,
  ProvisionRequest,
  RedemptionRequest,
  RefundRequest,
  Voucher,
} from "./models";
import type {
  confirmRedeem,
  confirmRefund,
  confirmVoucher,
  reverseRedeem,
  reverseRefund,
  reverseVoucher,
} from "./operations";

/** What all requests have in common; which of the other members are there depends on the kind. */
export type VoucherMessage = Omit<RedemptionRequest, "voucher"> &
  Partial<
    Pick<ProvisionRequest, "voucher" | "product"> &
      Pick<RefundRequest, "redemptionId" | "receiverTransactionRef">
  >;

/** A request of any kind. */
export type VoucherCall = Call<Operation, Entities> & { body: VoucherMessage };

/** An advice for a request of any kind. */
export type VoucherAdvice = Call<
  | typeof confirmVoucher
  | typeof reverseVoucher
  | typeof confirmRedeem
  | typeof reverseRedeem
  | typeof confirmRefund
  | typeof reverseRefund,
  Entities
>;

/** The entity of this type and key; a message may name none. */
export const entityNamed = <N extends keyof Entities>(
  unit: Pick<Unit, "get">,
  type: N,
  key: string | undefined,
): Entities[N] | undefined => (key === undefined ? undefined : unit.get(type, key));

export function putVoucher(unit: Unit, voucher: VoucherEntity): void {
  unit.put("voucher", voucher.code, voucher);
}

/** A voucher that is known to be there: a transaction is about it. */
export function voucherOf(unit: Unit, code: string): VoucherEntity {
  const voucher = unit.get("voucher", code);
  if (voucher === undefined) throw new Error("a transaction is about a voucher that is gone");
  return voucher;
}

/** A client was told another code of its new voucher: nobody knows it by the one that was made. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit } = edited;
  const code = editedText(edited, "voucher.code");
  const voucher = code && unit.get("voucher", code.made);
  if (voucher?.provisionId?.toLowerCase() !== edited.id) return;
  if (code === undefined || unit.get("voucher", code.told) !== undefined) return;
  unit.remove("voucher", code.made);
  putVoucher(unit, { ...voucher, code: code.told });
  keepWithRequest(edited, { code: code.told });
}

function first<N extends keyof Entities>(unit: Pick<Unit, "all">, type: N): Entities[N] {
  const [entity] = unit.all(type);
  if (entity === undefined) throw new Error(`the fixtures have no ${type}`);
  return entity;
}

/** The vendor with this id; one that is not configured behaves like the first of the fixtures. */
export const vendorLike = (unit: Pick<Unit, "get" | "all">, id: string | undefined): VendorEntity =>
  entityNamed(unit, "vendor", id) ?? first(unit, "vendor");

/** Through whom messages are settled that do not say it. */
export const settlementEntityOf = (unit: Pick<Unit, "all">): SettlementEntity =>
  first(unit, "settlementEntity");

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

/** What can be redeemed of a voucher, or will be once its provision is confirmed; undefined: an open value. */
export function balanceOf({ state, value }: VoucherEntity): number | undefined {
  return state === "ISSUED" || state === "ACTIVE" ? value : 0;
}

/** The value has its time: the clock has not reached the expiry date. */
export const isExpired = ({ expiryDate }: VoucherEntity, now: number): boolean =>
  momentOf(expiryDate) <= now;

/** A voucher as answers show it: with what was sent of it, never with a PIN. */
export function voucherView(
  { code, expiryDate, serialNumber }: VoucherEntity,
  sent: Voucher = {},
): Voucher {
  const { pin: _pin, ...others } = sent;
  return { ...others, code, expiryDate, serialNumber };
}

/** A product as a till knows it. */
export const productView = ({ productId, barcode, name }: ProductEntity): Product =>
  present({ productId, barcode, name });

/** The refusal of a request, with a sentence for the tester. */
export const refuseVoucher = (error: VoucherError, freeString: string): Refusal =>
  refuse(errors[error], { freeString });

/** Identifiers are the same in any case of letters. */
export const sameId = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** The final amount of an advice; undefined: the approved amount stands. */
export const finalAmount = (advice: VoucherAdvice): number | undefined =>
  advice.body.amounts?.approvedAmount?.amount;

/** The amount that counts once a confirmation has come: a lower one takes the place of the approved one. */
export const settledAmount = (
  advice: VoucherAdvice,
  { amount }: Partial<VoucherTransaction>,
): number | undefined => finalAmount(advice) ?? amount;

/** What is wrong with the amount of an advice, if anything (the family's reference, Amounts). */
export function amountObjection(
  advice: VoucherAdvice,
  { amount }: Partial<VoucherTransaction>,
  voucher: VoucherEntity | undefined,
): Refusal | undefined {
  const sent = advice.body.amounts?.approvedAmount;
  if (sent === undefined) return undefined;
  if (advice.operation.advice === "reversal") {
    return sent.amount === 0
      ? undefined
      : refuseVoucher("voucher-amount-invalid", "A voucher can only be reversed as a whole.");
  }
  if (voucher !== undefined && sent.currency !== voucher.currency) {
    return refuseVoucher(
      "voucher-amount-invalid",
      `The currency of the voucher is ${voucher.currency}.`,
    );
  }
  const right = sent.amount >= 0 && (amount === undefined || sent.amount <= amount);
  return right
    ? undefined
    : refuseVoucher(
        "voucher-amount-invalid",
        `The approved amount was ${amount ?? "open"}, not ${sent.amount}.`,
      );
}
