import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { Type } from "@sinclair/typebox";
import {
  type JournalFile,
  type LineCheck,
  NoJournal,
  createJournalReading,
} from "../../conformance/journal-file";
import { isOfScenario } from "../../conformance/judged-rule";
import { judgeJournal } from "./kept-journal";
import { htmlReport } from "../../conformance/report/html";
import type { Verdict } from "../../conformance/verdict";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import { type JournaledRun, reportName } from "../../conformance/report/lines";
import { junitReport } from "../../conformance/report/junit";
import { markdownReport } from "../../conformance/report/markdown";
import type { JournalPiece, JudgeOrder, JudgeReply, WantedVerdict } from "./judge-thread";
import { excerptText } from "./excerpt";
import { type VerdictFormat, type VerdictQuery, verdictJson } from "./verdict-query";
import { createSchemaCheck } from "../../contract/checks/json-schema-check";
import { measure } from "../../contract/values/json-text";
import { DateTime } from "../../contract/schema";
import { Scenario } from "../../scenario/definition";
import { ExchangeModel, UnmatchedRequestModel } from "../declare/message-models";

/** A journal that somebody sends, read as its bytes come. */
interface SentReading {
  /** Throws `NoJournal`. */
  take(bytes: Uint8Array): void;
  /** The journal, once all of it has come. Throws `NoJournal`. */
  journal(): JournalFile;
}

/**
 * Reads a journal of which nothing is known: every line must be what Standin writes, and there is one head alone, that
 * a verdict may trust it.
 */
function createSentReading(): SentReading {
  const reading = createJournalReading(strictCheck());
  const decoder = new TextDecoder();
  let begun: string[] = [];
  const takeText = (text: string): void => {
    const [first = "", ...others] = text.split("\n");
    begun.push(first);
    if (others.length === 0) return;
    reading.take([begun.join(""), ...others.slice(0, -1)]);
    begun = others.slice(-1);
  };
  return {
    take(bytes) {
      takeText(decoder.decode(bytes, { stream: true }));
    },
    journal() {
      takeText(`${decoder.decode()}\n`);
      return reading.journal();
    },
  };
}

const wholeNumber = Type.Integer({ minimum: 0 });

const RunSchema = Type.Object({
  scenario: Scenario,
  rules: Type.Array(
    Type.Object({ matched: wholeNumber, struck: wholeNumber, drawn: Type.Optional(wholeNumber) }),
  ),
  startedAt: Type.Optional(DateTime),
  ran: Type.Optional(Type.Object({ from: DateTime, until: DateTime })),
});

/** The first line of a journal. */
const Head = Type.Object(
  {
    standinJournal: Type.Literal(1),
    observedUntil: DateTime,
    trimmed: wholeNumber,
    taken: Type.Optional(
      Type.Array(
        Type.Object({ what: Type.String(), after: wholeNumber, at: Type.Optional(DateTime) }),
      ),
    ),
    changed: Type.Optional(Type.Array(Type.Object({ what: Type.String(), after: wholeNumber }))),
    absent: Type.Optional(Type.Array(Type.Object({ from: DateTime, until: DateTime }))),
    unmatched: Type.Optional(
      Type.Array(UnmatchedRequestModel, { maxItems: 2 * limits.unmatchedRequests }),
    ),
    run: Type.Optional(RunSchema),
    further: Type.Optional(Type.Array(RunSchema, { maxItems: limits.scenariosAtOnce })),
  },
  { additionalProperties: false },
);

const headFaults = createSchemaCheck(Head);
const exchangeFaults = createSchemaCheck(ExchangeModel);

function strictCheck(): LineCheck {
  let isBegun = false;
  return {
    text: (line) =>
      measure(Buffer.from(line), limits.journalLineValues, limits.journalLineDepth).refusal,
    head(head) {
      if (isBegun) return "is the head of another journal: send each by itself";
      isBegun = true;
      return problemOf("a head", headFaults(head));
    },
    exchange: (exchange) => problemOf("an exchange", exchangeFaults(exchange)),
  };
}

/** The first thing that is wrong, in a sentence. */
function problemOf(what: string, [fault]: ReturnType<typeof headFaults>): string | undefined {
  return fault && `is not ${what} of a journal: ${fault.path} ${fault.text}`.replace(/ {2,}/g, " ");
}

/** A journal that is on its way. */
interface Coming {
  take(piece: JournalPiece): void;
  journal(): JournalFile;
  /** Characters of the lines that have come. */
  size(): number;
}

/** Journals that are on their way, by job: they are parsed as they come. Undefined: something was wrong. */
const coming = new Map<number, Coming | undefined>();

function createComing(): Coming {
  const own = createJournalReading();
  const sent = createSentReading();
  let [isSent, size] = [false, 0];
  return {
    take(piece) {
      isSent = !Array.isArray(piece);
      if (!Array.isArray(piece)) {
        sent.take(piece);
        return;
      }
      for (const { length } of piece) size += length;
      own.take(piece);
    },
    size: () => size,
    journal: () => (isSent ? sent : own).journal(),
  };
}

function take({ job, piece }: { job: number; piece: JournalPiece }): void {
  if (!coming.has(job)) coming.set(job, createComing());
  coming.get(job)?.take(piece);
}

/** A journal that is kept from one verdict to the next, and the verdicts on it. */
interface KeptJournal {
  exchanges: Map<number, Exchange>;
  /** Characters of their texts, more or less. */
  size: number;
  journal: JournalFile;
  verdicts: Map<string, Verdict>;
}

/** By their keys, the one that was used last at the end. */
const keptJournals = new Map<number, KeptJournal>();

/** A kept journal to which what has come since was added; undefined: it is not kept. */
function keptWith(
  { key, isNew }: NonNullable<WantedVerdict["kept"]>,
  sent: JournalFile,
  size: number,
): KeptJournal | undefined {
  const before = isNew ? createKept(sent) : keptJournals.get(key);
  if (before === undefined) return undefined;
  const { exchanges } = before;
  const isSame = sent.exchanges.length === 0 && hasSameHead(before, sent);
  for (const exchange of sent.exchanges) exchanges.set(exchange.number, exchange);
  dropTrimmed(exchanges, sent.trimmed);
  const kept = isSame
    ? { ...before, journal: { ...sent, exchanges: before.journal.exchanges } }
    : {
        ...{ exchanges, size: before.size + size },
        journal: { ...sent, exchanges: [...exchanges.values()] },
        verdicts: new Map<string, Verdict>(),
      };
  keptJournals.delete(key);
  keptJournals.set(key, kept);
  dropOldest();
  return kept;
}

const createKept = (journal: JournalFile): KeptJournal => ({
  exchanges: new Map(),
  size: 0,
  journal: { ...journal, exchanges: [] },
  verdicts: new Map(),
});

/** Drops what the data space has dropped: its exchanges up to this number. */
function dropTrimmed(exchanges: Map<number, Exchange>, trimmed: number): void {
  for (const number of exchanges.keys()) {
    if (number > trimmed) return;
    exchanges.delete(number);
  }
}

/** Whether two journals differ in nothing but their exchanges, and until when they were kept. */
const hasSameHead = ({ journal }: KeptJournal, sent: JournalFile): boolean => {
  const headOf = ({ exchanges: _all, observedUntil: _until, ...head }: JournalFile): string =>
    JSON.stringify(head);
  return headOf(journal) === headOf(sent);
};

/** Keeps the journals within their bounds; the one that is judged now is let go when it has been. */
function dropOldest(): void {
  let size = 0;
  const all = [...keptJournals].reverse();
  for (const [at, [key, kept]] of all.entries()) {
    size += kept.size;
    if (at >= limits.keptJournals || size > limits.keptJournalCharacters) keptJournals.delete(key);
  }
}

/** The verdict on a journal: the one of before, where nothing has come, and no time was over since. */
async function verdictOn(
  { journal, verdicts }: Pick<KeptJournal, "journal"> & Partial<KeptJournal>,
  query: VerdictQuery,
): Promise<Verdict> {
  const key = JSON.stringify(query);
  const before = verdicts?.get(key);
  const until = journal.observedUntil;
  if (before !== undefined && Date.parse(until) <= standsUntil(before))
    return { ...before, observed: { ...before.observed, until } };
  const verdict = await judgeJournal(journal, query);
  if (verdicts !== undefined && verdicts.size < limits.keptVerdicts) verdicts.set(key, verdict);
  return verdict;
}

/** Until when a verdict stands if nothing comes, in epoch milliseconds: until the first time is over. */
function standsUntil({ rules }: Verdict): number {
  let until = Infinity;
  for (const { id, checks } of rules)
    for (const { openUntil = Infinity } of checks)
      // The expectation of a scenario says how much time is left.
      until = Math.min(until, isOfScenario({ id }) && openUntil < Infinity ? 0 : openUntil);
  return until;
}

/** How a run is written in each format. */
const writers: Readonly<Record<VerdictFormat, (run: JournaledRun) => string>> = {
  json: ({ verdict }) => verdictJson.write(verdict),
  html: (run) => htmlReport([run]),
  junit: (run) => junitReport([run]),
  markdown: (run) => markdownReport([run]),
};

/** What is wanted of the lines that have come of a job. */
async function answerOf(job: number, wanted: WantedVerdict): Promise<string | undefined> {
  const come = coming.get(job) ?? createComing();
  const sent = come.journal();
  coming.delete(job);
  const found =
    wanted.kept === undefined ? { journal: sent } : keptWith(wanted.kept, sent, come.size());
  if (found === undefined) return undefined;
  const { journal } = found;
  const verdict =
    wanted.waiving === undefined
      ? await verdictOn(found, wanted.query)
      : await judgeJournal(journal, wanted.query, wanted.waiving);
  if (wanted.excerpt !== undefined) return excerptText(wanted.excerpt, verdict, journal);
  return writers[wanted.format]({ name: reportName(journal) ?? "verdict", verdict, journal });
}

async function reply(job: number, wanted: WantedVerdict): Promise<JudgeReply> {
  try {
    const answer = await answerOf(job, wanted);
    if (answer === undefined) return { job, isNotKept: true };
    return { job, verdict: new TextEncoder().encode(answer) };
  } catch (error) {
    return failedReply(job, error);
  }
}

function failedReply(job: number, error: unknown): JudgeReply {
  // What still comes of it is not looked at.
  coming.set(job, undefined);
  if (error instanceof NoJournal) return { job, line: error.line, problem: error.problem };
  return { job, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const post = (answer: JudgeReply): void => {
  parentPort?.postMessage(
    answer,
    "verdict" in answer ? [answer.verdict.buffer as ArrayBuffer] : [],
  );
};

parentPort?.on("message", (order: JudgeOrder) => {
  if ("isDropped" in order) {
    coming.delete(order.job);
    return;
  }
  // Its failure is on its way, and nothing more is said.
  if (coming.has(order.job) && coming.get(order.job) === undefined) return;
  if ("wanted" in order) {
    void reply(order.job, order.wanted).then(post);
    return;
  }
  try {
    take(order);
  } catch (error) {
    post(failedReply(order.job, error));
  }
});

// On Linux a thread has a priority of its own: the thread that answers requests goes first.
const { PRIORITY_BELOW_NORMAL } = constants.priority;

if (process.platform === "linux" && getPriority() < PRIORITY_BELOW_NORMAL)
  setPriority(PRIORITY_BELOW_NORMAL);
