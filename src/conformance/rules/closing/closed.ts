import type { Check, Judge } from "../../obligation";
import {
  advicesOf,
  as,
  at,
  broken,
  dueSince,
  first,
  fromTheFirst,
  isLater,
  named,
  passed,
  timely,
} from "../../judging";
import { type Recourse, noRecourse, recoursesTo } from "../../recourse";
import type { Message, Transaction } from "../../scene";
import { closing as closers, lastOfAll, refusals, wasRefusedBefore } from "../../settling";
import { has, until } from "../requests";

/** What of approved requests is to be closed, and what leaving one open is worth. */
export interface Closed {
  /** Kinds of transactions; absent: all. */
  kinds?: readonly string[];
  /**
   * Final statuses of an advice that only tell of a provider that takes none: left at that, it is worth less
   * than a failure.
   */
  mildAfter?: readonly number[];
}

/** Nobody takes the confirmation: what is left open is worth less than a failure. */
const takesNoConfirmation = (
  { requests: [request] }: Transaction,
  refused: readonly Message[],
  mildAfter: readonly number[],
): boolean =>
  request?.exchange.unsupported?.includes("confirmation") === true ||
  (refused.length > 0 &&
    refused.every(({ exchange: { status } }) => mildAfter.includes(status ?? 0)));

/**
 * An approved request is confirmed or reversed in time; so is one whose approval was learnt by the family's
 * recourse. Only an accepted advice closes it: after a refusal there is as much time again for another one.
 */
export const approvedIsClosed = (
  recourse: Recourse = noRecourse,
  { kinds, mildAfter = [] }: Closed = {},
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (
        request === undefined ||
        kinds?.includes(transaction.kind) === false ||
        !has(scene, transaction.kind, "confirmation")
      )
        return [];
      const approval = [request, ...recoursesTo(scene, recourse, transaction)].find(
        ({ outcome }) => outcome === "success",
      );
      if (approval === undefined) return [];
      const [came = lastOfAll(transaction)] = closers(transaction);
      const refused = until(came, refusals(transaction));
      const within = scene.configuration.closeWithin;
      const check = timely(scene, {
        subject: transaction.id,
        since: dueSince(scene, approval, refused, within),
        within,
        came,
        wanted: `confirmation or reversal of ${named(transaction)} within ${within} s of its approval ${at(approval)}`,
        evidence: as("trigger", approval),
        sought: { transaction, advices: ["confirmation", "reversal"] },
        ...(came === undefined &&
          refused.length > 0 && { instead: refused.at(-1), how: "was refused" }),
      });
      const isMild =
        check.outcome === "fail" && takesNoConfirmation(transaction, refused, mildAfter);
      return [
        isMild
          ? {
              ...check,
              outcome: "warn",
              text: `${check.text}; the provider does not accept confirmations`,
            }
          : check,
      ];
    }),
  );

/** A confirmed request is not reversed: money that was taken is not given back that way. */
export const confirmedIsNotReversed: Judge = ({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const confirmation = transaction.advices.confirmation.find(
      ({ outcome }) => outcome === "success",
    );
    if (confirmation === undefined) return [];
    const reversal = transaction.advices.reversal.find((message) => isLater(message, confirmation));
    return reversal === undefined
      ? [
          passed(
            transaction.id,
            `${named(transaction)} stayed confirmed ${at(confirmation)}`,
            as("trigger", confirmation),
          ),
        ]
      : [
          broken(
            transaction.id,
            `${named(transaction)} was confirmed ${at(confirmation)} and reversed afterwards ${at(reversal)}`,
            [...as("trigger", confirmation), ...as("seen", reversal)],
          ),
        ];
  });

/** A request never gets both advices, but for one that was refused before the other was sent: it settled nothing. */
export const neverBoth: Judge = ({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const { confirmation, reversal } = transaction.advices;
    const [one] = advicesOf(transaction);
    if (one === undefined) return [];
    const [both] = [
      ...contradictions(confirmation, reversal),
      ...contradictions(reversal, confirmation),
    ];
    if (both !== undefined) {
      const [confirmed, reversed] =
        both[0].operation.advice === "confirmation" ? both : [both[1], both[0]];
      return [
        broken(
          transaction.id,
          `${named(transaction)} was confirmed ${at(confirmed)} and reversed ${at(reversed)}`,
          [...as("seen", confirmed), ...as("seen", reversed)],
        ),
      ];
    }
    if (confirmation.length === 0 || reversal.length === 0)
      return [
        passed(
          transaction.id,
          `${named(transaction)} got one kind of advice ${at(one)}`,
          as("seen", one),
        ),
      ];
    return [
      passed(
        transaction.id,
        `${named(transaction)} got the other advice after the first was refused ${at(one)}`,
        as("seen", one),
      ),
    ];
  });

/** Messages that were sent although an advice of the other kind had been, and was not refused: each with that one. */
const contradictions = (
  earlier: readonly Message[],
  later: readonly Message[],
): [Message, Message][] =>
  later.flatMap((message) => {
    const [before] = until(message, earlier);
    return before === undefined || wasRefusedBefore(earlier, message) ? [] : [[before, message]];
  });
