import type { Fault } from "../../scenario/fault-definition";

/** The members that a fault may need, each with its question. */
export const members = {
  status: { label: "status", isNumber: true },
  for: { label: "for how long: 500ms, 90s or 2m", isNumber: false },
  errorType: { label: "errorType: one with which the operation is refused", isNumber: false },
  set: { label: "what changes, such as { errorType: OTHER }", isNumber: false },
  bytes: { label: "bytes of the body", isNumber: true },
  bytesPerSecond: { label: "bytes a second", isNumber: true },
} as const;

/** A member that a fault needs. */
export type Member = keyof typeof members;

interface KindWords {
  words: string;
  asks?: Member;
  /** Absent: it strikes before the processing or after it. */
  only?: "before" | "after";
}

/** A kind of fault that can be chosen. `standin start`, which the console belongs to, refuses `refuse-connection`. */
export type Kind = Exclude<Fault["kind"], "refuse-connection">;

/** What can go wrong, in the order of how often it is asked for. */
export const kinds: Readonly<Record<Kind, KindWords>> = {
  "no-answer": { words: "gets no answer" },
  status: { words: "is answered with a status", asks: "status" },
  refuse: { words: "is refused", asks: "errorType", only: "before" },
  delay: { words: "is slow", asks: "for" },
  reset: { words: "has its connection reset" },
  empty: { words: "has its connection closed without a byte" },
  truncate: { words: "gets half of its answer" },
  cut: { words: "gets the first bytes of its answer", asks: "bytes" },
  "half-close": { words: "gets the head of its answer and a closed side" },
  malformed: { words: "gets a body that is not JSON" },
  drip: { words: "gets its body slowly", asks: "for" },
  bandwidth: { words: "gets its body at a low speed", asks: "bytesPerSecond" },
  edit: { words: "gets a changed answer", asks: "set", only: "after" },
  replay: { words: "is delivered twice" },
};

/** How often a rule strikes; `key` is that of the rule, which takes a number. */
export const frequencies = {
  once: { words: "once", key: undefined },
  times: { words: "the first N times", key: "times" },
  nth: { words: "match number N alone", key: "nth" },
  every: { words: "every Nth time", key: "every" },
  always: { words: "each time", key: undefined },
} as const;

export type Frequency = keyof typeof frequencies;

/** What the builder was told. */
export interface Choices {
  interfaceName: string;
  operation: string;
  kind: Kind;
  when: "before" | "after";
  /** What the fault needs, as it is typed: a `for` of `90s`. */
  members: Readonly<Record<Member, string>>;
  frequency: Frequency;
  /** The N of a frequency. */
  number: number;
}

const often = ({ frequency, number }: Choices): string =>
  frequencies[frequency].words.replace("N", String(number));

/** The text of the scenario that the choices describe. */
export function textOf(choices: Choices): string {
  const { interfaceName, operation, when } = choices;
  const title = `${operation} ${wordsOf(choices)} ${when} the processing, ${often(choices)}`;
  return [
    `# Shows: ${title}.`,
    `name: ${nameOf(choices)}`,
    `title: ${title}`,
    `interface: ${interfaceName}`,
    "rules:",
    `  - on: { operation: ${operation} }`,
    ...countOf(choices).map((line) => `    ${line}`),
    `    fault: { when: ${when}, ${faultOf(choices)} }`,
    "",
  ].join("\n");
}

function wordsOf({ kind, members: { status } }: Choices): string {
  return kind === "status" ? `is answered ${status}` : kinds[kind].words;
}

const nameOf = ({ operation, kind, when }: Choices): string =>
  `${operation}-${kind}-${when}`
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

function countOf({ frequency, number }: Choices): string[] {
  if (frequency === "always") return [];
  return frequency === "once" ? ["times: 1"] : [`${frequency}: ${number}`];
}

function faultOf({ kind, members: given }: Choices): string {
  const { asks } = kinds[kind];
  return asks === undefined ? `kind: ${kind}` : `kind: ${kind}, ${asks}: ${given[asks]}`;
}
