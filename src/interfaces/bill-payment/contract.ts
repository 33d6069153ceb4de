import { administrationOperations } from "../../contract/administration";
import type { InterfaceContract } from "../../contract/operation";
import { DataResponse, ErrorDetail, billPaymentErrorTypes } from "./models";
import { billPaymentOperations } from "./operations";

/** The bill payment interface: accounts, policies, traffic fines, refunds (contract 2, Bill payment). */
export const billPayment: InterfaceContract = {
  name: "bill-payment",
  title: "Bill payment",
  version: "4.11.0",
  basePath: "/billpay/v4",
  operations: [...billPaymentOperations, ...administrationOperations(DataResponse, ErrorDetail)],
  errorTypes: billPaymentErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  userNameFields: ["client.id"],
  reasonMember: "reason",
  ownReasons: { "credentials-wrong": "UNAUTHENTICATED" },
};
