import type { Finding } from "../contract/answer";
import { limits } from "../limits/limits";
import { onHold, settleRequest } from "../lifecycle/apply";
import { type TesterHold, holdFault } from "./held";
import type { FinalDecision, HoldDecision, Work } from "./step";
import { incomingOf } from "./transactions";
import { isFirst, recordUnprocessed } from "./unanswered";

/** Holds a message: a request that is the first one with its id is recorded as in process. */
export function inProcess({ step, unit }: Work, held: HoldDecision): HoldDecision {
  const { message } = step;
  const incoming = incomingOf(step, unit);
  const usable =
    message.route.operation.kind === "request" && message.usableIds.includes(incoming.id);
  const isOurs = usable && step.message.upstream === undefined;
  if (step.inProcess || !isOurs || !isFirst(step, unit, incoming.id)) return held;
  settleRequest(unit, message.route.served.transitions, incoming, onHold);
  return { ...held, inProcess: true };
}

/** Holds a message for the tester who wants that; undefined: no more can be held. */
export function holdForTester(work: Work, wanted: TesterHold): HoldDecision | undefined {
  const { services, message } = work.step;
  if (work.step.message.isSettling) return undefined;
  if (services.holds.isFull(message.space) || services.held.fullness(message.space) !== undefined) {
    work.findings.push(notHeld);
    return undefined;
  }
  const applied = [holdFault(wanted)];
  const held: HoldDecision = { hold: { byTester: wanted }, heldBy: "tester", applied };
  return wanted.when === "before" ? inProcess(work, held) : held;
}

const notHeld: Finding = {
  code: "not-held",
  text: `the tester did not hold it: ${limits.heldByTester} messages are held already`,
};

/** Holds an answer for the tester: until it has gone out, the client knows nothing of its message. */
export function withholdForTester(
  work: Work,
  wanted: TesterHold,
  decision: FinalDecision,
): HoldDecision | undefined {
  const { step, unit } = work;
  if (step.copyOf !== undefined || step.decided !== undefined) return undefined;
  if (decision.mirrored !== undefined) return undefined;
  const held = holdForTester(work, wanted);
  if (held === undefined || !("byTester" in held.hold)) return undefined;
  const { answer, recorded, applied = [] } = decision;
  const withheld = {
    ...decision,
    recorded: recorded === true || recordUnprocessed(step, unit, null, answer),
    applied: [],
  };
  return {
    ...held,
    hold: { ...held.hold, withheld },
    applied: [...applied, ...(held.applied ?? [])],
  };
}
