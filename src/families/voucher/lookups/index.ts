import { answering } from "../../kit/family";
import { lookupRedemption, lookupVoucher } from "../operations";
import { redemption } from "./redemption";
import { voucher } from "./voucher";

/** What answers each lookup of the family. */
export const lookups = [
  ...answering(lookupRedemption, redemption),
  ...answering(lookupVoucher, voucher),
];
