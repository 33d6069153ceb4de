import { grouped, isLater } from "../judging";
import { type Recourse } from "../recourse";
import type { Message, Scene, Transaction } from "../scene";

/** Whether the interface has an advice of a kind for a kind of transaction. */
export const has = (
  { contract }: Scene,
  kind: string,
  advice: "confirmation" | "reversal",
): boolean =>
  contract.operations.some(
    (operation) => operation.transaction === kind && operation.advice === advice,
  );

/** First requests in their order, by what `of` says of them. */
export function firstRequests(
  { transactions }: Scene,
  of: (kind: string, request: Message) => string,
): (kind: string, request: Message) => readonly Message[] {
  const kinds = new Map(
    transactions.flatMap(({ kind, requests: [request] }) =>
      request === undefined ? [] : [[request, kind] as const],
    ),
  );
  const inOrder = [...kinds.keys()].sort(
    (one, other) => one.exchange.number - other.exchange.number,
  );
  const groups = grouped(inOrder, (request) => of(kinds.get(request) ?? "", request));
  return (kind, request) => groups.get(of(kind, request)) ?? [];
}

/** The request after another one, among those. */
export const after = (request: Message, requests: readonly Message[]): Message | undefined =>
  requests[requests.indexOf(request) + 1];

/** Recourses that a transaction has. */
export const ofItsKind = (recourses: readonly Recourse[], { kind }: Transaction): Recourse[] =>
  recourses.filter(
    ({ operations, kinds }) => operations.length > 0 && kinds?.includes(kind) !== false,
  );

/** By their arrival. */
export const inOrder = (messages: readonly Message[]): Message[] =>
  [...messages].sort((one, other) => one.exchange.number - other.exchange.number);

/** Those before another message; all if there is none. */
export const until = (end: Message | undefined, messages: readonly Message[]): Message[] =>
  messages.filter((one) => end === undefined || isLater(end, one));

/** When the last of them was known. */
export const latest = (messages: readonly Message[]): number =>
  Math.max(...messages.map(({ knownAt }) => knownAt));
