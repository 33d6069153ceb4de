import type { Static, TSchema } from "@sinclair/typebox";
import type { ErrorObject, ValidateFunction, Ajv, AnySchemaObject } from "ajv";
import { fieldOf, createAjv } from "./keywords";
import { type Mistake, orDidYouMean } from "../../mistake";
import { memberOf, textMember, hasMembers } from "../values/json-value";
import { propertiesOf } from "../schema";
import { allowedBy, messageOf } from "./violations";

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

/** Bodies and files, or the texts of path and query, which are read as the numbers that they show. */
type ValidatedKind = "message" | "parameters";

type Compile = (schema: TSchema) => ValidateFunction;

const compilers: Partial<Record<ValidatedKind, Compile>> = {};

/** Compiles the validator of a schema. Call it when it is first used: start-up pays for none. */
export function compileValidator(schema: TSchema, kind: ValidatedKind): ValidateFunction {
  const compile = (compilers[kind] ??=
    kind === "message" ? messageCompiler() : parameterCompiler());
  return compile(schema);
}

function parameterCompiler(): Compile {
  const ajv = createAjv({ coerceTypes: true });
  return (schema) => ajv.compile(schema);
}

function messageCompiler(): Compile {
  const ajv = createAjv();
  const apart = createApart(ajv);
  return (schema) => ajv.compile(apart(schema));
}

/** The keywords whose value is a schema, a list of schemas, or an object of schemas. */
const schemaKeywords = new Set([
  ...["items", "additionalProperties", "if", "then", "else", "not", "x-or-absent"],
  ...["oneOf", "anyOf", "allOf"],
]);

/**
 * Has each model and each value with a text of its own compiled once, however many schemas have it: most of them are
 * in most messages and answers, and ajv would write its code out at each of its places.
 */
function createApart(ajv: Ajv): (schema: object) => AnySchemaObject {
  const names = new Map<string, string>();
  const known = new WeakMap<object, AnySchemaObject>();

  const apart = (schema: object): AnySchemaObject => {
    const made = known.get(schema) ?? withReferences(schema);
    known.set(schema, made);
    return made;
  };
  const withReferences = (schema: object): AnySchemaObject =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, within(keyword, value)]),
    );
  const within = (keyword: string, value: unknown): unknown => {
    if (keyword === "properties" && hasMembers(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, referred(member)]),
      );
    if (!schemaKeywords.has(keyword)) return value;
    return Array.isArray(value) ? value.map(referred) : referred(value);
  };
  const referred = (schema: unknown): unknown => {
    if (!hasMembers(schema)) return schema;
    const made = apart(schema);
    return isApart(schema) ? { $ref: nameOf(made) } : made;
  };
  const nameOf = (schema: AnySchemaObject): string => {
    const text = JSON.stringify({ ...schema, title: undefined, description: undefined });
    const name = names.get(text) ?? `part-${names.size}`;
    if (!names.has(text)) ajv.addSchema(schema, name);
    names.set(text, name);
    return name;
  };
  return apart;
}

const isApart = (schema: Record<string, unknown>): boolean =>
  "x-expected" in schema || (schema["type"] === "object" && "properties" in schema);
