import type { Fault } from "../../scenario/fault-definition";

/** A question of the builder about a member of a fault. */
interface Question {
  /** The member, as a scenario file calls it. */
  key: string;
  label: string;
  isNumber?: true;
  /** The error types of the operation are offered. */
  isErrorType?: true;
  /** These are offered. */
  offered?: readonly string[];
  /** It may be left empty: then the fault does without it. */
  isOptional?: true;
}

/** The members that a fault may need, each with its question. */
export const members = {
  status: { key: "status", label: "status", isNumber: true },
  offContract: {
    key: "offContract",
    label: "offContract: the contract need not list the status",
    offered: ["true"],
    isOptional: true,
  },
  body: {
    key: "body",
    label: "body, empty: an ErrorDetail; html: a proxy's page",
    offered: ["html"],
    isOptional: true,
  },
  for: { key: "for", label: "for how long: 500ms, 90s or 2m" },
  errorType: {
    key: "errorType",
    label: "errorType: one with which the operation is refused",
    isErrorType: true,
  },
  newStatus: { key: "status", label: "status, empty: as it is", isNumber: true, isOptional: true },
  newErrorType: {
    key: "errorType",
    label: "errorType, empty: as it is",
    isErrorType: true,
    isOptional: true,
  },
  set: { key: "set", label: "members that are set: { amounts.balance: 1 }", isOptional: true },
  remove: { key: "remove", label: "members that are removed: [id, time]", isOptional: true },
  header: { key: "header", label: 'headers that are set: { Retry-After: "5" }', isOptional: true },
  bytes: { key: "bytes", label: "bytes of the body", isNumber: true },
  bytesPerSecond: { key: "bytesPerSecond", label: "bytes a second", isNumber: true },
} as const satisfies Record<string, Question>;

/** A member that a fault needs. */
export type Member = keyof typeof members;

export const questionOf = (member: Member): Question => members[member];

interface KindWords {
  words: string;
  asks?: readonly Member[];
  /** Absent: it strikes before the processing or after it. */
  only?: "before" | "after";
}

/** A kind of fault that can be chosen. `standin start`, which the console belongs to, refuses `refuse-connection`. */
export type Kind = Exclude<Fault["kind"], "refuse-connection">;

/** What can go wrong, in the order of how often it is asked for. */
export const kinds: Readonly<Record<Kind, KindWords>> = {
  "no-answer": { words: "gets no answer" },
  status: { words: "is answered with a status", asks: ["status", "offContract", "body"] },
  refuse: { words: "is refused", asks: ["errorType"], only: "before" },
  delay: { words: "is slow", asks: ["for"] },
  reset: { words: "has its connection reset" },
  empty: { words: "has its connection closed without a byte" },
  truncate: { words: "gets half of its answer" },
  cut: { words: "gets the first bytes of its answer", asks: ["bytes"] },
  "half-close": { words: "gets the head of its answer and a closed side" },
  malformed: { words: "gets a body that is not JSON" },
  drip: { words: "gets its body slowly", asks: ["for"] },
  bandwidth: { words: "gets its body at a low speed", asks: ["bytesPerSecond"] },
  edit: {
    words: "gets a changed answer",
    asks: ["newStatus", "newErrorType", "set", "remove", "header"],
    only: "after",
  },
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

function wordsOf({ kind, members: { status, body } }: Choices): string {
  if (kind !== "status") return kinds[kind].words;
  return `is answered ${status}${body === "html" ? " with a proxy's page" : ""}`;
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
  const asked = (kinds[kind].asks ?? []).map((member) => ({
    ...questionOf(member),
    value: given[member].trim(),
  }));
  const told = asked.filter(({ value, isOptional }) => value !== "" || isOptional !== true);
  return [`kind: ${kind}`, ...told.map(({ key, value }) => `${key}: ${value}`)].join(", ");
}
