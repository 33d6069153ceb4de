import { Type } from "@sinclair/typebox";
import { LedgerAmount } from "../../../contract/models";
import {
  DateTime,
  Decimal,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
} from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { faultTypes, Meter, tokenTypes } from "./parts";

/** What becomes of a reversal. */
export const reversalModes = ["supported", "unsupported", "acceptOnly"] as const;
/** What a retry of an unknown purchase gives. */
export const retryModes = ["issue", "decline", "notFound"] as const;
/** Which purchases can be printed again. */
export const reprintModes = ["byReference", "lastOnly"] as const;
/** States of a purchase that issued. */
export const purchaseStates = ["ISSUED", "CONFIRMED", "REVERSED"] as const;
/** States of the change of a meter's key. */
export const keyChangeStates = ["NONE", "PENDING", "ISSUED", "CONFIRMED"] as const;
/** Kinds of payment instrument. */
export const instrumentKinds = ["AN_32_TOKEN", "LOYALTY_CARD", "CARD"] as const;

const ClientData = model("ClientData", {
  id: text(),
  float: optional(described(LedgerAmount, "What is left for purchases; absent: unlimited")),
});

const ProviderData = model("ProviderData", {
  id: text(),
  name: text(),
  reachable: Type.Boolean(),
  reversal: oneOf(reversalModes),
  confirmations: Type.Boolean({ description: "Whether confirmations are passed on" }),
  retry: oneOf(retryModes),
  reprint: oneOf(reprintModes),
  notOffered: described(list(text()), "Operations that are answered 501"),
});

const MeterData = model("MeterData", {
  meter: Meter,
  providerId: text(),
  status: oneOf(["ACTIVE", "BARRED"]),
  keyChange: oneOf(keyChangeStates),
  unitsBought: described(Decimal, "Units bought in the month of the last purchase"),
  freeUnits: described(Decimal, "Units of the free token that is due; 0: none"),
  arrears: described(LedgerAmount, "All debt"),
  refundUnits: described(Decimal, "Units of the refund token that waits; 0: none"),
  powerLimitWaits: Type.Boolean({ description: "A power limit token waits" }),
});

const PurchaseData = model("PurchaseData", {
  id: text(),
  meterId: text(),
  state: oneOf(purchaseStates),
  amount: LedgerAmount,
  reversalRefused: Type.Boolean({
    description: "A reversal was taken, and the provider refused it",
  }),
  tokens: list(model("TokenData", { tokenType: oneOf(tokenTypes), token: text() })),
});

const InstrumentData = model("InstrumentData", {
  type: described(oneOf(instrumentKinds), "Type of the payment method"),
  token: optional(described(text(32), "Number of a token")),
  cardNumber: optional(described(text(16), "Number of a loyalty card")),
  pan: optional(described(text(19), "Number of a bank card")),
  limit: optional(described(LedgerAmount, "Most that it pays at once; absent: anything")),
  spent: Type.Boolean({ description: "A token that has paid" }),
  expiryDate: optional(text(4)),
  pin: optional(text(20)),
});

const FaultReportData = model("FaultReportData", {
  id: text(),
  reference: text(),
  meterId: text(),
  faultType: oneOf(faultTypes),
  faultDescription: optional(text()),
  time: DateTime,
});

const all = <T extends Parameters<typeof list>[0]>(data: T) => list(data, limits.fixtureEntities);

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  clients: all(ClientData),
  providers: all(ProviderData),
  meters: all(MeterData),
  purchases: all(PurchaseData),
  instruments: all(InstrumentData),
  faultReports: all(FaultReportData),
});
