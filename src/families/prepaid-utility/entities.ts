import { type Static, Type } from "@sinclair/typebox";
import { Customer } from "../../contract/models";
import {
  Currency,
  DateTime,
  Decimal,
  MinorUnits,
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
  Utility,
  faultTypes,
  flag,
  instrumentKinds,
  keyChangeStates,
  keyRevision,
  meterDetails,
  meterNumber,
  purchaseStates,
  reprintModes,
  retryModes,
  reversalModes,
  supplyGroupCode,
  tariffIndex,
  tokenTypes,
} from "./models";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/** The parts of a meter, and the values that its data are made of. */

const units = described(Decimal, "Units, in steps of 0.1");
const month = described(text(7), "A month, YYYY-MM");
const percent = Type.Number({ minimum: 0, maximum: 100, description: "Per cent" });

const tokenDigits = pattern("[0-7][0-9]{19}", "20 digits, the first from 0 to 7", {
  description: "Digits of the token",
});

/** A debt that purchases pay off: a fixed amount each, or a share. */
const Debt = model("Debt", {
  description: text(40),
  balance: MinorUnits,
  fixed: optional(described(MinorUnits, "Taken from each purchase")),
  percent: optional(
    described(percent, "Per cent of the purchase amount, where there is no fixed one"),
  ),
});
type Debt = Static<typeof Debt>;

/** A charge, taken from each purchase or from the first one of a month. */
export const Charge = model("Charge", {
  description: text(40),
  amount: described(MinorUnits, "With tax"),
  per: oneOf(["PURCHASE", "MONTH"]),
  takenIn: optional(described(month, "Month in which it was taken last")),
});
export type Charge = Static<typeof Charge>;

/** A change of the key, with its pair of tokens. */
export const KeyChange = model("KeyChange", {
  state: described(oneOf(keyChangeStates), "How far the change has come"),
  newSupplyGroupCode: supplyGroupCode,
  newKeyRevisionNumber: keyRevision,
  newTariffIndex: tariffIndex,
  tokens: optional(
    Type.Array(tokenDigits, {
      minItems: 2,
      maxItems: 2,
      description: "The pair, once it is issued",
    }),
  ),
  holders: optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.amount,
      description: "Messages that gave the pair out and were not undone",
    }),
  ),
});
export type KeyChange = Static<typeof KeyChange>;

/** What a data space holds, as fixture files write it. Everything is closed: a misspelt property is an error. */

const institutionId = described(text(20), "Number of the institution");

/** A client with a float of its own. The one with the id `*` stands for every other client. */
export const ClientEntity = closedModel(
  model("ClientEntity", {
    id: described(text(20), "client.id of its messages, the key; * for all others"),
    float: optional(described(MinorUnits, "Amount left for purchases; absent: unlimited")),
    acceptsUnknownReversals: flag(
      "True: for the user of this name the reversal of an unknown purchase is answered 202, not 404",
    ),
  }),
);
export type ClientEntity = Static<typeof ClientEntity>;

/** A token provider. */
export const ProviderEntity = closedModel(
  model("ProviderEntity", {
    id: institutionId,
    name: text(40),
    prefix: pattern("[A-Z]{1,4}", "1 to 4 capital letters", {
      description: "Begins its references and receipt numbers",
    }),
    reachable: flag("False: whatever needs it is answered 503"),
    reversal: oneOf(reversalModes),
    confirmations: flag("False: confirmations are stored only"),
    retry: oneOf(retryModes),
    reprint: oneOf(reprintModes),
    notOffered: optional(
      described(list(text(64)), "Operations that are answered 501, by their ids"),
    ),
  }),
);
export type ProviderEntity = Static<typeof ProviderEntity>;

/** A utility. */
export const UtilityEntity = closedModel(
  model("UtilityEntity", {
    utilityId: described(text(20), "The key"),
    ...Utility.properties,
    currency: Currency,
    taxType: described(text(10), "Name of the tax"),
    taxRate: percent,
    inactive: flag("True: its meters can buy nothing"),
    utcOffsetMinutes: optional(
      Type.Integer({
        minimum: -840,
        maximum: 840,
        description: "Its days and months begin at this offset from UTC",
      }),
    ),
  }),
);
export type UtilityEntity = Static<typeof UtilityEntity>;

const Block = model("Block", {
  upTo: optional(described(units, "Units of a month at which the block ends; absent: no end")),
  rate: Type.Number({
    exclusiveMinimum: 0,
    maximum: limits.amount,
    description: "Price of a unit in minor units, without tax",
  }),
});

/** Prices of units, as blocks that a month's purchases run through. */
export const TariffEntity = closedModel(
  model("TariffEntity", {
    tariffIndex,
    unitName: described(text(12), "Name of the unit: kWh, kl"),
    blocks: Type.Array(Block, { minItems: 1, maxItems: limits.scenarioRules }),
  }),
);
export type TariffEntity = Static<typeof TariffEntity>;

/** A meter. */
export const MeterEntity = closedModel(
  model("MeterEntity", {
    meterId: meterNumber,
    ...meterDetails,
    serviceType: described(text(12), "Service that it dispenses"),
    supplyGroupCode,
    keyRevisionNum: keyRevision,
    tariffIndex,
    providerId: institutionId,
    utilityId: described(text(20), "Its utility"),
    customer: optional(Customer),
    minimum: described(MinorUnits, "Smallest purchase"),
    maximum: described(MinorUnits, "Largest purchase"),
    dailyLimit: optional(described(MinorUnits, "Most that may be bought in a day")),
    used: optional(model("Used", { day: text(10), amount: MinorUnits })),
    barred: flag("True: the utility barred it"),
    bought: optional(
      described(
        model("Bought", { month: optional(month), units }),
        "Units of the month; without a month: of the present one",
      ),
    ),
    free: optional(
      described(
        model("Free", {
          units,
          taken: flag("True: that of the month is spent; without a month: of the present one"),
          month: optional(month),
        }),
        "The free token of each month",
      ),
    ),
    keyChange: optional(KeyChange),
    refund: optional(
      described(model("Refund", { units, amount: MinorUnits }), "A refund token that waits"),
    ),
    powerLimit: flag("True: a power limit token waits"),
    debts: optional(list(Debt)),
    charges: optional(list(Charge)),
    declines: optional(described(text(), "Reason with which the provider refuses every sale")),
    barcode: flag("True: the slip shows each token as a bar code"),
    fault: optional(described(EntityFault, "Fault of the first try of each purchase")),
    ...adviceFault,
    lastPurchase: optional(described(Uuid, "Its last purchase")),
  }),
);
export type MeterEntity = Static<typeof MeterEntity>;

/** A merchant for which something special holds. */
const MerchantEntity = closedModel(
  model("MerchantEntity", { merchantId: exactly(15), barred: flag("True: nothing is sold to it") }),
);
type MerchantEntity = Static<typeof MerchantEntity>;

/** A phone number for which something special holds. */
const MsisdnEntity = closedModel(
  model("MsisdnEntity", {
    msisdn: pattern("[0-9]{2,15}", "2 to 15 digits, without a plus"),
    unusable: flag("True: it gets no messages"),
  }),
);
type MsisdnEntity = Static<typeof MsisdnEntity>;

/** What a payment method takes money from. */
export const InstrumentEntity = closedModel(
  model("InstrumentEntity", {
    number: described(text(32), "Number of the token or card, the key"),
    type: oneOf(instrumentKinds),
    limit: optional(described(MinorUnits, "Most that it pays at once; absent: anything")),
    spent: flag("True: a token that has paid"),
    expiryDate: optional(pattern("[0-9]{2}(?:0[1-9]|1[0-2])", "a month, YYMM")),
    pin: optional(text(20)),
  }),
);
export type InstrumentEntity = Static<typeof InstrumentEntity>;

/** A purchase that issued. */
export const PurchaseEntity = closedModel(
  model("PurchaseEntity", {
    id: Uuid,
    meterId: meterNumber,
    providerId: institutionId,
    state: oneOf(purchaseStates),
    amount: MinorUnits,
    currency: Currency,
    identifier: described(text(40), "The provider's reference"),
    reversalRefused: flag("True: a reversal was taken, and the provider refused it"),
    tokens: list(model("IssuedToken", { tokenType: oneOf(tokenTypes), token: tokenDigits })),
    previous: optional(described(Uuid, "The purchase for the meter before this one")),
  }),
);
export type PurchaseEntity = Static<typeof PurchaseEntity>;

/** A token that was made: none is made twice. */
export const TokenEntity = closedModel(
  model("TokenEntity", {
    token: tokenDigits,
    tokenType: oneOf(tokenTypes),
    meterId: meterNumber,
    requestId: described(Uuid, "Request for which it was made"),
    cancelled: flag("True: its purchase was reversed"),
  }),
);
export type TokenEntity = Static<typeof TokenEntity>;

/** A receipt number, or another reference under which a purchase can be printed again. */
const ReferenceEntity = closedModel(
  model("ReferenceEntity", { reference: text(40), purchaseId: Uuid }),
);
type ReferenceEntity = Static<typeof ReferenceEntity>;

/** A fault that was reported. */
export const FaultReportEntity = closedModel(
  model("FaultReportEntity", {
    id: Uuid,
    reference: described(text(40), "The utility's number"),
    meterId: meterNumber,
    faultType: oneOf(faultTypes),
    faultDescription: optional(text(160)),
    time: DateTime,
  }),
);
export type FaultReportEntity = Static<typeof FaultReportEntity>;

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  client: entity("clients", "id", ClientEntity),
  provider: entity("providers", "id", ProviderEntity),
  meter: entity("meters", "meterId", MeterEntity, {
    providerId: "provider",
    utilityId: "utility",
    tariffIndex: "tariff",
    "keyChange.newTariffIndex": "tariff",
    lastPurchase: "purchase",
  }),
  purchase: entity("purchases", "id", PurchaseEntity, {
    providerId: "provider",
    meterId: "meter",
    id: "transaction",
  }),
  instrument: entity("instruments", "number", InstrumentEntity),
  faultReport: entity("faultReports", "id", FaultReportEntity),
  utility: entity("utilities", "utilityId", UtilityEntity),
  tariff: entity("tariffs", "tariffIndex", TariffEntity),
  merchant: entity("merchants", "merchantId", MerchantEntity),
  msisdn: entity("msisdns", "msisdn", MsisdnEntity),
  token: entity("tokens", "token", TokenEntity),
  reference: entity("references", "reference", ReferenceEntity),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
