import { hasMembers, memberOf, textMember } from "../contract/values/json-value";
import type { Exchange } from "../journal/exchange";
import {
  type UnmatchedReason,
  type UnmatchedRequest,
  reasonTexts,
} from "../journal/unmatched-request";
import type { Scenario } from "../scenario/definition";
import type { RuleCount } from "../scenario/runs";
import type { Removal } from "../store";

/** The scenario of a run, as far as a verdict needs it. */
export interface JournalScenario {
  scenario: Scenario;
  rules: RuleCount[];
  /** When it was started, by the data space's clock, RFC 3339; absent in journals of earlier versions. */
  startedAt?: string;
  /** When it was started and stopped, by the data space's clock, RFC 3339; absent: it was not stopped. */
  ran?: { from: string; until: string };
}

/** Something that a tester changed: what was done with it before is no precedent. */
export interface TesterChange {
  /** A value by which messages name it, as the journal shows it: the number of a card, masked. */
  what: string;
  /** Number of the last exchange before it. */
  after: number;
}

/** A time in which nothing could reach the simulator, real time, RFC 3339. */
export interface JournalAbsence {
  from: string;
  until: string;
}

/** A journal as it was exported: everything that a verdict is made of. */
export interface JournalFile {
  standinJournal: 1;
  /** RFC 3339: what came later is not in it. */
  observedUntil: string;
  /** Exchanges that were dropped to keep the journal within its bounds. */
  trimmed: number;
  /** What resets and restores took away; absent: nothing. */
  taken?: readonly Removal[];
  /** Entities that a tester changed, by the values by which messages name them; absent: none. */
  changed?: TesterChange[];
  /** When nothing could reach the simulator; absent: it was there all the time. */
  absent?: JournalAbsence[];
  /** Requests that reached no operation, and are judged by no rule; absent: none. */
  unmatched?: UnmatchedRequest[];
  /** The scenario that ran last. */
  run?: JournalScenario;
  /** Those that ran beside it, in the order in which their rules were tried; absent: none. */
  further?: JournalScenario[];
  exchanges: Exchange[];
}

/** As text: a line for the head, and one for each exchange. */
export const journalText = ({ exchanges, ...head }: JournalFile): string =>
  [head, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join("");

/** Not a journal: what is wrong, and in which line. */
export class NoJournal extends Error {
  static {
    this.prototype.name = "NoJournal";
  }

  constructor(
    readonly line: number,
    readonly problem: string,
  ) {
    super(`line ${line}: ${problem}`);
  }
}

/** Reads what `journalText` wrote, of one run or of several, one after the other. Throws `NoJournal`. */
export const readJournals = (text: string): JournalFile[] => readLines(text.split("\n"));

/** The same, given by its lines: at least one journal. */
function readLines(texts: readonly string[]): JournalFile[] {
  const reading = createJournalReading();
  reading.take(texts);
  return reading.journals();
}

/** Reads journals whose lines come some at a time. */
interface JournalReading {
  /** Throws `NoJournal`. */
  take(lines: readonly string[]): void;
  /** What has come: at least one. Throws `NoJournal`. */
  journals(): JournalFile[];
  /** The only one; of several, the first. Throws `NoJournal`. */
  journal(): JournalFile;
}

/** A further look at the lines of a journal: what is wrong with one; undefined: nothing. */
export interface LineCheck {
  /** Before the line is parsed. */
  text(line: string): string | undefined;
  head(head: unknown): string | undefined;
  exchange(exchange: unknown): string | undefined;
}

const anyLine: LineCheck = {
  text: () => undefined,
  head: () => undefined,
  exchange: () => undefined,
};

/** `check`: what the lines must stand beside what every journal must. */
export function createJournalReading(check: LineCheck = anyLine): JournalReading {
  const journals: JournalFile[] = [];
  let at = 0;
  const refuseIf = (problem: string | undefined): void => {
    if (problem !== undefined) throw new NoJournal(at, problem);
  };
  const takeValue = (given: unknown): void => {
    const value = withReasonsOfNow(given);
    const last = journals.at(-1);
    if (memberOf(value, "exchanges") !== undefined) throw new NoJournal(at, inOneObject);
    if (isHead(value)) {
      refuseIf(check.head(value));
      if (!hasRuns(value)) throw new NoJournal(at, notHead);
      journals.push({ ...value, exchanges: [] });
      return;
    }
    if (last === undefined)
      throw new NoJournal(at, memberOf(value, "standinVerdict") === undefined ? notHead : aVerdict);
    if (hasMembers(value) && !Array.isArray(value)) refuseIf(check.exchange(value));
    if (!isExchange(value)) throw new NoJournal(at, "is not an exchange");
    last.exchanges.push(value);
  };
  const first = (): JournalFile => {
    const [journal] = journals;
    if (journal === undefined) throw new NoJournal(1, notHead);
    return journal;
  };
  return {
    take(lines) {
      for (const line of lines) {
        at += 1;
        if (line.trim() === "") continue;
        refuseIf(check.text(line));
        takeValue(parseLine(line, at));
      }
    },
    journals() {
      first();
      return journals;
    },
    journal: first,
  };
}

const notHead = "is not the head of a journal";
const aVerdict = "is a verdict, not a journal";

const inOneObject =
  "has the exchanges in one object: a journal has a line for its head, and one for each exchange";

/** The only journal of its lines; of several, the first. Throws `NoJournal`. */
export function readJournal(lines: readonly string[]): JournalFile {
  const reading = createJournalReading();
  reading.take(lines);
  return reading.journal();
}

/** Reasons that had other words in version 0.2. */
const formerReasons = new Map<string, UnmatchedReason>([["tls-not-spoken", "tls"]]);

function withReasonsOfNow(value: unknown): unknown {
  const unmatched = memberOf(value, "unmatched");
  if (!hasMembers(value) || !Array.isArray(unmatched)) return value;
  const renewed = unmatched.map((one: unknown) => {
    const reason = formerReasons.get(textMember(one, "reason") ?? "");
    return hasMembers(one) && reason !== undefined ? { ...one, reason } : one;
  });
  return { ...value, unmatched: renewed };
}

function isHead(value: unknown): value is Omit<JournalFile, "exchanges"> {
  return (
    memberOf(value, "standinJournal") === 1 &&
    [memberOf(value, "taken"), memberOf(value, "changed")].every((list) => areTaken(list ?? [])) &&
    areAbsences(memberOf(value, "absent") ?? []) &&
    areUnmatched(memberOf(value, "unmatched") ?? []) &&
    isTime(memberOf(value, "observedUntil"))
  );
}

const isListOf =
  (isRight: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isRight);

const areTaken = isListOf(
  (one) => isText(memberOf(one, "what")) && isNumber(memberOf(one, "after")),
);

const areAbsences = isListOf((one) =>
  [memberOf(one, "from"), memberOf(one, "until")].every(isTime),
);

const areUnmatched = isListOf(
  (one) =>
    isText(memberOf(one, "method")) &&
    isText(memberOf(one, "path")) &&
    isNumber(memberOf(one, "status")) &&
    Object.hasOwn(reasonTexts, textMember(one, "reason") ?? "") &&
    Array.isArray(memberOf(one, "nearest")),
);

/** Whether a head names scenarios that ran, or none. */
const hasRuns = (head: object): boolean =>
  orAbsent(isRun)(memberOf(head, "run")) && isListOf(isRun)(memberOf(head, "further") ?? []);

/** Whether a value has the members of a scenario that are read here; scenario files are checked elsewhere. */
function isRun(value: unknown): boolean {
  const [scenario, ran] = [memberOf(value, "scenario"), memberOf(value, "ran")];
  return (
    isText(memberOf(scenario, "name")) &&
    [memberOf(scenario, "interface")].flat().every(isText) &&
    isListOf((rule) => hasMembers(memberOf(rule, "on")))(memberOf(scenario, "rules")) &&
    isListOf(hasMembers)(memberOf(scenario, "expect") ?? []) &&
    isListOf(isRuleCount)(memberOf(value, "rules")) &&
    orAbsent(isTime)(memberOf(value, "startedAt")) &&
    (ran === undefined || [memberOf(ran, "from"), memberOf(ran, "until")].every(isTime))
  );
}

const isRuleCount = (value: unknown): boolean =>
  [memberOf(value, "matched"), memberOf(value, "struck")].every(isNumber);

/** A list whose items have these texts. */
const listWith = (...names: string[]) =>
  isListOf((item) => names.every((name) => textMember(item, name) !== undefined));

const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => typeof value === "number";
const allowing =
  (other: null | undefined) =>
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === other || isRight(value);
const orNull = allowing(null);
const orAbsent = allowing(undefined);
const isRecordOfTexts = (value: unknown): boolean =>
  hasMembers(value) && !Array.isArray(value) && Object.values(value).every(isText);

/** What every exchange has, in journals of all versions, and what some have. */
const exchangeMembers: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: isNumber,
  receivedAt: isTime,
  clock: isTime,
  interface: orNull(isText),
  operation: orNull(isText),
  method: isText,
  path: isText,
  messageId: orNull(isText),
  requestId: orNull(isText),
  request: (value) => isRecordOfTexts(memberOf(value, "headers")),
  masked: orAbsent(isRecordOfTexts),
  outcome: isText,
  status: orNull(isNumber),
  made: orAbsent((value) => isNumber(memberOf(value, "status"))),
  durationMs: isNumber,
  strikes: listWith("source", "text"),
  rules: listWith("text"),
  findings: listWith("code", "text"),
};

function isTime(value: unknown): boolean {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

const isExchange = (value: unknown): value is Exchange =>
  Object.entries(exchangeMembers).every(([name, isRight]) => isRight(memberOf(value, name)));

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new NoJournal(number, "is not JSON");
  }
}

/** The scenarios that ran last, in the order in which their rules were tried. */
export const scenariosOf = ({
  run,
  further = [],
}: Pick<JournalFile, "run" | "further">): JournalScenario[] =>
  run === undefined ? [] : [run, ...further];
