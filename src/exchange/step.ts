import type { Answer, Refusal, Finding } from "../contract/answer";
import type { AdviceKind } from "../contract/operation";
import type { ExchangeOutcome, UpstreamNote } from "../journal/exchange";
import type { Awaiting, UndecidedRequest } from "../lifecycle/call";
import type { FaultEffect } from "../scenario/faults";
import type { AppliedFault, MatchedRules } from "../scenario/runs";
import type { UnitOfWork } from "../store";
import type { ProviderReply, Upstream } from "../upstream/answer";
import type { Place, TesterHold } from "./held";
import type { Ongoing } from "./message";

/**
 * A message before a unit of work: as it arrived, or as it goes on after a wait. It never changes: what comes of it is
 * an `Outcome`, and after a wait there is a new step.
 */
export interface Step extends Ongoing {
  /** The data space's time at its beginning: epoch milliseconds. */
  readonly now: number;
  /** Restores of the space at arrival. */
  readonly restores: number;
  /** Findings about the message alone, and of its processing if that was not begun anew. */
  readonly findings: readonly Finding[];
  /** How the scenario's rules match the message; undefined: nobody has looked yet. */
  readonly matchedRules: MatchedRules | undefined;
  /** Every fault that was applied so far. */
  readonly appliedFaults: readonly AppliedFault[];
  /** Where faults came from that have held the message: they hold it once. */
  readonly heldBy: readonly FaultOrigin[];
  /** The message is recorded as in process, because it is held. */
  readonly inProcess: boolean;
  /** Lookups: it has waited for the outcome of a request. */
  readonly hasWaited: boolean;
  /** State of its transaction before the first unit of work. */
  readonly stateBefore: string | undefined;
  /** Requests: advices that the provider does not support. */
  readonly unsupported: readonly AdviceKind[] | undefined;
  /** Number of the exchange before it on its connection; null: it is the first one there. Once it is in the journal. */
  readonly sameConnectionAs: number | null | undefined;
  /** What the tester has it meet in place of the scenario's fault. */
  readonly decided: AppliedFault | undefined;
  /** The tester has held it after its processing, whose outcome this is. */
  readonly withheld: WithheldAnswer | undefined;
  /** It is refused in place of its processing. */
  readonly refused:
    { readonly because: "restored" | "stopping" | "failed"; refusal: Refusal } | undefined;
  /** How it went to its provider, as far as that has come; undefined: its interface is simulated. */
  readonly upstream: UpstreamNote | undefined;
  /** What the provider has replied; undefined: nothing yet. */
  readonly replied: SentReply | undefined;
  /** It is the second delivery of this exchange: nobody waits for its answer. */
  readonly copyOf: number | undefined;
  readonly course: Course;
}

/** Where a fault comes from: a rule of the scenario, an entity of the fixtures, or the tester. */
export type FaultOrigin = "scenario" | "fixture" | "tester";

/** An answer that the tester holds back, and the state to which its processing led. */
interface WithheldAnswer {
  readonly decision: FinalDecision;
  readonly stateAfter: string | undefined;
}

/** What becomes of a message while it is on its way. Times are milliseconds after arrival. */
interface Course {
  /** As it was decided last. */
  decided?: DecidedStep;
  /** The client closed its connection. */
  clientLeftMs?: number;
  /** The client closed its sending side. It may still read. */
  sendingEndedMs?: number;
  /** While it is held: its numbers, by journal. A reset that spares it takes it along into the next one. */
  numbers?: Map<number, number>;
}

/** A message after a unit of work, as the journal has it. */
export interface DecidedStep extends Step {
  readonly stateAfter: string | undefined;
  /** A fault answered in place of the processing. */
  readonly unprocessed: boolean;
  /** Requests whose wait its processing has ended: they are notified once it is committed. */
  readonly waitersToNotify: readonly string[];
}

/**
 * Why a message is held: a fault before processing, an outcome that is not known yet, none so far, a provider, the
 * tester.
 */
export type Hold = AppliedFault | Awaiting | UndecidedRequest | ForwardHold | DecisionHold;

/** Why a message is held that waits for the tester. */
export interface DecisionHold {
  byTester: TesterHold;
  /** What was decided already; absent: it is held before its processing. */
  withheld?: FinalDecision;
}

/** Why a message is held that goes to a provider. */
export interface ForwardHold {
  forwardTo: Upstream;
  /** Its place among the messages of its transaction; undefined: it is about none. */
  sentAs: number | undefined;
}

/** A provider's reply to a message, and as which it was sent. */
export interface SentReply extends ProviderReply {
  sentAs: number | undefined;
}

/** What the stages of a unit of work decide about a message. */
export type Decision = HoldDecision | FinalDecision;

interface DecisionParts {
  /** Faults that were applied. */
  applied?: readonly AppliedFault[];
}

/** Wait, then go on with the message. */
export interface HoldDecision extends DecisionParts {
  hold: Hold;
  /** Where the fault that holds it comes from. */
  heldBy?: FaultOrigin;
  /** The message is recorded as in process. */
  inProcess?: boolean;
  /** It goes to its provider. */
  upstream?: UpstreamNote;
}

/** A decision after which the message is answered. */
export interface FinalDecision extends DecisionParts {
  /** The true answer; absent where a fault came before it. */
  answer?: Answer;
  /** A fault on the way out. */
  fault?: AppliedFault;
  /** The message has a transaction record of its own, which must know how it was answered. */
  recorded?: boolean;
  /** A fault answered in place of the processing. */
  unprocessed?: true;
  /** What goes out where the provider gave no whole answer. */
  mirrored?: Sending;
}

/** What has become of a message in a unit of work: it waits, or is answered. */
export type Outcome = HeldMessage | Delivery;

export interface HeldMessage {
  readonly step: DecidedStep;
  readonly hold: Hold;
  /** Its place among those that are held; absent: it needs none. */
  readonly place?: Place | undefined;
}

/** A decision, and how its answer is sent. */
export interface Delivery {
  readonly step: DecidedStep;
  readonly decision: FinalDecision;
  readonly sending: Sending;
}

/** What goes out for a decision: the answer itself, or what a fault makes of it. */
export interface Sending extends Pick<
  FaultEffect,
  "waitMs" | "silentMs" | "reset" | "portClosedMs" | "spoil" | "keptBytes" | "pace" | "replay"
> {
  /** Absent: nothing goes out. */
  answer?: Answer;
  /** The provider's answer broke off: what came of it goes out. */
  brokeOff?: true;
}

/** How far the answer of an exchange has come, for the journal. */
export interface Ending {
  outcome: ExchangeOutcome;
  /** The answer that went out, if one did. */
  sent?: Answer | undefined;
  /** The true answer, where there is one. */
  truth?: Answer | undefined;
  /** Nothing went out, and the connection was closed just now. */
  ended?: boolean;
  /** A fault could not make the answer wait: too many are held. */
  notWaited?: boolean;
}

/** One unit of work on a message, and what is gathered on the way to its decision. */
export interface Work {
  readonly step: Step;
  readonly unit: UnitOfWork;
  /** Findings about the message alone, and those of its processing. */
  readonly findings: Finding[];
  /** Requests whose wait the processing ends. */
  readonly waitersToNotify: string[];
}

/** Number of a message in the journal that its data space has now; undefined: it is not in it. */
function numberNow({ message, epoch, number, course, copyOf }: Step): number | undefined {
  const { space } = message;
  const taken = copyOf === undefined ? course.numbers?.get(space.journal) : undefined;
  return taken ?? (epoch === space.epoch ? number : undefined);
}

/** A reset has taken away the record and the journal's entry of the message. */
export const isReset = (step: Step): boolean =>
  step.epoch !== step.message.space.epoch && numberNow(step) === undefined;

/** A message after a reset that has spared it, as the new journal has it. */
export const afterReset = <S extends Step>(step: S): S => ({
  ...step,
  epoch: step.message.space.epoch,
  number: numberNow(step),
});

/** A reset or a restore has taken away what the answer speaks of. */
export const isTakenAway = (step: Step): boolean =>
  isReset(step) || step.restores !== step.message.space.restores;
