import { type Static, Type } from "@sinclair/typebox";
import { LedgerAmount } from "../../contract/models";
import {
  Currency,
  DateTime,
  Uuid,
  closedModel,
  described,
  exactly,
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
import {
  Institution,
  PaymentRequest,
  Profile,
  QrProperties,
  Settings,
  accountStatuses,
  cardStates,
  merchantStatuses,
  partnerStatuses,
  scanOutcomes,
  variants,
} from "./models";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/** What a data space holds, as fixture files write it. Everything is closed: a misspelt property is an error. */
const entityModel = <P extends Parameters<typeof model>[1]>(name: string, properties: P) =>
  closedModel(model<P>(name, properties));

const minorUnits = (description: string) =>
  Type.Integer({ minimum: 0, maximum: limits.amount, description });

const institutionId = pattern("[0-9]{1,11}", "1 to 11 digits");
const lowerUuid = described(Uuid, "Lower case");

export const SettingEntity = closedModel(Settings);
export type SettingEntity = Settings;

/** A partner; one that is not listed is up, if settings accept it. */
export const PartnerEntity = entityModel("PartnerEntity", {
  id: institutionId,
  name: text(40),
  status: described(
    oneOf(partnerStatuses),
    "SILENT: it says nothing to payments. NOT_ACCEPTED: nobody knows it",
  ),
  declines: optional(Type.Boolean({ description: "It declines everything" })),
});
export type PartnerEntity = Static<typeof PartnerEntity>;

/** An account at a partner: of a token, or the one for all other tokens. */
export const AccountEntity = entityModel("AccountEntity", {
  account: described(text(), "Token, or the id of the partner: its default account"),
  partnerId: institutionId,
  currency: Currency,
  balance: minorUnits("What there is, held or not"),
  held: minorUnits("What authorised payments hold"),
  status: oneOf(accountStatuses),
  cardState: described(oneOf(cardStates), "State of the card behind the account"),
  refuses: optional(Type.Boolean({ description: "The customer refuses every payment" })),
});
export type AccountEntity = Static<typeof AccountEntity>;

const MerchantEntity = entityModel("MerchantEntity", {
  merchantId: exactly(15),
  status: oneOf(merchantStatuses),
  profile: optional(Profile),
});
type MerchantEntity = Static<typeof MerchantEntity>;

export const TerminalEntity = entityModel("TerminalEntity", {
  terminalId: exactly(8),
  profile: optional(Profile),
  fault: optional(EntityFault),
  ...adviceFault,
});
export type TerminalEntity = Static<typeof TerminalEntity>;

/** A scan of a code. */
export const ScanEntity = entityModel("ScanEntity", {
  id: lowerUuid,
  tranId: text(),
  partner: Institution,
  token: optional(text()),
  time: described(DateTime, "By the data space's clock"),
  simulated: Type.Boolean(),
  outcome: oneOf(scanOutcomes),
  reason: optional(text()),
});
export type ScanEntity = Static<typeof ScanEntity>;

/** A scan that the simulated customer will make. */
export const PlannedScan = entityModel("PlannedScan", {
  at: DateTime,
  partner: Institution,
  token: optional(text()),
});
export type PlannedScan = Static<typeof PlannedScan>;

/** A code. What has become of it follows from its scan and its payment. */
export const QrCodeEntity = entityModel("QrCodeEntity", {
  tranId: text(),
  qrCode: optional(described(text(), "Its content; absent: it is another provider's")),
  variant: optional(oneOf(variants)),
  amount: optional(LedgerAmount),
  qrProperties: optional(QrProperties),
  expiry: optional(DateTime),
  scanId: optional(described(Uuid, "Scan that is held for the next payment")),
  planned: optional(PlannedScan),
  paymentId: optional(described(Uuid, "Payment that the code was last linked with")),
});
export type QrCodeEntity = Static<typeof QrCodeEntity>;

/** A payment, linked with its code unless it was refused before that. Its state is that of its transaction. */
export const PaymentEntity = entityModel("PaymentEntity", {
  id: lowerUuid,
  variant: oneOf(variants),
  tranId: text(),
  rrn: optional(text()),
  amount: LedgerAmount,
  partner: optional(Institution),
  token: optional(text()),
  account: optional(described(text(), "Account that holds the amount")),
  finalAmount: optional(LedgerAmount),
  waitsUntil: optional(described(DateTime, "How long it waits for a scan")),
  partnerUntil: optional(described(DateTime, "How long it waits for a silent partner")),
  noScan: optional(
    Type.Boolean({ description: "It was declined because nobody scanned the code" }),
  ),
});
export type PaymentEntity = Static<typeof PaymentEntity>;

/** Another name of a code: a fault told its client this one. */
const ReferenceEntity = entityModel("QrReferenceEntity", {
  reference: described(text(), "The key: the tranId that was told"),
  of: described(text(), "The tranId of the code"),
});
type ReferenceEntity = Static<typeof ReferenceEntity>;

/** Codes whose planned scans are still to come. */
export const AgendaEntity = entityModel("AgendaEntity", {
  name: Type.Literal("agenda"),
  tranIds: list(text(), limits.fixtureEntities),
});
export type AgendaEntity = Static<typeof AgendaEntity>;

/** What a partner outside is asked, and what has become of it. */
export const PartnerQuestion = entityModel("PartnerAsk", {
  id: described(Uuid, "The payment, the key"),
  request: described(PaymentRequest, "What the partner is asked"),
  partner: Institution,
  until: described(DateTime, "How long its answer is waited for"),
  state: oneOf(["ASKED", "APPROVED", "DECLINED", "UNKNOWN", "CONFIRMED", "REVERSED"]),
  declined: optional(
    described(
      model("PartnerDecline", {
        status: Type.Integer(),
        reason: optional(text()),
        errorMessage: optional(text()),
      }),
      "What it said instead of approving",
    ),
  ),
  reversalReason: optional(text()),
});
export type PartnerQuestion = Static<typeof PartnerQuestion>;

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  setting: entity("settings", "name", SettingEntity),
  merchant: entity("merchants", "merchantId", MerchantEntity),
  terminal: entity("terminals", "terminalId", TerminalEntity),
  partner: entity("partners", "id", PartnerEntity),
  account: entity("accounts", "account", AccountEntity),
  qrCode: entity("qrCodes", "tranId", QrCodeEntity),
  scan: entity("scans", "id", ScanEntity),
  payment: entity("payments", "id", PaymentEntity),
  reference: entity("references", "reference", ReferenceEntity),
  agenda: entity("agendas", "name", AgendaEntity),
  partnerAsk: entity("partnerAsks", "id", PartnerQuestion),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
