import type { Answer } from "../contract/answer";
import type { Finding } from "../contract/findings";
import type { AdviceKind } from "../contract/operation";
import type { Awaiting, Undecided } from "../lifecycle/call";
import type { MatchedRules, AppliedFault } from "../scenario/runs";
import type { ExchangeServices } from "./services";
import type { Message, Ongoing } from "./message";

/** How far a message has come, and what the stages have found so far. */
export interface Progress extends Ongoing {
  /** Findings about the message alone, and those of its processing. */
  findings: Finding[];
  /** How the scenario's rules match the message. */
  matchedRules: MatchedRules;
  /** Every fault that was applied. */
  appliedFaults: AppliedFault[];
  /** Faults that have been applied, so that none is applied twice. */
  alreadyApplied: { scenario?: boolean; fixture?: boolean };
  /** The message was recorded as in process when a fault began to hold it. */
  inProcess: boolean;
  /** Requests whose wait its processing has ended: they are notified once it is committed. */
  waitersToNotify: string[];
  /** Lookups: it has waited for the outcome of a request. */
  hasWaited?: boolean;
  /** The data space's time when it arrived, or went on after a wait: epoch milliseconds. */
  now: number;
  /** Restores of the space at arrival. */
  restores: number;
  /** What its unit of work did to entities, until the journal has it; nothing where a reset removed them. */
  changes?: string | undefined;
  stateBefore?: string;
  stateAfter?: string;
  /** Requests: advices that the provider does not support. */
  unsupported?: AdviceKind[];
  /** The client closed its connection before it was answered: milliseconds after arrival. */
  clientLeftMs?: number;
  /** The client closed its sending side while it waited: milliseconds after arrival. It may still read. */
  sendingEndedMs?: number;
  /** Nothing went out, and its connection was closed: milliseconds after arrival. */
  endedMs?: number;
  /** Number of the exchange before it on its connection; null: it is the first one there. */
  sameConnectionAs?: number | null;
  /** A fault answered in place of the processing. */
  unprocessed?: true;
  /** A fault could not make its answer wait: too many are held. */
  notWaited?: true;
  /** It is the second delivery of this exchange: nobody waits for its answer. */
  copyOf?: number;
}

/** Why a message is held: a fault before the processing, an outcome that is not known yet, or none so far. */
export type Hold = AppliedFault | Awaiting | Undecided;

/** What a unit of work decided about a message. */
export type Decision =
  | { /** Wait, then resume the message. */ hold: Hold }
  | {
      /** The true answer; absent where a fault came before it. */
      answer?: Answer;
      /** A fault on the way out. */
      fault?: AppliedFault;
      /** The message has a transaction record of its own, which must know how it was answered. */
      recorded?: boolean;
    };

/** A decision that is final. */
export type Final = Exclude<Decision, { hold: Hold }>;

/** A message that has just arrived. */
export const begun = (services: ExchangeServices, message: Message): Progress => ({
  services,
  message,
  findings: [],
  matchedRules: { explanations: [] },
  appliedFaults: [],
  alreadyApplied: {},
  waitersToNotify: [],
  inProcess: false,
  now: message.now,
  epoch: message.space.epoch,
  restores: message.space.restores,
});
