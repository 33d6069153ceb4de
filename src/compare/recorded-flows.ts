import type { InterfaceContract, Operation } from "../contract/operation";
import { addressPlace, maskMessage, maskPansIn } from "../contract/values/masking";
import { hasMembers, placeWithin, textsIn, withTexts } from "../contract/values/json-value";
import { momentOf } from "../contract/values/moment";
import { isUuid } from "../contract/values/uuid";
import type { JournalFile } from "../conformance/journal-file";
import { type Exchange, isFromPos } from "../journal/exchange";
import type { ReadyMessage } from "../till/example";
import type { PlayedFlow, PlayedStep } from "./comparison";
import type {
  FlowPlan,
  Making,
  MaskedValue,
  PlannedMessage,
  Progress,
  UnplayedFlow,
} from "./flows";
import { decodedPart, partsOf } from "./player";

/*
 * The flows of a journal: its transactions, each with the messages that led to it. They are played in the journal's
 * order, with new ids and at the present time; what an answer brought comes from the side's own answer.
 */

/** What the journals hold. */
interface RecordedFlows {
  plans: FlowPlan[];
  /** What was answered then, in the order of the plans. */
  recorded: PlayedFlow[];
  unplayed: UnplayedFlow[];
}

/** An exchange that can be played again. */
interface Playable {
  exchange: Exchange;
  operation: Operation;
  order: number;
}

/** The flows of some interfaces in journals. */
export function recordedFlows(
  journals: readonly JournalFile[],
  contracts: readonly InterfaceContract[],
): RecordedFlows {
  const found: RecordedFlows = { plans: [], recorded: [], unplayed: [] };
  let order = 0;
  for (const journal of journals) {
    const playable: Playable[] = [];
    for (const exchange of journal.exchanges) {
      const operation = operationOf(exchange, contracts);
      order += 1;
      if (operation !== undefined && isPlayable(exchange))
        playable.push({ exchange, operation, order });
    }
    for (const flow of linkedExchanges(playable)) addFlow(flow, journal, found);
  }
  return found;
}

/**
 * The numbers of the messages without which some others would not be as they are: those about the same transactions,
 * and those whose answers brought what they name.
 */
export function linkedTo(
  exchanges: readonly Exchange[],
  contracts: readonly InterfaceContract[],
  numbers: ReadonlySet<number>,
): number[] {
  const playable = exchanges.flatMap((exchange): Playable[] => {
    const operation = operationOf(exchange, contracts);
    return operation === undefined ? [] : [{ exchange, operation, order: exchange.number }];
  });
  return linkedExchanges(playable)
    .map((flow) => flow.map(({ exchange: { number } }) => number))
    .filter((flow) => flow.some((number) => numbers.has(number)))
    .flat();
}

function operationOf(
  { interface: of, operation: id }: Exchange,
  contracts: readonly InterfaceContract[],
): Operation | undefined {
  const contract = contracts.find(({ name }) => name === of);
  const operation = contract?.operations.find((one) => one.id === id);
  return operation?.kind === "administration" ? undefined : operation;
}

/** The POS sent it, once, and it was processed. */
const isPlayable = (exchange: Exchange): boolean =>
  isFromPos(exchange) &&
  exchange.copyOf === undefined &&
  exchange.unprocessed === undefined &&
  exchange.request.raw === undefined &&
  exchange.outcome !== "discarded";

function addFlow(flow: readonly Playable[], journal: JournalFile, found: RecordedFlows): void {
  const [first] = flow;
  if (first === undefined) return;
  const of = first.exchange.interface ?? "";
  const last = flow.at(-1) ?? first;
  const heading = {
    name: `${last.operation.id} ${last.exchange.requestId ?? last.exchange.messageId ?? last.order}`,
    interface: of,
  };
  const ids = new Set(flow.flatMap(({ exchange }) => exchange.messageId ?? []));
  const isCut = flow.some(
    ({ exchange: { requestId } }) => requestId !== null && !ids.has(requestId),
  );
  if (isCut && journal.trimmed > 0) {
    found.unplayed.push({ ...heading, reason: "its beginning is not in the journal" });
    return;
  }
  const brought = new Set<string>();
  const messages = flow.map((one) => {
    const planned = { ...plannedAgain(one), wants: wantedBy(one, brought) };
    for (const text of textsIn(answerOf(one.exchange)?.body)) if (isName(text)) brought.add(text);
    return planned;
  });
  found.plans.push({ ...heading, messages });
  found.recorded.push({ ...heading, steps: flow.map(recordedStep) });
}

/** The values that a message does not show, and that no earlier answer brought. */
function wantedBy({ exchange }: Playable, brought: ReadonlySet<string>): MaskedValue[] {
  const wanted: MaskedValue[] = [];
  const note = (text: string, member: string): void => {
    if (brought.has(text) || !isMaskedAt(exchange, text, member)) return;
    const alias = exchange.masked?.[member];
    wanted.push({ text, member, ...(alias !== undefined && { alias }) });
  };
  addressParts(exchange.path, (text, member) => {
    note(text, member);
    return text;
  });
  visit(exchange.request.body, "", note);
  return wanted;
}

function visit(value: unknown, member: string, note: (text: string, member: string) => void): void {
  if (typeof value === "string") note(value, member);
  if (!hasMembers(value)) return;
  for (const [name, one] of Object.entries(value))
    visit(one, placeWithin(value, member, name), note);
}

/** The parts of an address with what each is called; joins what `each` makes of them. */
export function addressParts(
  path: string,
  each: (text: string, member: string) => string | undefined,
): string {
  return path
    .split(/([/?&=])/)
    .map((part, at) =>
      at % 2 === 1 || part === "" ? part : (each(decodedPart(part), addressPlace(at / 2)) ?? part),
    )
    .join("");
}

/** A journal of an older version does not say what is masked; a POS masks the card that a customer paid with. */
function isMaskedAt({ masked: places }: Exchange, text: string, member: string): boolean {
  if (places !== undefined) return member in places;
  return maskedValue.test(text) && !member.endsWith("cardNumber");
}

const recordedStep = ({ exchange, operation }: Playable): PlayedStep => {
  const { interface: of, path, request, clock, findings } = exchange;
  const answer = answerOf(exchange);
  return {
    interface: of ?? "",
    operation,
    sent: partsOf({ path, body: request.body }),
    sentAt: Date.parse(clock),
    ...(answer && { answer }),
    breaches: findings.filter(({ code }) => code.startsWith("provider-")),
  };
};

/** What was answered in truth. */
function answerOf({ made, status, answer, outcome }: Exchange) {
  if (made !== undefined) return made;
  if (status === null || outcome !== "answered") return undefined;
  return { status, ...(answer !== undefined && { body: answer }) };
}

/** A text that names something: shorter ones, and words, may be anywhere. References of ten letters are no words. */
const isName = (text: string): boolean =>
  text.length >= 6 && /^(?:\S*\d\S*|[A-Z]{10,})$/.test(text);

/** Exchanges about the same transactions, and those whose answers brought what later ones name; in their order. */
function linkedExchanges(playable: readonly Playable[]): Playable[][] {
  const groups = new Map(playable.map((one) => [one, [one]]));
  const join = (one: Playable, other: Playable): void => {
    const [own, others] = [groups.get(one), groups.get(other)];
    if (own === undefined || others === undefined || own === others) return;
    own.push(...others);
    for (const moved of others) groups.set(moved, own);
  };
  const byId = new Map<string, Playable>();
  const broughtBy = bringersOf(playable);
  for (const one of playable) {
    const { messageId, requestId } = one.exchange;
    for (const id of [messageId, requestId].flatMap((id) => id ?? [])) {
      const other = byId.get(id) ?? one;
      byId.set(id, other);
      join(other, one);
    }
    for (const text of textsIn(
      partsOf({ path: one.exchange.path, body: one.exchange.request.body }),
    )) {
      const bringer = broughtBy.get(text) ?? byId.get(text);
      if (bringer !== undefined && bringer.order < one.order) join(bringer, one);
    }
  }
  return [...new Set(groups.values())].map((group) =>
    group.toSorted((one, other) => one.order - other.order),
  );
}

/** The exchanges whose answers brought something that no other one brought. */
function bringersOf(playable: readonly Playable[]): Map<string, Playable> {
  const brought = new Map<string, Playable>();
  const common = new Set<string>();
  const sent = new Set<string>();
  for (const one of playable) {
    for (const text of textsIn([one.exchange.path, one.exchange.request.body])) sent.add(text);
    for (const text of textsIn(answerOf(one.exchange)?.body)) {
      if (!isName(text) || sent.has(text)) continue;
      if (brought.has(text)) common.add(text);
      brought.set(text, one);
    }
  }
  for (const text of common) brought.delete(text);
  return brought;
}

/** A recorded message as it is sent again. */
function plannedAgain({ exchange, operation, order }: Playable): PlannedMessage {
  const { interface: of, request, path, messageId } = exchange;
  const recordedAnswer = answerOf(exchange)?.body;
  return {
    interface: of ?? "",
    operation: operation.id,
    order,
    make(progress, making) {
      const translation = new Translation(exchange, progress, making);
      const body = translation.of(request.body, "");
      const message: ReadyMessage = {
        interface: of ?? "",
        operation: operation.id,
        name: operation.id,
        id: messageId ?? "",
        method: operation.method,
        path: translation.address(path),
        ...(body !== undefined && { body }),
      };
      return translation.isWhole ? message : undefined;
    },
    take({ names }, _message, { body }) {
      learn(names, recordedAnswer, body);
    },
  };
}

/** What was brought by the recorded answer is called as in the side's own. */
function learn(names: Map<string, string>, recorded: unknown, own: unknown): void {
  if (typeof recorded === "string" && typeof own === "string") {
    if (isName(recorded) && !names.has(recorded)) names.set(recorded, own);
  } else if (hasMembers(recorded) && hasMembers(own))
    for (const [name, value] of Object.entries(recorded)) learn(names, value, own[name]);
}

const dayMs = 86_400_000;
const maskedValue = /^(?:\[masked\]|[\d]*\*+\d*)$/;

/** Puts present values in the place of those of a recorded message. */
class Translation {
  isWhole = true;

  constructor(
    private readonly exchange: Exchange,
    private readonly progress: Progress,
    private readonly making: Making,
  ) {}

  of = (value: unknown, member: string): unknown =>
    withTexts(value, (text, place) => this.text(text, place), member);

  /** The path and the query. */
  address = (path: string): string =>
    addressParts(path, (part, member) => encodeURIComponent(this.text(part, member)));

  private text(text: string, member: string): string {
    const { names } = this.progress;
    const known = names.get(text) ?? names.get(text.toLowerCase());
    if (known !== undefined) return known;
    if (isMaskedAt(this.exchange, text, member)) return this.unmasked(text, member);
    if (isUuid(text)) {
      const id = this.making.newId();
      names.set(text.toLowerCase(), id);
      return id;
    }
    return this.present(text);
  }

  private unmasked(text: string, member: string): string {
    const alias = this.exchange.masked?.[member];
    const found = this.making.unmask?.({ text, member, ...(alias !== undefined && { alias }) });
    if (found === undefined) this.isWhole = false;
    return found ?? text;
  }

  /** A time about that of the message is as far from the present. */
  private present(text: string): string {
    if (!/^\d{4}-\d\d-\d\d[Tt ]/.test(text)) return text;
    const distance = momentOf(text) - Date.parse(this.exchange.clock);
    if (Number.isNaN(distance) || Math.abs(distance) > dayMs) return text;
    return new Date(Date.parse(this.making.time) + distance).toISOString();
  }
}

/** A played flow as a journal would have it. */
export const maskedFlow = (flow: PlayedFlow): PlayedFlow => ({
  ...flow,
  steps: flow.steps.map(maskedStep),
});

const maskedStep = (step: PlayedStep): PlayedStep => ({
  ...step,
  sent: maskedParts(step.sent),
  ...(step.answer && {
    answer: {
      ...step.answer,
      ...(step.answer.body !== undefined && { body: maskMessage(step.answer.body, false) }),
    },
  }),
});

/** A part of an address as a journal shows it: a parameter of the query may be sensitive by its name. */
function maskedPart(part: string, before: string): string {
  const name = /^\w+$/.test(before) ? before : "part";
  return maskPansIn(`?${name}=${part}`).slice(name.length + 2);
}

function maskedParts(sent: unknown): unknown {
  const { address, body }: Partial<ReturnType<typeof partsOf>> = hasMembers(sent) ? sent : {};
  return {
    address: address?.map((part, at) => maskedPart(part, address[at - 1] ?? "")),
    body: maskMessage(body, false),
  };
}
