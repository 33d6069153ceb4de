import type { Refusal } from "../../../contract/answer";
import { present } from "../../../contract/values/json-value";
import { firstRefusal } from "../../kit/answers";
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
  redemptionNamed,
  refundable,
  checkRoute,
  sentPinRight,
  vendorRefunds,
  withinRedeemed,
} from "../checks";
import type { Standing, VendorEntity } from "../entities";

const checks = [
  sentPinRight,
  vendorRefunds,
  refundable,
  redemptionNamed,
  amountPositive,
  withinRedeemed,
];

function assess(call: VoucherCall): Refusal | AssessedVoucher {
  const refusal = checkRoute(call);
  if (refusal !== undefined) return refusal;
  const subject = readOfferedVoucher(call);
  if ("error" in subject) return subject;
  return firstRefusal(checks, subject) ?? refundVoucher(subject);
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
  assess,
  overtaken: "voucher-redeemed",
  confirm: (voucher, vendor, data, advice) =>
    withStanding(voucher, afterRefund(vendor, voucher.step, settledAmount(advice, data))),
  reverse: (voucher, { before }) => withStanding(voucher, before ?? standingOf(voucher)),
};

export const refund = voucherTransaction(refundRules);
