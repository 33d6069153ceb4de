import type { Refusal } from "../../../contract/answer";
import { present } from "../../../contract/values/json-value";
import { type CheckOf, firstRefusal } from "../../kit/answers";
import {
  settledAmount,
  type VoucherCall,
  type VoucherMessage,
  entityNamed,
  refuseVoucher,
  vendorLike,
} from "../vouchers";
import {
  type AssessedVoucher,
  type VoucherRules,
  answerFields,
  voucherTransaction,
} from "./voucher-transaction";
import { checkRoute } from "../checks";
import type { ProductEntity, Unit, VendorEntity, VoucherEntity } from "../entities";
import { digitsFrom } from "../../../store";

const pinDigits = 4;

/** Digits that follow from the seed, the purpose and the id. */
const digits = (unit: Unit, purpose: string, id: string, count: number): string =>
  digitsFrom(unit.generate(purpose, id), count);

/** A code that no voucher of the data space has. */
function newCode(unit: Unit, { codePrefix, codeDigits }: VendorEntity, id: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const code = `${codePrefix}${digits(unit, `voucher-code-${attempt}`, id, codeDigits)}`;
    if (unit.get("voucher", code) === undefined) return code;
  }
}

/** The PIN of a new voucher. */
const newPin = (unit: Unit, id: string): NonNullable<VoucherEntity["pin"]> => ({
  type: "CLEAR_PIN",
  pin: digits(unit, "voucher-pin", id, pinDigits),
});

const newSerialNumber = (unit: Unit, { serialPrefix }: VendorEntity, id: string): string =>
  `${serialPrefix}${unit.reference("voucher-serial", id)}`;

/** A provision with the product that it asks for, if any, and the vendor that issues. */
interface WantedProvision {
  call: VoucherCall;
  message: VoucherMessage;
  product: ProductEntity | undefined;
  vendor: VendorEntity;
}

const millisecondsOfDay = 86_400_000;

/** Check 6: the product is sold. */
const productSold: CheckOf<WantedProvision> = ({ message, product }) => {
  if (message.product === undefined || product?.onSale === true) return undefined;
  return refuseVoucher(
    "voucher-product-not-sold",
    `Product ${message.product.productId} is not ${product === undefined ? "known" : "on sale"}.`,
  );
};

/** Check 6: a code that the client chose. */
const codeFree: CheckOf<WantedProvision> = ({ call, message, vendor }) => {
  const code = chosenCode(message);
  if (code === undefined) return undefined;
  if (!vendor.clientCodes)
    return refuseVoucher(
      "voucher-code-chosen",
      `${vendor.name} does not let clients choose codes.`,
    );
  return call.unit.get("voucher", code) === undefined
    ? undefined
    : refuseVoucher("voucher-code-taken", "A voucher with this code already exists.");
};

const invalid = (freeString: string): Refusal =>
  refuseVoucher("voucher-amount-invalid", freeString);

/** Check 8, without regard to the product. */
const amountPositive: CheckOf<WantedProvision> = ({ message }) => {
  const { amount } = message.amounts?.requestAmount ?? { amount: 1 };
  return amount > 0 ? undefined : invalid(`The amount must be above 0, not ${amount}.`);
};

/** Check 8, for a product that has a price or limits. */
const amountOfProduct: CheckOf<WantedProvision> = ({ message, product }) => {
  if (product === undefined) return undefined;
  const requestAmount = message.amounts?.requestAmount;
  if (requestAmount === undefined) {
    return product.value !== undefined
      ? undefined
      : invalid("The product has no fixed price: an amount is needed.");
  }
  const { currency, value, minimum = 0, maximum = requestAmount.amount } = product;
  if (requestAmount.currency !== currency)
    return invalid(`The currency of the product is ${currency}.`);
  if (value !== undefined)
    return requestAmount.amount === value ? undefined : invalid(`The price is ${value}.`);
  return requestAmount.amount >= minimum && requestAmount.amount <= maximum
    ? undefined
    : invalid(`The value must be from ${minimum} to ${maximum}.`);
};

function readProvision(call: VoucherCall): WantedProvision {
  const message = call.body;
  const product = entityNamed(call.unit, "product", message.product?.productId);
  return {
    call,
    message,
    product,
    vendor: vendorLike(call.unit, product?.vendorId ?? message.receiver?.id),
  };
}

function assess(call: VoucherCall): Refusal | AssessedVoucher {
  const subject = readProvision(call);
  const refusal =
    checkRoute(call) ??
    firstRefusal([productSold, codeFree, amountPositive, amountOfProduct], subject);
  return refusal ?? issueVoucher(subject);
}

/** The value that is asked, and its currency; an open one is of the vendor's currency. */
function wantedValue({ message, product, vendor }: WantedProvision): {
  value: number | undefined;
  currency: string;
} {
  const requestAmount = message.amounts?.requestAmount;
  return {
    value: product?.value ?? requestAmount?.amount,
    currency: product?.currency ?? requestAmount?.currency ?? vendor.currency,
  };
}

/** The code that the client chose; an empty one is none. */
const chosenCode = ({ voucher }: VoucherMessage): string | undefined =>
  voucher?.code === "" ? undefined : voucher?.code;

function issueVoucher(subject: WantedProvision): AssessedVoucher {
  const { call, message, product, vendor } = subject;
  const { unit } = call;
  const { value, currency } = wantedValue(subject);
  const fields = answerFields(call, vendor, value);
  const { settlementEntity, receiver, thirdPartyIdentifiers } = fields;
  const pin = vendor.pins ? newPin(unit, message.id) : undefined;
  const voucher: VoucherEntity = present({
    code: chosenCode(message) ?? newCode(unit, vendor, message.id),
    serialNumber: newSerialNumber(unit, vendor, message.id),
    vendorId: vendor.id,
    expiryDate: endOfValidity(unit, vendor),
    currency,
    state: vendor.messaging === "single" ? ("ACTIVE" as const) : ("ISSUED" as const),
    step: message.id,
    provisionId: message.id,
    value,
    issued: value,
    pin,
    productId: product?.productId,
    settlementEntity,
    receiver,
    thirdPartyIdentifiers,
    rrn: message.rrn,
  });
  const { code, serialNumber, expiryDate } = voucher;
  const approvedAmount = { amount: value, currency, ledgerIndicator: "CREDIT" };
  return {
    voucher,
    data: present({ code, amount: value }),
    body: {
      ...fields,
      ...(value !== undefined && { amounts: { ...message.amounts, approvedAmount } }),
      voucher: present({
        code,
        expiryDate,
        redeemInstructions: vendor.instructions,
        serialNumber,
        pin,
      }),
    },
  };
}

/** The last second of the day on which the validity ends. */
function endOfValidity(unit: Unit, { validityDays }: VendorEntity): string {
  const day = new Date(unit.now + validityDays * millisecondsOfDay).toISOString().slice(0, 10);
  return `${day}T23:59:59.000Z`;
}

/** Provision: the voucher is there at once, and redeemable once it is confirmed. */
export const provisionRules: VoucherRules = {
  assess,
  overtaken: "voucher-redeemed",
  confirm(voucher, _vendor, data, advice) {
    const value = settledAmount(advice, data);
    return { ...voucher, state: "ACTIVE", ...(value !== undefined && { value, issued: value }) };
  },
  reverse: (voucher) => ({ ...voucher, state: "CANCELLED" }),
};

export const provision = voucherTransaction(provisionRules);
