import { limits } from "../limits";
import type { Fault, FaultKind } from "./definition";
import { milliseconds } from "./duration";

/** What a fault does to an exchange, in the terms in which the pipeline carries it out. */
export interface FaultEffect {
  /** Wait so long: before the processing, or before the answer goes out. */
  waitMs?: number;
  /** Send this status with an ErrorDetail instead of the answer. */
  status?: number;
  /** Send nothing for so long, then close the connection. */
  silentMs?: number;
}

interface FaultDefinition<K extends FaultKind> {
  effect(fault: Extract<Fault, { kind: K }>): FaultEffect;
  /** Completes "it ...". */
  explain(fault: Extract<Fault, { kind: K }>): string;
}

const moment = (fault: Fault): string => `${fault.when} the processing`;

/** Every kind of fault: what it does, and how it says so. */
const definitions: { [K in FaultKind]: FaultDefinition<K> } = {
  status: {
    effect: (fault) => ({ status: fault.status }),
    explain: (fault) => `answers ${fault.status} ${moment(fault)}`,
  },
  delay: {
    effect: (fault) => ({ waitMs: Math.min(milliseconds(fault.for), limits.heldMs) }),
    explain: (fault) => `waits ${fault.for} ${moment(fault)}`,
  },
  "no-answer": {
    effect: (fault) => ({
      silentMs: fault.for === undefined ? limits.silenceMs : Math.min(milliseconds(fault.for), limits.heldMs),
    }),
    explain: (fault) => `never answers: silence from ${moment(fault)} on`,
  },
};

export const effectOf = (fault: Fault): FaultEffect => (definitions[fault.kind] as FaultDefinition<FaultKind>).effect(fault);

export const explainFault = (fault: Fault): string =>
  (definitions[fault.kind] as FaultDefinition<FaultKind>).explain(fault);
