import type { TSchema } from "@sinclair/typebox";
import type { ErrorObject, ValidateFunction } from "ajv";
import { limits } from "../../limits/limits";
import type { Answer } from "../answer";
import type { Collector } from "./keywords";
import { excuse } from "./lenience";
import type { Operation } from "../operation";
import { violatedField } from "./reader";
import { propertiesOf } from "../schema";
import { compileValidator } from "./validators";
import { messageOf } from "./violation-text";

/** What is wrong with an answer of ours, in sentences; `request` is the body that it answers, as it was read. */
type AnswerCheck = (answer: Answer, request: unknown) => string[];

/**
 * Checks that the answers of an operation are those that the contract lists, with the body that it lists. Unless
 * `every` answer is checked, the first ones are, and then a sample: what is wrong with one is wrong with many, and
 * each check takes time.
 */
export function answerCheck(operation: Operation, { every }: { every: boolean }): AnswerCheck {
  let known: AnswerCheck | undefined;
  // Made when an answer is checked: start-up pays for none.
  const check: AnswerCheck = (answer, request) => (known ??= checkOf(operation))(answer, request);
  if (every) return check;
  let made = 0;
  return (answer, request) => {
    made += 1;
    const isChecked = made <= limits.answersChecked || made % limits.answersPerCheck === 0;
    return isChecked ? check(answer, request) : [];
  };
}

function checkOf({ success, errors, body: requestSchema }: Operation): AnswerCheck {
  const checks = new Map(
    Object.entries({ ...success, ...errors }).map(([status, schema]) => [
      Number(status),
      schema && createBodyCheck(schema, requestSchema),
    ]),
  );
  return ({ status, body }, request) => {
    const check = checks.get(status);
    // Statuses off the contract's list are transport-level refusals, or asked for with offContract.
    if (check === undefined)
      return status < 400 ? [`${status} is not an answer of the contract`] : [];
    // An error has an ErrorDetail also where the contract lists no body.
    if (check === null)
      return body === undefined || status >= 400 ? [] : ["the contract lists no body"];
    return check(body, request);
  };
}

/** What is wrong with the body of an answer. */
type BodyCheck = (answer: unknown, request: unknown) => string[];

/** By the schema of the answer and of its request (or by the former again): all simulators of a process share them. */
const knownChecks = new WeakMap<TSchema, WeakMap<TSchema, BodyCheck>>();

/**
 * Checks an answer of ours against its schema. A member that the answer took over from the request as it is, by a
 * schema that both share, was checked when the request was read; every other one is checked here.
 */
function createBodyCheck(schema: TSchema, requestSchema: TSchema | undefined): BodyCheck {
  const ofSchema = knownChecks.get(schema) ?? new WeakMap<TSchema, BodyCheck>();
  knownChecks.set(schema, ofSchema);
  const check = ofSchema.get(requestSchema ?? schema) ?? newBodyCheck(schema, requestSchema);
  ofSchema.set(requestSchema ?? schema, check);
  return check;
}

function newBodyCheck(schema: TSchema, requestSchema: TSchema | undefined): BodyCheck {
  const shared = sharedMembers(schema, requestSchema);
  const checkRest = plainCheck(withoutMembers(schema, shared));
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
function withoutMembers(schema: TSchema, shared: ReadonlyMap<string, TSchema>): TSchema {
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
  let validate: ValidateFunction | undefined;
  return (value) => {
    const collector: Collector = { findings: [], ignored: [] };
    validate ??= compileValidator(schema, "message");
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
