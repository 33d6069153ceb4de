import { type Answer, type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { jsonOf } from "../contract/values/json-of";
import type { AdviceKind } from "../contract/operation";
import {
  type AdviceResult,
  admit,
  authoriseRequest,
  recall,
  recordAdvice,
  settleAdvice,
} from "../lifecycle/apply";
import {
  type Awaiting,
  type Call,
  type TransactionBehaviour,
  type Undecided,
  isRefusal,
} from "../lifecycle/call";
import type { MessageRecord, UnitOfWork } from "../store";
import type { Incoming, IncomingAdvice } from "../lifecycle/records";
import { propertiesOf } from "../contract/schema";
import type { Progress } from "./progress";

/** What the family's behaviour made of a message. */
export interface Processed {
  answer: Answer;
  /** The message has a transaction record of its own. */
  recorded: boolean;
}

/** A request as the lifecycle sees it. */
export function incomingOf(progress: Progress, unit: UnitOfWork): Incoming {
  return {
    id: progress.message.id ?? "",
    kind:
      progress.message.route.operation.transaction ?? progress.message.route.operation.requestType,
    // Of a request nothing is compared: a second one with its id is refused, the same or not.
    digest: progress.message.route.operation.kind === "request" ? "" : progress.message.digest(),
    at: unit.at,
    ...rememberedOf(progress),
    ...(progress.message.route.served.family.sendersApart === true && {
      sender: progress.message.sender,
    }),
  };
}

function rememberedOf(progress: Progress): Pick<Incoming, "remembered"> {
  const {
    served: { family },
    operation,
  } = progress.message.route;
  const kind = family.kinds[operation.transaction ?? ""];
  return kind?.remember === undefined
    ? {}
    : { remembered: () => kind.remember?.(validBodyOf(progress)) ?? {} };
}

/** The body without those of its members in which something breaks the contract. */
function validBodyOf({
  message: {
    parts: { body },
    reading: { violations },
  },
}: Progress): object {
  if (typeof body !== "object" || body === null) return {};
  const broken = new Set(violations.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !broken.has(name)));
}

/** The kind of transaction that a request opens or an advice closes. */
function behaviourOf(progress: Progress): TransactionBehaviour {
  const { operation, served } = progress.message.route;
  const kind = served.family.kinds[operation.transaction ?? ""];
  if (kind === undefined) throw new Error(`${operation.id} names no kind of transaction`);
  return kind;
}

/** The refusal of a request that may not be processed; undefined: it may. */
export function admission(
  progress: Progress,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): Processed | undefined {
  const incoming = incomingOf(progress, call.unit);
  const refused = admit(call.unit, progress.message.route.served.transitions, incoming, {
    resumed: progress.inProcess,
  });
  if (refused === undefined) return undefined;
  const { id } = idsOf(progress);
  const refusal = progress.message.route.served.family.refusal({
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
  progress: Progress,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): Processed | { hold: Undecided } {
  const made = authoriseRequest(
    call,
    {
      kind: behaviourOf(progress),
      table: progress.message.route.served.transitions,
      incoming: incomingOf(progress, call.unit),
    },
    answer,
  );
  if ("undecidedForMs" in made) {
    progress.inProcess = true;
    return { hold: made };
  }
  return { answer: made, recorded: true };
}

/** Applies an advice; a repeat of an accepted one gets the first answer again (contract 3, gift card rule 3). */
export function processAdvice(
  progress: Progress,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): Processed {
  const { advice } = progress.message.route.operation;
  const incoming: IncomingAdvice = {
    ...incomingOf(progress, call.unit),
    advice: advice as AdviceKind,
    requestId: progress.message.requestId ?? "",
    unknownOutcomes: progress.message.route.contract.unknownOutcomes,
    ...(progress.message.route.served.family.keepsAdvices === true && {
      kept: progress.message.parts.body,
    }),
  };
  const recalled = recall(call.unit, incoming);
  const result =
    recalled ??
    settleAdvice(behaviourOf(progress), call, progress.message.route.served.transitions, incoming);
  if (result.taken)
    return { answer: acknowledge(progress, call, incoming, result.first), recorded: false };
  const refusal = refusalOf(progress, call, incoming, result);
  if (refusal === undefined)
    return { answer: acknowledge(progress, call, incoming, undefined), recorded: false };
  const refused = answer(refusal);
  const duplicate = "reason" in result && result.reason === "duplicate";
  if (!duplicate && refusal.leavesNoRecord !== true)
    recordAdvice(call.unit, incoming, refused.status, undefined);
  return { answer: refused, recorded: false };
}

/** The refusal of an advice that was not taken; undefined: the family takes it nevertheless. */
function refusalOf(
  progress: Progress,
  call: Call,
  { advice, kind }: IncomingAdvice,
  result: Extract<AdviceResult, { taken: false }>,
): Refusal | undefined {
  if ("objection" in result) return result.objection;
  const { family } = progress.message.route.served;
  const refused = {
    reason: result.reason,
    record: result.record,
    call,
    ...idsOf(progress),
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
  progress: Progress,
  call: Call,
  incoming: IncomingAdvice,
  first: MessageRecord | undefined,
): Answer {
  if (first !== undefined) {
    if (first.digest !== incoming.digest) {
      progress.findings.push({
        code: "advice-changed",
        text: "a repeated advice differs from the first one",
      });
    }
    return {
      status: first.answered ?? 202,
      body: inForm(call, JSON.parse(first.answer ?? "null")),
    };
  }
  const accepted = progress.message.route.served.family.acknowledge(call);
  recordAdvice(call.unit, incoming, accepted.status, accepted.body);
  return accepted;
}

/** The ids of a message as it gave them. */
function idsOf({ message }: Progress): { id: string; requestId?: string } {
  const { parts, route, sent } = message;
  const id = sent.id ?? parts.path[route.operation.idParameter ?? ""] ?? "";
  return { id, ...(sent.requestId !== undefined && { requestId: sent.requestId }) };
}

/** The id of a lookup is used by another message, or by a lookup with another body. */
export function lookupIdUsed(progress: Progress, call: Call): Refusal | undefined {
  const {
    operation,
    served: { family },
  } = progress.message.route;
  if (operation.leavesNoRecord === true) return undefined;
  const incoming = incomingOf(progress, call.unit);
  const known = incoming.id === "" ? undefined : call.unit.message(incoming.id);
  if (known === undefined) return undefined;
  if (operation.idUsedOnce === true) {
    return family.refusal({
      reason: "duplicate",
      record: known,
      call,
      id: idsOf(progress).id,
      kind: incoming.kind,
    });
  }
  if (known.role === "lookup" && known.kind === incoming.kind && known.digest === incoming.digest)
    return undefined;
  return refuse(commonErrors["id-used"], {
    requestId: idsOf(progress).id,
    freeString: "Another message of this data space has this id.",
  });
}

/** Answers a lookup. It changes nothing, but its id is used up. */
export function processLookup(
  progress: Progress,
  call: Call,
  answer: (refusal: Refusal) => Answer,
): Processed | { hold: Awaiting } {
  const handler = progress.message.route.served.lookups.get(progress.message.route.operation.id);
  if (handler === undefined)
    throw new Error(`no behaviour for ${progress.message.route.operation.id}`);
  const found = handler(call);
  if ("awaits" in found && progress.hasWaited !== true) return { hold: found };
  const result = "awaits" in found ? found.otherwise : found;
  const made = isRefusal(result) ? answer(result) : result;
  if (progress.message.route.operation.leavesNoRecord !== true) recordLookup(progress, call.unit);
  return { answer: made, recorded: "answersRequest" in result };
}

function recordLookup(progress: Progress, unit: UnitOfWork): void {
  const incoming = incomingOf(progress, unit);
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
