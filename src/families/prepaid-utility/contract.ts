import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { prepaidErrorTypes } from "./models";
import { operations } from "./operations";

/** The prepaid utility interface, ids in the path (contract 2). */
export const prepaidUtility: InterfaceContract = {
  name: "prepaid-utility",
  title: "Prepaid utility token purchase",
  version: "3.13.0",
  basePath: "/prepaidutility/v3",
  operations,
  errorTypes: prepaidErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  errors,
  ownErrorTypes: { "simulated-504-before": "UPSTREAM_UNAVAILABLE" },
  userNameFields: ["client.id"],
  repeatsTime: ["advice"],
  reasonMember: "reason",
  ownMessages: {
    "body-unreadable": "Invalid message",
    "fields-invalid": "Invalid message",
    "client-differs": "Invalid message",
    "ids-differ": "Invalid message",
    "id-used": "Duplicate id",
    "server-failure": "General failure",
    "simulated-500": "Provider fault",
    "simulated-504": "Outcome unknown",
    "simulated-504-before": "Provider unavailable",
  },
  transactionNames: { keyChange: "key change" },
  ownReasons: { "credentials-wrong": "UNAUTHENTICATED" },
  // An advice is repeated after a 503 as well (contract 2, prepaid token rule 4).
  unknownOutcomes: [{ statuses: [503], messages: ["advice", "lookup"] }],
  // The same rule repeats until 202 or 400; the general one calls these final.
  doubtfulAnswers: [404, 501],
};

/** The family's interface, and its place in lists. */
export const contract = {
  place: 5,
  contracts: [prepaidUtility],
  examples: () => import("./examples.js"),
} satisfies Partial<Family>;
