import type { Check, Judge } from "../obligation";
import { answered, as, at, broken, first, fromTheFirst, named, passed, sent } from "../judging";
import { type Recourse, noRecourse, recoursesTo } from "../recourse";
import type { Message } from "../scene";

/** The amount that a confirmation gives as the final one; undefined: it gives none, and means all. */
const finalAmount = (confirmation: Message): number | undefined =>
  numberOf(sent(confirmation, "amounts.approvedAmount.amount"));

const numberOf = (value: unknown): number | undefined =>
  value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);

/**
 * A confirmation gives no more than was approved. `approvedAs`: where answers have the approved amount, the
 * first one that is there.
 */
export const confirmedWithinApproval = (
  approvedAs: readonly string[],
  recourse: Recourse = noRecourse,
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (request === undefined) return [];
      const approval = [request, ...recoursesTo(scene, recourse, transaction)].find(
        ({ outcome }) => outcome === "success",
      );
      const approved =
        approval &&
        approvedAs
          .map((path) => numberOf(answered(approval, path)))
          .find((amount) => amount !== undefined);
      const given = transaction.advices.confirmation.filter(
        (confirmation) => finalAmount(confirmation) !== undefined,
      );
      if (approval === undefined || approved === undefined || given.length === 0) return [];
      const [over, ...again] = given.filter(
        (confirmation) => Number(finalAmount(confirmation)) > approved,
      );
      return [
        over === undefined
          ? passed(
              transaction.id,
              `${named(transaction)} was confirmed within the approved ${approved} ${at(approval)}`,
              as("trigger", approval),
            )
          : broken(
              transaction.id,
              `${named(transaction)} was confirmed with ${Number(finalAmount(over))} ` +
                `${at(over)}, but only ${approved} was approved ${at(approval)}`,
              [as("trigger", approval), ...[over, ...again].map((one) => as("seen", one))].flat(),
            ),
      ];
    }),
  );
