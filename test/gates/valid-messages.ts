import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Operation } from "../../src/contract/operation";
import type { Body } from "../family/adapter";
import { readExamples } from "../examples/validate";
import { resetMessage } from "./messages";
import { type Valid, formOf, placesOf } from "./mutants";
import { type Subject, inWords, overHttp, subjects } from "./subjects";

/** A valid message of an operation. */
export interface ValidOf extends Valid {
  subject: Subject;
  operation: string;
  /** The status of a refusal that has no body, if there is one. */
  emptyStatus: number | undefined;
}

interface Example { interface?: string; operation?: string; form?: string; body?: Body }

const id = "c36e5efc-f1e1-430f-a737-d8e7e8643b13";
const requestId = "704dafce-9c14-41c3-88bd-47c348641623";

/** The references' own messages of an operation. */
function examplesOf({ family, name }: Subject, operation: Operation): Body[] {
  if (!existsSync(join(__dirname, "../examples", family.name))) return [];
  const examples = Object.entries(readExamples(family.name)).filter(([file]) => !file.includes(".answer")).map(([, one]) => one as Example);
  return examples
    .filter((example) => example.operation === operation.id && (example.interface ?? name) === name && (example.form !== "U" || name === "gift-card"))
    .flatMap(({ body }) => (body === undefined ? [] : [body]));
}

/** What the adapter has for an operation. */
function drivenBodies({ adapter }: Subject, operation: Operation): Body[] {
  const { kind, transaction = "", method } = operation;
  if (kind === "advice") return [adapter.advice(operation, id, requestId)];
  if (kind === "lookup") return method === "GET" ? [] : [adapter.lookup?.(operation, id) ?? {}];
  const own = adapter.requests?.[operation.id];
  if (own !== undefined) return [own(id)];
  const how = adapter.kinds[transaction];
  return kind === "request" && how !== undefined ? [how.approved(id, 0), how.declined(id)] : [];
}

/** Query parameters of a message that has a body as well. */
const searchOf = ({ query, method }: Operation): string =>
  (query === undefined || method === "GET" ? "" : `?${Object.keys(query.properties as object).map((name) => `${name}=${id}`).join("&")}`);

function emptyStatusOf({ adapter }: Subject, { transaction = "", advice }: Operation): number | undefined {
  const { status, isEmpty } = advice === undefined ? {} : adapter.refused("unknown", transaction, advice);
  return isEmpty === true ? status : undefined;
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

function validOf(subject: Subject, operation: Operation): ValidOf[] {
  const schema = operation.body;
  if (schema === undefined) return [];
  const bodies = operation.id === "reset" ? [resetMessage.body as Body] : [...examplesOf(subject, operation), ...drivenBodies(subject, operation)];
  return bodies.map((body) => ({
    subject, operation: operation.id, method: operation.method, body, places: placesOf(formOf(schema, body)),
    idInPath: operation.idParameter !== undefined, emptyStatus: emptyStatusOf(subject, operation),
    path: overHttp(subject, inWords(operation, body, textOf(body["id"], id), textOf(body["requestId"], requestId))).path + searchOf(operation),
  }));
}

/** Messages with a body, of every operation of every interface that has one. */
export const validMessages: readonly (readonly ValidOf[])[] = subjects
  .flatMap((subject) => subject.contract.operations.map((operation) => validOf(subject, operation)))
  .filter((messages) => messages.length > 0);
