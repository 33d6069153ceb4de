import type { Fault } from "../../scenario/fault-definition";

/** What can go wrong, in the order of how often it is asked for. */
export const kinds = {
  "no-answer": { words: "gets no answer", asks: undefined },
  status: { words: "is answered with a status", asks: "status" },
  delay: { words: "is slow", asks: "for" },
  reset: { words: "has its connection reset", asks: undefined },
  empty: { words: "has its connection closed without a byte", asks: undefined },
  truncate: { words: "gets half of its answer", asks: undefined },
  malformed: { words: "gets a body that is not JSON", asks: undefined },
  drip: { words: "gets its body slowly", asks: "for" },
  replay: { words: "is delivered twice", asks: undefined },
} as const satisfies Record<Fault["kind"], { words: string; asks: string | undefined }>;

export type Kind = keyof typeof kinds;

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
  status: number;
  /** How long, where the fault takes time: `90s`. */
  duration: string;
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

function wordsOf({ kind, status }: Choices): string {
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

function faultOf({ kind, status, duration }: Choices): string {
  const { asks } = kinds[kind];
  if (asks === "status") return `kind: ${kind}, status: ${status}`;
  return asks === "for" ? `kind: ${kind}, for: ${duration}` : `kind: ${kind}`;
}
