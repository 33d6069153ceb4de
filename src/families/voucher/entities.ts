import { type Static, Type } from "@sinclair/typebox";
import { Pin, ThirdPartyIdentifier } from "../../contract/models";
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
import { adviceFault } from "../kit/family";
import { Product, voucherStates } from "./models";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/** What a data space holds, as fixture files write it. The models are closed: a misspelt property is an error. */
const closedForm = { closed: true };

/** What goes wrong with the requests that a vendor handles. */
const vendorFaults = ["unavailable", "timeout", "error"] as const;

/** What goes wrong with the requests for a voucher or a product. */
const voucherFaults = [
  "slow",
  "lost",
  "appliedNoAnswer",
  "error500",
  "unavailable503",
  "statusUnknown",
  "declined",
] as const;

const institutionId = text(40);

const fault = {
  fault: optional(described(oneOf(voucherFaults), "Fault of each request that passes all checks")),
  ...adviceFault,
  delayMs: optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.heldMs,
      description: "How long a slow one takes; 8000 when absent",
    }),
  ),
};

/** Who issues vouchers, and what it allows. */
export const VendorEntity = model(
  "VendorEntity",
  {
    id: described(institutionId, "Institution, the key"),
    name: text(40),
    messaging: described(oneOf(["dual", "single"]), "Whether confirmations have an effect"),
    refunds: described(Type.Boolean(), "It refunds redeemed vouchers"),
    reuseAfterRefund: described(Type.Boolean(), "A refunded voucher may be redeemed again"),
    clientCodes: described(Type.Boolean(), "Clients may choose the code of a voucher"),
    pins: described(Type.Boolean(), "Its vouchers have a PIN"),
    routable: described(Type.Boolean(), "Messages reach it"),
    fault: optional(described(oneOf(vendorFaults), "Fault of each request that passes all checks")),
    codePrefix: pattern("[0-9A-Za-z-]{0,20}", "at most 20 letters, digits and hyphens", {
      description: "How its codes begin",
    }),
    codeDigits: Type.Integer({
      minimum: 6,
      maximum: 18,
      description: "Digits of a code after the prefix",
    }),
    serialPrefix: pattern("[0-9A-Z]{0,10}", "at most 10 letters and digits", {
      description: "How its serial numbers begin",
    }),
    currency: described(
      Currency,
      "Currency of vouchers for which neither product nor message names one",
    ),
    validityDays: Type.Integer({
      minimum: 0,
      maximum: 36_500,
      description: "Days that a new voucher is valid",
    }),
    instructions: described(list(text()), "Lines that tell the customer how to redeem"),
  },
  closedForm,
);
export type VendorEntity = Static<typeof VendorEntity>;

/** An institution through which messages are settled. */
export const SettlementEntity = model(
  "SettlementEntity",
  {
    id: described(institutionId, "Institution, the key"),
    name: text(40),
    routable: Type.Boolean(),
  },
  closedForm,
);
export type SettlementEntity = Static<typeof SettlementEntity>;

/** A merchant whose requests are refused. */
const BlockedMerchant = model(
  "BlockedMerchant",
  { merchantId: described(text(15), "Merchant, the key") },
  closedForm,
);
type BlockedMerchant = Static<typeof BlockedMerchant>;

/** A product for which vouchers are issued: with a fixed value, or with limits. */
export const ProductEntity = model(
  "ProductEntity",
  {
    ...Product.properties,
    vendorId: institutionId,
    currency: Currency,
    value: optional(described(MinorUnits, "Fixed value; absent: variable")),
    minimum: optional(described(MinorUnits, "Lowest value")),
    maximum: optional(described(MinorUnits, "Highest value")),
    onSale: Type.Boolean(),
    ...fault,
  },
  closedForm,
);
export type ProductEntity = Static<typeof ProductEntity>;

const Institution = model("VoucherInstitution", { id: institutionId, name: text(40) }, closedForm);

/** What changes in the life of a voucher. */
const standingFields = {
  state: oneOf(voucherStates),
  value: optional(described(MinorUnits, "Value that can be redeemed, or was; absent: open")),
  step: optional(described(Uuid, "Transaction that brought the voucher where it is")),
  redemptionId: optional(described(Uuid, "Redemption that stands")),
  redeemed: optional(described(MinorUnits, "Amount of that redemption; absent: open")),
  receiverReference: optional(described(text(), "Reference that the vendor gave it")),
};

/** The changing part of a voucher, as an open transaction keeps it for its reversal. */
export const Standing = model("Standing", standingFields, closedForm);
export type Standing = Static<typeof Standing>;

/** A voucher. */
export const VoucherEntity = model(
  "VoucherEntity",
  {
    code: described(text(40), "Code, the key"),
    serialNumber: text(40),
    vendorId: institutionId,
    expiryDate: DateTime,
    currency: Currency,
    ...standingFields,
    issued: optional(described(MinorUnits, "Value with which it was issued; absent: open")),
    pin: optional(closedModel(Pin)),
    productId: optional(described(Product.properties.productId, "Product for which it was issued")),
    provisionId: optional(described(Uuid, "Request that obtained it")),
    settlementEntity: optional(Institution),
    receiver: optional(Institution),
    thirdPartyIdentifiers: optional(list(closedModel(ThirdPartyIdentifier), limits.arrayItems + 2)),
    rrn: optional(text()),
    ...fault,
    providerErrorCode: optional(described(text(20), "Result code of a vendor that declines")),
  },
  closedForm,
);
export type VoucherEntity = Static<typeof VoucherEntity>;

/** What tells a fault of the advices for a request: its voucher, or the product of which one was wanted. */
export interface AdvisedThing {
  code?: string;
  productId?: string;
}

/** What an open transaction keeps of its request. */
export interface VoucherTransaction {
  code: string;
  /** Approved amount in minor units; absent: open. */
  amount?: number;
  /** The voucher's standing before; a provision has none. */
  before?: Standing;
}

/** What is kept of a request that was not approved. */
export interface RememberedRequest extends AdvisedThing {
  time?: string;
  receiver?: { id: string; name: string };
}

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  voucher: entity("vouchers", "code", VoucherEntity, { vendorId: "vendor", productId: "product" }),
  product: entity("products", "productId", ProductEntity, { vendorId: "vendor" }),
  vendor: entity("vendors", "id", VendorEntity),
  settlementEntity: entity("settlementEntities", "id", SettlementEntity),
  blockedMerchant: entity("blockedMerchants", "merchantId", BlockedMerchant),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
