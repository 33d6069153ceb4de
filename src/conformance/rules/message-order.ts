import { groupBy } from "../../record";
import type { Scene, Message, Transaction } from "../scene/scene";
import { knownBy } from "../judged-rule";
import { isLater } from "./judging";
import type { Recourse } from "../scene/recourse";

/** Whether the interface has an advice of a kind for a kind of transaction. */
export const hasAdvice = (
  { contract }: Scene,
  kind: string,
  advice: "confirmation" | "reversal",
): boolean =>
  contract.operations.some(
    (operation) => operation.transaction === kind && operation.advice === advice,
  );

/** First requests in their order, each with the kind of its transaction; those at other forms of the family too. */
const firstRequestsByKind = ({
  transactions,
  atOtherForms,
}: Scene): { kind: string; request: Message }[] =>
  [...transactions, ...atOtherForms()]
    .flatMap(({ kind, requests: [request] }) => (request === undefined ? [] : [{ kind, request }]))
    .sort((one, other) => one.request.exchange.number - other.request.exchange.number);

/** First requests in their order, by what `of` says of them; looked through when they are first asked for. */
export function firstRequests(
  scene: Scene,
  of: (kind: string, request: Message) => string,
): (kind: string, request: Message) => readonly Message[] {
  let groups: Map<unknown, { request: Message }[]> | undefined;
  return (kind, request) => {
    groups ??= groupBy(firstRequestsByKind(scene), (one) => of(one.kind, one.request));
    return (groups.get(of(kind, request)) ?? []).map((one) => one.request);
  };
}

/** The till that sent a message, as far as the message says. */
export const tillOf = ({ exchange }: Message): string | undefined => knownBy(exchange).terminal;

/**
 * The first request that came next after another one, of its kind and from its till; looked through when it is first
 * asked for.
 */
export function nextOfItsKind(scene: Scene): (request: Message) => Message | undefined {
  let next: Map<Message, Message> | undefined;
  return (request) => (next ??= nextByRequest(scene)).get(request);
}

function nextByRequest(scene: Scene): Map<Message, Message> {
  const next = new Map<Message, Message>();
  const last = new Map<string, Message>();
  for (const { kind, request } of firstRequestsByKind(scene)) {
    const key = JSON.stringify([kind, tillOf(request)]);
    const before = last.get(key);
    if (before !== undefined) next.set(before, request);
    last.set(key, request);
  }
  return next;
}

/** Recourses that a transaction has. */
export const ofItsKind = (recourses: readonly Recourse[], { kind }: Transaction): Recourse[] =>
  recourses.filter(
    ({ operations, kinds }) => operations.length > 0 && kinds?.includes(kind) !== false,
  );

/** Those before another message; all if there is none. */
export const messagesBefore = (end: Message | undefined, messages: readonly Message[]): Message[] =>
  messages.filter((one) => end === undefined || isLater(end, one));
