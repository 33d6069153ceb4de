import type { TSchema } from "@sinclair/typebox";
import type { AnswerSum, InterfaceContract, Operation } from "../operation";
import { propertiesOf } from "../schema";
import { memberOf, textMember, valueAt } from "../values/json-value";
import { momentOf } from "../values/moment";
import { isUuid } from "../values/uuid";
import { isDeepStrictEqual } from "node:util";
import type { ErrorObject, ValidateFunction } from "ajv";
import { limits } from "../../limits/limits";
import type { Answer } from "../answer";
import { type Collector, valueAtPointer } from "./keywords";
import { excuse, messageOf } from "./violations";
import { violatedField } from "./reader";
import { compileValidator } from "./json-schema-check";

/*
 * What an answer of somebody else says, held against the message that it answers: what should come back as it was
 * sent, and numbers that belong together.
 */

/** A message and the answer to it; ids in lower case, null where it has none. */
interface AnsweredMessage {
  contract: Pick<InterfaceContract, "repeatsTime">;
  operation: Operation;
  id: string | null;
  requestId: string | null;
  sent: unknown;
  status: number;
  answer: unknown;
}

/** What did not come back as it was sent, in sentences. */
export function echoMistakes(answered: AnsweredMessage): string[] {
  const { contract, status, operation, sent, answer } = answered;
  const schema = operation.success[status];
  if (schema === undefined) return errorEcho(answered);
  if (schema === null) return [];
  const shared = Object.keys(propertiesOf(operation.body)).filter((name) =>
    Object.hasOwn(propertiesOf(schema), name),
  );
  const isTimeSent = contract.repeatsTime?.includes(operation.kind) === true;
  return [
    ...shared.filter((name) => reference.test(name) || (isTimeSent && name === "time")),
    ...(shared.includes("amounts") ? amountsOf(operation, schema) : []),
  ]
    .flatMap((path) => differing(path, sent, answer))
    .concat(identifiersGone(shared, sent, answer));
}

/** Members that refer to something; each is a text. */
const reference = /^(?:id|requestId|rrn|stan|tranId|basketRef)$/;

/** Of a request the amount that was asked, of an advice all its amounts. */
const amountsOf = ({ kind }: Operation, schema: TSchema): string[] =>
  kind === "advice"
    ? Object.keys(propertiesOf(propertiesOf(schema)["amounts"]))
        .filter((name) => name !== "additionalAmounts")
        .map((name) => `amounts.${name}`)
    : ["amounts.requestAmount"];

/** An error names the message that it is about. */
function errorEcho({ id, requestId, answer }: AnsweredMessage): string[] {
  const named = [
    ["id", id],
    ["originalId", requestId],
  ] as const;
  return named.flatMap(([name, wanted]) => {
    const found = textMember(answer, name);
    return wanted === null || found === undefined || found.toLowerCase() === wanted
      ? []
      : [`${name} is not that of the message`];
  });
}

/** A member that is absent says nothing. */
function differing(path: string, sent: unknown, answer: unknown): string[] {
  const [wanted, found] = [valueAt(sent, path), valueAt(answer, path)];
  if (wanted === undefined || found === undefined || isSame(path, wanted, found)) return [];
  return [`${path} is not as it was sent`];
}

function isSame(path: string, wanted: unknown, found: unknown): boolean {
  if (path.startsWith("amounts."))
    return ["amount", "currency"].every(
      (name) => String(memberOf(wanted, name)) === String(memberOf(found, name)),
    );
  if (path === "time") return momentOf(String(wanted)) === momentOf(String(found));
  const texts = [wanted, found].map(String);
  return isUuid(wanted)
    ? texts[0]?.toLowerCase() === texts[1]?.toLowerCase()
    : texts[0] === texts[1];
}

/** Identifiers that were sent come back, beside those that others add. */
function identifiersGone(shared: readonly string[], sent: unknown, answer: unknown): string[] {
  const name = "thirdPartyIdentifiers";
  const [wanted, found] = [memberOf(sent, name), memberOf(answer, name)];
  if (!shared.includes(name) || !Array.isArray(wanted) || !Array.isArray(found)) return [];
  const known = new Set(found.map(identifierText));
  return wanted.every((one) => known.has(identifierText(one)))
    ? []
    : [`${name} lacks one that was sent, or has another value for it`];
}

const identifierText = (one: unknown): string =>
  JSON.stringify([memberOf(one, "institutionId"), memberOf(one, "transactionIdentifier")]);

/** What every interface says of its amounts: no more is approved than was asked, no more is free than there is. */
const sumsOfAmounts: readonly AnswerSum[] = [
  {
    total: "amounts.requestAmount.amount",
    parts: ["amounts.approvedAmount.amount"],
    isAtMost: true,
  },
  {
    total: "amounts.balanceAmount.amount",
    parts: ["amounts.availableBalance.amount"],
    isAtMost: true,
  },
];

/** What of the numbers of an answer does not add up, in sentences. Those of an advice message are the client's. */
export function sumMistakes({ operation, status, sent, answer }: AnsweredMessage): string[] {
  if (!(status in operation.success) || operation.kind === "advice") return [];
  return [...sumsOfAmounts, ...(operation.sums ?? [])].flatMap((sum) => {
    const { total, parts, lists = [], isAtMost = false } = sum;
    const [whole] = [...numbersAt(answer, total), ...numbersAt(sent, total)];
    const found = parts.flatMap((path) => numbersAt(answer, path));
    if (whole === undefined || found.length < parts.length) return [];
    const added = [...found, ...lists.flatMap((path) => numbersAt(answer, path))].reduce(
      (one, other) => one + other,
    );
    if (isAtMost ? added <= whole : added === whole) return [];
    const named = [...parts, ...lists].join(" + ");
    return isAtMost
      ? [`${named} is ${added}, more than ${total}, ${whole}`]
      : [`${total} is ${whole}, and ${named} is ${added}`];
  });
}

/** The numbers at a path, through the entries of lists. */
function numbersAt(value: unknown, path: string): number[] {
  let found: unknown[] = [value];
  for (const name of path.split(".")) found = found.flatMap((one) => [memberOf(one, name)].flat(1));
  return found.filter((one) => typeof one === "number");
}

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
      const value = bodyMember(answer, name);
      if (value !== undefined && value !== bodyMember(request, name)) faults.push(...check(value));
    }
    return faults;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const bodyMember = (body: unknown, name: string): unknown =>
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
