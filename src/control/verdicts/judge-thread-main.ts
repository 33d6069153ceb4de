import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import {
  type JournalFile,
  NoJournal,
  createJournalReading,
  reportName,
} from "../../conformance/journal-file";
import { judgeJournal } from "./judge-journal";
import { htmlReport } from "../../conformance/report/html";
import type { JournaledRun } from "../../conformance/report/judged-run";
import { junitReport } from "../../conformance/report/junit";
import { markdownReport } from "../../conformance/report/markdown";
import type { JournalPiece, JudgeOrder, JudgeReply, WantedVerdict } from "./judge-thread";
import { createSentReading } from "./sent-journal";
import type { VerdictFormat } from "./verdict-formats";
import { verdictJson } from "./verdict-query";

/** A journal that is on its way. */
interface Coming {
  take(piece: JournalPiece): void;
  journal(): JournalFile;
}

/** Journals that are on their way, by job: they are parsed as they come. Undefined: something was wrong. */
const coming = new Map<number, Coming | undefined>();

function createComing(): Coming {
  const own = createJournalReading();
  const sent = createSentReading();
  let isSent = false;
  return {
    take(piece) {
      isSent = !Array.isArray(piece);
      if (Array.isArray(piece)) own.take(piece);
      else sent.take(piece);
    },
    journal: () => (isSent ? sent : own).journal(),
  };
}

function take({ job, piece }: { job: number; piece: JournalPiece }): void {
  if (!coming.has(job)) coming.set(job, createComing());
  coming.get(job)?.take(piece);
}

/** How a run is written in each format. */
const writers: Readonly<Record<VerdictFormat, (run: JournaledRun) => string>> = {
  json: ({ verdict }) => verdictJson.write(verdict),
  html: (run) => htmlReport([run]),
  junit: (run) => junitReport([run]),
  markdown: (run) => markdownReport([run]),
};

async function verdictText({ job, query, format }: WantedVerdict): Promise<string> {
  const journal = (coming.get(job) ?? createComing()).journal();
  coming.delete(job);
  const verdict = await judgeJournal(journal, query);
  return writers[format]({ name: reportName(journal) ?? "verdict", verdict, journal });
}

async function reply(wanted: WantedVerdict): Promise<JudgeReply> {
  const { job } = wanted;
  try {
    return { job, verdict: new TextEncoder().encode(await verdictText(wanted)) };
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
  if ("query" in order) {
    void reply(order).then(post);
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
