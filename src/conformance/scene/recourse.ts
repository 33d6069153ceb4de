import { groupBy } from "../../record";
import { partsOfPath } from "./message";
import type { Message, Scene } from "./scene";
import { memberOf } from "../../contract/values/json-value";
import { sentMember } from "../rules/judging";

/** What a family prescribes, beside the reversal, after an unknown outcome. */
export interface Recourse {
  /**
   * Operation ids of messages that ask for the outcome, or for the same thing again: they name the request by
   * its id.
   */
  operations: readonly string[];
  /** Kinds of transactions that have it; absent: every kind. */
  kinds?: readonly string[];
  /** Statuses that tell nothing of the request, final as they are. */
  uninformative?: readonly number[];
  /**
   * They may name it by a value as well that its answer brought: where they send it, and where the answer may
   * have it.
   */
  reference?: { sentAs: string; answeredAs: readonly string[] };
  /** They may name it by what they bring back: a path of their answer, and of that which was made for the request. */
  brings?: string;
}

export const noRecourse: Recourse = { operations: [] };

type MessagesAbout = (transaction: { id: string; kind?: string }) => readonly Message[];

/** A scene does not change: who asks about what is found out once. */
const knownByScene = new WeakMap<Scene, Map<Recourse, MessagesAbout>>();

/**
 * Messages of the recourse that name a request: by their own id, in path or query, or by a reference that its
 * answer brought.
 */
export function recoursesTo(
  scene: Scene,
  recourse: Recourse,
  transaction: { id: string; kind?: string },
): readonly Message[] {
  const known = knownByScene.get(scene) ?? new Map<Recourse, MessagesAbout>();
  knownByScene.set(scene, known);
  const about = known.get(recourse) ?? messagesByRequest(scene, recourse);
  known.set(recourse, about);
  return about(transaction);
}

function messagesByRequest(
  { messages }: Scene,
  { operations, kinds, uninformative, reference, brings }: Recourse,
): MessagesAbout {
  const lookups = messages.filter(
    ({ operation, exchange }) =>
      operations.includes(operation.id) && uninformative?.includes(exchange.status ?? 0) !== true,
  );
  const bringerOf = reference === undefined ? () => [] : bringers(messages, lookups, reference);
  const madeOf = brings === undefined ? () => [] : makers(messages, brings);
  const naming = lookups.flatMap((message) => {
    const { messageId, path } = message.exchange;
    const ids = new Set([
      messageId ?? "",
      ...partsOfPath(path),
      ...bringerOf(message),
      ...madeOf(message),
    ]);
    return [...ids].map((id) => ({ id, message }));
  });
  const byId = groupBy(naming, ({ id }) => id);
  return ({ id, kind }) =>
    kind !== undefined && kinds?.includes(kind) === false
      ? []
      : (byId.get(id) ?? []).map(({ message }) => message);
}

/** Ids of the requests for which was made what a message brings back, whether their own answers went out or not. */
function makers(messages: readonly Message[], path: string): (message: Message) => string[] {
  const ids = new Map(
    messages
      .filter(({ operation }) => operation.kind === "request")
      .flatMap(({ exchange: { messageId, made, answer } }) =>
        eachValueAt(made?.body ?? answer, path).map((value) => [value, messageId ?? ""] as const),
      ),
  );
  return ({ outcome, exchange: { answer } }) =>
    outcome === "success" ? eachValueAt(answer, path).flatMap((value) => ids.get(value) ?? []) : [];
}

/** Ids of those whose answers brought the value by which a message asks; none where another's brought it as well. */
function bringers(
  messages: readonly Message[],
  lookups: readonly Message[],
  { sentAs, answeredAs }: NonNullable<Recourse["reference"]>,
): (message: Message) => string[] {
  const broughtBy = new Map(
    lookups.map((message) => [
      sentMember(message, sentAs),
      { ids: new Set<string>(), others: new Set<string>() },
    ]),
  );
  broughtBy.delete(undefined);
  if (broughtBy.size === 0) return () => [];
  for (const {
    operation,
    exchange: { messageId, request, answer },
  } of messages) {
    if (messageId === null) continue;
    const own = new Set(answeredAs.flatMap((path) => eachValueAt(request.body, path)));
    for (const value of answeredAs.flatMap((path) => eachValueAt(answer, path))) {
      if (own.has(value)) continue;
      broughtBy.get(value)?.ids.add(messageId);
      if (operation.kind !== "advice") broughtBy.get(value)?.others.add(messageId);
    }
  }
  return (message) => {
    const { ids, others } = broughtBy.get(sentMember(message, sentAs)) ?? {
      ids: new Set<string>(),
      others: new Set<string>(),
    };
    return others.size > 1 ? [] : [...ids].filter((id) => others.size === 0 || others.has(id));
  };
}

/** What is at a path, of each item where there is a list. */
const eachValueAt = (value: unknown, path: string): unknown[] =>
  path
    .split(".")
    .reduce<unknown[]>((found, name) => found.flatMap((one) => memberOf(one, name) ?? []), [value]);
