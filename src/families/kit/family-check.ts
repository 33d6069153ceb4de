import { type ErrorEntry, commonErrors, simulatedErrors } from "../../contract/error-catalogue";
import type { InterfaceContract, Operation } from "../../contract/operation";
import { transitionsOf } from "../../lifecycle/state";
import { tableFaults } from "../../lifecycle/apply";
import type { Family } from "./family";
import { errorWithCode, refusalsOf } from "../../contract/refusals";
import { propertiesOf } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { closingMistakes, operationMistakes } from "./operation-check";

/** The names that are in a list more than once. */
const duplicatesIn = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** Names as a mistake tells them. */
const listNames = (names: Iterable<string>): string => [...new Set(names)].join(", ") || "none";

/** Whether an `errorMessage` is longer than the contract allows. */
const messageMistakes = (of: string, text: string): string[] =>
  text.length <= limits.errorMessage
    ? []
    : [
        `${of}: the errorMessage "${text}" has ${text.length} characters, the maximum is ${limits.errorMessage}`,
      ];

/** What is wrong with the declaration of an interface of a family, in words that follow the family's name. */
function contractMistakes({ kinds }: Family, contract: InterfaceContract): string[] {
  const { name, operations } = contract;
  const names = Object.keys(kinds);
  const own = operations.flatMap((operation) =>
    operationMistakes(operation, names).map((text) => `operation ${operation.id} ${text}`),
  );
  const ofInterface = [
    ...pathMistakes(contract),
    ...duplicatesIn(operations.map(({ id }) => id)).map(
      (id) => `operation ${id} is declared twice`,
    ),
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
  ...duplicatesIn(operations.map(endpointOf)).map((endpoint) => `two operations have ${endpoint}`),
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

/**
 * What is wrong with the declaration of a family, one sentence each; none: it can be served. Pure, and cheap
 * enough for every start. Its fixtures are checked where they are read.
 */
export function familyMistakes(family: Family): string[] {
  const ofContracts = family.contracts.flatMap((contract) => contractMistakes(family, contract));
  const mistakes = [
    ...tableFaults(transitionsOf(family.transitions)),
    ...ofContracts,
    ...(ofContracts.length > 0 ? [] : kindMistakes(family)),
    ...lookupMistakes(family),
    ...errorMistakes(family),
    ...entityMistakes(family),
    ...referenceMistakes(family),
  ];
  return mistakes.map((mistake) => `Family ${family.name}: ${mistake}.`);
}

/** Names that families share, or interfaces: users say by them what they mean. */
export function sharedNames(families: readonly Family[]): string[] {
  const interfaces = families.flatMap(({ contracts }) => contracts.map(({ name }) => name));
  return [
    ...duplicatesIn(families.map(({ name }) => name)).map(
      (name) => `Two families are named ${name}.`,
    ),
    ...duplicatesIn(interfaces).map((name) => `Two interfaces are named ${name}.`),
  ];
}

const operationsOf = ({ contracts }: Family): Operation[] =>
  contracts.flatMap(({ operations }) => operations);

const kindMistakes = (family: Family): string[] => {
  const opened = new Set(
    operationsOf(family)
      .filter(({ kind }) => kind === "request")
      .map(({ transaction }) => transaction),
  );
  return Object.keys(family.kinds)
    .filter((kind) => !opened.has(kind))
    .map((kind) => `kinds has "${kind}", but no operation opens such a transaction`);
};

/** The forms of a family may share a name and what answers it; two answers to one name are a mistake. */
function answeredTwice({ lookups }: Family): string[] {
  const different = lookups.filter(({ operation, answer }) =>
    lookups.some((other) => other.operation.id === operation.id && other.answer !== answer),
  );
  return [...new Set(different.map(({ operation }) => operation.id))];
}

function lookupMistakes(family: Family): string[] {
  const required = operationsOf(family)
    .filter(({ kind }) => kind === "lookup" || kind === "notification")
    .map(({ id }) => id);
  const answered = family.lookups.map(({ operation }) => operation.id);
  const unanswered = [...new Set(required)].filter((id) => !answered.includes(id));
  const strangers = answered.filter((id) => !required.includes(id));
  const lacking = unanswered.length === 0 ? required : unanswered;
  return [
    ...strangers.map(
      (id) =>
        `lookups answers "${id}", which is not a lookup or notification; ` +
        `${unanswered.length === 0 ? "known" : "without a handler"}: ${listNames(lacking)}`,
    ),
    ...(strangers.length > 0 ? [] : unanswered).map(
      (id) => `operation ${id} has no handler in lookups`,
    ),
    ...answeredTwice(family).map((id) => `lookups answers "${id}" twice`),
  ];
}

/** The catalogue entries of all forms of a family. */
const sharedErrors = (contracts: Family["contracts"]): InterfaceContract["errors"] =>
  Object.fromEntries(contracts.flatMap(({ errors }) => Object.entries(errors)));

function errorMistakes({ contracts }: Family): string[] {
  const errors = sharedErrors(contracts);
  const known = new Set(
    contracts.flatMap(({ errorTypes, finerTypes }) => [
      ...errorTypes,
      ...(finerTypes?.values ?? []),
    ]),
  );
  const typeMistakes = (
    member: string,
    { code }: ErrorEntry,
    type: string | undefined,
  ): string[] =>
    type === undefined || known.has(type)
      ? []
      : [`error ${code} has ${member} "${type}", which no interface of the family knows`];
  const entries = Object.entries(errors);
  return [
    ...entries.flatMap(([, entry]) => [
      ...typeMistakes("errorType", entry, entry.errorType),
      ...typeMistakes("fallback", entry, entry.fallback),
      ...messageMistakes(`error ${entry.code}`, entry.message),
    ]),
    ...entries
      .filter(([key]) => key in commonErrors || key in simulatedErrors)
      .map(([key]) => `error ${key} has the name of an error that all families share`),
  ];
}

function entityMistakes({ entityTypes, settingsType, dataSchema }: Family): string[] {
  const types = Object.entries(entityTypes);
  return [
    ...types
      .filter(([, { key, schema }]) => !(key in schema.properties))
      .map(
        ([type, { key }]) =>
          `entity type ${type} has the key "${key}", which its schema does not declare`,
      ),
    ...duplicatesIn(types.map(([, { plural }]) => plural)).map(
      (plural) => `two entity types have the plural "${plural}"`,
    ),
    ...types
      .filter(([, { view, plural }]) => view !== undefined && !(plural in dataSchema.properties))
      .map(
        ([type, { plural }]) =>
          `entity type ${type} has a view, but dataSchema has no list "${plural}"`,
      ),
    ...(settingsType === undefined || settingsType in entityTypes
      ? []
      : [
          `settingsType is "${settingsType}", but the entity types are ${listNames(Object.keys(entityTypes))}`,
        ]),
  ];
}

/** What faults, onward messages and unknown outcomes name. */
function referenceMistakes(family: Family): string[] {
  const { entityTypes, kinds, faults = [], onward = [], contracts } = family;
  const ids = new Set(operationsOf(family).map(({ id }) => id));
  const typeMistakes = (member: string, type: string | undefined): string[] =>
    type === undefined || type in entityTypes
      ? []
      : [
          `onward has ${member} "${type}", but the entity types are ${listNames(Object.keys(entityTypes))}`,
        ];
  return [
    ...faults
      .filter(({ operation }) => !ids.has(operation.id))
      .map(
        ({ operation }) =>
          `faults has operation "${operation.id}", which no interface of the family has`,
      ),
    ...onward.flatMap(({ entity, operation, contract, timed }) => [
      ...typeMistakes("entity", entity),
      ...typeMistakes("alarm", timed?.alarm),
      ...(contract.operations.some(({ id }) => id === operation)
        ? []
        : [`onward has operation "${operation}", which interface ${contract.name} does not have`]),
    ]),
    ...contracts
      .flatMap(({ unknownOutcomes = [] }) => unknownOutcomes)
      .flatMap(({ kinds: named = [] }) => named)
      .filter((kind) => !(kind in kinds))
      .map(
        (kind) =>
          `unknownOutcomes has the kind "${kind}", but the kinds are ${listNames(Object.keys(kinds))}`,
      ),
  ];
}
