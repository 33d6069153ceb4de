import { namedThingsIn } from "../../contract/values/json-text";
import { memberOf, valueAt } from "../../contract/values/json-value";
import type { InterfaceContract } from "../../contract/operation";
import type { TesterChange } from "../journal-file";
import { type Message, isDoneInTruth } from "./message";

/** The first of the values by which an answer names one thing, of any of them; other values mean themselves. */
type Meaning = (value: unknown) => unknown;

/** Whether something undid, between two messages, what the first had done to what it names by one of these values. */
type UndoneBetween = (first: Message, second: Message, values: readonly unknown[]) => boolean;

/** What the answers of an interface say of the values that name one thing. */
export function meaning(
  { namesOfOne = [] }: Pick<InterfaceContract, "namesOfOne">,
  messages: readonly Message[],
): Meaning {
  const meant = new Map<unknown, unknown>();
  const answers = messages.flatMap(({ exchange: { answer, made } }) => [made?.body, answer]);
  for (const answer of namesOfOne.length === 0 ? [] : answers) {
    const [first, ...others] = namesOfOne.flatMap((path) => valueAt(answer, path) ?? []);
    for (const other of others) meant.set(other, first);
  }
  return (value) => meant.get(value) ?? value;
}

/** It puts what it names into a state in which that can be used again, whether its sender knows so or not. */
function putsBack(message: Message): boolean {
  const { operation, exchange } = message;
  if (operation.putsBack === undefined || !isDoneInTruth(message)) return false;
  const { member, into } = operation.putsBack;
  const state = memberOf(exchange.request.body, member);
  return into.some((value) => value === state);
}

/** What messages have put back; with their numbers. */
const putBackBy = (messages: readonly Message[]): TesterChange[] =>
  messages
    .filter(putsBack)
    .flatMap(({ exchange: { number, request } }) =>
      namedThingsIn(JSON.stringify(request.body)).map((what) => ({ what, after: number })),
    );

/** What undoes something: resets and restores, a tester's changes, and messages that put things back. */
interface Undoing {
  /** Transactions that resets and restores removed, with the numbers of the last exchanges before. */
  taken: ReadonlyMap<string, readonly number[]>;
  changed: readonly TesterChange[] | undefined;
  messages: readonly Message[];
  meant: Meaning;
}

export function undoing({ taken, changed = [], messages, meant }: Undoing): UndoneBetween {
  const known = new Map<unknown, number[]>();
  for (const { what, after } of [...changed, ...putBackBy(messages)])
    known.set(meant(what), [...(known.get(meant(what)) ?? []), after]);
  return (first, second, values) => {
    const isBetween = (after: number): boolean =>
      after >= first.exchange.number && after < second.exchange.number;
    return (
      taken.get(first.exchange.messageId ?? "")?.some(isBetween) === true ||
      values.some((value) => known.get(meant(value))?.some(isBetween))
    );
  };
}
