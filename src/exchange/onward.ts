import { isTimed, noteChanges } from "../onward/alarm";
import type { OnwardMessage } from "../onward/message";
import type { OnwardRule, OnwardParts } from "../onward/rule";
import type { UnitOfWork } from "../store";
import type { ExchangeServices, Onward } from "./services";
import type { ServedFamily } from "../simulator/core";
import { memberOf } from "../contract/values/member";

/** A unit of work whose changes are seen. */
interface WatchedUnit {
  unit: UnitOfWork;
  /** Queues the messages to send onward; call it last in the unit of work. */
  queue(): void;
}

/** What a family tells those who are set. */
export const rulesOf = (
  { family }: ServedFamily,
  { targets }: Pick<Onward, "targets">,
): OnwardRule[] => (family.onward ?? []).filter(({ target }) => targets.has(target));

/** Watches a unit of work of a family; returns the unit itself if nothing is sent onward. */
export function watchUnit(
  { onward, log }: Pick<ExchangeServices, "onward" | "log">,
  served: ServedFamily,
  unit: UnitOfWork,
): WatchedUnit {
  const rules = onward === undefined ? [] : rulesOf(served, onward);
  if (onward === undefined || rules.length === 0) return { unit, queue: () => undefined };
  const types = new Set(rules.map(({ entity }) => entity));
  const changes = new Map<string, { type: string; key: string; before: object | undefined }>();
  return {
    unit: {
      ...unit,
      put(type, key, entity) {
        const name = `${type}\n${key}`;
        if (types.has(type) && !changes.has(name))
          changes.set(name, { type, key, before: unit.get(type, key) });
        unit.put(type, key, entity);
      },
    },
    queue() {
      for (const { type, key, before } of changes.values()) {
        const after = unit.get(type, key);
        if (after === undefined) continue;
        const change = { unit, after, ...(before && { before }) };
        for (const rule of rules.filter(({ entity }) => entity === type)) {
          const parts = rule.messageFor(change);
          const isQueued =
            parts === undefined ||
            onward.courier.post(unit.space, unit.family, messageOf(rule, parts));
          if (!isQueued)
            log.warn(
              { operation: rule.operation },
              "too many messages wait to be sent onward: one is not sent",
            );
        }
      }
      for (const rule of rules.filter(isTimed)) {
        const ofRule = [...changes.values()].filter(({ type }) => type === rule.entity);
        noteChanges(
          unit,
          rule,
          ofRule.flatMap(({ type, key }) => unit.get(type, key) ?? []),
        );
      }
      changes.clear();
    },
  };
}

function messageOf(
  { target, contract, operation: id, answered }: OnwardRule,
  { path = {}, query, body, about }: OnwardParts,
): OnwardMessage {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`${id} is not an operation of ${contract.name}`);
  const filled = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const idIn = (name: string): string | null => {
    const value = memberOf(body, name);
    return typeof value === "string" ? value.toLowerCase() : null;
  };
  return {
    target,
    interface: contract.name,
    operation: id,
    method: operation.method,
    path: query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`,
    messageId: idIn("id"),
    requestId: idIn("requestId"),
    body,
    ...(about !== undefined && { about }),
    ...(answered !== undefined && { once: true }),
  };
}
