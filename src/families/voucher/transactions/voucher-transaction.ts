import { type Refusal, refuse } from "../../../contract/answer";
import type { Authorisation, TransactionBehaviour } from "../../../lifecycle/call";
import {
  amountObjection,
  type VoucherAdvice,
  type VoucherCall,
  type VoucherMessage,
  putVoucher,
  refuseVoucher,
  sameId,
  settlementEntityOf,
  vendorLike,
  voucherOf,
} from "../vouchers";
import { faultyEntity } from "../checks";
import type {
  Entities,
  RememberedRequest,
  VendorEntity,
  VoucherEntity,
  VoucherTransaction,
} from "../entities";
import { type VoucherError, errors } from "../errors";
import type {
  confirmRedeem,
  confirmRefund,
  confirmVoucher,
  provisionVoucher,
  redeemVoucher,
  refundVoucher,
  reverseRedeem,
  reverseRefund,
  reverseVoucher,
} from "../operations";
import { type TransactionFields, printAmount, transactionFields } from "../../kit/answers";

/** What a request that passes all checks would do, and how it would be answered. */
export interface AssessedVoucher {
  /** The voucher as it would be. */
  voucher: VoucherEntity;
  data: VoucherTransaction;
  body: object;
}

/** How one kind of transaction decides, and what its steps do to its voucher. */
export interface VoucherRules {
  /** Checks 5 to 8, without any effect. */
  assess(this: void, call: VoucherCall): Refusal | AssessedVoucher;
  /** The refusal of a reversal that a later step on the voucher has overtaken (single messaging). */
  overtaken: VoucherError;
  confirm(
    voucher: VoucherEntity,
    vendor: VendorEntity,
    data: VoucherTransaction,
    advice: VoucherAdvice,
  ): VoucherEntity;
  reverse(voucher: VoucherEntity, data: VoucherTransaction): VoucherEntity;
}

/** Check 9, where the vendor answers, though not as one would wish. */
function vendorRefusal(call: VoucherCall): Refusal | undefined {
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
    ...refuse(errors["voucher-declined"], { freeString: "The vendor declined the request." }),
    members: { providerErrorCode, providerErrorMessage: "Do not honour" },
  };
}

/**
 * What a second request with the same id is told of the first one, if that was not approved, and what tells a fault of
 * its advices.
 */
const remember = ({
  time,
  receiver,
  voucher,
  product,
}: Partial<VoucherMessage>): RememberedRequest => ({
  ...(time !== undefined && { time }),
  ...(receiver && { receiver }),
  ...(voucher?.code !== undefined && { code: voucher.code }),
  ...(product && { productId: product.productId }),
});

type VoucherKind = TransactionBehaviour<
  typeof provisionVoucher | typeof redeemVoucher | typeof refundVoucher,
  | typeof confirmVoucher
  | typeof reverseVoucher
  | typeof confirmRedeem
  | typeof reverseRedeem
  | typeof confirmRefund
  | typeof reverseRefund,
  VoucherTransaction,
  Entities
>;

/** A kind of transaction about one voucher, made from its rules. */
export const voucherTransaction = (rules: VoucherRules): VoucherKind => ({
  remember,
  authorise(call): Authorisation<VoucherTransaction> {
    const assessed = rules.assess(call);
    if ("error" in assessed) return { refused: assessed };
    const refused = vendorRefusal(call);
    if (refused !== undefined) return { refused };
    putVoucher(call.unit, assessed.voucher);
    return { approved: { status: 201, body: assessed.body }, data: assessed.data };
  },
  objection(advice, data, effect) {
    const { code } = data;
    const voucher =
      effect === "none" || code === undefined ? undefined : voucherOf(advice.unit, code);
    const refusal = amountObjection(advice, data, voucher);
    if (refusal !== undefined || voucher === undefined || effect !== "reverse") return refusal;
    return sameId(voucher.step, advice.body.requestId)
      ? undefined
      : refuseVoucher(rules.overtaken, "The voucher has been used since.");
  },
  confirm(unit, data, advice) {
    const voucher = voucherOf(unit, data.code);
    const vendor = vendorLike(unit, voucher.vendorId);
    if (vendor.messaging === "dual") putVoucher(unit, rules.confirm(voucher, vendor, data, advice));
  },
  reverse(unit, data) {
    putVoucher(unit, rules.reverse(voucherOf(unit, data.code), data));
  },
});

const slipTexts: Readonly<Record<string, (vendor: string, amount: string) => string[]>> = {
  PROVISION_REQUEST: (vendor, amount) => [
    `${vendor} voucher ${amount}`.trim(),
    "Keep this slip safe.",
  ],
  REDEMPTION_REQUEST: (_vendor, amount) => [`Voucher redeemed ${amount}`.trim()],
  REFUND_REQUEST: (_vendor, amount) => [`Voucher refunded ${amount}`.trim()],
};

/**
 * Members of every success answer (the family's reference, Responses of approved requests): the request's own,
 * its time too; both institutions, each with an identifier unless it has one; a slip, unless one was sent.
 */
export function answerFields(
  call: VoucherCall,
  vendor: VendorEntity,
  amount: number | undefined,
): TransactionFields {
  const message = call.body;
  const { id, name } = settlementEntityOf(call.unit);
  const texts =
    slipTexts[call.operation.requestType]?.(
      vendor.name,
      amount === undefined ? "" : printAmount(amount),
    ) ?? [];
  const parties = {
    settlementEntity: { id, name },
    receiver: { id: vendor.id, name: vendor.name },
  };
  const fields = transactionFields(call, parties, texts);
  return {
    ...fields,
    time: message.time,
    thirdPartyIdentifiers: oneOfEach(
      fields.thirdPartyIdentifiers,
      message.thirdPartyIdentifiers.length,
    ),
    slipData: { ...fields.slipData, ...sentSlip(message) },
  };
}

/** What was sent stays; an added identifier stays when its institution has no other. */
const oneOfEach = (
  identifiers: TransactionFields["thirdPartyIdentifiers"],
  sent: number,
): TransactionFields["thirdPartyIdentifiers"] =>
  identifiers.filter(
    ({ institutionId }, index) =>
      index < sent ||
      identifiers.findIndex((other) => other.institutionId === institutionId) === index,
  );

function sentSlip({ slipData }: VoucherMessage): object {
  if (slipData === undefined) return {};
  const { messageLines = [], ...others } = slipData;
  return messageLines.length > 0 ? slipData : others;
}
