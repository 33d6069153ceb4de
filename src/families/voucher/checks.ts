import type { Refusal } from "../../contract/answer";
import type { CheckOf } from "../kit/answers";
import type { ProductEntity, VendorEntity, VoucherEntity } from "./entities";
import type { Voucher } from "./models";
import {
  type VoucherCall,
  type VoucherMessage,
  isExpired,
  entityNamed,
  refuseVoucher,
  sameId,
  vendorLike,
} from "./vouchers";

/** The checks 5 to 8 of a request, in the order of the family's reference. */

/** A request with the voucher that it is about. */
export interface OfferedVoucher {
  call: VoucherCall;
  message: VoucherMessage;
  voucher: VoucherEntity;
  vendor: VendorEntity;
}

/** The vendor that handles a message: the receiver, else the one of the voucher or the product. */
export function handlingVendor({ unit, body }: VoucherCall): VendorEntity {
  const { receiver, voucher, product } = body;
  const own =
    unit.get("voucher", voucher?.code ?? "")?.vendorId ??
    entityNamed(unit, "product", product?.productId)?.vendorId;
  return entityNamed(unit, "vendor", receiver?.id) ?? vendorLike(unit, own);
}

/** What is to go wrong with a request: its voucher, or its product, if that has a fault. */
export function faultyEntity({
  unit,
  body: { voucher, product },
}: VoucherCall): VoucherEntity | ProductEntity | undefined {
  const entity =
    unit.get("voucher", voucher?.code ?? "") ?? entityNamed(unit, "product", product?.productId);
  return entity?.fault === undefined ? undefined : entity;
}

/** Check 5: the merchant may trade, and there is a route. */
export const checkRoute: CheckOf<VoucherCall> = (call) => {
  const { originator, settlementEntity } = call.body;
  const { merchantId } = originator.merchant;
  if (call.unit.get("blockedMerchant", merchantId) !== undefined) {
    return refuseVoucher("voucher-merchant-blocked", `Merchant ${merchantId} is blocked.`);
  }
  const vendor = handlingVendor(call);
  const unreachable = [
    vendor,
    entityNamed(call.unit, "settlementEntity", settlementEntity?.id),
  ].find((party) => party?.routable === false);
  if (unreachable === undefined) return undefined;
  const refusal = refuseVoucher("voucher-not-routable", `There is no route to ${unreachable.id}.`);
  return {
    ...refusal,
    detail: { ...refusal.detail, receiver: { id: vendor.id, name: vendor.name } },
  };
};

/** Check 6: the voucher that a request offers, with the vendor that issued it. */
export function readOfferedVoucher(call: VoucherCall): OfferedVoucher | Refusal {
  const message = call.body;
  const voucher = call.unit.get("voucher", message.voucher?.code ?? "");
  if (voucher === undefined)
    return refuseVoucher("voucher-unknown", "No voucher with this code was issued.");
  return { call, message, voucher, vendor: vendorLike(call.unit, voucher.vendorId) };
}

/** What makes two PINs the same. */
function pinText(pin: Voucher["pin"]): string | undefined {
  if (pin === undefined) return undefined;
  if (pin.type === "CLEAR_PIN") return `clear ${pin.pin}`;
  return pin.type === "ENCRYPTED_PIN"
    ? `encrypted ${pin.pinBlock.toUpperCase()}`
    : `hashed ${pin.hash}`;
}

const pinRefusal = (): Refusal =>
  refuseVoucher("voucher-pin-wrong", "The PIN is missing or wrong.");

/** Check 6: a voucher with a PIN needs it. */
export const pinRight: CheckOf<OfferedVoucher> = ({ message, voucher }) =>
  voucher.pin === undefined || pinText(voucher.pin) === pinText(message.voucher?.pin)
    ? undefined
    : pinRefusal();

/** Check 6, for a refund: a PIN is not needed, but one that is sent must be right. */
export const sentPinRight: CheckOf<OfferedVoucher> = (subject) =>
  subject.message.voucher?.pin === undefined ? undefined : pinRight(subject);

/** Check 7, for a redemption. */
export const redeemable: CheckOf<OfferedVoucher> = ({ call, voucher }) => {
  switch (voucher.state) {
    case "ISSUED":
      return refuseVoucher(
        "voucher-not-redeemable",
        "The provision of this voucher is not confirmed.",
      );
    case "CANCELLED":
      return refuseVoucher("voucher-not-redeemable", "The provision of this voucher was reversed.");
    case "BLOCKED":
      return refuseVoucher("voucher-not-redeemable", "This voucher is blocked.");
    case "ACTIVE":
      return isExpired(voucher, call.unit.now)
        ? refuseVoucher("voucher-not-redeemable", "This voucher has expired.")
        : undefined;
    default:
      return refuseVoucher(
        "voucher-redeemed",
        "This voucher was used before and has not been refunded.",
      );
  }
};

/** Check 6, for a refund. */
export const vendorRefunds: CheckOf<OfferedVoucher> = ({ vendor }) =>
  vendor.refunds
    ? undefined
    : refuseVoucher("voucher-no-refunds", `${vendor.name} does not refund.`);

/** Check 7, for a refund. */
export const refundable: CheckOf<OfferedVoucher> = ({ voucher, vendor }) => {
  switch (voucher.state) {
    case "REDEEMED_CONFIRMED":
      return undefined;
    case "REDEEMED":
      return vendor.messaging === "single"
        ? undefined
        : refuseVoucher("voucher-redemption-open", "The redemption has not been confirmed.");
    case "REFUND_PENDING":
      return refuseVoucher(
        "voucher-refunded",
        "A refund of this voucher waits for its confirmation.",
      );
    default:
      return refuseVoucher("voucher-not-redeemed", "This voucher has not been redeemed.");
  }
};

/** Check 7, for a refund: the redemption that it names is the one that stands. */
export const redemptionNamed: CheckOf<OfferedVoucher> = ({ message, voucher }) => {
  const { redemptionId, receiverTransactionRef } = message;
  const right =
    (redemptionId === undefined || sameId(voucher.redemptionId, redemptionId)) &&
    (receiverTransactionRef === undefined || voucher.receiverReference === receiverTransactionRef);
  return right
    ? undefined
    : refuseVoucher("voucher-redemption-other", "This is not the redemption of the voucher.");
};

/** Check 8: what is asked is positive, and of the voucher's currency. */
export const amountPositive: CheckOf<OfferedVoucher> = ({ message, voucher }) => {
  const requestAmount = message.amounts?.requestAmount;
  if (requestAmount === undefined) return undefined;
  if (requestAmount.amount <= 0)
    return refuseVoucher(
      "voucher-amount-invalid",
      `The amount must be above 0, not ${requestAmount.amount}.`,
    );
  if (requestAmount.currency === voucher.currency) return undefined;
  return refuseVoucher(
    "voucher-amount-invalid",
    `The currency of the voucher is ${voucher.currency}.`,
  );
};

/** Check 8, for a redemption. */
export const valueSufficient: CheckOf<OfferedVoucher> = ({ message, voucher: { value } }) => {
  const requested = message.amounts?.requestAmount?.amount ?? 0;
  if (value === undefined || requested <= value) return undefined;
  return refuseVoucher(
    "voucher-amount-insufficient",
    `Requested ${requested}, but the value is ${value}.`,
  );
};

/** Check 8, for a refund. */
export const withinRedeemed: CheckOf<OfferedVoucher> = ({ message, voucher: { redeemed } }) => {
  const requested = message.amounts?.requestAmount?.amount ?? 0;
  if (redeemed === undefined || requested <= redeemed) return undefined;
  return refuseVoucher(
    "voucher-amount-invalid",
    `Requested ${requested}, but ${redeemed} was redeemed.`,
  );
};
