import { type Exchange, answerText } from "../journal/exchange";
import { durationText, simulatorTime } from "./moment";

/** Characters that turn the direction of a text or cannot be seen. */
const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text in which every character can be seen: others are written as JSON writes them. */
export const visibleText = (text: string): string =>
  text.replace(unseen, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** `bill-payment` as people say it: `bill payment`. */
export const spokenName = (name: string): string => visibleText(name).replaceAll("-", " ");

export { shellWord } from "../till/scripts";

/** The status that went out, or how the exchange ended without one. */
export const resultOf = (exchange: Exchange): string => answerText(exchange, simulatorTime());

/** When the client of an exchange closed its connection, where it did so before the answer. */
export function leftText({ clientLeftMs: after }: Exchange): string | undefined {
  if (after === undefined) return undefined;
  const text = after < 10_000 ? `${(after / 1_000).toFixed(1)} s` : durationText(after);
  return `the POS gave up after ${text}`;
}

/** A value as JSON for a person: in lines, and every character can be seen. */
export const jsonText = (value: unknown): string => visibleText(JSON.stringify(value, null, 2));

/** The rule that struck as people call it: `till-lost 1` for `scenario:till-lost#1`. */
export const faultName = (source: string): string =>
  source.replace(/^scenario:(.+)#(\d+)$/, "$1 $2");
