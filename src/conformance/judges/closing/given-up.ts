import type { Check, Judge } from "../../obligation";
import { as, at, dueSince, first, fromTheFirst, named, timely } from "../../judging";
import { type Recourse, noRecourse, recoursesTo } from "../../recourse";
import type { Message } from "../../scene";
import { closing, refusals } from "../../settling";
import { isRefusedAs } from "../../rules/messages/refusal-pattern";
import { has, until } from "../../rules/requests";

/** Refusals of an advice for what is in it: another one, put right, would be accepted. */
const forItsContent = [{ errorTypes: ["INVALID_AMOUNT", "FORMAT_ERROR"] }];

const isForItsContent = (advice: Message): boolean => isRefusedAs(advice, forItsContent);

/**
 * A reversal that a client need not have sent, and that was refused for what is in it, is put right: the client
 * meant to undo what still stands. `kinds`: those whose approvals are closed in any case, where they have a
 * confirmation; absent: all.
 */
export const reversalIsPutRight = (
  recourse: Recourse = noRecourse,
  kinds?: readonly string[],
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const { kind, id } = transaction;
      if (kinds?.includes(kind) !== false && has(scene, kind, "confirmation")) return [];
      const request = first(transaction);
      const approval =
        request &&
        [request, ...recoursesTo(scene, recourse, transaction)].find(
          ({ outcome }) => outcome === "success",
        );
      if (approval === undefined) return [];
      const [came] = closing(transaction);
      const refused = until(came, refusals(transaction)).filter(isForItsContent);
      const last = refused.filter(({ operation }) => operation.advice === "reversal").at(-1);
      if (last === undefined) return [];
      const within = scene.configuration.closeWithin;
      return [
        timely(scene, {
          subject: id,
          since: dueSince(scene, last, refused, within),
          within,
          came,
          wanted: `reversal of ${named(transaction)} put right within ${within} s of its refusal ${at(last)}`,
          evidence: as("trigger", approval),
          sought: { transaction, advices: ["reversal"] },
          ...(came === undefined && { instead: last, how: "was refused" }),
        }),
      ];
    }),
  );
