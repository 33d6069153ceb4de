import { type Static, type TSchema, Type } from "@sinclair/typebox";
import {
  LedgerAmount,
  NumericInstitution,
  SlipData,
  ThirdPartyIdentifiers,
  amountsFields,
  laterTransactionFields,
  operatorFields,
  originatorFields,
  paymentMethodModels,
} from "../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  fittingOrAbsent,
  list,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";
import type { Call } from "../../lifecycle/call";
import { limits } from "../../limits/limits";

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

/** The three interfaces over one state. */
export const variants = ["retailer", "provider", "partner"] as const;
export type Variant = (typeof variants)[number];

/** An advice reaches only payments of its own interface: each has a kind of transaction of its own. */
export const paymentKinds = {
  retailer: "retailerPayment",
  provider: "providerPayment",
  partner: "partnerPayment",
} as const satisfies Record<Variant, string>;

/** The interface by which a message came. */
export const variantOf = ({ contract }: Pick<Call, "contract">): Variant =>
  variants.find((variant) => contract.name === `qr-${variant}`) ?? "retailer";

/** States of a code. */

export const codeStates = [
  "OPEN",
  "SCANNED",
  "IN_PAYMENT",
  "CLOSED_NO_SCAN",
  "USED",
  "VOIDED",
  "EXPIRED",
] as const;

export type CodeState = (typeof codeStates)[number];

/** States of a payment, as its clients know them. */

export const paymentStates = [
  "PENDING",
  "AUTHORISED",
  "DECLINED",
  "TIMED_OUT",
  "CONFIRMED",
  "REVERSED",
  "UNSEEN_REVERSED",
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What has become of a scan. */

export const scanOutcomes = ["HELD", "LINKED", "REPLACED", "DROPPED", "REFUSED"] as const;
export const merchantStatuses = ["ACTIVE", "BLOCKED", "NOT_ENABLED"] as const;
export const partnerStatuses = ["UP", "DOWN", "SILENT", "NOT_ENABLED", "NOT_ACCEPTED"] as const;
export const accountStatuses = ["ACTIVE", "CLOSED", "FROZEN"] as const;
export const cardStates = ["VALID", "EXPIRED", "INVALID"] as const;
const profileKinds = ["AUTO", "MANUAL", "NEVER", "LATE"] as const;

/** How the simulated customer acts; partner and token are those of AUTO. */

export const Profile = model(
  "Profile",
  {
    kind: oneOf(profileKinds),
    partnerId: optional(text(11)),
    token: optional(text()),
  },
  { closed: true },
);
export type Profile = Static<typeof Profile>;

const waitMs = (description: string) =>
  Type.Integer({ minimum: 0, maximum: limits.heldMs, description });

/** How a data space behaves; there is one entity of this kind, `settings`. */

export const Settings = model(
  "Settings",
  {
    name: Type.Literal("settings"),
    scanWindowMs: waitMs("How long a payment waits for a scan"),
    partnerTimeoutMs: waitMs("How long a partner that says nothing is waited for"),
    codeLifetimeSeconds: Type.Integer({
      minimum: 1,
      maximum: 315360000,
      description: "Life time of a code without expiryDate",
    }),
    simulatedCustomer: described(oneOf(["on", "off"]), "off: the profile AUTO acts as MANUAL"),
    simulatedScanDelayMs: waitMs("How long the simulated customer waits before a scan"),
    unknownPartners: described(
      oneOf(["accept", "refuse"]),
      "Partners and tokens that are not listed",
    ),
    earlyScan: described(oneOf(["accept", "decline"]), "Scans for which there is no payment yet"),
    foreignCodes: described(
      oneOf(["accept", "refuse"]),
      "Whether the partner interface takes codes of other providers",
    ),
    defaultPartner: described(text(11), "Partner of the simulated customer"),
    providerIdentifier: described(
      Type.String({ minLength: 1, maxLength: 59 }),
      "Who issued a code, as the code says it",
    ),
    operator: described(Institution, "Institution of the service itself"),
  },
  { closed: true },
);
export type Settings = Static<typeof Settings>;
