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
} from "../checks";
import type { Standing } from "../entities";

const checks = [pinRight, redeemable, amountPositive, valueSufficient];

function assess(call: VoucherCall): Refusal | AssessedVoucher {
  const refusal = checkRoute(call);
  if (refusal !== undefined) return refusal;
  const subject = readOfferedVoucher(call);
  if ("error" in subject) return subject;
  return firstRefusal(checks, subject) ?? redeemVoucher(subject);
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
  assess,
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
