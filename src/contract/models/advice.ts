import type { Static } from "@sinclair/typebox";
import { DateTime, described, list, model, optional, Uuid } from "../schema";
import { Amounts, Tender } from "./amounts";
import { ReversalReason } from "./enumerations";
import { ThirdPartyIdentifiers } from "./institution";
import { traceFields } from "./transaction";

/** Properties of an advice in every revision of the base models. */
export const earlyAdviceFields = {
  id: described(Uuid, "Identifier of this advice"),
  requestId: described(Uuid, "Identifier of the request that the advice settles"),
  time: described(DateTime, "When the sender recorded the advice"),
  thirdPartyIdentifiers: ThirdPartyIdentifiers,
};

/** Properties of an advice (common models). Absent `amounts` mean the full amount. */
export const basicAdviceFields = {
  ...earlyAdviceFields,
  ...traceFields,
  amounts: optional(Amounts),
};

/** What a reversal has besides the properties of an advice. */
export const reversalFields = {
  reversalReason: described(ReversalReason, "Why the request is undone"),
};

/** What a confirmation with tenders has besides the properties of an advice; documented as required. */
export const tenderFields = {
  tenders: optional(described(list(Tender), "Means with which the customer paid")),
};

/** An advice, and in several families its acknowledgement. */
export const BasicAdvice = model("BasicAdvice", basicAdviceFields);
export type BasicAdvice = Static<typeof BasicAdvice>;

/** Acknowledgement of an advice, by its older name. */
export const BasicAdviceResponse = model("BasicAdviceResponse", basicAdviceFields);
export type BasicAdviceResponse = Static<typeof BasicAdviceResponse>;

/** Says that the transaction was not completed. */
export const BasicReversal = model("BasicReversal", { ...basicAdviceFields, ...reversalFields });
export type BasicReversal = Static<typeof BasicReversal>;

/** Says that the transaction was completed, and with which tenders. */
export const TenderAdvice = model(
  "TenderAdvice",
  { ...basicAdviceFields, ...tenderFields },
  { documented: ["tenders"] },
);
export type TenderAdvice = Static<typeof TenderAdvice>;
