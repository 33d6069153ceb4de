import { isDeepStrictEqual } from "node:util";
import type { TSchema } from "@sinclair/typebox";
import type { ErrorObject, ValidateFunction } from "ajv";
import { limits } from "../../limits/limits";
import type { Answer } from "../answer";
import { type Collector, valueAtPointer } from "./keywords";
import { excuse } from "./lenience";
import type { Operation } from "../operation";
import { violatedField } from "./reader";
import { propertiesOf } from "../schema";
import { compileValidator } from "./json-schema-check";
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

/** What is wrong with an answer of somebody else, in sentences. */
interface AnswerMistakes {
  /** With its form. */
  form: string[];
  /** Members more than a closed model has. */
  undocumented: string[];
}

/**
 * What is wrong with an answer whose status the contract lists; `request` is the body that it answers. A value that was
 * sent in the same form is the client's mistake.
 */
export function answerMistakes(
  { success, errors }: Pick<Operation, "success" | "errors">,
  { status, body, page }: Answer,
  request: unknown,
): AnswerMistakes {
  if (page !== undefined) return { form: ["the body is not JSON"], undocumented: [] };
  const schema = success[status] ?? errors[status];
  if (schema === undefined || schema === null) {
    const isRight = body === undefined || status >= 400;
    return { form: isRight ? [] : ["the contract lists no body"], undocumented: [] };
  }
  const found = errorsOf(schema, body).filter(
    (error) => !notOfContract.has(error.keyword) && !isAsSent(error, request),
  );
  const isMore = ({ keyword }: ErrorObject): boolean => keyword === "additionalProperties";
  return {
    form: found.filter((error) => !isMore(error)).map(mistakeText),
    undocumented: found.filter(isMore).map(mistakeText),
  };
}

const isAsSent = ({ instancePath, keyword, data }: ErrorObject, request: unknown): boolean =>
  keyword !== "required" &&
  instancePath !== "" &&
  isDeepStrictEqual(data, valueAtPointer(request, instancePath));

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
 * amount. What is wrong within a form (`if`) is told itself.
 */
const notOfContract: ReadonlySet<string> = new Set([
  ...["maxItems", "maximum", "maxProperties", "propertyNames"],
  ...["if", "anyOf"],
]);

/** What was echoed from a lenient message may be in a lenient form. */
const isAllowedInAnswers = (error: ErrorObject): boolean =>
  ["maxItems", "maximum", "if"].includes(error.keyword) || excuse(error) !== undefined;

const mistakeText = (error: ErrorObject): string => `${violatedField(error)}: ${messageOf(error)}`;

const validators = new WeakMap<TSchema, ValidateFunction>();

/** What a value breaks of a schema. */
function errorsOf(schema: TSchema, value: unknown): readonly ErrorObject[] {
  const validate = validators.get(schema) ?? compileValidator(schema, "message");
  validators.set(schema, validate);
  const collector: Collector = { findings: [], ignored: [] };
  return validate.call(collector, value) ? [] : (validate.errors ?? []);
}

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
    return [...errors.map(mistakeText), ...unknown.map((finding) => finding.text)];
  };
}
