import type { TObject, TSchema } from "@sinclair/typebox";
import type { ErrorObject, ValidateFunction } from "ajv";
import { limits } from "../../limits/limits";
import type { Violation, Finding } from "../answer";
import { type Collector, fieldOf, removeAt } from "./keywords";
import {
  type Excuse,
  excuse as findExcuse,
  type ReadAs,
  absentText,
  isAbsence,
  messageOf,
} from "./violations";
import { memberOf, textMember } from "../values/json-value";
import type { Operation } from "../operation";
import { isSensitive, maskedValue } from "../values/masking";
import { compileValidator } from "./json-schema-check";

/** The parts of a message that an operation's schemas speak of. */
export interface MessageParts {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** What reading a message gave. The message is valid when there is no violation. */
export interface Reading {
  violations: Violation[];
  findings: Finding[];
}

/** Reads messages of one operation. What is ignored or excused is put right in `parts`, in a copy of the part. */
export type Reader = (parts: MessageParts) => Reading;

/** Makes the reader of an operation's messages. */
export function createReader(operation: Operation, options: { lenient: boolean }): Reader {
  const checked = checkedParts(operation);
  return (parts) => {
    const findings = renameParameters(parts, operation.queryAliases);
    const violations: Violation[] = [];
    for (const one of checked) {
      const { part, schema } = one;
      if (part === "body" && parts.body === undefined && operation.bodyOptional === true) continue;
      const collector: Collector = { findings, ignored: [] };
      const excuses: Excuse[] = [];
      const kind = part === "body" ? "message" : "parameters";
      const validate = (one.validate ??= compileValidator(schema, kind));
      if (part === "query") violations.push(...oddNumbers(operation.query, parts.query));
      if (!validate.call(collector, parts[part])) {
        const as = { lenient: options.lenient, inParameters: part !== "body" };
        violations.push(...sortOut(validate.errors ?? [], as, excuses));
        findings.push(...excuses.map((excuse) => excuse.finding));
      }
      if (part === "query") findings.push(...plusSigns(violations, parts.query));
      putRight(parts, part, excuses, collector.ignored);
    }
    return { violations, findings };
  };
}

/** A part of a message that has a schema; the validator is there once it was needed. */
interface CheckedPart {
  part: keyof MessageParts;
  schema: TSchema;
  validate?: ValidateFunction;
}

const checkedParts = ({ parameters, query, body }: Operation): CheckedPart[] => [
  ...(parameters ? [{ part: "path" as const, schema: parameters }] : []),
  ...(query ? [{ part: "query" as const, schema: query }] : []),
  ...(body ? [{ part: "body" as const, schema: body }] : []),
];

/** Takes parameters of the query under their other names. */
function renameParameters(
  parts: MessageParts,
  aliases: Readonly<Record<string, string>> = {},
): Finding[] {
  return Object.entries(aliases).flatMap(([alias, name]) => {
    const { [alias]: value, ...query } = parts.query;
    if (value === undefined || query[name] !== undefined) return [];
    parts.query = { ...query, [name]: value };
    return [{ code: "parameter-alias", field: alias, text: `${alias} is read as ${name}` }];
  });
}

/**
 * Numbers that the validator would read from a text, though JSON has no integer of this form: 1500.00, 1e3,
 * 0x10, 05.
 */
function oddNumbers(schema: TObject | undefined, query: Record<string, unknown>): Violation[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([field, { type }]) => {
    const value = query[field];
    const isOdd =
      type === "integer" &&
      typeof value === "string" &&
      Number.isInteger(Number(value)) &&
      !/^(-?(0|[1-9]\d*))?$/.test(value);
    return isOdd ? [{ field, msg: "must be a whole number in digits", value }] : [];
  });
}

/** Refused parameters in which a space leads to a digit, as the plus of a cell number does. */
const plusSigns = (violations: readonly Violation[], query: Record<string, unknown>): Finding[] =>
  violations
    .filter(({ field }) => /^ \d/.test(textMember(query, field) ?? ""))
    .map(({ field }) => ({
      code: "plus-in-query",
      field,
      text: "a plus sign in a query is read as a space: send %2B in its place",
    }));

/** The errors that stay violations; those that `--lenient` excuses go to `excuses`. */
function sortOut(errors: readonly ErrorObject[], as: ReadAs, excuses: Excuse[]): Violation[] {
  const kept = errors.filter((error) => {
    const excuse = as.lenient === true ? findExcuse(error) : undefined;
    if (excuse !== undefined) excuses.push(excuse);
    return excuse === undefined && !isNoise(error);
  });
  return withoutRepeats(kept.map((error) => violationOf(error, as)));
}

/** Reports the same text about the same place once, whichever rules are broken. */
function withoutRepeats(violations: readonly Violation[]): Violation[] {
  const texts = new Set<string>();
  return violations.filter(({ field, msg }) => texts.size < texts.add(`${field} ${msg}`).size);
}

/** Reads what is excused or ignored as it is meant, in a copy: the journal keeps the message as it came. */
function putRight(
  parts: MessageParts,
  part: keyof MessageParts,
  excuses: Excuse[],
  ignored: string[],
): void {
  if (excuses.length === 0 && ignored.length === 0) return;
  const copy = structuredClone(parts[part]);
  for (const excuse of excuses) excuse.apply(copy);
  for (const pointer of ignored) removeAt(copy, pointer);
  parts[part] = copy as never;
}

/** Errors of a wrapper, where the wrapped error says it all. */
function isNoise(error: ErrorObject): boolean {
  if (error.keyword === "discriminator") return memberOf(error.params, "tagValue") === undefined;
  return ["propertyNames", "anyOf", "if"].includes(error.keyword);
}

function violationOf(error: ErrorObject, as: ReadAs): Violation {
  const field = violatedField(error);
  const violation: Violation = { field, msg: messageOf(error, as) };
  const absent = isAbsence(error) || error.data === undefined;
  if (!absent) violation.value = echo(field, foundValue(error));
  return violation;
}

/**
 * What is wrong: of an unknown property, or of the type that names no kind, its own value, not that of the
 * object around it.
 */
function foundValue({ data, params }: ErrorObject): unknown {
  const member = textMember(params, "additionalProperty") ?? textMember(params, "tag");
  return member === undefined ? data : memberOf(data, member);
}

/** Where a value stands that does not fit. The declarations of the package name this file, and not those of ajv. */
interface PlacedViolation {
  params: unknown;
  propertyName?: string;
  instancePath: string;
}

/** The member that does not fit; `body`: all of it. */
export function violatedField(error: PlacedViolation): string {
  const { params, propertyName } = error;
  const member =
    textMember(params, "missingProperty") ??
    textMember(params, "additionalProperty") ??
    textMember(params, "tag") ??
    propertyName;
  const field = fieldOf(
    member === undefined ? error.instancePath : `${error.instancePath}/${member}`,
  );
  return field === "" ? "body" : field;
}

function echo(field: string, value: unknown): string {
  if (field.split(/[.[\]]/).some(isSensitive)) return maskedValue;
  const text = typeof value === "string" ? value : describe(value);
  return text.length > limits.echoedValue ? `${text.slice(0, limits.echoedValue)}...` : text;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** The same, each text with its place before it, absent members first. */
function withPlaces(violations: readonly Violation[], inQuery: boolean): Violation[] {
  const [absent, others] = [true, false].map((isAbsent) =>
    violations.filter(({ msg }) => (msg === absentText) === isAbsent),
  );
  return [
    ...(absent ?? []).map((violation) => ({
      ...violation,
      msg: `${inQuery ? "query param " : ""}${violation.field} may not be null`,
    })),
    ...(others ?? []).map((violation) => ({
      ...violation,
      msg: `${violation.field} ${violation.msg}`,
    })),
  ];
}

/** The detail of a format error: at most 50 violations, and how many more there were. */
export function formatDetail(
  violations: readonly Violation[],
  { violationsNamePlaces }: { violationsNamePlaces?: boolean } = {},
  { query, body }: Pick<Operation, "query" | "body"> = {},
): Record<string, unknown> {
  const more = violations.length - limits.reportedViolations;
  const listed =
    violationsNamePlaces === true
      ? withPlaces(violations, query !== undefined && body === undefined)
      : violations;
  return {
    formatErrors: listed.slice(0, limits.reportedViolations),
    ...(more > 0 && { freeString: `${more} more violations are not listed.` }),
  };
}
