import type { TProperties } from "@sinclair/typebox";
import { bandwidth, cutBody, drip, halfClose, malformedBody, truncate } from "./body";
import { empty, refuseConnection, reset } from "./connection";
import { edit } from "./edit";
import type {
  Draw,
  FaultEffect,
  DeclaredFaultKind as Kind,
  FaultOf,
  MeantMessages,
  Moment,
} from "./kind";
import { replay } from "./replay";
import { approvePart } from "./approve-part";
import { refuse, status } from "./status";
import { delay, noAnswer, waitMistakes } from "./wait";
import type { Mistake } from "../../mistake";

export type { Draw, FaultEffect, Pace } from "./kind";
export type { MeantMessages, Moment, Question } from "./kind";

/**
 * The kinds that an entity of the fixtures may bring along: it has refusals and partial approvals of its own, and a
 * port is closed by scenarios alone.
 */
export const entityKinds = [
  status,
  delay,
  noAnswer,
  reset,
  empty,
  truncate,
  cutBody,
  halfClose,
  malformedBody,
  drip,
  bandwidth,
  replay,
  edit,
] as const;

/** Every kind of fault. */
export const kinds = [...entityKinds, refuse, approvePart, refuseConnection] as const;

type ToldBy<K> = K extends Kind<infer N, infer P, infer M> ? FaultOf<N, P, M> : never;

/** What goes wrong with an exchange of an entity that brings a fault along. */
export type EntityFault = ToldBy<(typeof entityKinds)[number]>;

/** What goes wrong with an exchange: the phase, the kind, and what the kind needs to know. */
export type Fault = ToldBy<(typeof kinds)[number]>;
export type FaultKind = Fault["kind"];

/** A kind of fault, whichever it is. */
export type AnyKind = Kind<string, TProperties, Moment>;

const byName = new Map<string, AnyKind>(kinds.map((one) => [one.kind, one]));

/** The kind of a name; undefined: there is none. */
export const kindNamed = (name: unknown): AnyKind | undefined => byName.get(String(name));

function kindOf({ kind }: Fault): AnyKind {
  const found = byName.get(kind);
  if (found === undefined) throw new Error(`${kind} is not a kind of fault`);
  return found;
}

/** What a fault does this time; `draw` gives the random part. */
export const effectOf = (fault: Fault, draw: Draw): FaultEffect =>
  kindOf(fault).effect(fault, draw);

export const explainFault = (fault: Fault): string => kindOf(fault).explain(fault);

/**
 * What a fault cannot mean: a wait that is too long, a status or an error type that the contract does not
 * have for the operations that are meant. Paths begin at the fault.
 */
export function faultMistakes(fault: Fault, meant: MeantMessages): Mistake[] {
  const waiting = "for" in fault && fault.for !== undefined ? waitMistakes(fault.for) : [];
  return waiting.length > 0 ? waiting : (kindOf(fault).mistakes?.(fault, meant) ?? []);
}
