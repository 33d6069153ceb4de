import type { Refusal } from "../../../contract/answer";
import { present } from "../../../contract/values/json-value";
import { type TransactionFields, firstRefusal } from "../../kit/answers";
import {
  settledAmount,
  type VoucherCall,
  voucherView,
  standingOf,
  withStanding,
} from "../vouchers";
import {
  type AssessedVoucher,
  type VoucherRules,
  answerFields,
  voucherTransaction,
} from "./voucher-transaction";
import {
  type OfferedVoucher,
  amountPositive,
  handlingVendor,
  readOfferedVoucher,
  pinRight,
  redeemable,
  checkRoute,
  valueSufficient,
  redemptionNamed,
  refundable,
  sentPinRight,
  vendorRefunds,
  withinRedeemed,
} from "../checks";
import type { Standing, VendorEntity } from "../entities";

const redemptionChecks = [pinRight, redeemable, amountPositive, valueSufficient];

function assessRedemption(call: VoucherCall): Refusal | AssessedVoucher {
  const refusal = checkRoute(call);
  if (refusal !== undefined) return refusal;
  const subject = readOfferedVoucher(call);
  if ("error" in subject) return subject;
  return firstRefusal(redemptionChecks, subject) ?? redeemVoucher(subject);
}

/** The reference that the vendor gives a redemption: its own identifier in the answer. */
const receiverReference = ({
  receiver,
  thirdPartyIdentifiers,
}: TransactionFields): string | undefined =>
  thirdPartyIdentifiers.find(({ institutionId }) => institutionId === receiver.id)
    ?.transactionIdentifier;

function redeemVoucher({ call, message, voucher }: OfferedVoucher): AssessedVoucher {
  const amount = message.amounts?.requestAmount?.amount ?? voucher.value;
  const fields = answerFields(call, handlingVendor(call), amount);
  const { value, currency } = voucher;
  const standing: Standing = present({
    state: "REDEEMED" as const,
    step: message.id,
    redemptionId: message.id,
    receiverReference: receiverReference(fields),
    value,
    redeemed: amount,
  });
  return {
    voucher: withStanding(voucher, standing),
    data: present({ code: voucher.code, amount, before: standingOf(voucher) }),
    body: {
      ...fields,
      voucher: voucherView(voucher, message.voucher),
      ...(amount !== undefined && {
        amounts: {
          ...message.amounts,
          approvedAmount: { amount, currency },
          balanceAmount: { amount: 0, currency },
        },
      }),
    },
  };
}

/** Redemption: the voucher is spent at once, whatever was left of it; a reversal gives it back as it was. */
export const redemptionRules: VoucherRules = {
  assess: assessRedemption,
  overtaken: "voucher-refunded",
  confirm(voucher, _vendor, data, advice) {
    const amount = settledAmount(advice, data);
    return {
      ...voucher,
      state: "REDEEMED_CONFIRMED",
      ...(amount !== undefined && { redeemed: amount }),
    };
  },
  reverse: (voucher, { before }) => withStanding(voucher, before ?? standingOf(voucher)),
};

export const redemption = voucherTransaction(redemptionRules);

const refundChecks = [
  sentPinRight,
  vendorRefunds,
  refundable,
  redemptionNamed,
  amountPositive,
  withinRedeemed,
];

function assessRefund(call: VoucherCall): Refusal | AssessedVoucher {
  const refusal = checkRoute(call);
  if (refusal !== undefined) return refusal;
  const subject = readOfferedVoucher(call);
  if ("error" in subject) return subject;
  return firstRefusal(refundChecks, subject) ?? refundVoucher(subject);
}

/** Where a voucher stands once its refund counts. */
const afterRefund = (
  { reuseAfterRefund }: VendorEntity,
  step: string | undefined,
  value: number | undefined,
): Standing =>
  present({ state: reuseAfterRefund ? ("ACTIVE" as const) : ("BLOCKED" as const), step, value });

function refundVoucher({ call, message, voucher, vendor }: OfferedVoucher): AssessedVoucher {
  const amount = message.amounts?.requestAmount?.amount ?? voucher.redeemed;
  const before = standingOf(voucher);
  const pending: Standing = { ...before, state: "REFUND_PENDING", step: message.id };
  const standing =
    vendor.messaging === "single" ? afterRefund(vendor, message.id, amount) : pending;
  return {
    voucher: withStanding(voucher, standing),
    data: present({ code: voucher.code, amount, before }),
    body: {
      ...answerFields(call, handlingVendor(call), amount),
      voucher: voucherView(voucher, message.voucher),
      ...(amount !== undefined && {
        amounts: { ...message.amounts, approvedAmount: { amount, currency: voucher.currency } },
      }),
    },
  };
}

/** Refund: what was redeemed is reserved, and goes back onto the voucher when it is confirmed. */
export const refundRules: VoucherRules = {
  assess: assessRefund,
  overtaken: "voucher-redeemed",
  confirm: (voucher, vendor, data, advice) =>
    withStanding(voucher, afterRefund(vendor, voucher.step, settledAmount(advice, data))),
  reverse: (voucher, { before }) => withStanding(voucher, before ?? standingOf(voucher)),
};

export const refund = voucherTransaction(refundRules);
