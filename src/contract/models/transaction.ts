import { type Static, Type, type TObject } from "@sinclair/typebox";
import {
  withKeywords,
  Decimal,
  described,
  Int32,
  list,
  model,
  optional,
  pattern,
  text,
  DateTime,
  Uuid,
} from "../schema";
import { AccountType, TranType, ReversalReason } from "./enumerations";
import { Institution, Originator, ThirdPartyIdentifiers } from "./parties";
import { Amounts, Tender } from "./payment";

/** A bar code on the slip (common models). */
export const Barcode = model(
  "Barcode",
  {
    data: described(text(), "Content of the bar code"),
    encoding: optional(described(text(), "Symbology; only ITF is known")),
  },
  { documented: ["encoding"] },
);
export type Barcode = Static<typeof Barcode>;

/** One line of the slip (common models). */
export const SlipLine = model("SlipLine", {
  text: described(text(), "Text of the line"),
  barcode: optional(Barcode),
  fontWidthScaleFactor: optional(
    withKeywords(Decimal, { default: 1, description: "Horizontal scale" }),
  ),
  fontHeightScaleFactor: optional(
    withKeywords(Decimal, { default: 1, description: "Vertical scale" }),
  ),
  line: optional(Type.Boolean({ default: false, description: "Print a rule" })),
  cut: optional(Type.Boolean({ default: false, description: "Cut the paper here" })),
});
export type SlipLine = Static<typeof SlipLine>;

/** Lines of a slip: part of every slip model, also of those that families own. */
export const slipLinesFields = {
  messageLines: optional(described(list(SlipLine), "Lines to print")),
};

/** Width of a slip. */
export const slipWidthFields = {
  slipWidth: optional(described(Int32, "Width in characters at scale 1; 0 for not set")),
};

/** Text for the customer's slip (common models). */
export const SlipData = model("SlipData", {
  ...slipLinesFields,
  ...slipWidthFields,
  issuerReference: optional(
    pattern("[A-Z0-9]{1,40}", "1 to 40 capital letters and digits", {
      description: "Unique reference of the provider, to quote for a refund",
    }),
  ),
});
export type SlipData = Static<typeof SlipData>;

/**
 * Properties of a transaction in every revision of the base models. Families hand in the revision of the
 * models inside it.
 */
export const earlyTransactionFields = <O extends TObject, I extends TObject, S extends TObject>(
  originator: O,
  institution: I,
  slipData: S,
) => ({
  id: described(Uuid, "Identifier of this message"),
  time: described(DateTime, "When the sender recorded the message"),
  originator,
  client: institution,
  settlementEntity: optional(institution),
  receiver: optional(institution),
  thirdPartyIdentifiers: ThirdPartyIdentifiers,
  slipData: optional(slipData),
});

/** Trace numbers of transactions and advices. Free text; not checked for uniqueness. */
export const traceFields = {
  stan: optional(described(text(), "System trace audit number")),
  rrn: optional(described(text(), "Retrieval reference number of the first sender")),
};

/** Properties that later revisions added to the transaction. */
export const laterTransactionFields = {
  basketRef: optional(described(text(), "Ties together the transactions of one basket")),
  tranType: optional(described(TranType, "Kind of transaction")),
  srcAccType: optional(described(AccountType, "Kind of account that is debited")),
  destAccType: optional(described(AccountType, "Kind of account that is credited")),
  ...traceFields,
};

/** Properties of a transaction, which most requests and responses extend (common models). */
export const transactionFields = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...laterTransactionFields,
};

/** A transaction without what families add. */
export const Transaction = model("Transaction", transactionFields);
export type Transaction = Static<typeof Transaction>;

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
