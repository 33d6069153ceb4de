/** Text from outside, made harmless: it steers no terminal, begins no line, and gives a pipeline no order. */

import { withTexts } from "./contract/values/json-value";

// C0 and C1 controls, line and paragraph separators, and what turns the direction of a text.
const steering = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** How pipelines are given orders: `::error::` at the start of a line; `##[error]` or `##teamcity[` anywhere. */
const orders = /(?<=^[ \t]*):(?=:[a-z][^\n]*::)|#(?=#\w*\[)/gim;

const hex = (character: string, digits: number): string =>
  character.charCodeAt(0).toString(16).padStart(digits, "0");

/** `\x1b`, and `\u2028` beyond Latin-1. */
const escapeCharacter = (character: string): string =>
  character < "\u0100" ? `\\x${hex(character, 2)}` : `\\u${hex(character, 4)}`;

/** A text in one line, without characters that steer a terminal. */
export const plain = (text: string): string => text.replace(steering, escapeCharacter);

/** The same of a text of several lines, which it keeps; tabs too. */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n/g, "\n")
    .replace(steering, (one) => (one === "\n" || one === "\t" ? one : escapeCharacter(one)));

/** A text of several lines in which no line is an order to the pipeline that shows it. */
export const withoutOrders = (text: string): string => text.replace(orders, escapeCharacter);

/** The same value with every text in it in one line, names of members excepted. */
export function plainTexts<T>(value: T): T;
export function plainTexts(value: unknown): unknown {
  return withTexts(value, plain);
}

/** JSON as it is, in which these characters are escaped. */
export const plainJson = (json: string): string =>
  json
    .replace(steering, (one) => (one === "\n" ? one : `\\u${hex(one, 4)}`))
    .replace(orders, (one) => `\\u${hex(one, 4)}`);
