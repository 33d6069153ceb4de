import { administrationOperations as dataOperations } from "../../contract/administration";
import type { InterfaceContract } from "../../contract/operation";
import { giftCardErrorTypes, giftCardModels } from "./models";
import { administrationOperations, cardOperations } from "./operations";

/** Some clients of this family send their user name as `client.id`, others as the originator's institution. */
const userNameFields = ["client.id", "originator.institution.id"] as const;

const v3Models = giftCardModels("v3");
const unprefixedModels = giftCardModels("U");

/** The gift card interface under its prefix, with the test server administration (contract 3). */
export const giftCardV3: InterfaceContract = {
  name: "gift-card-v3",
  title: "Gift card, v3",
  version: "3.0.0",
  basePath: "/giftcard/v3",
  operations: [...cardOperations("v3", v3Models), ...administrationOperations(v3Models)],
  errorTypes: giftCardErrorTypes.v3,
  generalErrorType: "GENERAL_ERROR",
  userNameFields,
};

/** The form without a prefix, with replace and transfer (contract 3). */
export const giftCard: InterfaceContract = {
  name: "gift-card",
  title: "Gift card",
  version: "1.0.0",
  basePath: "/giftcard",
  operations: [
    ...cardOperations("U", unprefixedModels),
    ...dataOperations(unprefixedModels.DataResponse, unprefixedModels.ErrorDetail),
  ],
  errorTypes: giftCardErrorTypes.U,
  generalErrorType: "GENERAL_ERROR",
  userNameFields,
};
