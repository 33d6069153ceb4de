import type { Family } from "../../src/interfaces/family";
import { families } from "../../src/interfaces";
import type { FamilyAdapter } from "./adapter";
import { airtimeAdapter } from "./airtime-adapter";
import { billPaymentAdapter } from "./bill-payment-adapter";
import { giftCardAdapter } from "./gift-card-adapter";
import { giftCardSecondFormAdapter } from "./gift-card-second-form-adapter";
import { moneyTransferAdapter } from "./money-transfer-adapter";
import { prepaidUtilityAdapter } from "./prepaid-utility-adapter";
import { qrAdapters } from "./qr-adapters";
import { voucherAdapter } from "./voucher-adapter";

/** How to drive every interface that is served: the suite of all families and the gates go by this list. */
export const adapters: readonly FamilyAdapter[] = [
  giftCardAdapter,
  giftCardSecondFormAdapter,
  airtimeAdapter,
  voucherAdapter,
  billPaymentAdapter,
  prepaidUtilityAdapter,
  moneyTransferAdapter,
  ...qrAdapters,
];

/** The family of an interface, and how to drive it. */
export function subjectOf(name: string): [Family, FamilyAdapter] {
  const family = families.find(({ contracts }) =>
    contracts.some((contract) => contract.name === name),
  );
  const adapter = adapters.find((one) => one.interface === name);
  if (family === undefined || adapter === undefined)
    throw new Error(`nobody says how to drive ${name}`);
  return [family, adapter];
}
