export { DataResponse, voucherStates } from "./data";
export { ErrorDetail, voucherErrorTypes, voucherRequestTypes } from "./errors";
export * from "./messages";
export { LookupQuery, Product, Voucher } from "./voucher";
