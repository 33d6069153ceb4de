import { type FamilyObligations, judgedInterfaces } from "../conformance/family-rules";
import type { JudgedInterface } from "../conformance/verdict";
import { airtimeObligations } from "./airtime/obligations";
import { billPaymentObligations } from "./bill-payment/obligations";
import { giftCardObligations } from "./gift-card/obligations";
import { moneyTransferObligations } from "./money-transfer/obligations";
import { prepaidObligations } from "./prepaid-utility/obligations";
import { qrObligations } from "./qr/obligations";
import { voucherObligations } from "./voucher/obligations";

/** What the clients of each family owe. Loaded when a verdict is asked for. */
export const obligations: readonly FamilyObligations[] = [
  giftCardObligations,
  airtimeObligations,
  voucherObligations,
  prepaidObligations,
  billPaymentObligations,
  moneyTransferObligations,
  qrObligations,
];

/** Every interface with its rules. */
export const judged = (): JudgedInterface[] => obligations.flatMap(judgedInterfaces);
