// Written by build/message-types.js from the interface's schemas: npm run docs.

import type { GiftCardV3Messages } from "./gift-card-v3";
import type { GiftCardMessages } from "./gift-card";
import type { AirtimeMessages } from "./airtime";
import type { VoucherMessages } from "./voucher";
import type { BillPaymentMessages } from "./bill-payment";
import type { PrepaidUtilityMessages } from "./prepaid-utility";
import type { MoneyTransferMessages } from "./money-transfer";
import type { QrRetailerMessages } from "./qr-retailer";
import type { QrProviderMessages } from "./qr-provider";
import type { QrPartnerMessages } from "./qr-partner";
/** What each operation of each interface takes and answers: by the name of the interface, then by the operation. */
export interface InterfaceMessages {
  "gift-card-v3": GiftCardV3Messages;
  "gift-card": GiftCardMessages;
  airtime: AirtimeMessages;
  voucher: VoucherMessages;
  "bill-payment": BillPaymentMessages;
  "prepaid-utility": PrepaidUtilityMessages;
  "money-transfer": MoneyTransferMessages;
  "qr-retailer": QrRetailerMessages;
  "qr-provider": QrProviderMessages;
  "qr-partner": QrPartnerMessages;
}
