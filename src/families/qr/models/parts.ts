import { type Static, type TSchema, Type } from "@sinclair/typebox";
import {
  LedgerAmount,
  NumericInstitution,
  SlipData,
  ThirdPartyIdentifiers,
  laterTransactionFields,
  operatorFields,
  originatorFields,
  paymentMethodModels,
  amountsFields,
} from "../../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  fittingOrAbsent,
  list,
  model,
  optional,
  pattern,
  text,
} from "../../../contract/schema";

/** A party: its id is of digits (contract 1, Institution). */
export const Institution = NumericInstitution;
export type Institution = Static<typeof Institution>;

/** Where a message originates (contract 1, Originator). */
export const Originator = model("Originator", {
  ...originatorFields(Institution),
  ...operatorFields,
});
export type Originator = Static<typeof Originator>;

/** What every message of a merchant begins with. */
export const headFields = {
  id: described(Uuid, "Identifier of this message"),
  time: described(DateTime, "When the sender recorded the message"),
  originator: Originator,
};

export const rrnField = { rrn: described(text(), "Retrieval reference number set by the sender") };
export const tranIdField = {
  tranId: described(text(), "Identifier in the code: what scan and payment have in common"),
};

/** Properties of the newer form's transaction, all of them optional. */
const { stan, basketRef, tranType, srcAccType, destAccType } = laterTransactionFields;
const institutionFields = {
  client: Institution,
  settlementEntity: Institution,
  receiver: Institution,
};
const laterFields = {
  thirdPartyIdentifiers: ThirdPartyIdentifiers,
  slipData: SlipData,
  basketRef,
  tranType,
  srcAccType,
  destAccType,
  stan,
};

const whereFitting = <T extends Record<string, TSchema>>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fittingOrAbsent(field)]),
  ) as { [K in keyof T]: ReturnType<typeof fittingOrAbsent<T[K]>> };

/** They are accepted in the contract's form too, and repeated in the answer; one that does not fit is ignored. */
export const repeatedFields = whereFitting({ ...institutionFields, ...laterFields });

/** What a payment may say of its partner, beyond the contract's list. */
export const namedPartnerFields = whereFitting({
  partner: Institution,
  partnerPaymentToken: described(text(), "Token of the scan notification"),
});

/** Amounts of a payment of the newer form: the amount to process must be there. */
export const PaymentAmounts = model("PaymentAmounts", {
  ...amountsFields,
  requestAmount: LedgerAmount,
});

const { PaymentMethod } = paymentMethodModels(optional(Institution), optional(LedgerAmount));

/** Destinations to which the owner of a code accepts funds: announced, and repeated. */
export const announcedCodeFields = {
  paymentMethods: optional(
    described(list(PaymentMethod), "Where the owner of the code accepts funds"),
  ),
};

/** How a code may be used. */
export const QrProperties = model("QrProperties", {
  uuid: optional(described(text(), "Text in the code that identifies its provider")),
  value: optional(LedgerAmount),
  overPaymentAllowed: optional(Type.Boolean({ description: "A payment may be above the value" })),
  partPaymentAllowed: optional(Type.Boolean({ description: "A payment may be below the value" })),
  expiryDate: optional(described(DateTime, "When the code expires")),
  singleUse: optional(
    Type.Boolean({ description: "The code is for one transaction; true when absent" }),
  ),
  scheme: fittingOrAbsent(
    pattern(
      "EMVCO_MERCHANT|PSEUDO_EMVCO_MERCHANT|[A-Z][A-Z0-9_]*_MERCHANT_MINIMAL",
      "a known scheme",
      {
        description: "Format of the content",
      },
    ),
  ),
  description: optional(described(text(20), "Announced: what the code is for")),
  guid: optional(described(text(), "Announced: takes the place of uuid")),
});
export type QrProperties = Static<typeof QrProperties>;
