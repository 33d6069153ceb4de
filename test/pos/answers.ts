import type { Body } from "../families/suite/adapter";
import type { Got } from "./line";

/** One minor unit more than was approved. */
export function overApproved(answer: Body | undefined): Body {
  const { approvedAmount } = (answer?.["amounts"] ?? {}) as { approvedAmount?: { amount: number } };
  return approvedAmount === undefined
    ? {}
    : { amounts: { approvedAmount: { ...approvedAmount, amount: approvedAmount.amount + 1 } } };
}

/** An answer to a reversal that says that there is nothing to reverse. */
export const foundNothing = (got: NonNullable<Got>): boolean =>
  got.status === 404 || got.body["errorType"] === "UNABLE_TO_LOCATE_RECORD";

/** An answer that says that there is no such function. */
export const isUnsupported = (got: NonNullable<Got>): boolean =>
  got.status === 501 || got.body["errorType"] === "FUNCTION_NOT_SUPPORTED";

/** The reason of a reversal, by what its request got. */
export function reasonFor(got: Got): string {
  if (got === undefined) return "TIMEOUT";
  return got.status < 300 ? "CANCELLED" : "RESPONSE_NOT_FINAL";
}

/** Another one. */
export const wrongReason = (got: Got): string =>
  reasonFor(got) === "CANCELLED" ? "TIMEOUT" : "CANCELLED";
