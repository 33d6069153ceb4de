import type { Exchange } from "../../journal/exchange";
import type { Scene } from "../scene/scene";

/** How much it matters: a broken `must` fails, a broken `should` warns, a `note` is only reported. */
export type Level = "must" | "should" | "note";

/**
 * What a rule is judged by: what the messages say, the answers that the POS got, or what the simulator knows of its own
 * data. Behind an upstream the data are the provider's, and the last kind cannot be judged.
 */
export type RestsOn = "message" | "answer" | "simulator";

/** The outcome of a check. */
export type CheckOutcome =
  "pass" | "fail" | "warn" | "inconclusive" | "not-applicable" | "waived" | "consequence" | "error";

/** An exchange that a check speaks of, and as what. */
export interface Evidence {
  role: "trigger" | "expected" | "seen" | "nearest miss";
  /** Number in the journal. */
  number: number;
}

/** A message that is due, and has not come. */
export interface MissingMessage {
  /** Ids of the operations of which one is due. */
  operations: readonly string[];
  /** Until when it is in time, in epoch milliseconds; the rule is broken later. */
  due: number;
}

/** A rule on one transaction (or one message), as a judge decided it. */
export interface Check {
  outcome: Exclude<CheckOutcome, "not-applicable" | "waived" | "consequence">;
  /** Id of the transaction or message. */
  subject: string;
  /** Ids of further transactions and messages that it is about. */
  also?: readonly string[];
  /** What was seen beside what was expected, in a sentence with the numbers of the exchanges. */
  text: string;
  evidence: Evidence[];
  /** What to do about it, where it is something else than the rule says. */
  remedy?: string;
  /** End of the open window of an inconclusive check, in epoch milliseconds. */
  openUntil?: number;
  /** What was due never came: the end of the window in which it could have, in epoch milliseconds. */
  overdueSince?: number;
  /** Of an open window, and of one in which nothing came: what is missing. */
  missing?: MissingMessage;
  /** What was due came, in time or late: until when it was in time, and when it came, in epoch milliseconds. */
  met?: { due: number; at: number };
}

/**
 * Decides every check of one rule in one interface's messages. Pure. A judge says `fail`; the level makes it
 * a warning.
 */
export type Judge = (scene: Scene) => Check[];

/** The two small journals that show what a rule means. */
export interface Examples {
  pass: Exchange[];
  fail: Exchange[];
}

/** Something that a client of an interface owes. */
export interface Obligation {
  /** Never used again for another rule. */
  id: string;
  /** Name of the rule that it shares with other families. */
  standard: string;
  /** One imperative sentence. */
  sentence: string;
  level: Level;
  /** Where the contract says so. */
  source: string;
  /** What to do about it, in a sentence. */
  remedy: string;
  /** Money is lost when it is broken: waiving it takes a word of its own. */
  critical?: true;
  restsOn: RestsOn;
  /** A message, or one and its repeat, shows by itself whether it was kept, whatever came before. */
  ofItself?: true;
  /** It blames a message for what that names, which there may have been before a reset or a restore. */
  ofNamed?: true;
  /** The message that it blames is not to be sent at all, whatever it says. */
  forbids?: true;
  judge: Judge;
  examples: Examples;
}

/** A rule that a journal cannot judge, and why. */
export interface UnjudgedRule {
  id: string;
  sentence: string;
  reason: string;
}
