import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { billPaymentErrorTypes } from "./models";
import { operations } from "./operations";

/** The bill payment interface: accounts, policies, traffic fines, refunds (contract 2, Bill payment). */
export const billPayment: InterfaceContract = {
  name: "bill-payment",
  title: "Bill payment",
  version: "4.11.0",
  basePath: "/billpay/v4",
  operations,
  errorTypes: billPaymentErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  errors,
  userNameFields: ["client.id"],
  reasonMember: "reason",
  ownMessages: {
    "body-unreadable": "Format error",
    "fields-invalid": "Format error",
    "client-differs": "Format error",
    "ids-differ": "Id mismatch",
    "id-used": "Duplicate id",
    "path-unknown": "Not found",
    "method-wrong": "Wrong method",
    "content-type-wrong": "Wrong content type",
    "server-failure": "Server error",
    "simulated-500": "Server error",
    "simulated-503": "Biller unavailable",
    "simulated-504": "Biller timed out",
    "simulated-504-before": "Biller timed out",
  },
  ownReasons: { "credentials-wrong": "UNAUTHENTICATED" },
};

/** The family's interface, and its place in lists. */
export const contract = {
  place: 4,
  contracts: [billPayment],
  examples: () => import("./examples.js"),
} satisfies Partial<Family>;
