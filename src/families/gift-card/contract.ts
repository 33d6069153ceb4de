import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { giftCardErrorTypes } from "./models";
import { unprefixedOperations, v3Operations } from "./operations";

/** Some clients of this family send their user name as `client.id`, others as the originator's institution. */
const userNameFields = ["client.id", "originator.institution.id"] as const;

/** The gift card interface under its prefix, with the test server administration (contract 3). */
export const giftCardV3: InterfaceContract = {
  name: "gift-card-v3",
  title: "Gift card, v3",
  version: "3.0.0",
  basePath: "/giftcard/v3",
  operations: v3Operations,
  errorTypes: giftCardErrorTypes.v3,
  generalErrorType: "GENERAL_ERROR",
  errors,
  userNameFields,
};

/** The form without a prefix, with replace and transfer (contract 3). */
export const giftCard: InterfaceContract = {
  name: "gift-card",
  title: "Gift card",
  version: "1.0.0",
  basePath: "/giftcard",
  operations: unprefixedOperations,
  errorTypes: giftCardErrorTypes.U,
  generalErrorType: "GENERAL_ERROR",
  errors,
  userNameFields,
};

/** Both forms of the interface. */
export const contract = {
  place: 1,
  contracts: [giftCardV3, giftCard],
  examples: () => import("./examples.js"),
} satisfies Partial<Family>;
