import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Operation } from "../../../src/contract/operation";
import type { Body } from "../../families/suite/adapter";
import { readExamples } from "../../examples/validate";
import { type HttpMessage, resetMessage } from "../trial/messages";
import { type Mutant, formOf, mutantOf, placesOf } from "./mutants";
import { type ValidQuery, queryMessage, queryMutantOf } from "./query-mutants";
import type { Random } from "../trial/random";
import { type Subject, inWords, overHttp, subjects } from "../trial/subjects";

/** A valid message of an operation, and its mutants. */
export interface ValidOf {
  subject: Subject;
  operation: string;
  message: HttpMessage;
  mutant(random: Random): Omit<Mutant, "operation">;
}

interface Example {
  interface?: string;
  operation?: string;
  form?: string;
  body?: Body;
}

const id = "c36e5efc-f1e1-430f-a737-d8e7e8643b13";
const requestId = "704dafce-9c14-41c3-88bd-47c348641623";

/** The references' own messages of an operation. */
function examplesOf({ family, name }: Subject, operation: Operation): Body[] {
  if (!existsSync(join(__dirname, "../../examples", family.name))) return [];
  const examples = Object.entries(readExamples(family.name))
    .filter(([file]) => !file.includes(".answer"))
    .map(([, one]) => one as Example);
  return examples
    .filter(
      (example) =>
        example.operation === operation.id &&
        (example.interface ?? name) === name &&
        (example.form !== "U" || name === "gift-card"),
    )
    .flatMap(({ body }) => (body === undefined ? [] : [body]));
}

/** What the adapter has for an operation. */
function drivenBodies({ adapter }: Subject, operation: Operation): Body[] {
  const { kind, transaction = "" } = operation;
  if (kind === "advice") return [adapter.advice(operation, id, requestId)];
  if (kind === "lookup") return [adapter.lookup?.(operation, id) ?? {}];
  const own = adapter.requests?.[operation.id];
  if (own !== undefined) return [own(id)];
  const how = adapter.kinds[transaction];
  return kind === "request" && how !== undefined ? [how.approved(id, 0), how.declined(id)] : [];
}

/** Query parameters of a message that has a body as well. */
const searchOf = ({ query, method }: Operation): string =>
  query === undefined || method === "GET"
    ? ""
    : `?${Object.keys(query.properties as object)
        .map((name) => `${name}=${id}`)
        .join("&")}`;

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value : otherwise;

function validOf(subject: Subject, operation: Operation): ValidOf[] {
  const schema = operation.body;
  if (schema === undefined) return [];
  const bodies =
    operation.id === "reset"
      ? [resetMessage.body as Body]
      : [...examplesOf(subject, operation), ...drivenBodies(subject, operation)];
  return bodies.map((body) => {
    const path =
      overHttp(
        subject,
        inWords(operation, body, textOf(body["id"], id), textOf(body["requestId"], requestId)),
      ).path + searchOf(operation);
    const valid = {
      method: operation.method,
      path,
      body,
      places: placesOf(formOf(schema, body), body),
      idInPath: operation.idParameter !== undefined,
    };
    return {
      subject,
      operation: operation.id,
      message: { method: valid.method, path, body },
      mutant: (random) => mutantOf(valid, random),
    };
  });
}

/** What names an entity in the path, for every type that the operation shows. */
function entityNames({ adapter }: Subject, { path }: Operation): Body[] {
  const [name = ""] = /[^{]+(?=\}$)/.exec(path) ?? [];
  return Object.entries(adapter.entities)
    .filter(([type]) => path.includes("{entityType}") || path.includes(`/${type}/`))
    .map(([entityType, { known }]) => ({ entityType, [name]: decodeURIComponent(known) }));
}

/** Messages without a body that say something in their path or their query. */
function queriesOf(subject: Subject, operation: Operation): ValidOf[] {
  const { method, kind, query: schema, parameters } = operation;
  if (method !== "GET" || (schema ?? parameters) === undefined) return [];
  const words =
    kind === "administration" ? entityNames(subject, operation) : drivenBodies(subject, operation);
  return words.map((body) => {
    const { path, query } = inWords(operation, body, id, requestId);
    const valid: ValidQuery = {
      route: `${subject.contract.basePath}${operation.path}`,
      path,
      query: query as Record<string, string>,
      required: schema?.required ?? [],
    };
    return {
      subject,
      operation: operation.id,
      message: queryMessage(valid),
      mutant: (random) => queryMutantOf(valid, random),
    };
  });
}

/** Messages of every operation of every interface that says something in its body, its path or its query. */
export const validMessages: readonly (readonly ValidOf[])[] = subjects
  .flatMap((subject) =>
    subject.contract.operations.flatMap((operation) => [
      validOf(subject, operation),
      queriesOf(subject, operation),
    ]),
  )
  .filter((messages) => messages.length > 0);
