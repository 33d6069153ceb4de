import { parentPort } from "node:worker_threads";
import { type JournalReading, createJournalReading } from "../../conformance/journal-file";
import { judgeJournal } from "./judge-journal";
import type { JudgeOrder, JudgeReply } from "./judge-thread";
import { verdictJson } from "./verdict-json";
import type { VerdictQuery } from "./verdict-query";

/** Journals that are on their way, by job: they are parsed as they come, while the rest is still being read. */
const coming = new Map<number, JournalReading>();

function take(job: number, lines: readonly string[]): void {
  const reading = coming.get(job) ?? createJournalReading();
  coming.set(job, reading);
  reading.take(lines);
}

async function verdictText(job: number, query: VerdictQuery): Promise<string> {
  const journal = coming.get(job)?.journal() ?? createJournalReading().journal();
  coming.delete(job);
  return verdictJson.write(await judgeJournal(journal, query));
}

async function reply(job: number, query: VerdictQuery): Promise<JudgeReply> {
  try {
    return { job, verdict: new TextEncoder().encode(await verdictText(job, query)) };
  } catch (error) {
    return failed(job, error);
  }
}

const failed = (job: number, error: unknown): JudgeReply => ({
  job,
  failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const post = (answer: JudgeReply): void => {
  parentPort?.postMessage(
    answer,
    "verdict" in answer ? [answer.verdict.buffer as ArrayBuffer] : [],
  );
};

parentPort?.on("message", (order: JudgeOrder) => {
  if ("lines" in order) {
    try {
      take(order.job, order.lines);
    } catch (error) {
      post(failed(order.job, error));
    }
    return;
  }
  if ("isDropped" in order) {
    coming.delete(order.job);
    return;
  }
  void reply(order.job, order.query).then(post);
});
