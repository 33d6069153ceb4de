import { maskMessage, maskPansIn } from "../../contract/values/masking";
import { limits } from "../../limits/limits";
import { plural } from "../../conformance/report/lines";
import { plainTexts } from "../../plain-text";
import type { Allowing } from "../allowing";
import type { AnswerDifference, DifferenceKind } from "../answers";
import {
  type Comparison,
  type Drift,
  type DriftClass,
  type PlayedFlow,
  type PlayedStep,
  type SideName,
  driftClasses,
} from "../comparison";
import type { UnplayedFlow } from "../flows";
import type { PlayedFlows } from "../player";

/** A message of a flow and the answers of both sides, as they may be shown: masked. */
interface ShownMessage {
  operation: string;
  ours: ShownAnswer | undefined;
  theirs: ShownAnswer | undefined;
}

interface ShownAnswer {
  status: number;
  body?: unknown;
}

/** A difference as a report tells it. */
export interface ReportedDrift extends Pick<
  Drift,
  "key" | "class" | "interface" | "operation" | "kind" | "member" | "place" | "broken" | "count"
> {
  ours: unknown;
  theirs: unknown;
  /** The smallest flow that shows it, up to the message that does. */
  flow: string;
  messages: ShownMessage[];
  /** What allows it: the place in the file, and why. Absent: nothing does. */
  allowed?: string;
  /** It makes the sides differ. */
  counts: boolean;
}

/** How long a side took for an operation, in milliseconds. */
interface TakenTime {
  p50: number;
  p95: number;
  longest: number;
}

/** How long both sides took for an operation. */
export interface OperationTimes {
  interface: string;
  operation: string;
  ours: TakenTime;
  theirs: TakenTime;
  /** The second side took longer than it may. */
  isTooSlow?: true;
}

/** What a comparison came to. */
export interface ComparisonReport {
  standinComparison: 1;
  result: "same" | "different" | "undecided" | "defect";
  /** The names of the sides. */
  sides: readonly [SideName, SideName];
  /** Where the messages went. */
  hosts: string[];
  /** Flows that were played to their end, of those that there are. */
  played: number;
  flows: number;
  answers: number;
  values: number;
  /** Differences by class, those that are allowed left out. */
  counts: Record<DriftClass, number>;
  drifts: ReportedDrift[];
  /** Why the comparison is undecided. */
  undecided: string[];
  unplayed: UnplayedFlow[];
  times: OperationTimes[];
  /** What is wrong with the files that allow differences. */
  problems: string[];
}

/** What a report is made of. */
export interface ComparisonOutcome {
  sides: readonly [SideName, SideName];
  hosts: readonly string[];
  comparison: Comparison;
  /** Flows that there are. */
  flows: number;
  unplayed: readonly UnplayedFlow[];
  isSameData: boolean;
  played: readonly [PlayedFlows, PlayedFlows];
  /** Says of each difference what allows it. */
  allowing?: Allowing;
  /** Why it is undecided, whatever was compared. */
  undecided: readonly string[];
  slowerThan: number | undefined;
}

export function reportOf(outcome: ComparisonOutcome): ComparisonReport {
  const { comparison, allowing, isSameData, unplayed, flows, played } = outcome;
  const drifts = comparison.drifts.map((drift) => {
    const allowed = allowing?.allowed(drift);
    const isCounted = drift.class === "data" ? isSameData : drift.class !== "unsteady";
    return { ...reportedDrift(drift, allowed), counts: isCounted && allowed === undefined };
  });
  const counting = drifts.filter(({ allowed }) => allowed === undefined);
  const counts = Object.fromEntries(
    driftClasses.map((one) => [one, counting.filter((drift) => drift.class === one).length]),
  ) as Record<DriftClass, number>;
  const problems = allowing?.problems() ?? [];
  const times = timesOf(played, outcome.slowerThan);
  const undecided = undecidedTexts(outcome);
  const differs =
    drifts.some((drift) => drift.counts) ||
    problems.length > 0 ||
    times.some(({ isTooSlow }) => isTooSlow);
  return {
    standinComparison: 1,
    result:
      counts["we-break"] > 0
        ? "defect"
        : differs
          ? "different"
          : undecided.length > 0
            ? "undecided"
            : "same",
    sides: outcome.sides,
    hosts: [...outcome.hosts],
    played: flows - unplayed.length,
    flows,
    answers: comparison.answers,
    values: comparison.values,
    counts,
    drifts: shownDrifts(drifts),
    undecided,
    unplayed: [...unplayed],
    times,
    problems,
  };
}

/** The first ones of each class. */
const shownDrifts = (drifts: readonly ReportedDrift[]): ReportedDrift[] =>
  driftClasses.flatMap((one) =>
    drifts.filter((drift) => drift.class === one).slice(0, limits.shownDifferences),
  );

/** A tenth of the flows may be missing. */
const mostUnplayed = 0.1;

function undecidedTexts({ comparison, flows, unplayed, undecided }: ComparisonOutcome): string[] {
  const silent = comparison.unanswered.map(({ operation, failure = "" }) => ({
    operation: operation.id,
    failure,
  }));
  const reasons = [...new Set(silent.map(({ failure }) => failure))];
  return [
    ...undecided,
    ...(comparison.answers === 0 ? ["Nothing was compared."] : []),
    ...(unplayed.length > flows * mostUnplayed
      ? [`${unplayed.length} of ${plural(flows, "flow")} could not be played.`]
      : []),
    ...reasons.map((reason) => {
      const all = silent.filter(({ failure }) => failure === reason);
      const operations = [...new Set(all.map(({ operation }) => operation))];
      return `${plural(all.length, "message")} got no answer that can be read: ${reason} (${operations.join(", ")}).`;
    }),
  ];
}

function reportedDrift(drift: Drift, allowed: string | undefined): Omit<ReportedDrift, "counts"> {
  const { key, interface: of, operation, kind, member, place, broken, count, shownBy } = drift;
  const { flow, at } = shownBy;
  return {
    key,
    class: drift.class,
    interface: of,
    operation,
    kind,
    member,
    place,
    broken: broken.map(maskPansIn),
    count,
    ours: maskedAt(shownBy, shownBy.ours),
    theirs: maskedAt(shownBy, shownBy.theirs),
    flow: flow.name,
    messages: shownMessages(shownBy.flow, shownBy.otherFlow, at),
    ...(allowed !== undefined && { allowed }),
  };
}

const shownMessages = (ours: PlayedFlow, theirs: PlayedFlow, at: number): ShownMessage[] =>
  ours.steps.slice(0, at + 1).map((step, place) => ({
    operation: step.operation.id,
    ours: shownAnswer(step),
    theirs: shownAnswer(theirs.steps[place]),
  }));

const shownAnswer = (step: PlayedStep | undefined): ShownAnswer | undefined =>
  step?.answer && {
    status: step.answer.status,
    ...(step.answer.body !== undefined && { body: maskMessage(step.answer.body, false) }),
  };

/** A value as it may be shown where it stands. */
function maskedAt({ member }: Pick<AnswerDifference, "member">, value: unknown): unknown {
  if (value === undefined) return undefined;
  const name = /([^.[\]]+)(?:\[\])*$/.exec(member)?.[1] ?? "value";
  const shown = maskMessage({ [name]: value }, false);
  return typeof shown === "object" && shown !== null ? Object.values(shown)[0] : shown;
}

/** How long both sides took, by operation. */
function timesOf(
  [ours, theirs]: readonly [PlayedFlows, PlayedFlows],
  slowerThan: number | undefined,
): OperationTimes[] {
  const [own, other] = [measuredIn(ours), measuredIn(theirs)];
  return [...own].flatMap(([name, { step, took }]) => {
    const others = other.get(name);
    if (others === undefined) return [];
    const times = { ours: takenTime(took), theirs: takenTime(others.took) };
    const isTooSlow = slowerThan !== undefined && times.theirs.p95 > slowerThan;
    return [
      {
        interface: step.interface,
        operation: step.operation.id,
        ...times,
        ...(isTooSlow && { isTooSlow: true as const }),
      },
    ];
  });
}

function measuredIn(flows: PlayedFlows): Map<string, { step: PlayedStep; took: number[] }> {
  const measured = new Map<string, { step: PlayedStep; took: number[] }>();
  for (const step of flows.flatMap((flow) => flow?.steps ?? [])) {
    if (step.ms === undefined) continue;
    const name = `${step.interface} ${step.operation.id}`;
    const { took } = measured.get(name) ?? { took: [] };
    measured.set(name, { step, took: [...took, step.ms] });
  }
  return measured;
}

function takenTime(took: readonly number[]): TakenTime {
  const inOrder = took.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round((inOrder[Math.ceil(inOrder.length * share) - 1] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}

/** Whose a difference is, in words. */
export const classWords: Readonly<Record<DriftClass, string>> = {
  "we-break": "Standin breaks the contract",
  "provider-breaks": "the provider breaks the contract",
  open: "open",
  data: "data",
  unsteady: "unsteady",
};

/** How the two sides differ, in words. */
const kindWords: Readonly<Record<DifferenceKind, string>> = {
  value: "differs",
  format: "has another form",
  time: "is another time",
  precision: "has another precision",
  text: "is another text",
  status: "is answered with another status",
  type: "has another type",
  gone: "is missing",
  more: "is additional",
  length: "has another number of entries",
  order: "has another order",
  state: "has another state",
  header: "is another header",
  breach: "breaks the contract",
};

const resultWords: Readonly<Record<ComparisonReport["result"], string>> = {
  same: "no difference that counts",
  different: "differences",
  undecided: "undecided",
  defect: "Standin breaks the contract",
};

/** The same report with every text in one line. */
export const plainReport = (report: ComparisonReport): ComparisonReport => plainTexts(report);

/** The first line of every report. */
export function headline({ sides, hosts, result, ...report }: ComparisonReport): string {
  const where = hosts.length === 0 ? "" : ` (${hosts.join(", ")})`;
  const { played, flows, answers, values, counts } = report;
  const differences = driftClasses
    .filter((one) => counts[one] > 0)
    .map((one) => `${counts[one]} ${one === "open" || one === "data" ? one : classWords[one]}`);
  return (
    `${sides.join(" and ")}${where}: ${resultWords[result]}. ${played} of ${plural(flows, "flow")} played, ` +
    `${plural(answers, "answer")} and ${plural(values, "value")} compared, ` +
    `differences: ${differences.join(", ") || "0"}.`
  );
}

/** `gift-card-v3 redeem: amounts.approvedAmount.amount differs`. */
export const driftTitle = ({ interface: of, operation, member, kind }: ReportedDrift): string =>
  `${of} ${operation}: ${kind === "breach" ? "" : `${member} `}${kindWords[kind]}`.replace(
    ": is answered",
    " is answered",
  );

/** What is said of a difference beside its two values. */
export const driftLines = (drift: ReportedDrift): string[] => [
  ...drift.broken,
  ...(drift.place === "" ? [] : [`contract: ${drift.place}`]),
  `shown by: ${drift.flow}, message ${drift.messages.length}; ${plural(drift.count, "time")}`,
  ...(drift.allowed === undefined ? [] : [`allowed: ${drift.allowed}`]),
];

/** A value as a line shows it. */
export function valueText(value: unknown): string {
  if (value === undefined) return "(none)";
  const text = JSON.stringify(value);
  return text.length > limits.checkedValue ? `${text.slice(0, limits.checkedValue)} ...` : text;
}

/** `p50 12 ms, p95 20 ms, longest 31 ms`. */
export const timeText = ({ p50, p95, longest }: TakenTime): string =>
  `p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms`;
