import type { Static, TSchema } from "@sinclair/typebox";
import type { ErrorObject, ValidateFunction } from "ajv";
import { fieldOf } from "./keywords";
import type { Mistake } from "../../mistake";
import { orDidYouMean } from "../../nearest-name";
import { memberOf, textMember } from "../values/member";
import { propertiesOf } from "../schema";
import { compileValidator } from "./validators";
import { allowedBy, messageOf } from "./violation-text";

/**
 * Checks a value that did not come over the wire (a scenario, a fixture file) against a schema, which is
 * compiled once a process.
 */
export function createSchemaCheck(schema: TSchema): (value: unknown) => Mistake[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compileValidator(schema, "message");
    if (validate.call({ findings: [], ignored: [] }, value)) return [];
    return withoutNoise(validate.errors ?? []).map(faultOf);
  };
}

/** Takes a value that fits a schema. For one that does not, it throws what `refusal` makes of the faults. */
export type SchemaReader<T> = (value: unknown, refusal: (faults: Mistake[]) => Error) => T;

/** Makes the reader of a schema, which is compiled once a process. */
export function createSchemaReader<S extends TSchema>(schema: S): SchemaReader<Static<S>> {
  const check = createSchemaCheck(schema);
  return (value, refusal) => {
    const faults = check(value);
    if (faults.length > 0) throw refusal(faults);
    return value;
  };
}

/** Of a value that fits none of several forms, what is expected says more than what each form lacks. */
function withoutNoise(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(
    ({ keyword, parentSchema }) =>
      keyword === "anyOf" && parentSchema?.["x-expected"] !== undefined,
  );
  const within = ({ instancePath, keyword }: ErrorObject): boolean =>
    keyword !== "anyOf" &&
    choices.some(
      (choice) =>
        instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`),
    );
  return errors
    .filter((error) => error.keyword !== "oneOf" && !within(error))
    .filter((error) => error.keyword !== "anyOf" || choices.includes(error));
}

function faultOf(error: ErrorObject): Mistake {
  const member = textMember(error.params, "additionalProperty");
  const path = fieldOf(
    member === undefined ? error.instancePath : `${error.instancePath}/${member}`,
  );
  return { path, text: errorSentence(error) };
}

/** The names that are known at a place, and the one that was meant. */
const knownNames = (given: string | undefined, known: readonly string[]): string =>
  known.length === 0 ? "" : `; known: ${known.join(", ")}${orDidYouMean(given ?? "", known)}`;

/** The kinds that are known at a place. */
function kindsOf({ parentSchema }: ErrorObject): string[] {
  const kinds: unknown = memberOf(parentSchema, "x-kinds");
  return Array.isArray(kinds) ? kinds.map(String) : [];
}

const unknownKind = (given: string, kinds: readonly string[]): string =>
  `${given} is not a known kind${knownNames(given, kinds)}`;

function kindText(error: ErrorObject): string {
  const tag: unknown = memberOf(error.params, "tagValue");
  const kinds = kindsOf(error);
  if (tag === undefined) return `kind must be present${knownNames(undefined, kinds)}`;
  return unknownKind(typeof tag === "string" ? tag : JSON.stringify(tag), kinds);
}

/** A text where an object with a kind belongs: its first word is taken for the kind. */
function kindAloneText(text: string, kinds: readonly string[]): string {
  const [kind = ""] = text.trim().split(/\s/);
  if (kinds.includes(kind)) return `must be an object, not a string: write { kind: ${kind} }`;
  return `must be an object, not a string: ${unknownKind(kind, kinds)}`;
}

function errorSentence(error: ErrorObject): string {
  const kinds = kindsOf(error);
  if (error.keyword === "type" && typeof error.data === "string" && kinds.length > 0)
    return kindAloneText(error.data, kinds);
  if (error.keyword === "required")
    return `${String(memberOf(error.params, "missingProperty"))} must be present`;
  if (error.keyword === "additionalProperties")
    return `is unknown${knownNames(
      textMember(error.params, "additionalProperty"),
      Object.keys(propertiesOf(error.parentSchema)),
    )}`;
  if (error.keyword === "discriminator") return kindText(error);
  if (error.keyword === "enum") return `must be one of ${allowedBy(error)}`;
  const expected = textMember(error.parentSchema, "x-expected");
  return expected === undefined ? messageOf(error) : `must be ${expected}`;
}
