import type { TSchema } from "@sinclair/typebox";
import type { AdviceKind, Operation } from "../../contract/operation";
import { propertiesOf } from "../../contract/schema";

const listNames = (names: readonly string[]): string => names.join(", ") || "none";

const membersOf = (schema: TSchema | undefined): string[] => Object.keys(propertiesOf(schema));

const bracesOf = (path: string): string[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

/**
 * What is wrong with the declaration of an operation of a family with these kinds of transaction, each in
 * words that follow its name.
 */
export function operationMistakes(operation: Operation, kinds: readonly string[]): string[] {
  const inPath = bracesOf(operation.path);
  return [
    ...transactionMistakes(operation, kinds),
    ...adviceMistakes(operation),
    ...pathMistakes(operation, inPath),
    ...idMistakes(operation, inPath),
    ...bodyIdMistakes(operation),
    ...requestTypeMistakes(operation),
    ...(Object.keys(operation.success).length === 0 ? ["has no success status"] : []),
    ...refusalMistakes(operation),
  ];
}

/** Every message of a client may be malformed. */
const refusalMistakes = ({ kind, errors }: Operation): string[] =>
  kind === "administration" || 400 in errors
    ? []
    : ["has no error 400, so that a malformed message cannot be refused"];

function transactionMistakes({ kind, transaction }: Operation, kinds: readonly string[]): string[] {
  const closesOrOpens = kind === "request" || kind === "advice";
  if (transaction === undefined)
    return closesOrOpens ? [`is of kind ${kind} and names no transaction`] : [];
  if (!closesOrOpens)
    return [
      `is of kind ${kind} and names the transaction "${transaction}"; only requests and advice messages do`,
    ];
  if (kinds.includes(transaction)) return [];
  return [`names the transaction "${transaction}", but the kinds are ${listNames(kinds)}`];
}

function adviceMistakes({ kind, advice, onlyAdvice }: Operation): string[] {
  const mistakes: string[] = [];
  if (kind === "advice" && advice === undefined)
    mistakes.push("is an advice and does not say which (advice)");
  if (kind !== "advice" && advice !== undefined)
    mistakes.push(`has advice "${advice}" and is of kind ${kind}`);
  if (kind !== "request" && onlyAdvice !== undefined)
    mistakes.push(`has onlyAdvice "${onlyAdvice}" and is of kind ${kind}`);
  return mistakes;
}

function pathMistakes({ path, parameters }: Operation, braces: readonly string[]): string[] {
  const declared = membersOf(parameters);
  return [
    ...(path.startsWith("/") ? [] : [`has the path "${path}", which does not begin with a slash`]),
    ...braces
      .filter((name) => !declared.includes(name))
      .map((name) => `has {${name}} in its path, but its parameters do not declare it`),
    ...declared
      .filter((name) => !braces.includes(name))
      .map((name) => `declares the parameter ${name}, which is not in its path ${path}`),
    ...braces
      .filter((name, at) => braces.indexOf(name) !== at)
      .map((name) => `has {${name}} twice in its path`),
  ];
}

function idMistakes(operation: Operation, inPath: readonly string[]): string[] {
  const { query, body, kind, idParameter, requestIdParameter, subjectParameter } = operation;
  const unknown = (
    member: string,
    name: string | undefined,
    among: () => readonly string[],
  ): string[] =>
    name === undefined || among().includes(name)
      ? []
      : [`has ${member} "${name}", but its parameters are ${listNames(among())}`];
  const anywhere = (): string[] => [...inPath, ...membersOf(query), ...membersOf(body)];
  return [
    ...unknown("idParameter", idParameter, () => inPath),
    ...unknown("requestIdParameter", requestIdParameter, () => inPath),
    ...unknown("subjectParameter", subjectParameter, anywhere),
    ...(kind !== "advice" && requestIdParameter !== undefined
      ? [
          `has requestIdParameter "${requestIdParameter}" and is of kind ${kind}; only advice messages do`,
        ]
      : []),
  ];
}

/** Where the pipeline finds the ids of a message: in a parameter, or else in this member of the body. */
function bodyIdMistakes({ kind, body, idParameter, requestIdParameter }: Operation): string[] {
  const declared = membersOf(body);
  const lacking = (parameter: string, name: string | undefined, member: string): string[] =>
    name !== undefined || declared.includes(member)
      ? []
      : [`has neither ${parameter} nor a member "${member}" in its body`];
  // A body of two forms declares no members of its own.
  const hasForms = body !== undefined && declared.length === 0;
  if (hasForms || (kind !== "request" && kind !== "advice")) return [];
  return [
    ...lacking("idParameter", idParameter, "id"),
    ...(kind === "advice" ? lacking("requestIdParameter", requestIdParameter, "requestId") : []),
  ];
}

/** An ErrorDetail of the operation carries its requestType, so that the schema of each error must have it. */
function requestTypeMistakes({ requestType, errors }: Operation): string[] {
  const lists = Object.values(errors)
    .map((schema) => wordsOf(propertiesOf(schema ?? undefined)["requestType"]))
    .filter((words) => words.length > 0);
  const lacking = lists.find((words) => !words.includes(requestType));
  return lacking === undefined
    ? []
    : [`has requestType "${requestType}", but its errors allow ${listNames(lacking)}`];
}

const wordsOf = (schema: TSchema | undefined): string[] =>
  Array.isArray(schema?.["enum"]) ? schema["enum"].map(String) : [];

/**
 * The first thing that is missing, or there twice, among the operations of one interface about a kind of
 * transaction.
 */
export function closingMistakes(operations: readonly Operation[], transaction: string): string[] {
  const about = operations.filter((operation) => operation.transaction === transaction);
  if (about.length === 0) return [];
  const requests = about.filter(({ kind }) => kind === "request");
  if (requests.length === 0) return [`no request opens the transaction "${transaction}"`];
  const mistakes = (["confirmation", "reversal"] as const).flatMap((advice) =>
    adviceCountMistakes({ transaction, advice, requests, about }),
  );
  return mistakes.slice(0, 1);
}

interface AdviceCount {
  transaction: string;
  advice: AdviceKind;
  requests: readonly Operation[];
  about: readonly Operation[];
}

function adviceCountMistakes({ transaction, advice, requests, about }: AdviceCount): string[] {
  const count = about.filter((operation) => operation.advice === advice).length;
  const only = requests[0]?.onlyAdvice;
  if (only !== undefined && only !== advice)
    return count === 0
      ? []
      : [
          `the request of the transaction "${transaction}" says onlyAdvice "${only}", but it has a ${advice} too`,
        ];
  if (count === 1) return [];
  return count === 0
    ? [
        `no advice is the ${advice} of the transaction "${transaction}"; if that is ` +
          "right, its request says so with onlyAdvice",
      ]
    : [`${count} advice messages are the ${advice} of the transaction "${transaction}"`];
}
