import { paymentKinds, qrErrorTypes, qrReasons } from "./models";
import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { partnerOperations, providerOperations, retailerOperations } from "./operations";

const sharedContract = {
  errorTypes: qrErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  errors,
  userNameFields: ["client.id"],
  reasonMember: "description",
  finerTypes: { member: "reason", values: qrReasons },
  ownMessages: {
    "credentials-wrong": "Not authenticated",
    "body-unreadable": "Invalid message",
    "fields-invalid": "Invalid message",
    "client-differs": "Invalid message",
    "ids-differ": "Ids do not match",
    "id-used": "Duplicate id",
    "path-unknown": "Not found",
    "method-wrong": "Not allowed",
    "body-too-large": "Invalid message",
    "content-type-wrong": "Invalid message",
    "server-failure": "Internal error",
    "simulated-500": "Internal error",
    "simulated-503": "Service unavailable",
    "simulated-504": "Upstream timeout",
    "simulated-504-before": "Upstream timeout",
  },
  transactionNames: Object.fromEntries(
    Object.values(paymentKinds).map((kind) => [kind, "payment"]),
  ),
} satisfies Partial<InterfaceContract>;

/** The merchant's side (contract 1, Retailer interface). */
export const qrRetailer: InterfaceContract = {
  name: "qr-retailer",
  title: "QR payment, retailer",
  version: "1.0.0",
  basePath: "/qr/v1",
  ...sharedContract,
  operations: retailerOperations,
};

/** The side of whoever issues codes and finds the partner (contract 1, Provider interface). */
export const qrProvider: InterfaceContract = {
  name: "qr-provider",
  title: "QR payment, provider",
  version: "1.7.0",
  basePath: "/qr/provider/v1",
  ...sharedContract,
  operations: providerOperations,
};

/** The side of whoever processes the tender (contract 1, Partner interface). */
export const qrPartner: InterfaceContract = {
  name: "qr-partner",
  title: "QR payment, partner",
  version: "1.0.0",
  basePath: "/qr/partner/v1",
  ...sharedContract,
  operations: partnerOperations,
};

/** The family's interfaces. */
export const contract = {
  place: 7,
  contracts: [qrRetailer, qrProvider, qrPartner],
  examples: () => import("./examples.js"),
} satisfies Partial<Family>;
