import type { AnyText } from "../../store";
import type { FilteredExchange, MessageFilter } from "./filtered-exchange";

/** Characters that JSON writes around words, or otherwise than they are. */
const structure = /["\\[\]{},\p{Cc}\p{Cs}]/u;

/** Whether a text stands in JSON texts as it is. */
const isPlain = (text: string): boolean => !structure.test(text);

/** The texts of which one stands in each message that has this one; undefined: JSON may write it otherwise. */
export const plainTexts = (text: string, ...others: readonly string[]): AnyText | undefined =>
  isPlain(text) ? [text, ...others] : undefined;

/** The same of a member with this text. */
export const memberTexts = (name: string, text: string): AnyText | undefined =>
  isPlain(text) ? [`"${name}":"${text}"`] : undefined;

/** A test that only messages are put to in which one of the texts may stand. */
export const narrowed = (texts: AnyText | undefined, holds: MessageFilter): MessageFilter =>
  texts === undefined ? holds : (exchange) => exchange.lacks?.(texts) !== true && holds(exchange);

/** Whether letters of either case stand in a text. */
export const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** Whether a text stands in the path, the bodies, the faults or the notes of a message. */
export function textTest(value: string): MessageFilter {
  if (!isPlain(value)) return (exchange) => contains(searchable(exchange), value);
  return (exchange) => {
    const { path, stored } = exchange;
    if (stored === undefined) return contains(searchable(exchange), value);
    return (
      [path, stored.request, stored.answer].some((text) => contains(text, value)) ||
      (contains(stored.notes, value) && contains(notesOf(exchange), value))
    );
  };
}

/** What is said of the faults that struck: their members are no words of the message. */
const saidOf = (strikes: FilteredExchange["strikes"]): object[] =>
  strikes.map(({ source, text }) => ({ source, text }));

const notedIn = ({
  made,
  strikes,
  findings,
  note,
  transactionNote,
}: FilteredExchange): unknown[] => [
  ...[made, saidOf(strikes), findings],
  ...[note?.text, transactionNote?.text],
];

const notesOf = (exchange: FilteredExchange): string => textOf(notedIn(exchange));

const searchable = (exchange: FilteredExchange): string =>
  textOf([exchange.path, exchange.request, exchange.answer, ...notedIn(exchange)]);

/** What there is of some values as JSON text. */
const textOf = (values: readonly unknown[]): string =>
  JSON.stringify(values.filter((value) => value !== undefined));
