import { Type } from "@sinclair/typebox";
import type { Exchange } from "../../journal/exchange";
import type { Messages } from "../../journal/journal";
import { foundIn, type ReadFilter } from "../../journal/message-filter";
import { inOrder, requestCount } from "../../journal/unmatched-request";
import type { Space } from "../../store";
import { limits } from "../../limits/limits";
import {
  JudgedExchange as JudgedExchangeModel,
  MessageCounts,
  MessagesPage,
  NoteModel,
} from "../declare/message-models";
import { jsonBody, operation } from "../operation";
import type { ControlServices } from "../services";
import {
  type JudgedExchange,
  type JudgedMessages,
  countMessages,
  findJudged,
  judgedMembers,
  judgedMessagesIn,
  judgedTexts,
  refuseVerdictFilter,
} from "./judged-messages";
import {
  type CheckedMessageQuery,
  MessagesQuery,
  judgedParameter,
  type PageQuery,
  exchangeSteps,
  journalHead,
  messagesOfQuery,
  numbersFound,
  pageOf,
} from "./message-query";
import { type EvidenceReport, evidenceAnswer, evidenceParameter, sendEvidence } from "./evidence";
import { messageOf } from "./kept-messages";
import { GivenNote, type NotedThing, putNote, removeNote } from "./notes";
import { messageStream } from "./stream";
import { unmatchedOperations } from "./unmatched";

export const messageOperations = {
  /** A page of them, sent as it is read. */
  messages: operation("GET /messages", {
    summary: "A page of the messages, with the rules that they break",
    tag: "Messages",
    query: MessagesQuery,
    answer: { schema: Type.Unsafe<JudgedMessages>(MessagesPage) },
    refusals: ["parameter-wrong"],
    handle({ core, space, query }) {
      const now = core.time.now();
      const asked = messagesOfQuery(query, now);
      if (query.judged === false) refuseVerdictFilter(query.filter);
      return async ({ send }) => {
        const page = query.judged === false ? undefined : await findJudged(core, space, asked, now);
        const pieces =
          page === undefined ? messageTexts(core, space, asked) : judgedTexts(core, space, page);
        await send({ pieces, type: "application/json; charset=utf-8" });
      };
    },
  }),
  messageStream,
  messageCounts: operation("GET /messages/counts", {
    summary: "How many messages break a rule, were refused, and so on",
    tag: "Messages",
    answer: MessageCounts,
    async handle({ core, space, caller }) {
      const counts = await countMessages(core, space);
      const unmatched = unmatchedOperations.unmatched.ask(core, { space, caller });
      return { ...counts, unmatched: requestCount(inOrder(unmatched)) };
    },
  }),
  message: operation("GET /messages/{number}", {
    summary: "One message, with the rules that it breaks",
    tag: "Messages",
    query: Type.Object({ ...judgedParameter, ...evidenceParameter }),
    answer: evidenceAnswer(Type.Unsafe<JudgedExchange>(JudgedExchangeModel)),
    refusals: ["message-unknown", "message-gone", "parameter-wrong"],
    async handle({ core, space, params: { number }, query: { judged = true, format } }) {
      const exchange = judged
        ? await judgedMessageOf(core, space, number)
        : messageOf(core, space, number);
      return sendEvidence(format, exchange, () => messageReport(core, space, exchange));
    },
  }),
  noteMessage: operation("PUT /messages/{number}/note", {
    summary: "Write a note on a message, in place of the one before",
    tag: "Messages",
    body: jsonBody(GivenNote),
    answer: NoteModel,
    refusals: ["message-unknown", "message-gone", "notes-too-many", "parameter-wrong"],
    handle: ({ core, space, params, body }) =>
      putNote(core, space, messagePlace(core, space, params.number), body),
  }),
  stripMessage: operation("DELETE /messages/{number}/note", {
    summary: "Take the note on a message away",
    tag: "Messages",
    answer: null,
    refusals: ["message-unknown", "message-gone", "note-unknown", "parameter-wrong"],
    handle({ core, space, params }) {
      removeNote(core, space, messagePlace(core, space, params.number));
    },
  }),
};

function messagePlace(services: ControlServices, space: Space, key: string): NotedThing {
  const { number } = messageOf(services, space, key);
  return { number, member: "note", called: `message ${number}` };
}

/** A message for those who do not see it here. */
export function messageReport(
  services: ControlServices,
  space: Space,
  { judged = [], sale: _sale, later: _later, ...exchange }: JudgedExchange,
): EvidenceReport {
  const { number, operation: id, method, path } = exchange;
  return {
    title: `Message ${number}: ${id ?? `${method} ${path}`}`,
    judged,
    missing: [],
    exchanges: [exchange],
    until: services.time.now(),
    head: journalHead(services, space, number),
  };
}

/** One exchange with what the verdict says of it. Rejects with `ControlRefused` where the journal has none. */
export async function judgedMessageOf(
  services: ControlServices,
  space: Space,
  key: number | string,
): Promise<JudgedExchange> {
  const exchange = messageOf(services, space, key);
  const { number } = exchange;
  const query = { after: number - 1, before: number + 1, limit: 1, newest: false };
  const page = await findJudged(services, space, query, services.time.now());
  return page === undefined ? exchange : { ...exchange, ...judgedMembers(page, number) };
}

/** A page of messages with what the verdict says of each, all of it at once. Rejects with `ControlRefused`. */
export async function judgedMessagesOf(
  services: ControlServices,
  space: Space,
  given: object,
): Promise<JudgedMessages> {
  const now = services.time.now();
  const asked = messageOperations.messages.queryOf(given);
  const page = await findJudged(services, space, messagesOfQuery(asked, now), now);
  return page === undefined
    ? messagesOf(services, space, given)
    : judgedMessagesIn(services, space, page);
}

/** A page of messages, all of it at once. Throws `ControlRefused` for a wrong query. */
export function messagesOf(
  { journal, time }: ControlServices,
  space: Space,
  given: object,
): Messages {
  const asked = messageOperations.messages.queryOf(given);
  refuseVerdictFilter(asked.filter);
  const { filter, ...query } = messagesOfQuery(asked, time.now());
  if (filter === undefined) return journal.list(space, query);
  const { trimmed } = journal.list(space, { limit: 0 });
  const all: Exchange[] = [];
  // A word finds a sale whole: its other messages may be outside the part that is asked for.
  const part = filter.words.length === 0 ? { before: query.before } : {};
  for (let after = filter.words.length === 0 ? query.after : 0; ;) {
    const { exchanges } = journal.list(space, { ...part, after });
    if (exchanges.length === 0) break;
    all.push(...exchanges);
    after = exchanges.at(-1)?.number ?? 0;
  }
  const isInPart = ({ number }: Exchange): boolean => number > query.after && number < query.before;
  return { exchanges: pageOf(foundIn(all, filter).filter(isInPart), query), trimmed };
}

/** A page of messages as JSON text, some at a time. */
async function* messageTexts(
  services: ControlServices,
  space: Space,
  query: CheckedMessageQuery,
): AsyncGenerator<string> {
  const { first } = services.journal.extent(space);
  let separator = '{"exchanges":[';
  for await (const texts of pageSteps(services, space, query)) {
    yield separator + texts.join(",");
    separator = ",";
  }
  yield `${separator === "," ? "" : separator}],"trimmed":${Math.max(0, first - 1)}}`;
}

/** The texts of a page of messages, some at a time: none of the steps is empty. */
async function* pageSteps(
  services: ControlServices,
  space: Space,
  { filter, ...query }: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  const part = services.journal.part(space, query);
  if (filter === undefined) {
    for await (const step of exchangeSteps(services, space, part))
      yield step.map(({ text }) => text);
    return;
  }
  if (filter.words.length > 0) {
    yield* searchSteps(services, space, filter, query);
    return;
  }
  // A page of the newest is found from its end, and no further than it goes.
  const found = matches(services, space, filter, { ...query, upTo: part.upTo });
  if (!query.newest) {
    yield* found;
    return;
  }
  const newest: string[] = [];
  for await (const step of found) newest.push(...step);
  if (newest.length > 0) yield newest.reverse();
}

/** The messages that a filter with words finds. */
async function* searchSteps(
  services: ControlServices,
  space: Space,
  filter: ReadFilter,
  { after, before, ...query }: PageQuery,
): AsyncGenerator<string[]> {
  const numbers = await numbersFound(services, space, filter);
  const shown = pageOf(
    numbers.filter((number) => number > after && number < before),
    query,
  );
  const size = limits.readingStepExchanges;
  for (let from = 0; from < shown.length; from += size) {
    const texts = shown
      .slice(from, from + size)
      .flatMap((number) => services.journal.text(space, number) ?? []);
    if (texts.length > 0) yield texts;
    await services.turns.next();
  }
}

/** The messages for which the filter holds, at most `limit`; every step is read while others go on. */
async function* matches(
  services: ControlServices,
  space: Space,
  { keyed, texts }: ReadFilter,
  { after, upTo, limit, newest }: Pick<PageQuery, "after" | "limit" | "newest"> & { upTo: number },
): AsyncGenerator<string[]> {
  let left = limit;
  if (left <= 0) return;
  for await (const step of exchangeSteps(services, space, { after, upTo, newest, texts })) {
    const found: string[] = [];
    for (const one of step) {
      if (found.length === left) break;
      if (keyed(one.filtered)) found.push(one.text);
    }
    if (found.length > 0) yield found;
    left -= found.length;
    if (left <= 0) return;
  }
}
