import {
  type AnyKind,
  type FaultKind,
  type Question,
  kinds as allKinds,
} from "../../scenario/faults";

/** The kinds that the builder offers, with its words for each, in the order of how often they are asked for. */
const offeredKinds = [...allKinds]
  .flatMap(({ kind, only, builder }: AnyKind & { kind: FaultKind }) =>
    builder === undefined ? [] : [{ kind, only, ...builder }],
  )
  .sort((one, other) => (one.place ?? 5) - (other.place ?? 5));

/** What can go wrong. */
export const kinds = new Map(offeredKinds.map((one) => [one.kind, one]));

export const questionsOf = (kind: FaultKind): readonly Question[] => kinds.get(kind)?.asks ?? [];

/** Under which name an answer to a question is kept. */
export const nameOf = ({ key, name = key }: Question): string => name;

/** What is typed before anybody has typed anything. */
export const begunMembers: Readonly<Record<string, string>> = Object.fromEntries(
  offeredKinds.flatMap(({ asks = [] }) => asks.map((one) => [nameOf(one), one.begun ?? ""])),
);

/** How often a rule strikes; `key` is that of the rule, which takes a number. */
export const frequencies = {
  once: { words: "once", key: undefined },
  times: { words: "the first N times", key: "times" },
  nth: { words: "match number N alone", key: "nth" },
  every: { words: "every Nth time", key: "every" },
  always: { words: "each time", key: undefined },
} as const;

type Frequency = keyof typeof frequencies;

/** What the builder was told. */
export interface Choices {
  interfaceName: string;
  operation: string;
  kind: FaultKind;
  when: "before" | "after";
  /** What the fault needs, as it is typed, by the names of the questions: a `for` of `90s`. */
  members: Readonly<Record<string, string>>;
  frequency: Frequency;
  /** The N of a frequency. */
  number: number;
}

const often = ({ frequency, number }: Choices): string =>
  frequencies[frequency].words.replace("N", String(number));

/** The text of the scenario that the choices describe. */
export function scenarioText(choices: Choices): string {
  const { interfaceName, operation, when } = choices;
  const title = `${operation} ${wordsOf(choices)} ${when} processing, ${often(choices)}`;
  return [
    `# Shows: ${title}.`,
    `name: ${scenarioName(choices)}`,
    `title: ${title}`,
    `interface: ${interfaceName}`,
    "rules:",
    `  - on: { operation: ${operation} }`,
    ...countOf(choices).map((line) => `    ${line}`),
    `    fault: { when: ${when}, ${faultOf(choices)} }`,
    "",
  ].join("\n");
}

function wordsOf({ kind, members: typed }: Choices): string {
  const { words = kind, titled } = kinds.get(kind) ?? {};
  return titled?.(typed) ?? words;
}

const scenarioName = ({ operation, kind, when }: Choices): string =>
  `${operation}-${kind}-${when}`
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

function countOf({ frequency, number }: Choices): string[] {
  if (frequency === "always") return [];
  return frequency === "once" ? ["times: 1"] : [`${frequency}: ${number}`];
}

function faultOf(choices: Choices): string {
  const told = toldMembers(choices).map(({ key, value }) => `${key}: ${value}`);
  return [`kind: ${choices.kind}`, ...told].join(", ");
}

/** The fault in words, as a single one is added. */
export const wordsOfFault = (choices: Choices): string[] => [
  choices.kind,
  ...toldMembers(choices).map(({ key, value }) => `${key}=${value}`),
];

/** The members of the fault that something was typed for, and those that it needs. */
function toldMembers({ kind, members: typed }: Choices): { key: string; value: string }[] {
  const asked = questionsOf(kind).map((question) => ({
    ...question,
    value: (typed[nameOf(question)] ?? "").trim(),
  }));
  return asked.filter(({ value, isOptional }) => value !== "" || isOptional !== true);
}
