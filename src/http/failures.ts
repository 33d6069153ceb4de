import { type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { limits } from "../limits";
import { type Store, isDiskFull } from "../store";
import type { Log } from "./log";
import { type RequestFor, retryLater, withStatus } from "./pipeline/bound-refusal";

/** Failures inside the server: a full disk has one line in the log, anything else has its stack. */
export interface Failures {
  report: (error: unknown, text: string, facts?: object) => void;
  /** A message was kept: a disk that was full has room again, unless it says that it is nearly full. */
  kept: () => void;
}

export function createFailures(log: Log, { freeBytes }: Pick<Store, "freeBytes">): Failures {
  let isFull = false;
  return {
    report(error, text, facts = {}) {
      if (!isDiskFull(error)) {
        log.error({ err: error, ...facts }, text);
        return;
      }
      if (isFull) return;
      isFull = true;
      log.error("The disk of the database is full: messages are refused until it has room.");
    },
    kept() {
      if (!isFull || freeBytes() < limits.leastFreeBytes) return;
      isFull = false;
      log.info("The disk of the database has room again.");
    },
  };
}

/** The refusal of what failed inside the server. */
export function failureRefusal(
  error: unknown,
  requestFor: RequestFor,
  freeString?: string,
): Refusal {
  if (!isDiskFull(error))
    return refuse(commonErrors["server-failure"], freeString === undefined ? {} : { freeString });
  return {
    ...refuse(withStatus(commonErrors["bound-reached"], requestFor), {
      freeString: "The disk of the database is full; nothing was processed.",
    }),
    headers: retryLater,
  };
}
