import type { Exchange } from "../journal/exchange";
import type { Scenario } from "../scenario/definition";
import type { RuleCount } from "../scenario/runs";
import type { Taken } from "../store";

/** The scenario of a run, as far as a verdict needs it. */
export interface JournalScenario {
  scenario: Scenario;
  rules: RuleCount[];
}

/** A journal as it was exported: everything that a verdict is made of. */
export interface JournalFile {
  standinJournal: 1;
  /** RFC 3339: what came later is not in it. */
  observedUntil: string;
  /** Exchanges that were dropped to keep the journal within its bounds. */
  trimmed: number;
  /** What resets and restores took away; absent: nothing. */
  taken?: Taken[];
  /** The scenario that ran last. */
  run?: JournalScenario;
  exchanges: Exchange[];
}

/** As text: a line for the head, and one for each exchange. */
export const journalText = ({ exchanges, ...head }: JournalFile): string =>
  [head, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join("");

/** Not a journal: what is wrong, with the line. */
export class NoJournal extends Error {
  static {
    this.prototype.name = "NoJournal";
  }
}

/** Reads what `journalText` wrote, of one run or of several, one after the other. Throws `NoJournal`. */
export const readJournals = (text: string): JournalFile[] => readLines(text.split("\n"));

/** The same, given by its lines: at least one journal. */
export function readLines(texts: readonly string[]): JournalFile[] {
  const lines = texts
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, at }) => ({ at, value: parsed(line, at) }));
  if (!isHead(lines[0]?.value)) throw new NoJournal("line 1: is not the head of a journal");
  const journals: JournalFile[] = [];
  for (const { at, value } of lines) {
    if (isHead(value)) journals.push({ ...value, exchanges: [] });
    else if (isExchange(value)) journals.at(-1)?.exchanges.push(value);
    else throw new NoJournal(`line ${at}: is not an exchange`);
  }
  return journals;
}

function isHead(value: object | undefined): value is Omit<JournalFile, "exchanges"> {
  const { standinJournal, observedUntil, taken = [] } = (value ?? {}) as Partial<JournalFile>;
  return (
    standinJournal === 1 &&
    isTaken(taken) &&
    typeof observedUntil === "string" &&
    !Number.isNaN(Date.parse(observedUntil))
  );
}

function isTaken(value: unknown): value is Taken[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: Partial<Taken> | null) =>
        typeof one?.what === "string" && typeof one.after === "number",
    )
  );
}

function isExchange(value: object): value is Exchange {
  const { number, receivedAt, operation, strikes } = value as Partial<Exchange>;
  return (
    typeof number === "number" &&
    !Number.isNaN(Date.parse(String(receivedAt))) &&
    operation !== undefined &&
    Array.isArray(strikes)
  );
}

function parsed(line: string, number: number): object {
  try {
    return Object(JSON.parse(line)) as object;
  } catch {
    throw new NoJournal(`line ${number}: is not JSON`);
  }
}
