import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { airtimeErrorTypes } from "./models";
import { operations } from "./operations";

/** The airtime and voucher interface, ids of vouchers in the path (contract 3). */
export const airtime: InterfaceContract = {
  name: "airtime",
  title: "Airtime and voucher",
  version: "5.24.0",
  basePath: "/airtime/v5",
  operations,
  errorTypes: airtimeErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  errors,
  ownErrorTypes: { "content-type-wrong": "FORMAT_ERROR" },
  userNameFields: ["client.id"],
  repeatsTime: ["request", "advice", "lookup"],
  violationsNamePlaces: true,
  // Any 5xx of a voucher's provision asks for a reversal; of its advices 500 and 504 alone (contract 3, voucher rules
  // 1 and 2).
  unknownOutcomes: [
    { statuses: "5xx", messages: ["request"], kinds: ["provision"] },
    { statuses: [503], messages: ["lookup"] },
  ],
};

/** The family's interface, and its place in lists. */
export const contract = {
  place: 2,
  contracts: [airtime],
  examples: () => import("./examples.js"),
} satisfies Partial<Family>;
