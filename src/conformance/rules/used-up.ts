import type { Check, Judge } from "../obligation";
import { as, at, broken, isLater, sent } from "../judging";
import type { Message, Transaction } from "../scene";
import { subjectOf } from "./messages/each";
import { type RefusalPattern, isRefusedAs } from "./messages/refusal-pattern";

/** Who sent a message, and what for. */
const thingOf = (message: Message, same: readonly string[]): string =>
  JSON.stringify(
    ["client.id", "originator.terminalId", ...same].map((path) => sent(message, path)),
  );

/** The accepted advice that closed a transaction, known before another message was sent. */
const closedBefore = ({ advices }: Transaction, other: Message): Message | undefined =>
  [...advices.confirmation, ...advices.reversal].find(
    (advice) =>
      advice.outcome === "success" && advice.knownAt <= other.at && isLater(other, advice),
  );

/**
 * What the client itself has used up, by a transaction that was closed, is not tried again: it is refused so.
 * `same`: paths of the body that make it the same.
 */
export const ownIsNotUsedAgain =
  (refusals: readonly RefusalPattern[], same: readonly string[]): Judge =>
  ({ transactions, atOtherForms, isUndoneBetween }) =>
    transactions.flatMap(({ requests: [again] }): Check[] => {
      if (again === undefined || !isRefusedAs(again, refusals)) return [];
      for (const transaction of [...transactions, ...atOtherForms()]) {
        const [used] = transaction.requests;
        const closed =
          used?.outcome === "success" &&
          thingOf(used, same) === thingOf(again, same) &&
          !isUndoneBetween(
            used,
            again,
            same.map((path) => sent(used, path)),
          )
            ? closedBefore(transaction, again)
            : undefined;
        if (used === undefined || closed === undefined) continue;
        return [
          broken(
            subjectOf(again),
            `${again.operation.id} ${at(again)} uses what ${used.operation.id} ` +
              `${at(used)} had already used up ${at(closed)}`,
            [...as("trigger", closed), ...as("seen", again)],
          ),
        ];
      }
      return [];
    });
