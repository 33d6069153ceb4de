import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { moneyTransferErrorTypes } from "./models";
import { deliverAdvice, operations } from "./operations";

/** The money transfer interface, with ids in the body (contract 2, Money transfer). */
export const moneyTransfer: InterfaceContract = {
  name: "money-transfer",
  title: "Money transfer",
  version: "2.22.0",
  basePath: "/moneytransfer/v2",
  operations,
  transactionNames: { create: "order", redeem: "redemption", cancel: "cancellation" },
  ownSteps: [deliverAdvice],
  errorTypes: moneyTransferErrorTypes,
  generalErrorType: "SYSTEM_ERROR",
  errors,
  ownErrorTypes: {
    "path-unknown": "TRANSACTION_NOT_SUPPORTED",
    "method-wrong": "TRANSACTION_NOT_SUPPORTED",
    "body-too-large": "FORMAT_ERROR",
    "content-type-wrong": "FORMAT_ERROR",
    "simulated-400": "TRANSACTION_DECLINED",
    "simulated-500": "PROVIDER_SYSTEM_ERROR",
    "simulated-501": "TRANSACTION_NOT_SUPPORTED",
  },
  userNameFields: ["client.id"],
  repeatsTime: ["request", "advice"],
  // The slip of a deposit has the reference that it is known by.
  namesOfOne: ["orderRedeemRef", "slipData.issuerReference", "orderRedeemRefAlt"],
  namesUser: true,
  reasonMember: "reason",
};

/** The family's interface, and its place in lists. */
export const contract = {
  place: 6,
  contracts: [moneyTransfer],
  examples: () => import("./examples.js"),
} satisfies Partial<Family>;
