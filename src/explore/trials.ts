import type { InterfaceContract, Operation } from "../contract/operation";
import { refusalsOf, isUnknownOutcome } from "../contract/refusals";
import { limits } from "../limits/limits";
import { type Fault, kindNamed } from "../scenario/faults";
import { malformedBody, truncate } from "../scenario/faults/body";
import { empty, refuseConnection, reset } from "../scenario/faults/connection";
import { replay } from "../scenario/faults/replay";
import { approvePart } from "../scenario/faults/approve-part";
import { refuse, status } from "../scenario/faults/status";
import { delay, noAnswer } from "../scenario/faults/wait";

/** A way in which a message can fail, as the columns of the matrix name them. */
export interface Trial {
  /** Part of a plan's id: `504-after`. */
  id: string;
  /** Id of its column. */
  column: string;
  /** What the POS meets: trials in which it meets the same are of one class. */
  meets: string;
  /** It ends the connection without a whole answer. */
  endsConnection?: true;
  fault: Fault;
  /** How often it strikes from its message on; absent: once. */
  times?: number;
  /** The command is killed while it waits for this answer, and started again. */
  kills?: true;
  /** How much longer a run takes with it than without a fault, in seconds, where that is known. */
  seconds: number;
}

/** What the trials depend on. */
export interface TrialSettings {
  /** The time-out of the POS, in seconds. */
  timeout: number;
  /** Whether answers may be held in real time. */
  holds: boolean;
  /** Whether each run has a port of its own, which can be closed. */
  ownPort: boolean;
  /** Whether the POS can be killed and started again: it keeps its queue. */
  restarts: boolean;
}

/** How often an advice fails in a row, where that is tried. */
const failuresInRow = 5;

/** How long a port is closed, in seconds: long enough for a few tries of a POS that repeats each second. */
const portClosed = 3;

/** A column of the matrix, and the trial that it stands for. */
interface TrialColumn {
  id: string;
  heading: string;
  fault: Fault;
  times?: number;
  isPossible?: (operation: Operation, contract: InterfaceContract) => boolean;
  /** What a run must allow for it: to hold answers, to close its port, to kill the POS. */
  needs?: "holds" | "ownPort" | "restarts";
}

/** The column of refusals, which has a trial for each type of error. */
const refusalColumn = { id: "refused", heading: "refused" };

/** Longer than the POS waits, in seconds. */
const secondsBeyond = (timeout: number): number =>
  Math.min(Math.ceil(timeout + Math.max(1, timeout / 4)), limits.heldMs / 1_000);

const lists = (status: number) => (operation: Operation) => Object.hasOwn(operation.errors, status);

const isAdvice = ({ kind }: Operation): boolean => kind === "advice";

/** Whether the contract says what a POS does after a 503: a final refusal of a reversal leaves it nothing to do. */
function hasStepAfter503(operation: Operation, contract: InterfaceContract): boolean {
  if (!lists(503)(operation)) return false;
  if (!isAdvice(operation)) return true;
  if (isUnknownOutcome(503, operation, contract.unknownOutcomes)) return true;
  return (
    operation.advice === "confirmation" &&
    contract.operations.some(
      ({ transaction, advice }) => transaction === operation.transaction && advice === "reversal",
    )
  );
}

/** Whether it is an advice to which the status is a final answer by one rule, and by another one is not. */
const isDoubtful =
  (code: number) =>
  (operation: Operation, { doubtfulAnswers = [] }: InterfaceContract): boolean =>
    isAdvice(operation) && lists(code)(operation) && doubtfulAnswers.includes(code);

const brokenOff = (
  { kind }: typeof reset | typeof empty | typeof truncate | typeof malformedBody,
  when: Fault["when"],
  heading: string,
): TrialColumn => ({ id: `${kind}-${when}`, heading, fault: { when, kind } });

const answerColumn = (
  code: number,
  when: Fault["when"],
  isPossible: TrialColumn["isPossible"] = lists(code),
): TrialColumn => ({
  id: `${code}-${when}`,
  heading: `${code} ${when}`,
  fault: { when, kind: status.kind, status: code },
  isPossible,
});

/** Something between client and service, not the service, answers with a status that the contract does not list. */
const proxy = (code: number): TrialColumn => ({
  id: `${code}-after`,
  heading: `${code} from a proxy`,
  fault: { when: "after", kind: status.kind, status: code, offContract: true, body: "html" },
  isPossible: (operation) => !lists(code)(operation),
});

const silence = (when: Fault["when"], late: string): TrialColumn => ({
  id: `no-answer-${when}`,
  heading: `silence ${when}`,
  fault: { when, kind: noAnswer.kind, for: late },
  needs: "holds",
});

/** Every column but that of refusals, in their order. */
const columns = (late: string): TrialColumn[] => [
  answerColumn(500, "before"),
  answerColumn(504, "before"),
  answerColumn(503, "before", hasStepAfter503),
  answerColumn(404, "before", isDoubtful(404)),
  answerColumn(501, "before", isDoubtful(501)),
  silence("before", late),
  brokenOff(reset, "before", "reset before"),
  answerColumn(500, "after"),
  answerColumn(504, "after"),
  proxy(502),
  silence("after", late),
  brokenOff(reset, "after", "reset after"),
  brokenOff(empty, "after", "empty after"),
  brokenOff(truncate, "after", "cut off after"),
  brokenOff(malformedBody, "after", "not JSON after"),
  {
    id: "late-after",
    heading: "late answer",
    fault: { when: "after", kind: delay.kind, for: late },
    needs: "holds",
  },
  {
    id: "port-closed-after",
    heading: "port closed",
    fault: { when: "after", kind: refuseConnection.kind, for: `${portClosed}s` },
    needs: "ownPort",
  },
  {
    id: "killed-after",
    heading: "POS killed",
    fault: { when: "after", kind: noAnswer.kind, for: late },
    needs: "restarts",
  },
  {
    id: "approved-in-part",
    heading: "approved in part",
    fault: { when: "before", kind: approvePart.kind },
    isPossible: ({ approvesParts }) => approvesParts === true,
  },
  { id: "twice", heading: "delivered twice", fault: { when: "before", kind: replay.kind } },
  {
    id: "504-in-a-row",
    heading: `504, ${failuresInRow} times`,
    fault: { when: "before", kind: status.kind, status: 504 },
    times: failuresInRow,
    isPossible: (operation) => isAdvice(operation) && lists(504)(operation),
  },
];

/** A trial for each type of error with which the interface refuses an operation. */
const refusalTrials = (operation: Operation, contract: InterfaceContract): Trial[] =>
  [...refusalsOf(contract, operation)].map(([errorType, { status: code }]) => ({
    id: `refused ${errorType}`,
    column: refusalColumn.id,
    meets: `refused ${code}`,
    fault: { when: "before", kind: refuse.kind, errorType },
    seconds: 0,
  }));

/** How much longer a run takes because of a column, in seconds. A POS repeats an advice each second at the earliest. */
function secondsOf({ needs, times = 0 }: TrialColumn, late: number): number {
  if (needs === "holds") return late;
  return needs === "ownPort" ? portClosed : times;
}

/** The trials that can happen to messages of an operation, by the contract. */
export function trialsOf(
  operation: Operation,
  contract: InterfaceContract,
  settings: TrialSettings,
): Trial[] {
  const late = secondsBeyond(settings.timeout);
  const possible = columns(`${late}s`).filter(
    ({ needs, isPossible }) =>
      (needs === undefined || settings[needs]) && isPossible?.(operation, contract) !== false,
  );
  return [
    ...possible.map((column) => {
      const { id, fault, times, needs } = column;
      return {
        id,
        column: id,
        meets: id,
        fault,
        ...(kindNamed(fault.kind)?.endsConnection && { endsConnection: true as const }),
        ...(times !== undefined && { times }),
        ...(needs === "restarts" && { kills: true as const }),
        seconds: secondsOf(column, late),
      };
    }),
    ...refusalTrials(operation, contract),
  ];
}

/** The ids of all columns and their headings, in their order. */
export const columnHeadings = (): { id: string; heading: string }[] => [
  ...columns("").map(({ id, heading }) => ({ id, heading })),
  refusalColumn,
];
