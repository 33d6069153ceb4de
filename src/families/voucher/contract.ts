import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { voucherErrorTypes } from "./models";
import { operations } from "./operations";

/** The voucher interface, with ids in the body (contract 3, Voucher). */
export const voucher: InterfaceContract = {
  name: "voucher",
  title: "Voucher",
  version: "1.15.0",
  basePath: "/voucher/v1",
  operations,
  errorTypes: voucherErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  errors,
  ownErrorTypes: { "content-type-wrong": "FORMAT_ERROR" },
  userNameFields: ["client.id"],
  repeatsTime: ["request", "advice", "lookup"],
  violationsNamePlaces: true,
  // Every 5xx leaves the outcome unknown, and no 5xx is final for an advice (contract 3, voucher rules 1 and 2).
  unknownOutcomes: [{ statuses: "5xx" }],
};

/** The family's interface, and that requests belong to their sender. */
export const contract = {
  place: 3,
  contracts: [voucher],
  examples: () => import("./examples.js"),
  sendersApart: true,
} satisfies Partial<Family>;
