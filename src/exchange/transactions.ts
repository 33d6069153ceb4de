import { type Answer, type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { jsonOf } from "../contract/values/json-value";
import type { AdviceKind } from "../contract/operation";
import {
  type AdviceResult,
  admit,
  authoriseRequest,
  recall,
  recordAdvice,
  settleAdvice,
} from "../lifecycle/apply";
import { type Call, type TransactionBehaviour, isRefusal } from "../lifecycle/call";
import type { MessageRecord, UnitOfWork } from "../store";
import type { Incoming, IncomingAdvice } from "../lifecycle/state";
import { propertiesOf } from "../contract/schema";
import type { HoldDecision, Step } from "./step";

/** What the family's behaviour made of a message. */
export interface ProcessedMessage {
  answer: Answer;
  /** The message has a transaction record of its own. */
  recorded: boolean;
}

/** A request as the lifecycle sees it. */
export function incomingOf(step: Step, unit: UnitOfWork): Incoming {
  return {
    id: step.message.id ?? "",
    kind: step.message.route.operation.transaction ?? step.message.route.operation.requestType,
    // Of a request nothing is compared: a second one with its id is refused, the same or not.
    digest: step.message.route.operation.kind === "request" ? "" : step.message.digest(),
    at: unit.at,
    ...rememberedOf(step),
    ...(step.message.route.served.family.sendersApart === true && {
      sender: step.message.sender,
    }),
  };
}

function rememberedOf(step: Step): Pick<Incoming, "remembered"> {
  const {
    served: { family },
    operation,
  } = step.message.route;
  const kind = family.kinds[operation.transaction ?? ""];
  return kind?.remember === undefined
    ? {}
    : { remembered: () => kind.remember?.(validBodyOf(step)) ?? {} };
}

/** The body without those of its members in which something breaks the contract. */
function validBodyOf({
  message: {
    parts: { body },
    reading: { violations },
  },
}: Step): object {
  if (typeof body !== "object" || body === null) return {};
  const broken = new Set(violations.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !broken.has(name)));
}

/** The kind of transaction that a request opens or an advice closes. */
function behaviourOf(step: Step): TransactionBehaviour {
  const { operation, served } = step.message.route;
  const kind = served.family.kinds[operation.transaction ?? ""];
  if (kind === undefined) throw new Error(`${operation.id} names no kind of transaction`);
  return kind;
}

/** The refusal of a request that may not be processed; undefined: it may. */
export function admission(
  step: Step,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): ProcessedMessage | undefined {
  const incoming = incomingOf(step, call.unit);
  const refused = admit(call.unit, step.message.route.served.transitions, incoming, {
    resumed: step.inProcess,
  });
  if (refused === undefined) return undefined;
  const { id } = idsOf(step);
  const refusal = step.message.route.served.family.refusal({
    ...refused,
    call,
    id,
    kind: incoming.kind,
  });
  const made = answer(refusal);
  if (refused.reason === "duplicate") return { answer: made, recorded: false };
  keepAnswer(call.unit, incoming.id, made);
  return { answer: made, recorded: true };
}

/** A request whose reversal came first, or meanwhile, is on record with the answer that it gets. */
function keepAnswer(unit: UnitOfWork, id: string, { status, body }: Answer): void {
  const record = unit.message(id);
  if (record !== undefined) unit.record({ ...record, answered: status, answer: jsonOf(body) });
}

/** Judges an admitted request and records the outcome; one that is not decided yet is in process. */
export function processRequest(
  step: Step,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): ProcessedMessage | HoldDecision {
  const made = authoriseRequest(
    call,
    {
      kind: behaviourOf(step),
      table: step.message.route.served.transitions,
      incoming: incomingOf(step, call.unit),
    },
    answer,
  );
  if ("undecidedForMs" in made) return { hold: made, inProcess: true };
  return { answer: made, recorded: true };
}

/** Applies an advice; a repeat of an accepted one gets the first answer again (contract 3, gift card rule 3). */
export function processAdvice(
  step: Step,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): ProcessedMessage {
  const { advice } = step.message.route.operation;
  const incoming: IncomingAdvice = {
    ...incomingOf(step, call.unit),
    advice: advice as AdviceKind,
    requestId: step.message.requestId ?? "",
    unknownOutcomes: step.message.route.contract.unknownOutcomes,
    ...(step.message.route.served.family.keepsAdvices === true && {
      kept: step.message.parts.body,
    }),
  };
  const recalled = recall(call.unit, incoming);
  const result =
    recalled ??
    settleAdvice(behaviourOf(step), call, step.message.route.served.transitions, incoming);
  if (result.taken)
    return { answer: acknowledge(step, call, incoming, result.first), recorded: false };
  const refusal = refusalOf(step, call, incoming, result);
  if (refusal === undefined)
    return { answer: acknowledge(step, call, incoming, undefined), recorded: false };
  const refused = answer(refusal);
  const duplicate = "reason" in result && result.reason === "duplicate";
  if (!duplicate && refusal.leavesNoRecord !== true)
    recordAdvice(call.unit, incoming, refused.status, undefined);
  return { answer: refused, recorded: false };
}

/** The refusal of an advice that was not taken; undefined: the family takes it nevertheless. */
function refusalOf(
  step: Step,
  call: Call,
  { advice, kind }: IncomingAdvice,
  result: Extract<AdviceResult, { taken: false }>,
): Refusal | undefined {
  if ("objection" in result) return result.objection;
  const { family } = step.message.route.served;
  const refused = {
    reason: result.reason,
    record: result.record,
    call,
    ...idsOf(step),
    advice,
    kind,
  };
  // The id is another message's, and stays so: what is recorded under it may not be overwritten.
  const isTaken = result.reason !== "duplicate" && family.takesNevertheless?.(refused) === true;
  return isTaken ? undefined : family.refusal(refused);
}

/** The first acknowledgement in the form at whose door the repeat came: another form may know fewer members. */
function inForm({ operation }: Call, body: unknown): unknown {
  const [schema] = Object.values(operation.success);
  if (typeof body !== "object" || body === null || !schema) return body;
  const known = propertiesOf(schema);
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(known, name)));
}

function acknowledge(
  step: Step,
  call: Call,
  incoming: IncomingAdvice,
  first: MessageRecord | undefined,
): Answer {
  if (first !== undefined) {
    if (first.digest !== incoming.digest) {
      call.note({
        code: "advice-changed",
        text: "a repeated advice message differs from the first one",
      });
    }
    return {
      status: first.answered ?? 202,
      body: inForm(call, JSON.parse(first.answer ?? "null")),
    };
  }
  const accepted = step.message.route.served.family.acknowledge(call);
  recordAdvice(call.unit, incoming, accepted.status, accepted.body);
  return accepted;
}

/** The ids of a message as it gave them. */
function idsOf({ message }: Step): { id: string; requestId?: string } {
  const { parts, route, sent } = message;
  const id = sent.id ?? parts.path[route.operation.idParameter ?? ""] ?? "";
  return { id, ...(sent.requestId !== undefined && { requestId: sent.requestId }) };
}

/** The id of a lookup is used by another message, or by a lookup with another body. */
export function lookupIdUsed(step: Step, call: Call): Refusal | undefined {
  const {
    operation,
    served: { family },
  } = step.message.route;
  if (operation.leavesNoRecord === true) return undefined;
  const incoming = incomingOf(step, call.unit);
  const known = incoming.id === "" ? undefined : call.unit.message(incoming.id);
  if (known === undefined) return undefined;
  if (operation.idUsedOnce === true) {
    return family.refusal({
      reason: "duplicate",
      record: known,
      call,
      id: idsOf(step).id,
      kind: incoming.kind,
    });
  }
  if (known.role === "lookup" && known.kind === incoming.kind && known.digest === incoming.digest)
    return undefined;
  return refuse(commonErrors["id-used"], {
    requestId: idsOf(step).id,
    freeString: "Another message of this data space has this id.",
  });
}

/** Answers a lookup. It changes nothing, but its id is used up. */
export function processLookup(
  step: Step,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): ProcessedMessage | HoldDecision {
  const handler = step.message.route.served.lookups.get(step.message.route.operation.id);
  if (handler === undefined) throw new Error(`no behaviour for ${step.message.route.operation.id}`);
  const isUntold = requestIsUntold(step, call.unit);
  const found = handler(call);
  if ("awaits" in found && !step.hasWaited) return { hold: found };
  const result = "awaits" in found ? found.otherwise : found;
  const made = isRefusal(result) ? answer(result) : result;
  if (step.message.route.operation.leavesNoRecord !== true) recordLookup(step, call.unit);
  const isTold = !isRefusal(result) && isUntold && !requestIsUntold(step, call.unit);
  return { answer: made, recorded: isTold };
}

/** Whether the request whose outcome a lookup tells was not answered yet, so that its client knows nothing of it. */
function requestIsUntold({ message: { id, route } }: Step, unit: UnitOfWork): boolean {
  if (route.operation.answersRequest === undefined || id === null) return false;
  const { answered = null } = unit.message(id) ?? {};
  return answered === null || answered >= 500;
}

function recordLookup(step: Step, unit: UnitOfWork): void {
  const incoming = incomingOf(step, unit);
  if (incoming.id === "" || unit.message(incoming.id) !== undefined) return;
  unit.record({
    ...incoming,
    family: unit.family,
    role: "lookup",
    requestId: null,
    state: null,
    answered: null,
    answer: null,
    data: null,
  });
}
