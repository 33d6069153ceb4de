import type { Static } from "@sinclair/typebox";
import { described, model, optional } from "../schema";
import { PanEntryMode, PinEntryCapability, PosConditionCode } from "./enumerations";

/** How card number and PIN were captured (common models). */
export const PosEntryMode = model("PosEntryMode", {
  panEntryMode: described(PanEntryMode, "How the till got the card number"),
  pinEntryCapability: described(PinEntryCapability, "Whether the till can take a PIN"),
});
export type PosEntryMode = Static<typeof PosEntryMode>;

/** Circumstances at the till, a later addition in some families. */
export const posConditionFields = {
  posConditionCode: optional(described(PosConditionCode, "Circumstances at the till")),
};

/** How the card was read at the point of sale (common models). */
export const PosInfo = model("PosInfo", {
  entryMode: optional(PosEntryMode),
  ...posConditionFields,
});
export type PosInfo = Static<typeof PosInfo>;
