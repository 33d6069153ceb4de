import type { Static, TObject } from "@sinclair/typebox";
import { DateTime, described, model, optional, text, Uuid } from "../schema";
import { AccountType, TranType } from "./enumerations";
import { Institution, Originator, ThirdPartyIdentifiers } from "./institution";
import { SlipData } from "./slip";

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
