import { parentPort } from "node:worker_threads";
import { type JournalReading, createJournalReading } from "../../conformance/journal-file";
import { judgeJournal } from "./judge-journal";
import { type ReportedRun, htmlReport } from "../../conformance/report/html";
import { junitReport } from "../../conformance/report/junit";
import type { JudgeOrder, JudgeReply, Wanted } from "./judge-thread";
import type { VerdictFormat } from "./verdict-formats";
import { verdictJson } from "./verdict-json";

/** Journals that are on their way, by job: they are parsed as they come, while the rest is still being read. */
const coming = new Map<number, JournalReading>();

function take(job: number, lines: readonly string[]): void {
  const reading = coming.get(job) ?? createJournalReading();
  coming.set(job, reading);
  reading.take(lines);
}

/** How a run is written in each format. */
const writers: Readonly<Record<VerdictFormat, (run: ReportedRun) => string>> = {
  json: ({ verdict }) => verdictJson.write(verdict),
  html: (run) => htmlReport([run]),
  junit: (run) => junitReport([run]),
};

async function verdictText({ job, query, format }: Wanted): Promise<string> {
  const journal = coming.get(job)?.journal() ?? createJournalReading().journal();
  coming.delete(job);
  const verdict = await judgeJournal(journal, query);
  return writers[format]({ name: journal.run?.scenario.name ?? "verdict", verdict, journal });
}

async function reply(wanted: Wanted): Promise<JudgeReply> {
  const { job } = wanted;
  try {
    return { job, verdict: new TextEncoder().encode(await verdictText(wanted)) };
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
  void reply(order).then(post);
});
