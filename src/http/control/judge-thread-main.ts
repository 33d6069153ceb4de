import { parentPort } from "node:worker_threads";
import { readJournal } from "../../conformance/journal-file";
import { judgeJournal } from "./judge-journal";
import type { JudgeOrder, JudgeReply } from "./judge-thread";
import { verdictJson } from "./verdict-json";
import type { VerdictQuery } from "./verdict-query";

/** Lines of the jobs whose journals are on their way. */
const journals = new Map<number, string[]>();

const verdictText = async (lines: readonly string[], query: VerdictQuery): Promise<string> =>
  verdictJson.write(await judgeJournal(readJournal(lines), query));

async function reply(job: number, query: VerdictQuery): Promise<JudgeReply> {
  const lines = journals.get(job) ?? [];
  journals.delete(job);
  try {
    return { job, verdict: new TextEncoder().encode(await verdictText(lines, query)) };
  } catch (error) {
    return {
      job,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function keep(job: number, some: readonly string[]): void {
  const lines = journals.get(job) ?? [];
  journals.set(job, lines);
  lines.push(...some);
}

const post = (answer: JudgeReply): void => {
  parentPort?.postMessage(
    answer,
    "verdict" in answer ? [answer.verdict.buffer as ArrayBuffer] : [],
  );
};

parentPort?.on("message", (order: JudgeOrder) => {
  if ("lines" in order) {
    keep(order.job, order.lines);
    return;
  }
  if ("isDropped" in order) {
    journals.delete(order.job);
    return;
  }
  void reply(order.job, order.query).then(post);
});
