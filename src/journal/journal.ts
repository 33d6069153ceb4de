import { EventEmitter } from "node:events";
import type { TextMistake } from "../contract/values/json-text";
import { maskRaw } from "../contract/values/masking-in-text";
import { type HiddenNaming, maskExchange, maskText } from "../contract/values/masking";
import { limits } from "../limits/limits";
import type { AnyText, ExchangeHead, Space, Store } from "../store";
import {
  type Exchange,
  type Undefinable,
  type Note,
  type NoteMember,
  noteMembers,
} from "./exchange";
import {
  type Original,
  createOriginals,
  type Notes,
  type NumberedText,
  exchangeJson,
  fromRow,
  numberedText,
  scannedText,
} from "./stored-exchange";

/** An exchange before it has a number, and before anything in it is masked. */
export type NewExchange = Undefinable<Omit<Exchange, "number" | "name" | "receivedAt">> & {
  /** Epoch milliseconds. */
  receivedAt: number;
  /** What its unit of work did to entities, as the store writes it; absent: nothing. */
  changes?: string;
  /** Who sent it, for those who send it again; absent: nobody can. */
  user?: string;
};

/** A page of a data space's messages. */
export interface Messages {
  exchanges: Exchange[];
  /** Exchanges that were dropped since the last reset to keep the journal within its bounds. */
  trimmed: number;
}

/** Which messages to list. */
export interface MessageQuery {
  /** Only exchanges with a number above this one. */
  after?: number;
  /** Only exchanges with a number below this one. */
  before?: number;
  /** At most so many. */
  limit?: number;
  /** The newest `limit` instead of the oldest. */
  newest?: boolean;
  /** Only exchanges for which this filter holds: `operation:redeem -status:201`. */
  filter?: string;
}

/** Exchanges with a number above `after`, up to `upTo`; at most `limit`. */
export interface JournalPart {
  after: number;
  upTo: number;
  limit?: number | undefined;
}

/** Every exchange of every data space, masked and bounded. */
export interface Journal {
  /** The number of the exchange that is kept next. */
  next(space: Space): number;
  /** Keeps an exchange; returns its number. Call it within the exchange's unit of work. */
  append(space: Space, exchange: NewExchange): number;
  /** Replaces what was kept of an exchange that has ended since. */
  finish(space: Space, number: number, exchange: NewExchange): void;
  get(space: Space, number: number): Exchange | undefined;
  list(space: Space, query: Omit<MessageQuery, "filter">): Messages;
  /** Writes what a tester notes about an exchange, or takes it away (null). Call it within a unit of work. */
  annotate(space: Space, number: number, member: NoteMember, note: Note | null): void;
  /** How many notes there are. */
  countNotes(space: Space): number;
  /** The message of an exchange as it came; undefined: it is shown whole, or is not known any more. */
  original(space: Space, number: number): Original | undefined;
  /** Forgets the messages of journals that were deleted. */
  forgetOriginals: () => void;
  /** An exchange as JSON text. */
  text(space: Space, number: number): string | undefined;
  /**
   * A step of a long reading: each exchange as JSON text, with its number; as many as
   * `limits.readingStepBytes` allow. `newest`: the last ones, the newest first.
   */
  step(space: Space, part: JournalPart & { newest?: boolean }): NumberedText[];
  /** A step in which what was sent is only looked through for these texts, and read where it is asked for. */
  scan(
    space: Space,
    part: JournalPart & { newest?: boolean; texts: readonly AnyText[] },
  ): NumberedText[];
  /** A step of a long reading: what each exchange is about, at most `limits.readingStepHeads` of them. */
  heads(space: Space, part: JournalPart): ExchangeHead[];
  /** The first and the last number that are kept; both 0 where there is none. */
  extent(space: Space): { first: number; last: number };
  /** The part of the journal that is a page of it: its numbers have no gaps. */
  part(space: Space, query: Omit<MessageQuery, "filter">): Required<JournalPart>;
  /** The JSON text of a value as exchanges would show it: masked. */
  shown(value: object): string;
  /**
   * The kept exchanges that have ended since an earlier call, which gave this `mark`; undefined: that is too long ago
   * to know. Nothing else changes an exchange.
   */
  endedSince(space: Space, mark?: number): { numbers: number[] | undefined; mark: number };
  /** Tells those who follow the space; call it once the unit of work is kept. */
  publish(space: Space, number: number): void;
  /** Calls `listener` with the number of each exchange that is new or has changed. Returns the way out. */
  follow(space: Space, listener: (number: number) => void): () => void;
}

interface JournalOptions extends Partial<Pick<HiddenNaming, "keep">> {
  unmask: boolean;
  /** Most exchanges of a data space. */
  exchanges?: number;
}

/** `unmask`: card numbers are shown. */
export function createJournal(store: Store, options: JournalOptions): Journal {
  const { exchanges } = store;
  const followers = new EventEmitter().setMaxListeners(0);
  const extent: Journal["extent"] = (space) =>
    exchanges.range(space.journal) ?? { first: 0, last: 0 };
  const part: Journal["part"] = (space, query) => partOf(extent(space).last, query);
  const ended = createEnded();

  return {
    next: (space) => exchanges.next(space.journal),
    ...createWriting(store, options, ended.note),
    endedSince: ended.since,
    get(space, number) {
      const row = exchanges.get(space.journal, number);
      return row && fromRow(row);
    },
    part,
    list(space, query) {
      const { first } = extent(space);
      return {
        exchanges: exchanges.list(space.journal, part(space, query)).map(fromRow),
        trimmed: Math.max(0, first - 1),
      };
    },
    text(space, number) {
      const row = exchanges.get(space.journal, number);
      return row && exchangeJson(row);
    },
    ...createSteps(exchanges),
    extent,
    shown: (value) => maskText(JSON.stringify(value), options.unmask),
    publish(space, number) {
      followers.emit(String(space.id), number);
    },
    follow(space, listener) {
      followers.on(String(space.id), listener);
      return () => followers.off(String(space.id), listener);
    },
  };
}

/** How exchanges are kept, and their messages as they came. `ended` is told of each that goes on. */
function createWriting(
  store: Store,
  options: JournalOptions,
  ended: (space: Space, number: number) => void,
): Pick<Journal, "append" | "finish" | "annotate" | "countNotes" | "original" | "forgetOriginals"> {
  const { exchanges } = store;
  const rowOf = (space: Space, exchange: NewExchange) =>
    toRow(exchange, options.unmask, {
      digest: store.digest.bind(undefined, space),
      keep: options.keep,
    });
  const originals = createOriginals(options.exchanges ?? limits.journalExchanges);
  return {
    append(space, exchange) {
      const { original, ...row } = rowOf(space, exchange);
      const number = exchanges.append(space.journal, row);
      originals.keep(space.journal, number, original);
      return number;
    },
    annotate(space, number, member, note) {
      const json = note && maskText(JSON.stringify(note), options.unmask);
      exchanges.annotate(space.journal, number, member, json);
      ended(space, number);
    },
    countNotes: (space) => exchanges.countNotes(space.journal, noteMembers),
    finish(space, number, exchange) {
      // The file has the request already, and the names of the values that it hides.
      const sent = { path: "", request: { headers: {} } };
      // A provider's answer may repeat them.
      const isKnown = exchange.upstream === undefined;
      const row = rowOf(space, { ...exchange, ...(isKnown && sent) });
      exchanges.finish(space.journal, number, row);
      ended(space, number);
    },
    original: (space, number) => originals.of(space.journal, number),
    forgetOriginals() {
      originals.forget((journal) => exchanges.isEmpty(journal));
    },
  };
}

/** The steps of a long reading. */
const createSteps = (exchanges: Store["exchanges"]): Pick<Journal, "step" | "scan" | "heads"> => ({
  scan: (space, { limit = Infinity, newest = false, ...part }) =>
    exchanges
      .scan(space.journal, {
        ...{ ...part, newest },
        limit: Math.min(limit, limits.readingStepExchanges),
      })
      .map((head) => scannedText(head, (seq) => exchanges.get(space.journal, seq))),
  step: (space, { after, upTo, limit = Infinity, newest = false }) =>
    exchanges
      .step(space.journal, {
        ...{ after, upTo, newest },
        exchanges: Math.min(limit, limits.readingStepExchanges),
        bytes: limits.readingStepBytes,
      })
      .map(numberedText),
  heads: (space, part) =>
    exchanges.heads(space.journal, { ...part, limit: limits.readingStepHeads }),
});

/** The exchanges of each data space that have ended after they were kept; the last ones of them are remembered. */
function createEnded(): {
  note: (space: Space, number: number) => void;
  since: Journal["endedSince"];
} {
  const endedBySpace = new WeakMap<Space, { numbers: number[]; forgotten: number }>();
  return {
    note(space, number) {
      const ended = endedBySpace.get(space) ?? { numbers: [], forgotten: 0 };
      endedBySpace.set(space, ended);
      ended.numbers.push(number);
      if (ended.numbers.length > limits.endedExchanges)
        ended.forgotten += ended.numbers.splice(0, limits.endedExchanges / 2).length;
    },
    since(space, mark = -1) {
      const { numbers, forgotten } = endedBySpace.get(space) ?? { numbers: [], forgotten: 0 };
      return {
        numbers: mark < forgotten ? undefined : numbers.slice(mark - forgotten),
        mark: forgotten + numbers.length,
      };
    },
  };
}

/** The part of a journal that a page is, by the number of its last exchange. */
function partOf(
  last: number,
  { after = 0, before = Infinity, limit, newest = false }: MessageQuery,
): Required<JournalPart> {
  const upTo = Math.min(last, before - 1);
  const most = Math.min(limit ?? limits.messagesPage, limits.messagesPage);
  return { after: newest ? Math.max(after, upTo - most) : after, upTo, limit: most };
}

function toRow(exchange: NewExchange, unmask: boolean, naming: HiddenNaming) {
  const { path, request, answer, made } = exchange;
  const texts = maskExchange(
    {
      path,
      headers: request.headers,
      notes: notesOf(exchange),
      request: request.body,
      answer,
      made: made?.body,
      isOfProvider: exchange.upstream?.sent === true,
    },
    unmask,
    naming,
  );
  const { names } = texts;
  const raw = request.raw === undefined ? null : maskRaw(request.raw, unmask);
  const isShown = names === undefined && raw === (request.raw ?? null);
  return {
    original: isShown ? undefined : originalOf(exchange),
    receivedAt: exchange.receivedAt,
    clock: exchange.clock,
    interface: exchange.interface,
    operation: exchange.operation,
    method: exchange.method,
    path: texts.path,
    messageId: exchange.messageId,
    requestId: exchange.requestId,
    status: exchange.status,
    outcome: exchange.outcome,
    request: `{"headers":${texts.headers}${bodyMember(texts.request)}${rawMembers(raw, request.mistake)}}`,
    answer: texts.answer === null ? null : boundedBody(texts.answer),
    notes: withMembers(texts.notes, [
      ...(names === undefined ? [] : [`"masked":${JSON.stringify(names)}`]),
      ...(made === undefined ? [] : [madeMember(made.status, texts.made)]),
    ]),
    changes: exchange.changes ?? "",
  };
}

const originalOf = ({ path, request, user }: NewExchange): Original | undefined =>
  user === undefined ? undefined : { path, user, body: request.raw ?? bodyTextOf(request) };

/** The JSON text of the body of a request; undefined: it has none. */
export const bodyTextOf = ({ body }: Pick<Exchange["request"], "body">): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

const notesOf = (exchange: NewExchange): Notes => ({
  durationMs: exchange.durationMs,
  stateBefore: exchange.stateBefore,
  stateAfter: exchange.stateAfter,
  clientLeftMs: exchange.clientLeftMs,
  endedMs: exchange.endedMs,
  sameConnectionAs: exchange.sameConnectionAs,
  unprocessed: exchange.unprocessed,
  copyOf: exchange.copyOf,
  unsupported: exchange.unsupported,
  sentBy: exchange.sentBy,
  again: exchange.again,
  direction: exchange.direction,
  onward: exchange.onward,
  upstream: exchange.upstream,
  strikes: exchange.strikes,
  rules: exchange.rules,
  findings: exchange.findings.slice(0, limits.findings),
  note: exchange.note,
  transactionNote: exchange.transactionNote,
});

/** The JSON text of a body, not longer than the journal keeps. */
const boundedBody = (json: string): string =>
  json.length > limits.journalBodyBytes ? `{"notKept":"${json.length} characters of JSON"}` : json;

const bodyMember = (json: string | null): string =>
  json === null ? "" : `,"body":${boundedBody(json)}`;

const rawMembers = (raw: string | null, mistake: TextMistake | undefined): string => {
  if (raw === null) return "";
  const text = `,"raw":${JSON.stringify(raw.slice(0, limits.journalBodyBytes))}`;
  return mistake === undefined ? text : `${text},"mistake":${JSON.stringify(mistake)}`;
};

const madeMember = (status: number, json: string | null): string =>
  `"made":{"status":${status}${bodyMember(json)}}`;

/** The JSON text of an object with further members. */
const withMembers = (json: string, members: readonly string[]): string =>
  members.length === 0 ? json : `${json.slice(0, -1)},${members.join(",")}}`;
