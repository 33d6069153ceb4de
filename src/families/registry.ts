/*
 * Every family that the simulator knows. Adding one is adding a line here.
 */
export { airtimeFamily } from "./airtime";
export { billPaymentFamily } from "./bill-payment";
export { giftCardFamily } from "./gift-card";
export { moneyTransferFamily } from "./money-transfer";
export { prepaidFamily } from "./prepaid-utility";
export { qrFamily } from "./qr";
export { voucherFamily } from "./voucher";
