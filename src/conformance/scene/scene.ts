import { commonErrors } from "../../contract/error-catalogue";
import type { AdviceKind, InterfaceContract } from "../../contract/operation";
import { type Exchange, isFromPos } from "../../journal/exchange";
import type { UnmatchedRequest } from "../../journal/unmatched-request";
import { limits } from "../../limits/limits";
import { groupBy } from "../../record";
import { hasMembers, memberOf } from "../../contract/values/json-value";
import type { Absence, Removal } from "../../store";
import type { VerdictConfiguration } from "../configuration";
import type { TesterChange, JournalAbsence } from "../journal-file";
import { type Message, type SceneReading, continuedIn, inOrder, messagesAt } from "./message";
import { meaning, undoing } from "./undoing";

export type { Message } from "./message";

/** All messages about one request. */
export interface Transaction {
  /** Lower-case id of the request. */
  id: string;
  kind: string;
  /** What people call its kind. */
  called: string;
  /**
   * The request, and whatever came under its id again. Of a request that never arrived, the first message that sends it
   * again.
   */
  requests: Message[];
  advices: Record<AdviceKind, Message[]>;
}

/** Everything that the judges look at: the messages of one interface, in order of arrival. */
export interface Scene {
  contract: InterfaceContract;
  configuration: VerdictConfiguration;
  messages: Message[];
  transactions: Transaction[];
  /** Those that began at the other interfaces of the family. */
  atOtherForms: () => readonly Transaction[];
  /** What came to those, in order of arrival. */
  messagesAtOtherForms: () => readonly Message[];
  /** Everything of the data space, at the other interfaces too. */
  exchanges: readonly Exchange[];
  /** The first message with an id that came to another interface of the data space. */
  elsewhere: (id: string) => Exchange | undefined;
  /** Until when the journal was kept, on the clock of `at`. */
  observedUntil: number;
  /** Older exchanges were dropped: what is not there may have been. */
  trimmed: number;
  /** Requests that reached no operation. */
  unmatched: readonly UnmatchedRequest[];
  /** Transactions that resets and restores removed, with the numbers of the last exchanges before. */
  taken: ReadonlyMap<string, readonly number[]>;
  /**
   * That list is full, and older removals are no longer in it: number of the last exchange before the oldest that is.
   * Undefined: the list is whole.
   */
  forgotten: number | undefined;
  /** When a restore removed a transaction for the last time, epoch milliseconds. */
  restoredAt: (id: string) => number | undefined;
  /** What a value means by which a message names something. */
  meant: ReturnType<typeof meaning>;
  /**
   * Whether something other than the client's messages undid, between two of them, what the first had done: a restore
   * took its transaction away, or a tester changed what it names by one of these values.
   */
  isUndoneBetween: ReturnType<typeof undoing>;
  /** The moment at which so many milliseconds have passed since another one in which messages could arrive. */
  presentAfter: (since: number, ms: number) => number;
  /** What spoils a comparison of times between these two moments; undefined: nothing. */
  disturbance(from: number, to: number): string | undefined;
  /** A failure of the simulator itself between them. Limits of time go by a clock that nobody moves. */
  failure(from: number, to: number): string | undefined;
}

/** What a scene is made of. */
export interface SceneSource {
  contract: InterfaceContract;
  exchanges: readonly Exchange[];
  configuration: VerdictConfiguration;
  observedUntil: number;
  trimmed: number;
  taken?: readonly Removal[] | undefined;
  changed?: readonly TesterChange[] | undefined;
  absent?: readonly JournalAbsence[] | undefined;
  unmatched?: readonly UnmatchedRequest[] | undefined;
  /** The other interfaces of its family: the same product. */
  forms?: readonly InterfaceContract[] | undefined;
  /** Its advices are taken at those too. */
  sharesAdvices?: boolean | undefined;
}

export function createScene(given: SceneSource): Scene {
  const { contract, configuration, observedUntil, trimmed } = given;
  const { exchanges, continued, sentById, disturbance, failure } = sharedOf(given.exchanges);
  const absences = absencesIn(given);
  const reading = {
    configuration,
    exchanges,
    continued,
    wentAway: absences.map(({ from }) => from),
  };
  const messages = messagesAt(contract, reading);
  const taken = takenOf(given, messages);
  const meant = lazily(() => meaning(contract, messages));
  const messagesAtOtherForms = lazily(() => {
    const found = inOrder((given.forms ?? []).flatMap((form) => messagesAt(form, reading)));
    return () => found;
  });
  const { own, atOtherForms } = transactionsByForm(given, messages, messagesAtOtherForms);
  return {
    contract,
    configuration,
    messages,
    transactions: own,
    atOtherForms,
    messagesAtOtherForms,
    exchanges,
    elsewhere: (id) =>
      sentById()
        .get(id)
        ?.find((one) => one.interface !== contract.name),
    observedUntil,
    trimmed,
    unmatched: given.unmatched ?? [],
    taken,
    forgotten: forgottenIn(given),
    restoredAt: restoreTimes(given),
    meant,
    isUndoneBetween: undoing({ taken, changed: given.changed, messages, meant }),
    presentAfter: presence(absences),
    disturbance,
    failure,
  };
}

/** What the scenes of all interfaces see alike in a journal. */
interface SharedScene extends Pick<Scene, "exchanges" | "disturbance" | "failure"> {
  continued: SceneReading["continued"];
  /** The first message of each interface with an id, by that id. */
  sentById: () => ReadonlyMap<string, readonly Exchange[]>;
}

const sharedScenes = new WeakMap<readonly Exchange[], SharedScene>();

/** Made once for a journal: each of its interfaces has a scene of its own. */
function sharedOf(journal: readonly Exchange[]): SharedScene {
  const known = sharedScenes.get(journal);
  if (known !== undefined) return known;
  const exchanges = journal.filter(isFromPos).map(readAsAbsent);
  const shared = {
    exchanges,
    continued: continuedIn(exchanges),
    sentById: lazily(() => {
      const found = firstById(exchanges);
      return () => found;
    }),
    disturbance: lazily(() => disturbances(exchanges)),
    failure: lazily(() => failures(exchanges)),
  };
  sharedScenes.set(journal, shared);
  return shared;
}

/**
 * Whether a member of a value, or of one of its members, is null; an item of a list is no member. It looks through each
 * message of a verdict, so it copies no list of members.
 */
function hasNullMember(value: unknown): boolean {
  if (!hasMembers(value)) return false;
  if (Array.isArray(value)) return value.some(hasNullMember);
  for (const name in value) if (value[name] === null || hasNullMember(value[name])) return true;
  return false;
}

/** A value without its members that are null, at any depth; the same value if there are none. */
function withoutNullMembers(value: unknown): unknown {
  if (!hasNullMember(value)) return value;
  if (Array.isArray(value)) return value.map(withoutNullMembers);
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNullMembers(member)]),
  );
}

/** A member that is null is absent. Standin reads messages so; a provider's answers and foreign HAR files keep it. */
function readAsAbsent(exchange: Exchange): Exchange {
  const { request, answer, made } = exchange;
  const sent = withoutNullMembers(request.body);
  const answered = withoutNullMembers(answer);
  const inTruth = withoutNullMembers(made?.body);
  if (sent === request.body && answered === answer && inTruth === made?.body) return exchange;
  return {
    ...exchange,
    request: { ...request, ...(sent !== undefined && { body: sent }) },
    ...(answered !== undefined && { answer: answered }),
    ...(made && { made: { ...made, ...(inTruth !== undefined && { body: inTruth }) } }),
  };
}

/**
 * A function that is made when it is first called: each looks through the whole journal, and few
 * scenes ask it anything.
 */
function lazily<A extends unknown[], R>(make: () => (...values: A) => R): (...values: A) => R {
  let made: ((...values: A) => R) | undefined;
  return (...values) => (made ??= make())(...values);
}

/**
 * Those whose request came to the interface, and those that began at the other forms. Where the forms share their
 * advice messages, those that came to another form count; without a request, the form that the first one came to.
 */
function transactionsByForm(
  { contract, sharesAdvices = false }: SceneSource,
  own: readonly Message[],
  others: Scene["messagesAtOtherForms"],
): { own: Transaction[]; atOtherForms: Scene["atOtherForms"] } {
  if (!sharesAdvices || others().length === 0)
    return {
      own: transactionsOf(own, contract),
      atOtherForms: lazily(() => {
        const found = transactionsOf(others(), contract);
        return () => found;
      }),
    };
  const isOwn = new Set(own);
  const all = inOrder([...own, ...others()]);
  const begunHere = groupBy(transactionsOf(all, contract), ({ requests, advices }) => {
    const [begun] =
      requests.length > 0 ? requests : inOrder([...advices.confirmation, ...advices.reversal]);
    return begun !== undefined && isOwn.has(begun);
  });
  const elsewhere = begunHere.get(false) ?? [];
  return { own: begunHere.get(true) ?? [], atOtherForms: () => elsewhere };
}

/** A message before which none about the same request can have been: it found nothing. */
export const isFirstWord = ({ operation, exchange }: Message): boolean =>
  operation.kind === "request" && exchange.stateBefore === "NONE";

/** A transaction that begins again is judged again, unless the journal has messages about it from before a reset. */
function takenOf({ taken = [] }: SceneSource, messages: readonly Message[]): Scene["taken"] {
  const found = new Map<string, number[]>();
  if (taken.length === 0) return found;
  const begun = new Map(
    messages.filter(isFirstWord).map(({ exchange: { messageId, number } }) => [messageId, number]),
  );
  const first = new Map<string, number>();
  for (const { exchange } of messages) {
    const id = exchange.requestId ?? exchange.messageId ?? "";
    if (!first.has(id)) first.set(id, exchange.number);
  }
  const isJudged = ({ what, after, at }: Removal): boolean =>
    (begun.get(what) ?? 0) > after && (at !== undefined || (first.get(what) ?? 0) > after);
  for (const { what, after } of taken.filter((one) => !isJudged(one)))
    found.set(what, [...(found.get(what) ?? []), after]);
  return found;
}

/** The newest removals come first. */
const forgottenIn = ({ taken = [] }: SceneSource): Scene["forgotten"] =>
  taken.length < limits.takenThings ? undefined : taken.at(-1)?.after;

function restoreTimes({ taken = [] }: SceneSource): Scene["restoredAt"] {
  const times = new Map<string, number>();
  for (const { what, at } of taken)
    if (at !== undefined) times.set(what, Math.max(Date.parse(at), times.get(what) ?? 0));
  return (id) => times.get(id);
}

/** The absences of a journal, in their order. */
const absencesIn = ({ absent = [] }: SceneSource): Absence[] =>
  absent
    .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }))
    .sort((one, other) => one.from - other.from);

function presence(absences: readonly Absence[]): Scene["presentAfter"] {
  return (since, ms) => {
    let end = since + ms;
    for (const { from, until } of absences)
      if (until > since && from < end) end += until - Math.max(from, since);
    return end;
  };
}

function firstById(exchanges: readonly Exchange[]): Map<string, Exchange[]> {
  const found = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const { messageId, outcome } = exchange;
    if (messageId === null || exchange.interface === null || outcome === "discarded") continue;
    const known = found.get(messageId);
    if (known === undefined) found.set(messageId, [exchange]);
    else if (known.every((one) => one.interface !== exchange.interface)) known.push(exchange);
  }
  return found;
}

/** What people call a kind of transaction. */
const nameOf = (kind: string, { transactionNames }: InterfaceContract): string =>
  transactionNames?.[kind] ?? kind;

function transactionsOf(messages: readonly Message[], contract: InterfaceContract): Transaction[] {
  const found = new Map<string, Transaction>();
  const transaction = (id: string, kind: string): Transaction => {
    const name = `${kind} ${id}`;
    const known = found.get(name);
    if (known !== undefined) return known;
    const begun: Transaction = {
      id,
      kind,
      called: nameOf(kind, contract),
      requests: [],
      advices: { confirmation: [], reversal: [] },
    };
    found.set(name, begun);
    return begun;
  };
  const arrived = new Set(
    messages
      .filter(({ operation }) => operation.kind === "request")
      .map(({ exchange }) => exchange.messageId),
  );
  for (const message of messages) {
    const {
      exchange: { messageId, requestId },
      operation: { kind, transaction: of = "", advice, sendsAgain },
    } = message;
    if (kind === "request" && messageId !== null) transaction(messageId, of).requests.push(message);
    if (sendsAgain !== undefined && messageId !== null && !arrived.has(messageId)) {
      const { requests } = transaction(messageId, sendsAgain);
      if (requests.length === 0) requests.push(message);
    }
    if (kind === "advice" && requestId !== null && advice !== undefined)
      transaction(requestId, of).advices[advice].push(message);
  }
  return [...found.values()];
}

/** A clock that jumps by more than this, in milliseconds, was moved. */
const jump = 1_000;

/** The answer, or that there was none of ours, is the doing of a provider, or of what kept the message from it. */
const isOfProvider = (upstream: Exchange["upstream"], findings: Exchange["findings"]): boolean =>
  upstream?.status === 500 || findings.some(({ code }) => code === "not-forwarded");

/** The errors by which the simulator says that it failed, or that a tester got in the way of a message. */
const failureMessages: readonly unknown[] = (
  ["server-failure", "reset-meanwhile", "upstream-loop"] as const
).map((code) => commonErrors[code].message);

/** It is no outcome that a provider could have brought about: nothing can be said of what follows. */
const isOwnFailure = ({ status, strikes, findings, upstream, answer }: Exchange): boolean =>
  status === 500 &&
  strikes.length === 0 &&
  !isOfProvider(upstream, findings) &&
  failureMessages.includes(memberOf(answer, "errorMessage"));

function failures(exchanges: readonly Exchange[]): Scene["failure"] {
  const failed = exchanges.filter(
    (exchange) =>
      isOwnFailure(exchange) || exchange.findings.some(({ code }) => code === "bound-reached"),
  );
  const moments = failed.map(({ receivedAt, number }) => ({ at: Date.parse(receivedAt), number }));
  return (from, to) => {
    const found = moments.find(({ at }) => at >= from && at <= to);
    return found && `the simulator itself failed at exchange ${found.number}`;
  };
}

function disturbances(exchanges: readonly Exchange[]): Scene["disturbance"] {
  const failure = failures(exchanges);
  const moments = exchanges.map((exchange) => ({
    at: Date.parse(exchange.receivedAt),
    clock: Date.parse(exchange.clock),
    number: exchange.number,
  }));
  const moves = moments.flatMap((moment, index) => {
    const before = moments[index - 1];
    if (before === undefined) return [];
    const [real, simulated] = [moment.at - before.at, moment.clock - before.clock];
    return simulated < -jump || simulated > real + jump
      ? [{ before: before.at, at: moment.at, number: moment.number }]
      : [];
  });
  return (from, to) => {
    const failed = failure(from, to);
    if (failed !== undefined) return failed;
    const moved = moves.find(({ before, at }) => before >= from && at <= to);
    return moved === undefined ? undefined : `the clock was moved before exchange ${moved.number}`;
  };
}
