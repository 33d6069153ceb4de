import type { TSchema } from "@sinclair/typebox";
import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import { limits } from "../limits";
import type { Violation } from "./answer";
import type { Finding } from "./findings";
import { type Collector, createAjv, fieldOf } from "./keywords";
import { excuse } from "./lenience";
import type { Operation } from "./operation";
import { isSensitive, masked } from "./sensitive";

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

/** Reads messages of one operation. Lenient forms are put right in `parts`, in place. */
export type Reader = (parts: MessageParts) => Reading;

let messageAjv: Ajv | undefined;
let parameterAjv: Ajv | undefined;

/** Compiles a schema when it is first used: start-up pays for none. */
function compiled(schema: TSchema, kind: "message" | "parameters"): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => {
    if (kind === "message") messageAjv ??= createAjv();
    else parameterAjv ??= createAjv({ coerceTypes: true });
    const ajv = (kind === "message" ? messageAjv : parameterAjv) as Ajv;
    validate ??= ajv.compile(schema);
    return validate;
  };
}

/** Makes the reader of an operation's messages. */
export function createReader(operation: Operation, options: { lenient: boolean }): Reader {
  const schemas = [
    operation.parameters && { part: "path" as const, validator: compiled(operation.parameters, "parameters") },
    operation.query && { part: "query" as const, validator: compiled(operation.query, "parameters") },
    operation.body && { part: "body" as const, validator: compiled(operation.body, "message") },
  ].filter((schema) => schema !== undefined);

  return (parts) => {
    const collector: Collector = { findings: [] };
    const violations: Violation[] = [];
    for (const { part, validator } of schemas) {
      const validate = validator();
      if (validate.call(collector, parts[part])) continue;
      const errors = (validate.errors ?? []).filter((error) => !isNoise(error));
      violations.push(...settle(errors, parts[part], collector, options.lenient));
    }
    return { violations, findings: collector.findings };
  };
}

function settle(errors: ErrorObject[], value: unknown, collector: Collector, lenient: boolean): Violation[] {
  const excuses = errors.map((error) => (lenient ? excuse(error) : undefined));
  excuses.forEach((found) => {
    if (found === undefined) return;
    found.apply(value);
    collector.findings.push(found.finding);
  });
  return errors.filter((_, index) => excuses[index] === undefined).map(violationOf);
}

/** ajv reports the wrapper of a failed member too; the member's own error says it all. */
const isNoise = (error: ErrorObject): boolean => error.keyword === "propertyNames" || error.keyword === "if";

function violationOf(error: ErrorObject): Violation {
  const field = violatedField(error);
  const violation: Violation = { field, msg: messageOf(error) };
  const absent = error.keyword === "required" || error.data === undefined;
  if (!absent) violation.value = echo(field, error.data);
  return violation;
}

function violatedField(error: ErrorObject): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  const member = params.missingProperty ?? params.additionalProperty ?? error.propertyName;
  const field = fieldOf(member === undefined ? error.instancePath : `${error.instancePath}/${member}`);
  return field === "" ? "body" : field;
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === "required") return "must be present";
  if (error.keyword === "additionalProperties") return "is not a property of this message";
  if (error.keyword === "discriminator") return "must name a known kind";
  if (error.keyword === "enum") return `must be one of ${(error.schema as string[]).join(", ")}`;
  const expected = (error.parentSchema as { "x-expected"?: string } | undefined)?.["x-expected"];
  return expected ?? error.message ?? "is not valid";
}

function echo(field: string, value: unknown): string {
  if (field.split(/[.[\]]/).some(isSensitive)) return masked;
  const text = typeof value === "string" ? value : describe(value);
  return text.length > limits.echoedValue ? `${text.slice(0, limits.echoedValue)}...` : text;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** The detail of a format error: at most 50 violations, and how many more there were. */
export function formatDetail(violations: readonly Violation[]): Record<string, unknown> {
  const more = violations.length - limits.reportedViolations;
  return {
    formatErrors: violations.slice(0, limits.reportedViolations),
    ...(more > 0 && { freeString: `${more} more violations are not listed.` }),
  };
}

/** Checks an answer of ours against its schema; the texts of what is wrong with it, if anything. */
export function createAnswerCheck(schema: TSchema): (body: unknown) => string[] {
  const validator = compiled(schema, "message");
  return (body) => {
    const collector: Collector = { findings: [] };
    const validate = validator();
    const valid = validate.call(collector, body);
    const unknown = collector.findings.filter((finding) => finding.code === "unknown-property");
    if (valid && unknown.length === 0) return [];
    return [
      ...(valid ? [] : (validate.errors ?? [])).map((error) => `${violatedField(error)}: ${messageOf(error)}`),
      ...unknown.map((finding) => finding.text),
    ];
  };
}
