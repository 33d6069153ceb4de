import { type Static, Type } from "@sinclair/typebox";
import { described, oneOf, text } from "../contract/schema";
import { durationPattern } from "./duration";

const closed = { additionalProperties: false };
const durationText = "a duration such as 500ms, 90s or 2m";

export const Duration = Type.String({
  pattern: durationPattern,
  maxLength: 8,
  "x-expected": durationText,
});

/** A duration that is drawn anew each time, from the data space's seed. */
const Spread = Type.Union([
  Type.Object({ uniform: Type.Object({ from: Duration, to: Duration }, closed) }, closed),
  Type.Object({ normal: Type.Object({ mean: Duration, deviation: Duration }, closed) }, closed),
]);
export type Spread = Static<typeof Spread>;

const FixedOrSpread = Type.Union([Duration, Spread], {
  "x-expected": `${durationText}; or { uniform: { from, to } } or { normal: { mean, deviation } } of such durations`,
});

/**
 * With these a fault declares its members. They are handed to it: the faults run in a browser too, which gets no
 * schema package.
 */
export const formParts = { Type, described, oneOf, text, FixedOrSpread };
export type FormParts = typeof formParts;
