import type { Static } from "@sinclair/typebox";
import { described, model, optional, pattern, text } from "../schema";
import { LedgerAmount } from "./amounts";
import { TenderAccountType, TenderType } from "./enumerations";

/** One means by which the customer paid (common models). */
export const Tender = model("Tender", {
  accountType: optional(described(TenderAccountType, "Kind of account; DEFAULT when absent")),
  amount: LedgerAmount,
  cardNumber: optional(
    pattern("[0-9]{6}[0-9*]{0,13}", "a masked card number, the first six digits clear", {
      description: "Masked card number",
      "x-masked": true,
    }),
  ),
  reference: optional(described(text(40), "Reference in free text")),
  tenderType: described(TenderType, "Kind of tender"),
});
export type Tender = Static<typeof Tender>;
