import type { Family } from "./family";
import { airtimeFamily } from "./airtime";
import { giftCardFamily } from "./gift-card";
import { voucherFamily } from "./voucher";

/** Every family that the simulator knows. Adding one is adding a line here. */
export const families: readonly Family[] = [giftCardFamily, airtimeFamily, voucherFamily];
