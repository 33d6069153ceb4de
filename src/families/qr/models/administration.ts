import { type Static, Type } from "@sinclair/typebox";
import { LedgerAmount } from "../../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
} from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { variants } from "../variants";
import { Institution, QrProperties } from "./parts";

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
export const profileKinds = ["AUTO", "MANUAL", "NEVER", "LATE"] as const;

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
      maximum: 315_360_000,
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

const CodeData = model("CodeData", {
  tranId: text(),
  qrCode: optional(text()),
  state: oneOf(codeStates),
  variant: optional(
    described(oneOf(variants), "Interface that issued it; absent: another provider did"),
  ),
  amount: optional(LedgerAmount),
  qrProperties: optional(QrProperties),
  expiry: optional(DateTime),
  scanId: optional(described(Uuid, "Scan that is held for the next payment")),
  paymentId: optional(described(Uuid, "Payment that the code was last linked with")),
});

const PaymentData = model("PaymentData", {
  id: Uuid,
  variant: oneOf(variants),
  tranId: text(),
  rrn: optional(text()),
  state: oneOf(paymentStates),
  amount: LedgerAmount,
  partner: optional(Institution),
  partnerPaymentToken: optional(text()),
  approvedAmount: optional(LedgerAmount),
  finalAmount: optional(
    described(LedgerAmount, "What was taken in the end, where an advice said so"),
  ),
});

const ScanData = model("ScanData", {
  id: Uuid,
  tranId: text(),
  partner: Institution,
  partnerPaymentToken: optional(text()),
  time: DateTime,
  simulated: Type.Boolean(),
  outcome: oneOf(scanOutcomes),
  reason: optional(described(text(), "Why it was refused")),
});

const PartnerData = model("PartnerData", {
  id: text(11),
  name: text(40),
  status: oneOf(partnerStatuses),
  declines: described(Type.Boolean(), "It declines everything"),
});

const AccountData = model("AccountData", {
  account: described(text(), "Token, or the id of the partner whose default account it is"),
  partnerId: text(11),
  balance: LedgerAmount,
  held: LedgerAmount,
  available: LedgerAmount,
  status: oneOf(accountStatuses),
  cardState: oneOf(cardStates),
});

const MerchantData = model("MerchantData", {
  merchantId: text(15),
  status: oneOf(merchantStatuses),
  profile: optional(Profile),
});
const TerminalData = model("TerminalData", { terminalId: text(8), profile: optional(Profile) });

const all = <T extends Parameters<typeof list>[0]>(data: T) => list(data, limits.fixtureEntities);

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  qrCodes: all(CodeData),
  payments: all(PaymentData),
  scans: all(ScanData),
  partners: all(PartnerData),
  accounts: all(AccountData),
  merchants: all(MerchantData),
  terminals: all(TerminalData),
  settings: all(Settings),
});
