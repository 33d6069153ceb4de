import {
  channelFields,
  Customer,
  earlyTransactionFields,
  Institution,
  laterTransactionFields,
  NumericInstitution,
  operatorFields,
  originatorFields,
} from "../../../contract/models";
import { list, model, optional } from "../../../contract/schema";
import {
  amountsModel,
  Basket,
  cardModel,
  Item,
  posInfoModel,
  productModel,
  slipDataModel,
} from "./card";
import { type Form, onlyU } from "./form";
import { clubModel, MarketingAttribute, PointAmounts, PointsAmount } from "./points";

/** The models inside gift card messages, in one form. */
export function nestedModels(form: Form) {
  const institution = form === "v3" ? NumericInstitution : Institution;
  const Product = productModel(form);
  return {
    Institution: institution,
    Originator: model("Originator", {
      ...originatorFields(institution),
      ...onlyU(form, { ...operatorFields, ...channelFields }),
    }),
    Card: cardModel(form),
    Product,
    GiftcardAmounts: amountsModel(form),
    PosInfo: posInfoModel(form),
    SlipData: slipDataModel(form),
    Club: clubModel(Product),
    Basket,
    Item,
    MarketingAttribute,
    PointAmounts,
    PointsAmount,
  };
}
export type NestedModels = ReturnType<typeof nestedModels>;

/** Properties that all requests and responses share, and groups of properties that several have. */
export function messageParts(form: Form, models: NestedModels) {
  return {
    transaction: {
      ...earlyTransactionFields(models.Originator, models.Institution, models.SlipData),
      ...onlyU(form, laterTransactionFields),
    },
    /** What the till adds to a message: how the card was read, and who holds it. */
    circumstances: {
      posInfo: optional(models.PosInfo),
      ...onlyU(form, { cardHolder: optional(Customer) }),
    },
    points: onlyU(form, { points: optional(PointAmounts) }),
    marketing: onlyU(form, {
      points: optional(PointAmounts),
      clubs: optional(list(models.Club)),
      marketingAttributes: optional(list(MarketingAttribute)),
    }),
  };
}
export type MessageParts = ReturnType<typeof messageParts>;
