import type { Family } from "./family";
import { airtimeFamily } from "./airtime";
import { billPaymentFamily } from "./bill-payment";
import { giftCardFamily } from "./gift-card";
import { moneyTransferFamily } from "./money-transfer";
import { prepaidFamily } from "./prepaid-utility";
import { qrFamily } from "./qr";
import { voucherFamily } from "./voucher";

/** Every family that the simulator knows. Adding one is adding a line here. */
export const families: readonly Family[] = [
  giftCardFamily,
  airtimeFamily,
  voucherFamily,
  billPaymentFamily,
  prepaidFamily,
  moneyTransferFamily,
  qrFamily,
];
