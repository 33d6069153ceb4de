import {
  type ArrayOptions,
  type IntegerOptions,
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type StringOptions,
  type TArray,
  type TBoolean,
  type TInteger,
  type TOptional,
  type TRecord,
  type TSchema,
  type TString,
  type TUnknown,
  Type,
} from "@sinclair/typebox";
import { described, oneOf, text, noOtherMembers } from "../contract/schema";
import { durationPattern } from "./duration";

const durationText = "a duration such as 500ms, 90s or 2m";

export const Duration = Type.String({
  pattern: durationPattern,
  maxLength: 8,
  "x-expected": durationText,
});

/** A duration that is drawn anew each time, from the data space's seed. */
const Spread = Type.Union([
  Type.Object(
    { uniform: Type.Object({ from: Duration, to: Duration }, noOtherMembers) },
    noOtherMembers,
  ),
  Type.Object(
    { normal: Type.Object({ mean: Duration, deviation: Duration }, noOtherMembers) },
    noOtherMembers,
  ),
]);
export type Spread = Static<typeof Spread>;

const FixedOrSpread = Type.Union([Duration, Spread], {
  "x-expected": `${durationText}; or { uniform: { from, to } } or { normal: { mean, deviation } } of such durations`,
});

/** What faults need of the schema package: its whole builder would come with the public types. */
interface SchemaBuilder {
  Array<T extends TSchema>(items: T, options?: ArrayOptions): TArray<T>;
  Boolean(options?: SchemaOptions): TBoolean;
  Integer(options?: IntegerOptions): TInteger;
  Optional<T extends TSchema>(schema: T): TOptional<T>;
  Record<T extends TSchema>(key: TString, value: T, options?: ObjectOptions): TRecord<TString, T>;
  String(options?: StringOptions): TString;
  Unknown(options?: SchemaOptions): TUnknown;
}

/**
 * With these a fault declares its members. They are handed to it: the faults run in a browser too, which gets no
 * schema package.
 */
export interface FormParts {
  Type: SchemaBuilder;
  described: typeof described;
  oneOf: typeof oneOf;
  text: typeof text;
  FixedOrSpread: typeof FixedOrSpread;
}

export const formParts: FormParts = { Type, described, oneOf, text, FixedOrSpread };
