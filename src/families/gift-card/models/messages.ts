import type { TOptional } from "@sinclair/typebox";
import { model, optional } from "../../../contract/schema";
import type { Form } from "./form";
import type { MessageParts, NestedModels } from "./parts";

/** Requests and responses of both forms (contract 3, Gift card). */
export function messageModels(form: Form, models: NestedModels, parts: MessageParts) {
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
  form: Form,
  { Card }: NestedModels,
  { transaction, circumstances }: MessageParts,
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
export function twoCardModels(models: NestedModels, parts: MessageParts) {
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
