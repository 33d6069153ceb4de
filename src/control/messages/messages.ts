import { Type } from "@sinclair/typebox";
import { type Exchange, exchangeJson } from "../../journal/exchange";
import type { Messages } from "../../journal/journal";
import type { Space } from "../../store";
import { ExchangeModel, MessagesPage } from "../declare/models";
import { ControlRefused, wrongParameters } from "../declare/refusals";
import { operation } from "../operation";
import type { ControlServices } from "../services";
import {
  type CheckedMessageQuery,
  MessagesQuery,
  exchangeSteps,
  messagesOfQuery,
  pageOf,
} from "./message-query";
import { messageStream } from "./stream";

export const messageOperations = {
  /** A page of them, sent as it is read. */
  messages: operation("GET /messages", {
    summary: "A page of the messages",
    tag: "Messages",
    query: MessagesQuery,
    answer: { schema: Type.Unsafe<Messages>(MessagesPage) },
    refusals: ["parameter-wrong"],
    handle:
      ({ core, space, query }) =>
      ({ send }) =>
        send({
          pieces: messageTexts(core, space, messagesOfQuery(query, core.time.now())),
          type: "application/json; charset=utf-8",
        }),
  }),
  messageStream,
  message: operation("GET /messages/{number}", {
    summary: "One message",
    tag: "Messages",
    answer: Type.Unsafe<Exchange>(ExchangeModel),
    refusals: ["message-unknown", "parameter-wrong"],
    handle: ({ core, space, params: { number } }) => messageOf(core, space, number),
  }),
};

/** One exchange by its number. Throws `ControlRefused` where the journal has none. */
export function messageOf(
  { journal }: ControlServices,
  space: Space,
  number: number | string,
): Exchange {
  if (!/^\d{1,10}$/.test(String(number)))
    throw wrongParameters([{ path: "number", text: "must be a whole number" }]);
  const exchange = journal.get(space, Number(number));
  if (exchange === undefined) throw new ControlRefused("message-unknown", { number });
  return exchange;
}

/** A page of messages, all of it at once. Throws `ControlRefused` for a wrong query. */
export function messagesOf(
  { journal, time }: ControlServices,
  space: Space,
  given: object,
): Messages {
  const asked = messageOperations.messages.queryOf(given);
  const { filter, ...query } = messagesOfQuery(asked, time.now());
  if (filter === undefined) return journal.list(space, query);
  const { trimmed } = journal.list(space, { limit: 0 });
  const all: Exchange[] = [];
  const { before } = query;
  for (let { after } = query; ;) {
    const { exchanges } = journal.list(space, { after, before });
    if (exchanges.length === 0) break;
    all.push(...exchanges.filter(filter));
    after = exchanges.at(-1)?.number ?? 0;
  }
  return { exchanges: pageOf(all, query), trimmed };
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
  query: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  if (query.filter !== undefined) {
    yield* query.newest ? newestMatches(services, space, query) : matches(services, space, query);
    return;
  }
  const part = services.journal.part(space, query);
  for await (const step of exchangeSteps(services, space, part)) yield step.map(({ text }) => text);
}

/** The messages for which the filter holds, oldest first; every step is read while others go on. */
async function* matches(
  services: ControlServices,
  space: Space,
  { after, before, limit, filter = () => true }: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  let left = limit;
  const { upTo } = services.journal.part(space, { before });
  for await (const step of exchangeSteps(services, space, { after, upTo })) {
    const found = step
      .filter(({ text }) => filter(exchangeJson.read(text)))
      .slice(0, left)
      .map(({ text }) => text);
    if (found.length > 0) yield found;
    left -= found.length;
    if (left <= 0) return;
  }
}

/** The newest of them. */
async function* newestMatches(
  services: ControlServices,
  space: Space,
  query: CheckedMessageQuery,
): AsyncGenerator<string[]> {
  let newest: string[] = [];
  for await (const step of matches(services, space, { ...query, limit: Infinity }))
    newest = pageOf([...newest, ...step], query);
  if (newest.length > 0) yield newest;
}
