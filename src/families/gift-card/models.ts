import type { TOptional } from "@sinclair/typebox";
import {
  Amounts,
  LedgerAmount,
  ResetRequest,
  ResetResponse,
  ThirdPartyIdentifier,
  advisedRequestTypes,
  earlyAdviceFields,
  errorDetail,
  formatErrorsFields,
  reversalFields,
  tenderFields,
  traceFields,
} from "../../contract/models";
import {
  type CardForm,
  type CardMessageParts,
  type NestedModels,
  messageParts,
  nestedModels,
  onlyU,
} from "./model-parts";
import { DateTime, described, list, model, oneOf, optional, text } from "../../contract/schema";
import { limits } from "../../limits/limits";

export * from "./model-parts";

/** States of a card. */
export const cardStatuses = [
  "NEW",
  "ACTIVATED",
  "ACTIVATED_CONFIRMED",
  "VOIDED",
  "VOIDED_CONFIRMED",
] as const;

/** What the administration of the test server shows (contract 3, Test server administration). */
function administrationModels({ Card, Product }: NestedModels) {
  const CardData = model("CardData", {
    card: Card,
    balance: LedgerAmount,
    status: described(oneOf(cardStatuses), "State of the card now"),
    product: optional(Product),
  });
  const ProductData = model("ProductData", { product: Product, startingBalance: LedgerAmount });
  const DataResponse = model("DataResponse", {
    cards: described(list(CardData, limits.fixtureEntities), "Cards, with their state now"),
    products: described(list(ProductData, limits.fixtureEntities), "Products"),
  });
  return { CardData, ProductData, DataResponse };
}

const errorTypesOfBoth = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "INVALID_PRODUCT",
  "CARD_NOT_ACTIVATED",
  "CARD_ACTIVATED",
  "CARD_VOIDED",
  "INSUFFICIENT_FUNDS",
  "INVALID_CARD_NUMBER",
  "CARD_EXPIRED",
  "INCORRECT_PIN",
] as const;

const laterErrorTypes = [
  "TEMPORARY_FAILURE",
  "DO_NOT_HONOUR",
  "CARD_BLOCKED",
  "CARD_DELETED",
  "FUNCTION_BLOCKED_FOR_CARD_RANK",
  "PIN_ATTEMPTS_EXCEEDED",
] as const;

/** Values of `errorType` by form. */
export const giftCardErrorTypes: Readonly<Record<CardForm, readonly string[]>> = {
  v3: errorTypesOfBoth,
  U: [...errorTypesOfBoth, ...laterErrorTypes],
};

const requestTypesOfBoth = [
  ...["ACTIVATION", "LOAD", "REDEMPTION", "VOID"].flatMap(advisedRequestTypes),
  "LOOKUP_REQUEST",
];

/** Values of `requestType` by form. */
const giftCardRequestTypes: Readonly<Record<CardForm, readonly string[]>> = {
  v3: requestTypesOfBoth,
  U: [...requestTypesOfBoth, ...["REPLACE", "TRANSFER"].flatMap(advisedRequestTypes)],
};

const identifiers = {
  pathId: optional(described(text(), "Identifier in the path")),
  requestId: optional(described(text(), "Identifier of the request")),
  confirmationId: optional(described(text(), "Identifier of the confirmation")),
  reversalId: optional(described(text(), "Identifier of the reversal")),
  activationId: optional(described(text(), "Activation that gave the card its state")),
  voidId: optional(described(text(), "Void that gave the card its state")),
};

const times = {
  requestTime: optional(described(DateTime, "Time of the request")),
  reversalTime: optional(described(DateTime, "Time of the reversal")),
  voidTime: optional(described(DateTime, "Time of the void")),
  confirmDate: optional(described(DateTime, "Time of the confirmation")),
};

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = (models: NestedModels) => ({
  ...identifiers,
  ...times,
  product: optional(models.Product),
  card: optional(models.Card),
  amounts: optional(models.GiftcardAmounts),
  client: optional(models.Institution),
  settlementEntity: optional(models.Institution),
  receiver: optional(models.Institution),
  originator: optional(models.Originator),
  slipData: optional(models.SlipData),
  thirdPartyIdentifiers: optional(list(ThirdPartyIdentifier)),
  freeString: optional(described(text(), "The event, in free text")),
  ...formatErrorsFields,
});

/** Error body of the gift card interface. */
const errorModels = (form: CardForm, models: NestedModels) => ({
  ErrorDetail: errorDetail(
    giftCardErrorTypes[form],
    giftCardRequestTypes[form],
    detailMembers(models),
  ),
});

/** Advices and their acknowledgements (contract 3, Gift card). */
function adviceModels(form: CardForm) {
  const advice = {
    ...earlyAdviceFields,
    ...onlyU(form, { ...traceFields, amounts: optional(Amounts) }),
  };
  const confirmation = (name: string) => model(name, advice);
  const reversal = (name: string) => model(name, { ...advice, ...reversalFields });
  const tenderConfirmation = (name: string) =>
    model(name, { ...advice, ...tenderFields }, { documented: ["tenders"] });
  return {
    ActivationConfirmation: tenderConfirmation("ActivationConfirmation"),
    ActivationReversal: reversal("ActivationReversal"),
    LoadConfirmation: tenderConfirmation("LoadConfirmation"),
    LoadReversal: reversal("LoadReversal"),
    RedemptionConfirmation: confirmation("RedemptionConfirmation"),
    RedemptionReversal: reversal("RedemptionReversal"),
    VoidConfirmation: confirmation("VoidConfirmation"),
    VoidReversal: reversal("VoidReversal"),
    ReplaceConfirmation: confirmation("ReplaceConfirmation"),
    ReplaceReversal: reversal("ReplaceReversal"),
    TransferConfirmation: confirmation("TransferConfirmation"),
    TransferReversal: reversal("TransferReversal"),
    BasicAdvice: confirmation("BasicAdvice"),
    BasicAdviceResponse: confirmation("BasicAdviceResponse"),
  };
}

/** Requests and responses of both forms (contract 3, Gift card). */
function messageModels(form: CardForm, models: NestedModels, parts: CardMessageParts) {
  const { Card, Product, GiftcardAmounts, Basket } = models;
  const common = { ...parts.transaction, ...parts.circumstances };
  const activation = {
    ...common,
    card: Card,
    product: Product,
    amounts: optional(GiftcardAmounts),
  };
  const load = { ...common, amounts: GiftcardAmounts, card: Card, product: optional(Product) };
  const redemption = { ...load, ...parts.points, basket: optional(Basket) };
  const voiding = { ...common, product: optional(Product) };
  return {
    ActivationRequest: model("ActivationRequest", activation),
    ActivationResponse: model("ActivationResponse", activation),
    LoadRequest: model("LoadRequest", load),
    LoadResponse: model("LoadResponse", load),
    LookupRequest: lookupRequest(form, models, parts),
    LookupResponse: model("LookupResponse", {
      ...load,
      ...parts.marketing,
      posInfo: models.PosInfo,
    }),
    RedemptionRequest: model("RedemptionRequest", redemption),
    RedemptionResponse: model("RedemptionResponse", {
      ...redemption,
      amounts: optional(GiftcardAmounts),
    }),
    VoidRequest: model("VoidRequest", { ...voiding, card: Card }),
    VoidResponse: model(
      "VoidResponse",
      { ...voiding, card: optional(Card), amounts: optional(GiftcardAmounts) },
      { documented: ["card"] },
    ),
  };
}

/** v3 looks a card up by its number; U also by its holder, and then needs one of the two. */
function lookupRequest(
  form: CardForm,
  { Card }: NestedModels,
  { transaction, circumstances }: CardMessageParts,
) {
  // The type is that of the U form, as for all properties in which the forms differ.
  const card = (form === "v3" ? Card : optional(Card)) as TOptional<typeof Card>;
  const request = model("LookupRequest", { ...transaction, ...circumstances, card });
  if (form === "v3") return request;
  const either = ["card", "cardHolder"].map((name) => ({
    properties: { [name]: {} },
    required: [name],
  }));
  return { ...request, anyOf: either };
}

/**
 * Requests and responses of the U form that concern two cards. `card` and `targetCard` are second names
 * which some clients send: accepted and ignored.
 */
function twoCardModels(models: NestedModels, parts: CardMessageParts) {
  const { Card, Product, GiftcardAmounts } = models;
  const common = {
    ...parts.transaction,
    ...parts.circumstances,
    product: optional(Product),
    card: optional(Card),
  };
  const replace = { ...common, oldCard: Card, newCard: Card, targetCard: optional(Card) };
  const transfer = { ...common, amounts: GiftcardAmounts, sourceCard: Card, targetCard: Card };
  return {
    ReplaceRequest: model("ReplaceRequest", replace),
    ReplaceResponse: model("ReplaceResponse", { ...replace, amounts: GiftcardAmounts }),
    TransferRequest: model("TransferRequest", transfer),
    TransferResponse: model("TransferResponse", transfer),
  };
}

/**
 * All models of the gift card interface in one form. What a form does not know is not declared in it: the
 * models of replace and transfer are there for both, but only U has operations with them.
 */
export function giftCardModels(form: CardForm) {
  const nested = nestedModels(form);
  const parts = messageParts(form, nested);
  return {
    ...nested,
    ...messageModels(form, nested, parts),
    ...twoCardModels(nested, parts),
    ...adviceModels(form),
    ...administrationModels(nested),
    ...errorModels(form, nested),
    ResetRequest,
    ResetResponse,
  };
}

export type GiftCardModels = ReturnType<typeof giftCardModels>;
