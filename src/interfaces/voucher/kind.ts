import { type Refusal, refuse } from "../../contract/answer";
import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { amountObjection } from "./amounts";
import type {
  RememberedRequest,
  VendorEntity,
  VoucherEntity,
  VoucherTransaction,
} from "./entities";
import { type VoucherError, voucherErrors } from "./errors";
import type { BasicAdvice } from "./models";
import {
  type VoucherMessage,
  findProduct,
  findVoucher,
  messageOf,
  putVoucher,
  refuseVoucher,
  sameId,
  vendorLike,
  voucherOf,
} from "./vouchers";

/** What a request that passes all checks would do, and how it would be answered. */
export interface Assessed {
  /** The voucher as it would be. */
  voucher: VoucherEntity;
  data: VoucherTransaction;
  body: object;
}

/** How one kind of transaction decides, and what its steps do to its voucher. */
export interface VoucherRules {
  /** Checks 5 to 8, without any effect. */
  assess(call: Call): Refusal | Assessed;
  /** The refusal of a reversal that a later step on the voucher has overtaken (single messaging). */
  overtaken: VoucherError;
  confirm(
    voucher: VoucherEntity,
    vendor: VendorEntity,
    data: VoucherTransaction,
    advice: Call,
  ): VoucherEntity;
  reverse(voucher: VoucherEntity, data: VoucherTransaction): VoucherEntity;
}

/** What is to go wrong with a request: the fault of its voucher or its product. */
export function faultyEntity({ unit, body }: Call) {
  const { voucher, product } = body as ReturnType<typeof messageOf>;
  const entity = findVoucher(unit, voucher?.code ?? "") ?? findProduct(unit, product?.productId);
  return entity?.fault === undefined ? undefined : entity;
}

/** Check 9, where the vendor answers, though not as one would wish. */
function vendorRefusal(call: Call): Refusal | undefined {
  const entity = faultyEntity(call);
  if (entity?.fault === "statusUnknown")
    return refuseVoucher(
      "voucher-status-unknown",
      "The vendor cannot tell the state of the voucher.",
    );
  if (entity?.fault !== "declined") return undefined;
  const providerErrorCode =
    "providerErrorCode" in entity ? (entity.providerErrorCode ?? "05") : "05";
  return {
    ...refuse(voucherErrors["voucher-declined"], { freeString: "The vendor declined." }),
    members: { providerErrorCode, providerErrorMessage: "Do not honour" },
  };
}

/** What a second request with the same id is told of the first one, if that was not approved. */
function rememberRequest(body: unknown): RememberedRequest {
  const { time, receiver } = body as Partial<VoucherMessage>;
  return { ...(time !== undefined && { time }), ...(receiver && { receiver }) };
}

/** A kind of transaction about one voucher, made from its rules. */
export function voucherKind(rules: VoucherRules): TransactionKind {
  const vendorFor = (unit: UnitOfWork, { vendorId }: VoucherEntity): VendorEntity =>
    vendorLike(unit, vendorId);
  return {
    remember: rememberRequest,
    judge(call): Judgement {
      const assessed = rules.assess(call);
      if ("error" in assessed) return { refused: assessed };
      const refused = vendorRefusal(call);
      if (refused !== undefined) return { refused };
      putVoucher(call.unit, assessed.voucher);
      return { approved: { status: 201, body: assessed.body }, data: assessed.data };
    },
    objection(advice, kept, effect) {
      const data = kept as VoucherTransaction;
      const voucher = effect === "none" ? undefined : voucherOf(advice.unit, data.code);
      const refusal = amountObjection(advice, data, voucher);
      if (refusal !== undefined || voucher === undefined || effect !== "reverse") return refusal;
      const { requestId } = advice.body as BasicAdvice;
      return sameId(voucher.step, requestId)
        ? undefined
        : refuseVoucher(rules.overtaken, "The voucher was used since.");
    },
    confirm(unit, kept, advice) {
      const data = kept as VoucherTransaction;
      const voucher = voucherOf(unit, data.code);
      const vendor = vendorFor(unit, voucher);
      if (vendor.messaging === "dual")
        putVoucher(unit, rules.confirm(voucher, vendor, data, advice));
    },
    reverse(unit, kept) {
      const data = kept as VoucherTransaction;
      putVoucher(unit, rules.reverse(voucherOf(unit, data.code), data));
    },
  };
}
