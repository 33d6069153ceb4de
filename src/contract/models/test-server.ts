import type { Static } from "@sinclair/typebox";
import { described, model, oneOf } from "../schema";

const Acknowledgement = oneOf(["TRUE", "FALSE"]);

/**
 * Body of a reset (contract 3, test server administration). A value other than TRUE is no format error: the
 * operation itself refuses it with a ResetResponse.
 */
export const ResetRequest = model("ResetRequest", {
  userDataWillBeLost: described(
    Acknowledgement,
    "TRUE: the caller accepts that all of its data goes",
  ),
  resetUserData: described(Acknowledgement, "TRUE: the caller wants the reset"),
});
export type ResetRequest = Static<typeof ResetRequest>;

/** Outcomes of a reset. */
export const ResetOutcome = oneOf([
  "SUCCESSFUL",
  "EMPTY_REQUEST",
  "NO_ACK",
  "NO_DEC",
  "UNKNOWN_USER",
  "SERVER_ERROR",
]);
export type ResetOutcome = Static<typeof ResetOutcome>;

/** Answer to a reset. */
export const ResetResponse = model("ResetResponse", {
  outcome: described(ResetOutcome, "Outcome of the reset"),
});
export type ResetResponse = Static<typeof ResetResponse>;
