import { type Static, Type } from "@sinclair/typebox";
import { Tender } from "../../contract/models";
import {
  Currency,
  DateTime,
  MinorUnits,
  Uuid,
  closedModel,
  described,
  list,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";
import { limits } from "../../limits/limits";
import { EntityFault } from "../../scenario/definition";
import { adviceFault } from "../kit/family";
import { declinedTypes } from "./errors";
import {
  Category,
  Customer,
  Day,
  billKinds,
  billReference,
  issuerReference,
  standings,
} from "./models";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/** What a data space holds, as fixture files write it. Everything is closed: a misspelt property is an error. */

const institutionId = pattern("[0-9]{1,11}", "1 to 11 digits");
const flag = (description: string) => optional(Type.Boolean({ description }));

/** Somebody who sends bills. */
export const BillerEntity = closedModel(
  model("BillerEntity", {
    id: described(institutionId, "Institution, the key"),
    name: text(40),
    takes: described(
      list(oneOf(billKinds), billKinds.length),
      "Kinds of bills that can be paid to it",
    ),
    lookups: flag("False: its bills cannot be looked up"),
    refunds: flag("False: its payments cannot be refunded"),
    refundDays: optional(
      Type.Integer({
        minimum: 0,
        maximum: 36_500,
        description:
          "Days after the confirmation in which a payment can be refunded; absent: no limit",
      }),
    ),
    blocked: flag("True: it gets neither lookups nor payments"),
    checkDigits: flag("True: its references end with a check digit (Luhn)"),
    prefixes: optional(
      described(list(text(40)), "How its references begin: unknown ones are refused in its name"),
    ),
    blockedSettlementEntities: optional(
      described(list(institutionId), "Settlement entities that may not be used for it"),
    ),
    categories: optional(
      described(list(Category), "Categories that it belongs to; absent: any is accepted"),
    ),
    phoneNumber: optional(described(text(40), "Call centre, for the slip")),
    referencePrefix: pattern("[A-Z0-9]{0,8}", "at most 8 capital letters and digits", {
      description: "How its issuer references begin",
    }),
  }),
);
export type BillerEntity = Static<typeof BillerEntity>;

/** An account, a policy or a traffic fine. Only the reference is needed. */
export const BillEntity = closedModel(
  model("BillEntity", {
    reference: billReference("accountRef, policyNumber or noticeNumber, the key"),
    billerId: optional(
      described(institutionId, "Biller; absent: the first one that takes such bills"),
    ),
    customer: optional(Customer),
    currency: optional(described(Currency, "710 when absent")),
    outstanding: optional(
      described(MinorUnits, "What is owed; below 0: in credit; absent: nothing"),
    ),
    pending: optional(described(MinorUnits, "Sum of its pending payments")),
    dueDate: optional(Day),
    partPaymentAllowed: flag("False: not less than what is due"),
    overPaymentAllowed: flag("False: not more than what is due"),
    minimum: optional(described(MinorUnits, "Least that may be paid at once")),
    maximum: optional(described(MinorUnits, "Most that may be paid at once")),
    decline: optional(
      described(
        oneOf(declinedTypes),
        "Its biller declines each payment that passes all checks, with this errorType",
      ),
    ),
    fault: optional(
      described(EntityFault, "What goes wrong with each payment that passes all checks"),
    ),
    ...adviceFault,
  }),
);
export type BillEntity = Static<typeof BillEntity>;

/** A payment that was approved. */
export const PaymentEntity = closedModel(
  model("PaymentEntity", {
    id: described(Uuid, "Request; the key, in lower case"),
    kind: oneOf(billKinds),
    reference: billReference("What was paid"),
    currency: Currency,
    approved: described(MinorUnits, "What was asked and approved"),
    final: optional(described(MinorUnits, "What was booked in the end")),
    state: oneOf(standings),
    issuerReference,
    confirmedAt: optional(DateTime),
    refundId: optional(described(Uuid, "Refund that is pending or confirmed")),
    tenders: optional(list(Tender)),
  }),
);
export type PaymentEntity = Static<typeof PaymentEntity>;

/** A refund that was approved. */
export const RefundEntity = closedModel(
  model("RefundEntity", {
    id: described(Uuid, "Request; the key, in lower case"),
    paymentId: described(Uuid, "Payment, in lower case"),
    approved: described(MinorUnits, "What is to be paid back"),
    final: optional(described(MinorUnits, "What was paid back in the end")),
    state: oneOf(standings),
    reason: text(20),
  }),
);
export type RefundEntity = Static<typeof RefundEntity>;

/** Which payment has an issuer reference. */
const IssuerReferenceEntity = closedModel(
  model("IssuerReferenceEntity", { issuerReference, paymentId: Uuid }),
);
type IssuerReferenceEntity = Static<typeof IssuerReferenceEntity>;

/** A merchant whose lookups and payments are refused. */
const BlockedMerchantEntity = closedModel(model("BlockedMerchantEntity", { merchantId: text(15) }));
type BlockedMerchantEntity = Static<typeof BlockedMerchantEntity>;

/** A settlement entity that may be used for no biller. */
const BlockedSettlementEntity = closedModel(
  model("BlockedSettlementEntity", { id: institutionId }),
);
type BlockedSettlementEntity = Static<typeof BlockedSettlementEntity>;

/** A user name for which something special holds. */
const ClientEntity = closedModel(
  model("ClientEntity", {
    username: described(text(limits.credentialLength), "User name, the key"),
    acceptsUnknownReversals: flag(
      "True: the reversal of a request that was never received is answered 202",
    ),
  }),
);
type ClientEntity = Static<typeof ClientEntity>;

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  biller: entity("billers", "id", BillerEntity),
  account: entity("accounts", "reference", BillEntity),
  policy: entity("policies", "reference", BillEntity),
  trafficFine: entity("trafficFines", "reference", BillEntity),
  payment: entity("payments", "id", PaymentEntity),
  refund: entity("refunds", "id", RefundEntity, { paymentId: "payment" }),
  issuerReference: entity("issuerReferences", "issuerReference", IssuerReferenceEntity),
  blockedMerchant: entity("blockedMerchants", "merchantId", BlockedMerchantEntity),
  blockedSettlementEntity: entity("blockedSettlementEntities", "id", BlockedSettlementEntity),
  client: entity("clients", "username", ClientEntity),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
