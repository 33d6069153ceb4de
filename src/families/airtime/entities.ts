import { type Static, Type } from "@sinclair/typebox";
import {
  closedModel,
  DateTime,
  described,
  exactly,
  list,
  MinorUnits,
  model,
  oneOf,
  optional,
  pattern,
  text,
  Currency,
  Uuid,
} from "../../contract/schema";
import { limits } from "../../limits/limits";
import { AdviceFault } from "../kit/family";
import { EntityFault } from "../../scenario/definition";
import {
  instrumentKinds,
  msisdnStatuses,
  ProductContent,
  productId,
  productTexts,
  voucherNumber,
  voucherStates,
} from "./models";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/** What a data space holds, as fixture files write it. Everything is closed: a misspelt property is an error. */

const Money = model("Money", { amount: MinorUnits, currency: Currency });
export type Money = Static<typeof Money>;

const institutionId = described(text(20), "Number of the institution");
const flag = (description: string) => optional(Type.Boolean({ description }));

const expiry = pattern("[0-9]{2}(?:0[1-9]|1[0-2])", "a month, YYMM", {
  description: "Last month of validity, YYMM",
});

/** How much of a daily limit is used up, and on which day. */
const Used = model("Used", { day: text(10), amount: MinorUnits });

const dailyLimitMembers = {
  dailyLimit: optional(described(Money, "Most that may be sold in a day")),
  used: optional(Used),
};

/** A user name for which something special holds. Any other one has an endless float and the whole catalogue. */
export const ClientEntity = closedModel(
  model("ClientEntity", {
    username: described(text(limits.credentialLength), "User name, the key"),
    float: optional(described(Money, "What is left of the float; absent: unlimited")),
    ...dailyLimitMembers,
    keepsCatalogue: flag("False: listProducts answers 501"),
    servedReceiversOnly: flag("True: a receiver that is not a provider of the fixtures is refused"),
    goodsAndServicesOnly: flag("True: another tranType than GOODS_AND_SERVICES is refused"),
  }),
);
export type ClientEntity = Static<typeof ClientEntity>;

/** A mobile network operator. */
export const ProviderEntity = closedModel(
  model("ProviderEntity", {
    id: institutionId,
    name: text(40),
    reversal: flag("False: purchases cannot be reversed"),
    reachable: flag("False: whatever needs it is answered 503"),
    receiver: optional(model("Receiver", { id: institutionId, name: text(40) })),
    fault: optional(
      described(
        EntityFault,
        "What goes wrong with each sale of a product that has no fault of its own",
      ),
    ),
  }),
);
export type ProviderEntity = Static<typeof ProviderEntity>;

const Range = model("Range", {
  currency: Currency,
  minimum: MinorUnits,
  maximum: MinorUnits,
  step: optional(Type.Integer({ minimum: 1, maximum: limits.amount })),
});

/** Files of earlier releases have a status in place of the fault. */
const SaleAdviceFault = model("AdviceFault", {
  ...AdviceFault.properties,
  fault: optional(EntityFault),
  status: optional(
    described(
      Type.Union([Type.Literal(500), Type.Literal(504)]),
      "In place of a fault: they are answered so before processing",
    ),
  ),
});

/**
 * A product, delivered as a voucher or by direct top-up. Its price is fixed (`prices`) or free
 * within bounds (`ranges`).
 */
export const ProductEntity = closedModel(
  model("ProductEntity", {
    productId,
    providerId: institutionId,
    delivery: oneOf(["VOUCHER", "DIRECT"]),
    ...productTexts,
    prices: optional(
      described(list(Money), "Fixed price, one a currency; the first holds when none is asked"),
    ),
    ranges: optional(
      described(list(Range), "Bounds of a price that the buyer chooses, one a currency"),
    ),
    withdrawn: flag("True: no longer sold"),
    listedStock: flag(
      "True: only the vouchers of the fixtures are in stock; else vouchers are made as they are sold",
    ),
    needsSenderMsisdn: flag("True: a sale abroad"),
    fault: optional(described(EntityFault, "What goes wrong with each sale")),
    adviceFault: optional(described(SaleAdviceFault, "Fault of the first advice messages")),
  }),
);
export type ProductEntity = Static<typeof ProductEntity>;

/** A voucher. */
export const VoucherEntity = closedModel(
  model("VoucherEntity", {
    serialNumber: described(voucherNumber, "The key"),
    productId,
    pin: pattern("[0-9]{1,20}", "1 to 20 digits"),
    batchNumber: optional(voucherNumber),
    expiryDate: optional(DateTime),
    state: oneOf(voucherStates),
    requestId: optional(described(Uuid, "The purchase or provision that it was sold with")),
  }),
);
export type VoucherEntity = Static<typeof VoucherEntity>;

/** A subscriber number. */
export const MsisdnEntity = closedModel(
  model("MsisdnEntity", {
    msisdn: pattern("[1-9][0-9]{1,14}", "2 to 15 digits, without a plus", {
      description: "The key",
    }),
    country: optional(exactly(2)),
    providerId: optional(institutionId),
    status: oneOf(msisdnStatuses),
    balance: optional(described(Money, "Airtime balance")),
    bundles: optional(
      list(
        model("Bundle", {
          requestId: text(36),
          productId,
          productContents: optional(list(ProductContent)),
        }),
        limits.fixtureEntities,
      ),
    ),
    ...dailyLimitMembers,
    products: optional(described(list(productId), "Products on offer")),
    promotion: optional(described(text(), "Name of its promotion")),
    fault: optional(described(EntityFault, "What goes wrong with each lookup of the number")),
  }),
);
export type MsisdnEntity = Static<typeof MsisdnEntity>;

/** A promotion. */
export const PromotionEntity = closedModel(
  model("PromotionEntity", {
    promotion: described(text(), "Name, the key"),
    startDate: optional(DateTime),
    endDate: optional(DateTime),
    products: optional(described(list(productId), "Products that belong to it")),
  }),
);
export type PromotionEntity = Static<typeof PromotionEntity>;

/** A merchant with special behaviour. */
const MerchantEntity = closedModel(
  model("MerchantEntity", { merchantId: exactly(15), blocked: Type.Boolean() }),
);
type MerchantEntity = Static<typeof MerchantEntity>;

/** Something that a third party pays with. */
export const InstrumentEntity = closedModel(
  model("InstrumentEntity", {
    number: pattern("[0-9A-Za-z]{1,32}", "1 to 32 letters and digits", {
      description: "Token or card number, the key",
    }),
    type: oneOf(instrumentKinds),
    balance: Money,
    expiryDate: optional(expiry),
    pin: optional(text(20)),
    wrongPins: optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, description: "Wrong PINs in a row" }),
    ),
    block: optional(oneOf(["BLOCKED", "DO_NOT_HONOR"])),
  }),
);
export type InstrumentEntity = Static<typeof InstrumentEntity>;

/** A reference under which the status of a purchase may be asked for. */
const ReferenceEntity = closedModel(
  model("ReferenceEntity", { reference: text(), purchaseId: Uuid }),
);
type ReferenceEntity = Static<typeof ReferenceEntity>;

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  client: entity("clients", "username", ClientEntity),
  provider: entity("providers", "id", ProviderEntity),
  product: entity("products", "productId", ProductEntity, { providerId: "provider" }),
  msisdn: entity("msisdns", "msisdn", MsisdnEntity, {
    providerId: "provider",
    products: "product",
    promotion: "promotion",
  }),
  voucher: entity("vouchers", "serialNumber", VoucherEntity, { productId: "product" }),
  instrument: entity("instruments", "number", InstrumentEntity),
  promotion: entity("promotions", "promotion", PromotionEntity, { products: "product" }),
  merchant: entity("merchants", "merchantId", MerchantEntity),
  reference: entity("references", "reference", ReferenceEntity),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
