import { administrationOperations } from "../../contract/administration";
import type { InterfaceContract } from "../../contract/operation";
import type { UnknownOutcome } from "../../contract/unknown-outcome";
import { DataResponse, ErrorDetail, voucherErrorTypes } from "./models";
import { voucherOperations } from "./operations";

/** The voucher interface, with ids in the body (contract 3, Voucher). */
export const voucher: InterfaceContract = {
  name: "voucher",
  title: "Voucher",
  version: "1.15.0",
  basePath: "/voucher/v1",
  operations: [...voucherOperations, ...administrationOperations(DataResponse, ErrorDetail)],
  errorTypes: voucherErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  ownErrorTypes: { "content-type-wrong": "FORMAT_ERROR" },
  userNameFields: ["client.id"],
  violationsNamePlaces: true,
};

/** Every 5xx leaves a client in the dark, and no 5xx is final for an advice (contract 3, voucher rules 1 and 2). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: "5xx" }];
