import { ResetRequest, ResetResponse } from "../../../contract/models";
import { administrationModels } from "./administration";
import { adviceModels } from "./advices";
import { errorModels } from "./errors";
import type { Form } from "./form";
import { messageModels, twoCardModels } from "./messages";
import { messageParts, nestedModels } from "./parts";

export { cardStatuses } from "./administration";
export type { Basket, Card, GiftcardAmounts, Item, PosInfo, Product, SlipData } from "./card";
export { giftCardErrorTypes, giftCardRequestTypes } from "./errors";
export type { Form } from "./form";
export type { Club, MarketingAttribute, PointAmounts, PointsAmount } from "./points";

/**
 * All models of the gift card interface in one form. What a form does not know is not declared in it: the
 * models of replace and transfer are there for both, but only U has operations with them.
 */
export function giftCardModels(form: Form) {
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
