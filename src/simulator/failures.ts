import { limits } from "../limits/limits";
import { type Store, isDiskFull } from "../store";
import type { Log } from "./log";

/** Failures inside the server: a full disk has one line in the log, anything else has its stack. */
export interface Failures {
  report: (error: unknown, text: string, facts?: object) => void;
  /** The disk was full, and is not known to have room again. */
  readonly diskIsFull: boolean;
  /** A message was kept although the disk was full: it has room again, unless it says that it is nearly full. */
  kept: () => void;
}

export function createFailures(log: Log, { freeBytes }: Pick<Store, "freeBytes">): Failures {
  const failures: Failures & { diskIsFull: boolean } = {
    diskIsFull: false,
    report(error, text, facts = {}) {
      if (!isDiskFull(error)) {
        log.error({ err: error, ...facts }, text);
        return;
      }
      if (failures.diskIsFull) return;
      failures.diskIsFull = true;
      log.error("The disk of the database is full: messages are refused until it has room.");
    },
    kept() {
      if (freeBytes() < limits.leastFreeBytes) return;
      failures.diskIsFull = false;
      log.info("The disk of the database has room again.");
    },
  };
  return failures;
}

/** What was asked for at start-up cannot be done. */
export class StartRefused extends Error {
  static {
    this.prototype.name = "StartRefused";
  }

  /** `isUsage`: an option is wrong whatever the machine and its files are like. */
  constructor(
    message: string,
    readonly isUsage = false,
  ) {
    super(message);
  }
}
