import type { Static } from "@sinclair/typebox";
import type { Family } from "./family";
import { airtimeFamily } from "./airtime";
import type { DataResponse as AirtimeData } from "./airtime/models";
import { billPaymentFamily } from "./bill-payment";
import type { DataResponse as BillPaymentData } from "./bill-payment/models";
import { giftCardFamily } from "./gift-card";
import type { GiftCardModels } from "./gift-card/models";
import { moneyTransferFamily } from "./money-transfer";
import type { DataResponse as MoneyTransferData } from "./money-transfer/models";
import { prepaidFamily } from "./prepaid-utility";
import type { DataResponse as PrepaidData } from "./prepaid-utility/models";
import { qrFamily } from "./qr";
import type { DataResponse as QrData } from "./qr/models";
import { voucherFamily } from "./voucher";
import type { DataResponse as VoucherData } from "./voucher/models";

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

/** What each family shows of its entities, by its name: a list of each type. */
export interface FamilyData {
  "gift-card": Static<GiftCardModels["DataResponse"]>;
  airtime: Static<typeof AirtimeData>;
  voucher: Static<typeof VoucherData>;
  "bill-payment": Static<typeof BillPaymentData>;
  "prepaid-utility": Static<typeof PrepaidData>;
  "money-transfer": Static<typeof MoneyTransferData>;
  qr: Static<typeof QrData>;
}
