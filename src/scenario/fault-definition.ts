import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { oneOf } from "../contract/schema";
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

const When = oneOf(["before", "after"]);
const fault = <K extends string, P extends TProperties>(kind: K, properties: P) =>
  Type.Object({ when: When, kind: Type.Literal(kind), ...properties }, closed);

/** A status in place of the answer. */
const StatusFault = fault("status", {
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  offContract: Type.Optional(Type.Boolean()),
});
/** The answer, or the processing, waits. */
const DelayFault = fault("delay", { for: FixedOrSpread });
/** Silence; then the connection is closed. */
const NoAnswerFault = fault("no-answer", { for: Type.Optional(FixedOrSpread) });
/** The connection is reset (a TCP RST). */
const ResetFault = fault("reset", {});
/** The connection is closed without a byte. */
const EmptyFault = fault("empty", {});
/** Half of the body; then the connection is closed. */
const TruncateFault = fault("truncate", {});
/** A body that is not JSON. */
const MalformedFault = fault("malformed", {});
/** The body comes slowly, spread over so long. */
const DripFault = fault("drip", { for: FixedOrSpread });
/** The message is handled a second time, as if the network had delivered it twice. */
const ReplayFault = fault("replay", {});

const kinds = [
  StatusFault,
  DelayFault,
  NoAnswerFault,
  ResetFault,
  EmptyFault,
  TruncateFault,
  MalformedFault,
  DripFault,
  ReplayFault,
] as const;

/** What goes wrong with an exchange: the phase, the kind, and what the kind needs to know. */
export const Fault = Type.Unsafe<Static<(typeof kinds)[number]>>({
  type: "object",
  required: ["kind"],
  properties: { kind: {} },
  discriminator: { propertyName: "kind" },
  oneOf: kinds,
});
export type Fault = Static<typeof Fault>;
export type FaultKind = Fault["kind"];
