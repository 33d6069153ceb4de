import type { InterfaceContract } from "../../contract/operation";
import type { UnknownOutcome } from "../../contract/unknown-outcome";
import type { Family } from "../family";
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
  ownErrorTypes: { "content-type-wrong": "FORMAT_ERROR" },
  userNameFields: ["client.id"],
  violationsNamePlaces: true,
};

/** Every 5xx leaves a client in the dark, and no 5xx is final for an advice (contract 3, voucher rules 1 and 2). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: "5xx" }];

/** The family's interface, what leaves its clients in the dark, and that requests belong to their sender. */
export const contract = {
  place: 3,
  contracts: [voucher],
  unknownOutcomes,
  sendersApart: true,
} satisfies Partial<Family>;
