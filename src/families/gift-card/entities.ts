import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { EmailAddress, LedgerAmount, Msisdn } from "../../contract/models";
import {
  Currency,
  described,
  list,
  MinorUnits,
  model,
  oneOf,
  optional,
  pattern,
  text,
  Uuid,
} from "../../contract/schema";
import { adviceFault } from "../kit/family";
import { cardStatuses, marketingAttributeFields } from "./models";
import { transactionKinds } from "./operations";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/**
 * What a data space holds, as fixture files write it. The models are closed: a misspelt property in a
 * fixture file is an error, not a finding.
 */
const closedForm = { closed: true };

/** Why a card is refused whatever is asked of it. */
const cardBlocks = ["BLOCKED", "DELETED", "DO_NOT_HONOUR", "PIN_TRIES_EXCEEDED"] as const;

/** What goes wrong with every request for a card. AFTER: the request is processed all the same. */
const cardFaults = ["500", "503", "504_BEFORE", "504_AFTER", "NO_ANSWER_AFTER", "SLOW"] as const;

const productId = pattern("[0-9A-Za-z]{1,20}", "1 to 20 letters and digits");
const holderId = pattern("[0-9A-Za-z-]{1,40}", "1 to 40 letters, digits and hyphens");

/** A gift card. */
export const CardEntity = model(
  "CardEntity",
  {
    pan: pattern("[0-9]{1,19}", "1 to 19 digits", { description: "Card number, the key" }),
    expiryDate: pattern("[0-9]{2}(?:0[1-9]|1[0-2])", "a month, YYMM", {
      description: "Last month of validity, YYMM",
    }),
    clearPin: optional(described(text(20), "PIN in the clear")),
    encryptedPin: optional(
      pattern("[0-9ABCDEF]+", "upper-case hexadecimal digits", { description: "Encrypted PIN" }),
    ),
    status: oneOf(cardStatuses),
    currency: Currency,
    book: described(MinorUnits, "Book balance"),
    available: described(MinorUnits, "Balance that can be redeemed now"),
    productId: optional(described(productId, "Product under which the card was activated")),
    activationId: optional(
      described(Uuid, "Activation that gave the card its state, or was reversed"),
    ),
    voidId: optional(described(Uuid, "Void that gave the card its state")),
    rank: optional(described(text(20), "Rank of the card, such as secondary")),
    block: optional(described(oneOf(cardBlocks), "Why the card is refused")),
    barred: optional(
      described(
        list(oneOf(transactionKinds), transactionKinds.length),
        "Kinds of request that its rank bars",
      ),
    ),
    fault: optional(described(oneOf(cardFaults), "Fault of each request for the card")),
    ...adviceFault,
    partialApproval: optional(
      Type.Boolean({
        description: "True: a redemption of more than is available is approved for what is",
      }),
    ),
    holderId: optional(described(holderId, "Who holds the card")),
  },
  closedForm,
);
export type CardEntity = Static<typeof CardEntity>;

const StartingBalance = model(
  "StartingBalance",
  { amount: LedgerAmount.properties.amount, currency: LedgerAmount.properties.currency },
  closedForm,
);

/** A product under which cards are sold. Its values fit both forms of the interface. */
export const ProductEntity = model(
  "ProductEntity",
  {
    id: described(productId, "Identifier, the key"),
    barcode: optional(
      pattern("[0-9A-Za-z]{1,13}", "1 to 13 letters and digits", { description: "Bar code" }),
    ),
    type: optional(
      pattern("[0-9A-Za-z]{1,20}", "1 to 20 letters and digits", {
        description: "Kind of product",
      }),
    ),
    startingBalance: StartingBalance,
  },
  closedForm,
);
export type ProductEntity = Static<typeof ProductEntity>;

const MarketingAttributeEntity = model(
  "MarketingAttributeEntity",
  marketingAttributeFields,
  closedForm,
);

const ClubEntity = model(
  "ClubEntity",
  {
    ...marketingAttributeFields,
    productIds: optional(described(list(productId), "Products of the club")),
  },
  closedForm,
);

/** A person who holds cards. */
export const HolderEntity = model(
  "HolderEntity",
  {
    id: described(holderId, "Identifier, the key"),
    firstName: optional(text(40)),
    lastName: optional(text(40)),
    msisdn: optional(Msisdn),
    emailAddress: optional(EmailAddress),
    points: optional(
      Type.Integer({ minimum: 0, maximum: limits.amount, description: "Loyalty points" }),
    ),
    clubs: optional(list(ClubEntity)),
    marketingAttributes: optional(list(MarketingAttributeEntity)),
  },
  closedForm,
);
export type HolderEntity = Static<typeof HolderEntity>;

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  card: entity("cards", "pan", CardEntity, { productId: "product", holderId: "holder" }),
  product: entity("products", "id", ProductEntity),
  holder: entity("holders", "id", HolderEntity),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
