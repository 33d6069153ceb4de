import { Worker } from "node:worker_threads";
import { limits } from "../../limits";
import { judgeThreadFile } from "../../package-files";
import type { VerdictFormat } from "./verdict-formats";
import type { VerdictQuery } from "./verdict-query";

/** A verdict that is wanted, of the lines that have come of its job. */
export interface Wanted {
  job: number;
  query: VerdictQuery;
  format: VerdictFormat;
}

/** What the thread is sent: lines of a job's journal, that they are all there, or that the rest will not come. */
export type JudgeOrder =
  { job: number; lines: string[] } | Wanted | { job: number; isDropped: true };

/** What comes back: the verdict as text in UTF-8, or why there is none. */
export type JudgeReply = { job: number; verdict: Uint8Array } | { job: number; failure: string };

/** A thread of its own that makes verdicts: the one that answers messages is not kept from it. */
export interface JudgeThread {
  /**
   * The verdict on a journal, as text in UTF-8, JSON unless another format is wanted. Rejects where the lines
   * cannot be read to their end, or cannot be judged.
   */
  judge(
    lines: AsyncIterable<string[]>,
    query: VerdictQuery,
    format?: VerdictFormat,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Job {
  resolve: (verdict: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** Starts nothing yet: the thread is started for the first verdict, and ends when there has been none for a while. */
export function createJudgeThread(): JudgeThread {
  const jobs = new Map<number, Job>();
  const thread = createThread({
    replied(reply) {
      const job = jobs.get(reply.job);
      if ("verdict" in reply) job?.resolve(reply.verdict);
      else job?.reject(new Error(reply.failure));
    },
    ended(error) {
      for (const { reject } of jobs.values()) reject(error);
    },
  });
  let numbered = 0;
  return {
    async judge(lines, query, format = "json") {
      const job = (numbered += 1);
      const verdict = new Promise<Uint8Array>((resolve, reject) => {
        jobs.set(job, { resolve, reject });
      });
      // It may fail while the lines are still being read; the caller gets the error below.
      verdict.catch(() => undefined);
      try {
        for await (const some of lines) thread.post({ job, lines: some });
        thread.post({ job, query, format });
        return await verdict;
      } catch (error) {
        thread.drop(job);
        throw error;
      } finally {
        jobs.delete(job);
        if (jobs.size === 0) thread.rest();
      }
    },
    close: () => thread.stop(new Error("The simulator was closed.")),
  };
}

interface Listener {
  replied: (reply: JudgeReply) => void;
  /** The thread is gone, and with it what it was doing. */
  ended: (error: Error) => void;
}

/** A worker that is started by what is posted to it, and stopped when it has rested for long. */
function createThread({ replied, ended }: Listener) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const gone = (which: Worker, error: Error): void => {
    if (worker !== which) return;
    worker = undefined;
    ended(error);
  };
  const start = (): Worker => {
    const started = new Worker(judgeThreadFile, {
      resourceLimits: { maxOldGenerationSizeMb: limits.verdictMegabytes },
    });
    started.on("message", replied);
    started.on("error", (error: Error) => {
      gone(started, error);
    });
    started.on("exit", () => {
      gone(started, new Error("The thread that makes verdicts has ended."));
    });
    return started;
  };
  const stop = async (reason: Error): Promise<void> => {
    clearTimeout(idle);
    const stopped = worker;
    if (stopped === undefined) return;
    gone(stopped, reason);
    await stopped.terminate();
  };
  return {
    stop,
    post(order: JudgeOrder): void {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      worker.postMessage(order);
    },
    drop(job: number): void {
      worker?.postMessage({ job, isDropped: true } satisfies JudgeOrder);
    },
    /** There is nothing to do: it keeps no process alive, and ends after a while. */
    rest(): void {
      worker?.unref();
      idle = setTimeout(() => {
        void stop(new Error("The thread that makes verdicts was idle."));
      }, limits.idleJudgeMs).unref();
    },
  };
}
