import { isTimed, noteChanges, type OnwardRule, type OnwardParts } from "../onward/rule";
import type { OnwardMessage } from "../onward/message";
import type { UnitOfWork } from "../store";
import type { ExchangeServices, Onward } from "./services";
import type { ServedFamily } from "../simulator/core";
import { memberOf } from "../contract/values/json-value";
import type { OutgoingMessage, ProviderReply } from "../upstream/answer";
import { type ForwardHold, type HeldMessage, type Step, afterReset } from "./step";
import { disturbanceOf } from "./message";
import { watchLeaving } from "./delivery/waiting";

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

/** Sends a held message to its provider, once; it goes on when the POS has left. */
export async function sendForward(
  { step }: HeldMessage,
  hold: ForwardHold,
): Promise<ProviderReply> {
  const { rawHeaders, method } = step.message.req;
  const unwatch = watchLeaving(step);
  try {
    return await hold.forwardTo.send({
      method,
      rawHeaders,
      target: step.message.target,
      body: step.message.sentBody,
      user: step.message.user,
      onInterim: interimFor(step),
      disturbed: disturbanceOf(step.message),
    });
  } finally {
    unwatch();
  }
}

/** Passes interim answers on at once, unless a fault awaits the answer: what it withholds may not show. */
function interimFor({ message, matchedRules }: Step): OutgoingMessage["onInterim"] {
  const { req, res } = message;
  if (req.httpVersion === "1.0" || matchedRules?.after !== undefined) return undefined;
  return (status, link) => {
    // A response without a socket waits its turn.
    if (res.destroyed || res.headersSent || res.socket === null) return;
    if (status === 102) res.writeProcessing();
    else if (isLink(link)) res.writeEarlyHints({ link });
  };
}

/** A single link as Node takes it. */
const isLink = (text: string): boolean =>
  /^<[^<>\s]*>(?:; ?[\w-]+=(?:"[\w ./:-]*"|[\w.-]+))*$/.test(text);

/** The message as its provider has answered it. A reset meanwhile is none of its business. */
export function repliedStep({ step }: HeldMessage, hold: ForwardHold, reply: ProviderReply): Step {
  const { services, message } = step;
  const { space } = message;
  return {
    ...afterReset(step),
    now: services.clocks.now(space),
    restores: space.restores,
    findings: message.reading.findings,
    upstream: reply.note,
    replied: { ...reply, sentAs: hold.sentAs },
  };
}
