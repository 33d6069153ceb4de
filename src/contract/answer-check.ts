import type { TSchema } from "@sinclair/typebox";
import type { ErrorObject } from "ajv";
import type { Collector } from "./keywords";
import { excuse } from "./lenience";
import { compiled, violatedField } from "./reader";
import { propertiesOf } from "./schema";
import { messageOf } from "./violation-text";

/** What is wrong with an answer, in sentences; `request` is the body that it answers, as it was read. */
export type AnswerCheck = (answer: unknown, request: unknown) => string[];

/** By the schema of the answer and of its request (or by the former again): all simulators of a process share them. */
const known = new WeakMap<TSchema, WeakMap<TSchema, AnswerCheck>>();

/**
 * Checks an answer of ours against its schema. A member that the answer took over from the request as it is, by a
 * schema that both share, was checked when the request was read; every other one is checked here.
 */
export function createAnswerCheck(
  schema: TSchema,
  requestSchema: TSchema | undefined,
): AnswerCheck {
  const ofSchema = known.get(schema) ?? new WeakMap<TSchema, AnswerCheck>();
  known.set(schema, ofSchema);
  const check = ofSchema.get(requestSchema ?? schema) ?? newAnswerCheck(schema, requestSchema);
  ofSchema.set(requestSchema ?? schema, check);
  return check;
}

function newAnswerCheck(schema: TSchema, requestSchema: TSchema | undefined): AnswerCheck {
  const shared = sharedMembers(schema, requestSchema);
  const checkRest = plainCheck(without(schema, shared));
  const checks = [...shared].map(([name, member]) => [name, plainCheck(member)] as const);
  return (answer, request) => {
    const faults = checkRest(answer);
    for (const [name, check] of checks) {
      const value = memberOf(answer, name);
      if (value !== undefined && value !== memberOf(request, name)) faults.push(...check(value));
    }
    return faults;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const memberOf = (body: unknown, name: string): unknown =>
  isObject(body) ? body[name] : undefined;

/** Objects and lists that answer and request declare by the very same schema. */
function sharedMembers(schema: TSchema, requestSchema: TSchema | undefined): Map<string, TSchema> {
  const requested = propertiesOf(requestSchema);
  return new Map(
    Object.entries(propertiesOf(schema)).filter(
      ([name, member]) =>
        requested[name] === member && (member["type"] === "object" || member["type"] === "array"),
    ),
  );
}

/** The schema with anything allowed for the shared members. */
function without(schema: TSchema, shared: ReadonlyMap<string, TSchema>): TSchema {
  const properties = Object.entries(propertiesOf(schema)).map(
    ([name, member]): [string, object] => [name, shared.has(name) ? {} : member],
  );
  return shared.size === 0
    ? schema
    : { ...schema, properties: Object.fromEntries<object>(properties) };
}

/**
 * Bounds of ours are for what is sent to us: a list may be longer by our own entries, a balance larger than any one
 * amount. What was echoed from a lenient message may be in a lenient form. What is wrong within a form (`if`)
 * is told itself.
 */
const isAllowedInAnswers = (error: ErrorObject): boolean =>
  ["maxItems", "maximum", "if"].includes(error.keyword) || excuse(error) !== undefined;

function plainCheck(schema: TSchema): (value: unknown) => string[] {
  const validator = compiled(schema, "message");
  return (value) => {
    const collector: Collector = { findings: [], ignored: [] };
    const validate = validator();
    const valid = validate.call(collector, value);
    const unknown = collector.findings.filter((finding) => finding.code === "unknown-property");
    if (valid && unknown.length === 0) return [];
    const errors = (valid ? [] : (validate.errors ?? [])).filter(
      (error) => !isAllowedInAnswers(error),
    );
    return [
      ...errors.map((error) => `${violatedField(error)}: ${messageOf(error)}`),
      ...unknown.map((finding) => finding.text),
    ];
  };
}
