import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { commonErrors, simulatedError } from "../../contract/error-catalogue";
import { jsonOf } from "../../contract/json-of";
import { formatDetail } from "../../contract/reader";
import { settleRequest } from "../../lifecycle/apply";
import type { Call } from "../../lifecycle/call";
import { type Draw, type FaultEffect, effectOf, explainFault } from "../../scenario/faults";
import type { Strike } from "../../scenario/runs";
import type { UnitOfWork } from "../../store";
import { challenge } from "./error-detail";
import { answerRefusal } from "./refusal";
import { clientMismatch, idMismatch } from "./identity";
import {
  type Decision,
  type Final,
  type Hold,
  type Passage,
  callOf,
  messageIdOf,
  usableIdsOf,
} from "./passage";
import {
  type Processed,
  admission,
  incomingOf,
  lookupIdUsed,
  processAdvice,
  processLookup,
  processRequest,
} from "./transactions";
import { isDarkening, isFirst, isUnknown, recordUnprocessed } from "./unanswered";

/**
 * Decides about a message, within one unit of work: the scenario's fault before the processing, the checks in
 * the order of the family's reference, the processing, the fault after it.
 */
export function decide(passage: Passage, unit: UnitOfWork): Decision {
  const { ruling } = passage;
  passage.findings = [...passage.reading.findings];
  if (ruling.before !== undefined && passage.spent.scenario !== true) {
    passage.spent.scenario = true;
    return strikeBefore(passage, unit, ruling.before);
  }
  const decision = process(passage, unit);
  return "hold" in decision || ruling.after === undefined
    ? decision
    : strikeAfter(passage, unit, decision, ruling.after);
}

function process(passage: Passage, unit: UnitOfWork): Decision {
  const administered = passage.route.administer?.(passage, unit);
  if (administered !== undefined) return { answer: administered };
  const refusal = formRefusal(passage);
  if (refusal !== undefined) return refuseForm(passage, unit, refusal);
  const call = callOf(passage, unit);
  const answer = (refused: Refusal) => answerRefusal(passage, refused);
  switch (passage.route.operation.kind) {
    case "request": {
      const refused = admission(passage, call, answer) ?? withoutRoom(passage, unit, answer);
      return (
        refused ??
        withFixtureFault(passage, call, () =>
          withRoom(passage, unit, processRequest(passage, call, answer)),
        )
      );
    }
    case "advice":
      return withFixtureFault(passage, call, () => processAdvice(passage, call, answer));
    default: {
      const used = lookupIdUsed(passage, call);
      if (used !== undefined) return { answer: answer(used) };
      return withFixtureFault(passage, call, () => processLookup(passage, call, answer));
    }
  }
}

/** A request that is refused for its form is remembered under its id, where clients may ask for it; one that was held is declined. */
function refuseForm(passage: Passage, unit: UnitOfWork, refusal: Refusal): Processed {
  if (passage.inProcess) return giveUp(passage, unit, refusal);
  const answer = answerRefusal(passage, refusal);
  const {
    operation,
    served: { family },
  } = passage.route;
  const id = messageIdOf(passage);
  const hasId = id !== null && passage.reading.violations.every(({ field }) => field !== "id");
  if (
    family.sendersApart === true &&
    operation.kind === "request" &&
    hasId &&
    unit.message(id) === undefined
  ) {
    unit.rememberRefused({
      id,
      kind: operation.transaction ?? "",
      sender: passage.sender,
      status: answer.status,
      answer: jsonOf(answer.body),
    });
  }
  return { answer, recorded: false };
}

/** The refusal of a new request, where no more can be kept; undefined: there is room. */
function withoutRoom(
  passage: Passage,
  unit: UnitOfWork,
  answer: (refusal: Refusal) => Answer,
): Processed | undefined {
  const full = passage.inProcess ? undefined : passage.services.store.fullness(unit.space);
  if (full === undefined) return undefined;
  passage.findings.push({
    code: "bound-reached",
    text: `the simulator takes no more than ${full.limit} ${full.of}`,
  });
  return { answer: answer(refuse(commonErrors["bound-reached"], { ...full })), recorded: false };
}

/** The checks that look at the message alone. Pure, but for the finding about the client. */
function formRefusal(passage: Passage): Refusal | undefined {
  if (passage.unreadable !== undefined) return passage.unreadable;
  const { violations } = passage.reading;
  if (violations.length > 0)
    return refuse(
      commonErrors["fields-invalid"],
      formatDetail(violations, passage.route.contract, passage.route.operation),
    );
  return clientMismatch(passage) ?? idMismatch(passage);
}

/** A fault that an entity of the message brings along; the same engine as a scenario's. */
function withFixtureFault(
  passage: Passage,
  call: Call,
  work: () => Processed | { hold: Hold },
): Decision {
  const found =
    passage.spent.fixture === true
      ? undefined
      : passage.route.served.faults.get(passage.route.operation.id)?.(call);
  if (found === undefined) return work();
  passage.spent.fixture = true;
  const fault: Strike = {
    fault: found.fault,
    effect: effectOf(found.fault, drawFor(passage, call.unit)),
    source: `fixture:${found.source}`,
    text: `${found.source} ${explainFault(found.fault)}`,
    ...(found.facts && { facts: found.facts }),
  };
  if (found.fault.when === "before") return strikeBefore(passage, call.unit, fault);
  const decision = work();
  if (!("hold" in decision)) return strikeAfter(passage, call.unit, decision, fault);
  passage.spent.fixture = false;
  return decision;
}

/** What a fixture's fault leaves to chance follows from the message. */
function drawFor(passage: Passage, unit: UnitOfWork): Draw {
  let drawn = 0;
  return () =>
    unit
      .generate(`fault ${(drawn += 1)}`, messageIdOf(passage) ?? passage.req.originalUrl)
      .readUInt32BE(0) /
    2 ** 32;
}

function strike(passage: Passage, fault: Strike): Strike {
  passage.strikes.push(fault);
  return fault;
}

/** Carries out a fault before the processing: nothing happens to the entities. */
function strikeBefore(passage: Passage, unit: UnitOfWork, fault: Strike): Decision {
  const { effect } = strike(passage, fault);
  if (effect.replay === true) return { hold: fault };
  if (effect.waitMs !== undefined) return hold(passage, unit, fault);
  const status = effect.status ?? spoiledStatus(effect);
  const answer =
    status === null ? undefined : answerRefusal(passage, simulatedRefusal(status, fault));
  const recorded = recordUnprocessed(passage, unit, status, answer);
  return effect.status === undefined
    ? { ...(answer && { answer }), fault, recorded }
    : { ...(answer && { answer }), recorded };
}

/** Carries out a fault on the way out. */
function strikeAfter(passage: Passage, unit: UnitOfWork, decision: Final, fault: Strike): Final {
  const recorded =
    decision.recorded === true ||
    (isDarkening(passage, fault.effect) && recordUnprocessed(passage, unit, null, decision.answer));
  return { ...decision, fault: strike(passage, fault), recorded };
}

/** There is no true answer yet that could be spoiled: it is done to a 500. */
const spoiledStatus = ({ spoil, dripMs }: FaultEffect): number | null =>
  spoil === undefined && dripMs === undefined ? null : 500;

export const simulatedRefusal = (status: number, fault: Strike): Refusal => ({
  ...refuse(simulatedError(status, fault.fault.when), {
    freeString: `Simulated: ${fault.text}.`,
    ...fault.facts,
  }),
  ...(status === 401 && { headers: challenge }),
});

/** A request that is not decided yet waits, where the data space may hold one more. */
function withRoom<D extends Processed | { hold: Hold }>(
  passage: Passage,
  unit: UnitOfWork,
  decision: D,
): D | Processed {
  if (!("hold" in decision) || passage.services.held.hasRoom(passage.space)) return decision;
  return giveUp(passage, unit, refuse(commonErrors["too-many-held"]));
}

function hold(passage: Passage, unit: UnitOfWork, fault: Strike): Decision {
  const { held } = passage.services;
  if (!held.hasRoom(passage.space))
    return { answer: answerRefusal(passage, refuse(commonErrors["too-many-held"])) };
  const incoming = incomingOf(passage, unit);
  const usable =
    passage.route.operation.kind === "request" && usableIdsOf(passage).includes(incoming.id);
  if (!passage.inProcess && usable && isFirst(passage, unit, incoming.id)) {
    settleRequest(unit, passage.route.served.transitions, incoming, "hold", {
      answered: null,
      answer: undefined,
      data: null,
    });
    passage.inProcess = true;
  }
  return { hold: fault };
}

/** A message that was held and will not be processed: refused, and on record as declined. */
export function giveUp(passage: Passage, unit: UnitOfWork, refusal: Refusal): Processed {
  const answer = answerRefusal(passage, refusal);
  const record = passage.inProcess ? unit.message(incomingOf(passage, unit).id) : undefined;
  if (record?.state !== "PROCESSING") return { answer, recorded: false };
  const event = isUnknown(passage, answer.status) ? "failure" : "decline";
  settleRequest(unit, passage.route.served.transitions, incomingOf(passage, unit), event, {
    answered: answer.status,
    answer: answer.body,
    data: null,
  });
  return { answer, recorded: true };
}
