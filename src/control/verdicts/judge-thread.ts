import { Worker } from "node:worker_threads";
import type { VerdictInput } from "../../conformance/verdict";
import { NoJournal } from "../../conformance/journal-file";
import { limits } from "../../limits/limits";
import { judgeThreadFile } from "../../package-files";
import { createSemaphore } from "../declare/reads";
import type { VerdictExcerpt, VerdictFormat, VerdictQuery } from "./verdict-query";

/** A verdict that is wanted. */
export interface WantedVerdict {
  query: VerdictQuery;
  format: VerdictFormat;
  /** In place of the verdict: what it says of some transactions or messages. */
  excerpt?: VerdictExcerpt;
  /** What is known to be broken, and let pass. */
  waiving?: Pick<VerdictInput, "waivers" | "allowCriticalWaivers">;
  /**
   * The journal that the thread keeps under this key, to which the lines that have come are added; one that it does not
   * keep, where it is new.
   */
  kept?: { key: number; isNew: boolean };
}

/** A part of a journal: lines that Standin wrote, or bytes that somebody sent. */
export type JournalPiece = string[] | Uint8Array;

/** What the thread is sent: a piece of a job's journal, that it is all there, or that the rest will not come. */
export type JudgeOrder =
  | { job: number; piece: JournalPiece }
  | { job: number; wanted: WantedVerdict }
  | { job: number; isDropped: true };

/** What comes back: the verdict as text in UTF-8, the line that is wrong, or why there is none. */
export type JudgeReply =
  | { job: number; verdict: Uint8Array }
  | { job: number; isNotKept: true }
  | { job: number; line: number; problem: string }
  | { job: number; failure: string };

/** A thread of its own that makes verdicts: the one that answers messages is not kept from it. */
export interface JudgeThread {
  /**
   * The verdict on a journal, as text in UTF-8. Rejects where the journal cannot be read to its end, or cannot be
   * judged; with `NoJournal` where a line of it is wrong, with `isNotKept` where the thread does not keep it.
   */
  judge(pieces: AsyncIterable<JournalPiece>, wanted: WantedVerdict): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface JudgeFailure extends ErrorOptions {
  isNotKept?: boolean;
}

/** The thread has ended, or could not judge what it was given. */
export class JudgeFailed extends Error {
  static {
    this.prototype.name = "JudgeFailed";
  }

  /** The thread does not keep the journal to which lines were to be added. */
  readonly isNotKept: boolean;

  constructor(message: string, { isNotKept = false, cause }: JudgeFailure = {}) {
    super(message, { cause });
    this.isNotKept = isNotKept;
  }
}

interface Job {
  resolve: (verdict: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Starts nothing yet: the thread is started for the first verdict, and ends when there has been none for a while.
 * `withinMs`: the longest time that a verdict may take once its journal has come; who takes longer ends the thread.
 */
export function createJudgeThread({ withinMs }: { withinMs?: number } = {}): JudgeThread {
  const jobs = new Map<number, Job>();
  const thread = createThread({
    replied(reply) {
      const job = jobs.get(reply.job);
      if ("verdict" in reply) job?.resolve(reply.verdict);
      else if ("isNotKept" in reply)
        job?.reject(new JudgeFailed("The thread does not keep the journal.", { isNotKept: true }));
      else if ("line" in reply) job?.reject(new NoJournal(reply.line, reply.problem));
      else job?.reject(new JudgeFailed(reply.failure));
    },
    ended(error) {
      for (const { reject } of jobs.values()) reject(error);
    },
  });
  let numbered = 0;
  const amongFew = createSemaphore(limits.verdictsAtOnce);
  const judge: JudgeThread["judge"] = async (pieces, wanted) => {
    const job = (numbered += 1);
    const verdict = new Promise<Uint8Array>((resolve, reject) => {
      jobs.set(job, { resolve, reject });
    });
    // It may fail before the journal has been read: then nobody asks for the rest.
    let isOver = false as boolean;
    verdict.catch(() => {
      isOver = true;
    });
    try {
      for await (const piece of pieces) {
        if (isOver) break;
        thread.post({ job, piece });
      }
      if (!isOver) thread.post({ job, wanted });
      return await inTime(verdict, withinMs, () => {
        void thread.stop(new JudgeFailed("The verdict took too long."));
      });
    } catch (error) {
      thread.drop(job);
      throw error;
    } finally {
      jobs.delete(job);
      if (jobs.size === 0) thread.rest();
    }
  };
  return {
    judge: (pieces, wanted) => amongFew(() => judge(pieces, wanted)),
    close: () => thread.stop(new JudgeFailed("The simulator was closed.")),
  };
}

/** Resolves as `work` does; calls `late` where that takes longer. */
async function inTime<T>(
  work: Promise<T>,
  withinMs: number | undefined,
  late: () => void,
): Promise<T> {
  if (withinMs === undefined) return work;
  const timer = setTimeout(late, withinMs);
  return work.finally(() => {
    clearTimeout(timer);
  });
}

interface JobListener {
  replied: (reply: JudgeReply) => void;
  /** The thread is gone, and with it what it was doing. */
  ended: (error: Error) => void;
}

/** A worker that is started by what is posted to it, and stopped when it has rested for long. */
function createThread({ replied, ended }: JobListener) {
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
      gone(started, new JudgeFailed(error.message, { cause: error }));
    });
    started.on("exit", () => {
      gone(started, new JudgeFailed("The thread that makes verdicts has ended."));
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
        void stop(new JudgeFailed("The thread that makes verdicts was idle."));
      }, limits.idleJudgeMs).unref();
    },
  };
}
