import { type Static, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { described, oneOf, text } from "../contract/schema";
import { limits } from "../limits/limits";
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

const When = described(
  oneOf(["before", "after"]),
  "before: nothing was checked or processed yet; after: the processing is done",
);
const After = described(oneOf(["after"]), "the processing is done");
const Before = described(oneOf(["before"]), "nothing was checked or processed yet");

const faultAt = <W extends TSchema, K extends string, P extends TProperties>(
  when: W,
  kind: K,
  description: string,
  properties: P,
) => Type.Object({ when, kind: described(Type.Literal(kind), description), ...properties }, closed);

const fault = <K extends string, P extends TProperties>(
  kind: K,
  description: string,
  properties: P,
) => faultAt(When, kind, description, properties);

const StatusFault = fault("status", "A status in place of the answer", {
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  offContract: Type.Optional(
    described(Type.Boolean(), "The contract need not list the status for the operation"),
  ),
  body: Type.Optional(
    described(oneOf(["html"]), "A proxy's HTML page in place of the ErrorDetail"),
  ),
});
const DelayFault = fault("delay", "The answer, or the processing, waits", {
  for: FixedOrSpread,
});
const NoAnswerFault = fault("no-answer", "Silence; then the connection is closed", {
  for: Type.Optional(FixedOrSpread),
});
const ResetFault = fault("reset", "The connection is reset (a TCP RST)", {});
const EmptyFault = fault("empty", "The connection is closed without a byte", {});
const RefuseConnectionFault = fault(
  "refuse-connection",
  "The connection is closed without a byte, and the port and all connections with it, for so long",
  { for: FixedOrSpread },
);
const TruncateFault = fault("truncate", "Half of the body; then the connection is closed", {});
const CutFault = fault("cut", "The first bytes of the body; then the connection is closed", {
  bytes: described(
    Type.Integer({ minimum: 0, maximum: limits.bodyBytes }),
    "So many of the body; at least its last byte is missing",
  ),
});
const HalfCloseFault = fault(
  "half-close",
  "The head without the body; then the sending side is closed (a TCP FIN), and nothing more happens",
  {},
);
const MalformedFault = fault("malformed", "A body that is not JSON", {});
const DripFault = fault("drip", "The body comes slowly, spread over so long", {
  for: FixedOrSpread,
});
const BandwidthFault = fault("bandwidth", "The body comes at this speed", {
  bytesPerSecond: Type.Integer({ minimum: 1, maximum: limits.bodyBytes }),
});
const ReplayFault = fault(
  "replay",
  "The message is handled a second time, as if the network had delivered it twice",
  {},
);

/** The place of a member in a body. */
const MemberPath = Type.String({
  pattern: "^[^.]{1,64}(?:[.][^.]{1,64}){0,15}$",
  "x-expected": "a dotted path such as amounts.approvedAmount",
});
const HeaderName = Type.String({ pattern: "^[A-Za-z0-9-]{1,64}$" });
const HeaderValue = Type.String({
  pattern: "^[ -~]{1,256}$",
  "x-expected": "1 to 256 printable ASCII characters",
});
const mapOf = { ...closed, minProperties: 1, maxProperties: limits.mapEntries };

const EditFault = faultAt(After, "edit", "The answer is changed on its way", {
  status: Type.Optional(
    described(Type.Integer({ minimum: 200, maximum: 599 }), "In place of its status"),
  ),
  errorType: Type.Optional(described(text(limits.nameLength), "In place of its errorType")),
  set: Type.Optional(
    described(Type.Record(MemberPath, Type.Unknown(), mapOf), "Values by the paths of members"),
  ),
  remove: Type.Optional(
    described(
      Type.Array(MemberPath, { minItems: 1, maxItems: limits.mapEntries }),
      "Paths of members that are taken away",
    ),
  ),
  header: Type.Optional(
    described(Type.Record(HeaderName, HeaderValue, mapOf), "Headers and their values"),
  ),
});

const RefuseFault = faultAt(Before, "refuse", "The interface refuses the message", {
  errorType: described(
    text(limits.nameLength),
    "One of the error types with which the interface refuses the operation",
  ),
});

/**
 * The kinds that an entity of the fixtures may bring along: it has refusals of its own, and a port is closed by
 * scenarios alone.
 */
const entityKinds = [
  StatusFault,
  DelayFault,
  NoAnswerFault,
  ResetFault,
  EmptyFault,
  TruncateFault,
  CutFault,
  HalfCloseFault,
  MalformedFault,
  DripFault,
  BandwidthFault,
  ReplayFault,
  EditFault,
] as const;

/** The form of each kind. */
export const faultForms = [...entityKinds, RefuseFault, RefuseConnectionFault] as const;

const oneKindOf = <K extends readonly (typeof faultForms)[number][]>(kinds: K) =>
  Type.Unsafe<Static<K[number]>>({
    type: "object",
    required: ["kind"],
    properties: { kind: {} },
    discriminator: { propertyName: "kind" },
    "x-kinds": kinds.map(({ properties: { kind } }) => kind.const),
    oneOf: kinds,
  });

/** What goes wrong with an exchange: the phase, the kind, and what the kind needs to know. */
export const Fault = oneKindOf(faultForms);
export type Fault = Static<typeof Fault>;

/** What goes wrong with an exchange of an entity that brings a fault along. */
export const EntityFault = oneKindOf(entityKinds);
export type EntityFault = Static<typeof EntityFault>;
export type FaultKind = Fault["kind"];
