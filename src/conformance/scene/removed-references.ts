import { namedThingsIn } from "../../contract/values/json-text";
import { uuidPattern } from "../../contract/values/uuid";
import { takenAway, undecidable } from "../rules/judging";
import type { Check } from "../rules/obligation";
import { partsOfPath } from "./message";
import type { Message, Scene } from "./scene";

const uuids = new RegExp(uuidPattern, "g");

/** Ids that a message names, whatever for. */
function idsIn({ exchange: { messageId, requestId, path, request } }: Message): string[] {
  const body = JSON.stringify(request.body ?? null).toLowerCase();
  const text = [...partsOfPath(path), body].join(" ");
  return [messageId, requestId, ...(text.match(uuids) ?? [])].filter((id) => id !== null);
}

/** Values by which a message names things. */
const valuesIn = ({ exchange: { request, answer } }: Message): string[] =>
  namedThingsIn(`${JSON.stringify(request.body ?? null)}${JSON.stringify(answer ?? null)}`);

/** Whether the simulator refused the message. */
const isRefused = ({ exchange: { status, made } }: Message): boolean =>
  (made?.status ?? status ?? 0) >= 400;

/** Numbers of refused messages that name what was taken away before, and what has not come up again since. */
function lost({ taken, messages }: Scene): Set<number> {
  const learnt = new Map<string, number>();
  return new Set(
    messages.flatMap((message) => {
      const { number } = message.exchange;
      const values = valuesIn(message).filter((value) => taken.has(value));
      if (isRefused(message))
        return values.some((value) =>
          taken.get(value)?.some((after) => after < number && (learnt.get(value) ?? 0) <= after),
        )
          ? [number]
          : [];
      for (const value of values) learnt.set(value, number);
      return [];
    }),
  );
}

/**
 * Numbers of advice messages whose request the journal lacks, where the list of removed ids is full: the request may be
 * one that it no longer has.
 */
function orphans({ forgotten, messages, exchanges }: Scene): Set<number> {
  if (forgotten === undefined) return new Set();
  const sent = new Set(exchanges.map(({ messageId }) => messageId));
  return new Set(
    messages
      .filter(({ operation }) => operation.kind === "advice")
      .filter(({ exchange: { number, requestId } }) => number > forgotten && !sent.has(requestId))
      .map(({ exchange }) => exchange.number),
  );
}

/**
 * What is about a transaction that a reset or a restore took away cannot be told, whether it looks right or
 * wrong; nor, of a rule on what messages name (`ofNamed`), whether the client had it from before.
 */
export function sparingTaken(scene: Scene, checks: Check[], ofNamed = false): Check[] {
  const { taken, messages } = scene;
  if (taken.size === 0) return checks;
  const isGone = (id: string, number: number): boolean =>
    taken.get(id)?.some((after) => after < number) === true;
  const naming = new Set(
    messages
      .filter((message) => idsIn(message).some((id) => isGone(id, message.exchange.number)))
      .map(({ exchange }) => exchange.number),
  );
  const unlearnt = new Set([...(ofNamed ? lost(scene) : []), ...orphans(scene)]);
  const isAboutTaken = ({ subject, evidence }: Check): boolean =>
    evidence.some(({ number }) => naming.has(number) || isGone(subject, number));
  return checks.map((check) => {
    if (isAboutTaken(check) && check.outcome !== "error")
      return {
        outcome: "inconclusive",
        subject: check.subject,
        text: `${check.text}: undecided, ${takenAway}`,
        evidence: check.evidence,
      };
    return check.evidence.some(({ number }) => unlearnt.has(number))
      ? undecidable(check, takenAway)
      : check;
  });
}
