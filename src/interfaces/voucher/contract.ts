import { administrationOperations } from "../../contract/administration";
import type { InterfaceContract } from "../../contract/operation";
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
