import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { createSchemaCheck } from "../contract/checks/json-schema-check";
import { memberOf } from "../contract/values/json-value";
import { type InterfaceContract, type Operation, isCalled } from "../contract/operation";
import { limits } from "../limits/limits";
import { type FileFault, FileRefused, fileError } from "../files/file-refused";
import { type LocatedValue, readYaml, readYamlFile } from "../files/located-yaml";
import { type Match, type Rule, Fault, Scenario, interfacesOf } from "./definition";
import { faultMistakes, kindNamed } from "./faults";
import { meaningless, meantBy, operationsMeant, unsharedMistakes } from "./meaning";
import type { LoadMistake } from "./matcher-mistakes";
import { didYouMean } from "../mistake";
import { isChosenName, nameForm } from "../contract/schema";

const checkSchema = createSchemaCheck(Scenario);
const checkFault = createSchemaCheck(Fault);

/** Where scenarios are to run. */
interface ScenarioUse {
  /** In a simulator that others use too; absent: in one of its own, or it is not known yet. */
  isShared?: boolean | undefined;
}

/** Reads a scenario file; throws `FileRefused` with file, line and column of every mistake. */
export const loadScenarioFile = (
  file: string,
  contracts: readonly InterfaceContract[],
  use: ScenarioUse = {},
): Scenario => accept(readYamlFile(file), contracts, use);

/** What a scenario is called that has no file, in what is thrown. */
export const scenarioText = "scenario";

/**
 * Reads a scenario from a text, which is called "scenario" in what is thrown. `draft`: the name that the scenario must
 * have.
 */
export const loadScenarioText = (
  source: string,
  contracts: readonly InterfaceContract[],
  { draft, ...use }: ScenarioUse & { draft?: string | undefined } = {},
): Scenario =>
  accept(readYaml(source, scenarioText), contracts, {
    ...use,
    holder: draft === undefined ? undefined : { name: draft, kind: "draft" },
  });

/**
 * Reads a fault that is added by itself, for messages of some interfaces, and gives its rule. Throws `FileRefused`,
 * whose paths begin at the fault.
 */
export function loadFaultText(
  source: string,
  contracts: readonly InterfaceContract[],
  { on, isShared }: ScenarioUse & { on: Match },
): Rule {
  const located = readYaml(source, "fault");
  const { value } = located;
  const meant = contracts.flatMap(({ operations, ownSteps }) =>
    operationsMeant(on, operations, ownSteps),
  );
  const unshared = isShared === true ? kindNamed(memberOf(value, "kind"))?.unshared : undefined;
  const broken = [...checkFault(value), ...unsafeNumbers(value)];
  const mistakes = [
    ...broken,
    ...(broken.length === 0
      ? faultMistakes(value as Fault, meantBy(on.operation, meant, contracts))
      : []),
    ...(unshared === undefined ? [] : [{ path: "kind", text: unshared }]),
  ];
  refuseFor(mistakes, located);
  const named = contracts.flatMap(({ operations }) => operations);
  return { on: withOwnName(on, named), fault: value as Fault };
}

/** What a scenario must fit: where it is to run, and what holds it, whose name it has. */
interface ScenarioTerms extends ScenarioUse {
  holder?: { name: string; kind: "file" | "draft" } | undefined;
}

function accept(
  located: LocatedValue,
  contracts: readonly InterfaceContract[],
  wanted: ScenarioTerms,
): Scenario {
  const { value } = located;
  const broken = [...checkSchema(value), ...unsafeNumbers(value)];
  const mistakes = [
    ...broken,
    ...meaningless(value, contracts, broken),
    ...nameMistakes(value, broken, wanted),
    ...(wanted.isShared === true ? unsharedMistakes(value) : []),
  ];
  refuseFor(mistakes, located);
  return withOwnNames(value as Scenario, contracts);
}

/** Throws mistakes, if there are any, in the order of their places. */
function refuseFor(mistakes: readonly LoadMistake[], located: LocatedValue): void {
  if (mistakes.length === 0) return;
  const faults = mistakes
    .slice(0, limits.reportedViolations)
    .map((mistake) => located.faultAt(mistake.path, wordsOf(mistake, located)));
  throw new FileRefused(
    faults.sort((one, other) => one.line - other.line || one.column - other.column),
  );
}

/** A text that lacks its quotes is spelt as the file has it: YAML reads 00170001 as 170001. */
const wordsOf = ({ path, text, unquoted }: LoadMistake, { writtenAt }: LocatedValue): string =>
  unquoted === undefined
    ? text
    : `${text}; write ${JSON.stringify(writtenAt(path) ?? unquoted)}, in quotes`;

const ownNameIn = (operations: readonly Operation[], name: string): string =>
  operations.find((operation) => isCalled(operation, name))?.id ?? name;

const withOwnName = (on: Match, operations: readonly Operation[]): Match =>
  on.operation === undefined ? on : { ...on, operation: ownNameIn(operations, on.operation) };

/** The scenario with the contract's names of the operations, by which journal and verdicts call them. */
function withOwnNames(scenario: Scenario, contracts: readonly InterfaceContract[]): Scenario {
  const operations = contracts
    .filter(({ name }) => interfacesOf(scenario).includes(name))
    .flatMap((contract) => contract.operations);
  const ownName = (name: string): string => ownNameIn(operations, name);
  const rules = scenario.rules.map((rule) => ({ ...rule, on: withOwnName(rule.on, operations) }));
  const expect = scenario.expect?.map((one) =>
    "never" in one
      ? { never: { ...one.never, operation: ownName(one.never.operation) } }
      : { ...one, operation: ownName(one.operation) },
  );
  return { ...scenario, rules, ...(expect && { expect }) };
}

function nameMistakes(
  value: unknown,
  broken: readonly LoadMistake[],
  { holder }: ScenarioTerms,
): LoadMistake[] {
  const { name } = Object(value) as { name?: unknown };
  if (
    holder === undefined ||
    name === undefined ||
    name === holder.name ||
    broken.some(({ path }) => path === "name")
  )
    return [];
  return [{ path: "name", text: `must be the name of the ${holder.kind}, ${holder.name}` }];
}

/** YAML reads a card number without quotes as a number, and changes it on the way. */
function unsafeNumbers(value: unknown, path = ""): LoadMistake[] {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    return [{ path, text: "put this long number in quotes" }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
    return unsafeNumbers(member, at);
  });
}

/** The scenarios of some directories, by name. */
export interface ScenarioLibrary {
  names(): string[];
  /** The scenario; undefined when no directory has it. Throws `FileRefused` when its file is wrong. */
  get(name: string): Scenario | undefined;
  /** The text of its file; undefined when no directory has it. */
  text(name: string): string | undefined;
  /** Every file of the directories, with what is wrong with it, if anything. */
  check(): (CheckedFile & { name: string })[];
}

/** A scenario file, with what is wrong with it or the scenario that it holds. */
export interface CheckedFile {
  file: string;
  faults: readonly FileFault[];
  scenario?: Scenario;
}

/** Checks a file by itself, which need not be named as its scenario is. */
export const checkScenarioFile = (
  file: string,
  contracts: readonly InterfaceContract[],
): CheckedFile => checkFile(file, () => loadScenarioFile(file, contracts));

function checkFile(file: string, load: () => Scenario): CheckedFile {
  try {
    return { file, faults: [], scenario: load() };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { file, faults: error.faults };
  }
}

/** Size and times of change of a file; undefined: it cannot be read. */
function versionOf(file: string): string | undefined {
  if (fileError(file) !== undefined) return undefined;
  const stats = statSync(file);
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

/** Checks files of a library. What was read is kept while the file stays the same. */
function createLibraryReader(
  contracts: readonly InterfaceContract[],
  use: ScenarioUse,
): (name: string, file: string) => CheckedFile {
  const kept = new Map<string, { version: string | undefined; read: CheckedFile }>();
  return (name, file) => {
    // Before it is read: what changes meanwhile is read again.
    const version = versionOf(file);
    const before = kept.get(file);
    if (before !== undefined && version !== undefined && before.version === version)
      return before.read;
    // There the scenario has the name of its file.
    const read = checkFile(file, () =>
      accept(readYamlFile(file), contracts, { ...use, holder: { name, kind: "file" } }),
    );
    kept.set(file, { version, read });
    return read;
  };
}

/**
 * Files are found now and read when they are asked for, and again when they have changed; a file may stand for a
 * directory. A later directory's file replaces an earlier one's.
 */
export function createScenarioLibrary(
  directories: readonly string[],
  contracts: readonly InterfaceContract[],
  use: ScenarioUse = {},
): ScenarioLibrary {
  const read = createLibraryReader(contracts, use);
  const files = new Map<string, string>();
  for (const directory of directories) {
    for (const file of filesOf(directory)) files.set(basename(file).replace(/\.ya?ml$/, ""), file);
  }
  return {
    names: () => [...files.keys()],
    get(name) {
      const file = files.get(name);
      if (file === undefined) return undefined;
      const { scenario, faults } = read(name, file);
      if (scenario === undefined) throw new FileRefused(faults);
      return scenario;
    },
    text(name) {
      const file = files.get(name);
      return file === undefined ? undefined : readFileSync(file, "utf8");
    },
    check: () => [...files].map(([name, file]) => ({ name, ...read(name, file) })),
  };
}

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];

/** The text of a scenario, and its name. */
interface NamedText {
  name: string;
  text: string;
}

/**
 * A scenario's text with its name, which `given` replaces, if it is there; nothing else of the text changes.
 * Throws `FileRefused` for a text that is not YAML, or has no name.
 */
export function namedText(source: string, file: string, given?: string): NamedText {
  const located = readYaml(source, file);
  const name = memberOf(located.value, "name");
  if (!isChosenName(name)) throw located.refusal([{ path: "name", text: `must be ${nameForm}` }]);
  if (given === undefined) return { name, text: source };
  const start = source.indexOf(name, offsetOf(source, located.faultAt("name", "")) + "name".length);
  const isQuoted = /["']/.test(source.charAt(start - 1));
  const written = isQuoted ? given : JSON.stringify(given);
  return {
    name: given,
    text: source.slice(0, start) + written + source.slice(start + name.length),
  };
}

/** Where a place of a text is, in characters from its beginning. */
const offsetOf = (source: string, { line, column }: FileFault): number =>
  source
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length +
  column -
  (line === 1 ? 1 : 0);

/** Whether a scenario is given by its file, and not by its name: no name has a dot. */
export const isScenarioFile = (given: string): boolean => /\.ya?ml$/.test(given);

/** What is said of a name that no scenario has; `known`: those that some have. */
export const noScenario = (given: string, known: readonly string[]): string =>
  `There is no scenario ${given}: standin scenario list shows those that come with ` +
  `Standin; a file's name ends in .yaml or .yml.${didYouMean(given, known)}`;

/** What is said of a directory that holds no scenario. */
export const noScenarioFile = (path: string): string =>
  `${path} has no scenario file (.yaml or .yml).`;

/** The first line of a scenario file, by which editors find the schema that stands beside it. */
export const schemaComment = "# yaml-language-server: $schema=scenario.schema.json";
const anySchemaComment = /^# *yaml-language-server:/;

/** What the comment at the head of a scenario's text says: what it shows, and what a correct POS does. */
export function aboutOf(text: string): string | undefined {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const about = lines
    .slice(0, end === -1 ? lines.length : end)
    .filter((line) => !anySchemaComment.test(line))
    .map((line) => line.replace(/^# ?/, "").trimEnd())
    .join("\n")
    .trim()
    .slice(0, limits.textLength);
  return about === "" ? undefined : about;
}
