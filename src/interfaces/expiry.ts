import type { UnitOfWork } from "../store";

/** The month of an expiry date (YYMM) is over by the clock of the data space; years are two digits of its century. */
export const isMonthOver = (expiryDate: string, { at }: Pick<UnitOfWork, "at">): boolean =>
  at.slice(2, 7).replace("-", "") > expiryDate;
