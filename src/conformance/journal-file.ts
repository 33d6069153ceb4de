import type { Exchange } from "../journal/exchange";
import type { Scenario } from "../scenario/definition";
import type { RuleCount } from "../scenario/runs";

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
  /** The scenario that ran last. */
  run?: JournalScenario;
  exchanges: Exchange[];
}

/** As text: a line for the head, and one for each exchange. */
export const journalText = ({ exchanges, ...head }: JournalFile): string =>
  [head, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join("");

/** Not a journal: what is wrong, with the line. */
export class NoJournal extends Error {}

/** Reads what `journalText` wrote. Throws `NoJournal`. */
export function readJournal(text: string): JournalFile {
  const [head, ...exchanges] = text.split("\n").filter((line) => line.trim() !== "").map((line, index) => parsed(line, index + 1));
  const { standinJournal, observedUntil } = (head ?? {}) as Partial<JournalFile>;
  if (standinJournal !== 1 || typeof observedUntil !== "string" || Number.isNaN(Date.parse(observedUntil))) throw new NoJournal("line 1: is not the head of a journal");
  exchanges.forEach((line, index) => {
    const { number, receivedAt, operation, strikes } = line as Partial<Exchange>;
    const isExchange = typeof number === "number" && !Number.isNaN(Date.parse(String(receivedAt))) && operation !== undefined && Array.isArray(strikes);
    if (!isExchange) throw new NoJournal(`line ${index + 2}: is not an exchange`);
  });
  return { ...(head as Omit<JournalFile, "exchanges">), exchanges: exchanges as Exchange[] };
}

function parsed(line: string, number: number): object {
  try {
    return Object(JSON.parse(line)) as object;
  } catch {
    throw new NoJournal(`line ${number}: is not JSON`);
  }
}
