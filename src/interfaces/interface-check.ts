import type { InterfaceContract, Operation } from "../contract/operation";
import { errorWithCode, refusalsOf } from "../contract/refusals";
import { propertiesOf } from "../contract/schema";
import { limits } from "../limits";
import type { Family } from "./family";
import { closingMistakes, operationMistakes } from "./operation-check";

/** The names that are in a list more than once. */
export const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** Names as a mistake tells them. */
export const listed = (names: Iterable<string>): string => [...new Set(names)].join(", ") || "none";

/** Whether an `errorMessage` is longer than the contract allows. */
export const messageMistakes = (of: string, text: string): string[] =>
  text.length <= limits.errorMessage
    ? []
    : [
        `${of}: the errorMessage "${text}" has ${text.length} characters, the maximum is ${limits.errorMessage}`,
      ];

/** What is wrong with the declaration of an interface of a family, in words that follow the family's name. */
export function contractMistakes({ kinds }: Family, contract: InterfaceContract): string[] {
  const { name, operations } = contract;
  const names = Object.keys(kinds);
  const own = operations.flatMap((operation) =>
    operationMistakes(operation, names).map((text) => `operation ${operation.id} ${text}`),
  );
  const ofInterface = [
    ...pathMistakes(contract),
    ...repeated(operations.map(({ id }) => id)).map((id) => `operation ${id} is declared twice`),
    // A transaction that is misspelt is missing elsewhere: one sentence is enough.
    ...(own.length > 0 ? [] : names).flatMap((transaction) =>
      closingMistakes(operations, transaction),
    ),
    ...administrationMistakes(contract),
    ...userNameMistakes(contract),
    ...errorTypeMistakes(contract),
    ...refusedWithMistakes(contract),
  ].map((text) => `interface ${name}: ${text}`);
  return [...own, ...ofInterface];
}

/** Two paths that differ only in the names of their parameters are one path to the router. */
const endpointOf = ({ method, path }: Operation): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;

const pathMistakes = ({ basePath, operations }: InterfaceContract): string[] => [
  ...(basePath.startsWith("/") ? [] : [`the base path "${basePath}" does not begin with a slash`]),
  ...repeated(operations.map(endpointOf)).map((endpoint) => `two operations have ${endpoint}`),
];

/** Testers read the data of every interface, and reset it. */
const administrationMistakes = ({ operations }: InterfaceContract): string[] =>
  ["data", "reset"]
    .filter(
      (id) => !operations.some(({ id: own, kind }) => own === id && kind === "administration"),
    )
    .map((id) => `it has no operation ${id} of kind administration (administrationOperations)`);

/** Whether a value may have a member at this path. One of forms, without a type of its own, may. */
function mayHave(schema: object | undefined, [name, ...rest]: readonly string[]): boolean {
  if (schema === undefined) return false;
  if (name === undefined) return true;
  const declared = propertiesOf(schema);
  if (Object.keys(declared).length === 0) return !("type" in schema);
  return mayHave(declared[name], rest);
}

const userNameMistakes = ({ userNameFields, operations }: InterfaceContract): string[] =>
  userNameFields
    .filter((field) => !operations.some(({ body }) => mayHave(body, field.split("."))))
    .map((field) => `userNameFields has "${field}", which no body declares`);

function errorTypeMistakes(contract: InterfaceContract): string[] {
  const { errorTypes, generalErrorType, ownErrorTypes = {}, ownMessages = {} } = contract;
  return [
    ...(errorTypes.includes(generalErrorType)
      ? []
      : [`generalErrorType "${generalErrorType}" is not one of its errorTypes`]),
    ...Object.entries(ownErrorTypes)
      .filter(([, type]) => !errorTypes.includes(type))
      .map(
        ([code, type]) =>
          `ownErrorTypes has "${type}" for ${code}, which is not one of its errorTypes`,
      ),
    ...Object.entries(ownMessages).flatMap(([code, text]) =>
      messageMistakes(`ownMessages: ${code}`, text),
    ),
  ];
}

/** Each error with which an operation may be refused is there, and can be told from the others by its type. */
const refusedWithMistakes = (contract: InterfaceContract): string[] =>
  contract.operations.flatMap((operation) => {
    const { id, refusedWith = [] } = operation;
    const possible = [...refusalsOf(contract, operation).values()].map(({ code }) => code);
    return refusedWith
      .filter((code) => !possible.includes(code))
      .map((code) =>
        errorWithCode(contract, code) === undefined
          ? `operation ${id} is refused with ${code}, which is not one of the errors`
          : `operation ${id} is refused with ${code}, whose status it does not list, or means an unknown outcome, ` +
            "or whose type an earlier one has",
      );
  });
