import type { Check, Judge } from "../../obligation";
import { as, at, broken, passed, sent } from "../../judging";
import type { Message } from "../../scene";
import { subjectOf } from "./each";
import { type RefusalPattern, isRefusedAs, refusalOf } from "./refusal-pattern";

/** What makes a message one for the same thing as a refused one: paths of the body. */
export interface SameThing {
  same: readonly string[];
  /** Where a message has none of those: what it names instead. */
  orElse?: readonly string[];
}

/** Another client knows of no refusal. */
function thingOf(message: Message, { same, orElse = [] }: SameThing): string {
  const named = same.some((path) => sent(message, path) !== undefined)
    ? same
    : [...same, ...orElse];
  return JSON.stringify([
    message.operation.id,
    ...["client.id", ...named].map((path) => sent(message, path)),
  ]);
}

const valuesOf = (message: Message, { same, orElse = [] }: SameThing): unknown[] =>
  [...same, ...orElse].map((path) => sent(message, path));

/**
 * After a refusal that the client knows of, no message for the same thing. With `refusedAgain` only one that
 * is refused so again counts.
 */
export const notAgainAfter =
  (
    refusals: readonly RefusalPattern[],
    operations: readonly string[],
    things: SameThing,
    refusedAgain = false,
  ): Judge =>
  ({ messages, isUndoneBetween }) => {
    const firstRefusals = new Map<string, Message>();
    const isRefusal = (message: Message): boolean => isRefusedAs(message, refusals);
    return messages
      .filter(({ operation }) => operations.includes(operation.id))
      .flatMap((message): Check[] => {
        const key = thingOf(message, things);
        const known = firstRefusals.get(key);
        const refused =
          known !== undefined && isUndoneBetween(known, message, valuesOf(message, things))
            ? undefined
            : known;
        const isRefusedNow = isRefusal(message);
        if (isRefusedNow && refused === undefined) firstRefusals.set(key, message);
        if (
          refused !== undefined &&
          message.at >= refused.knownAt &&
          (isRefusedNow || !refusedAgain)
        ) {
          const { errorType, errorMessage } = refusalOf(refused) ?? {};
          return [
            broken(
              subjectOf(refused),
              `${refused.operation.id} was refused with ${String(errorType)}, ` +
                `${String(errorMessage)} ${at(refused)} and was sent again ${at(message)}`,
              [...as("trigger", refused), ...as("seen", message)],
            ),
          ];
        }
        return isRefusedNow
          ? [
              passed(
                subjectOf(message),
                `${message.operation.id} was refused ${at(message)}, for the first time`,
                as("trigger", message),
              ),
            ]
          : [];
      });
  };
