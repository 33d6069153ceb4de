import { currencyMeant } from "../../../contract/values/currencies";
import { memberOf } from "../../../contract/values/json-value";
import {
  advicesOf,
  answeredMember,
  evidenceFrom,
  ref,
  brokenCheck,
  first,
  fromTheFirst,
  label,
  passedCheck,
  sentMember,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message, Scene, Transaction } from "../../scene/scene";
import { type StandardRule, bodyWith } from "../rule";

/** An amount that a message has; of each part, undefined: it has none. */
interface MessageAmount {
  amount: number | undefined;
  currency: string | undefined;
}

/** The amount that a value is, also where it is written as lenient mode reads it. */
export function amountIn(value: unknown): MessageAmount {
  const [amount, currency] = [memberOf(value, "amount"), memberOf(value, "currency")];
  return {
    amount: amount === undefined || Number.isNaN(Number(amount)) ? undefined : Number(amount),
    currency: currencyMeant(currency) ?? (typeof currency === "string" ? currency : undefined),
  };
}

/** The amount that an advice gives as the final one; without it, it means all, or nothing where it reverses. */
const finalAmount = (advice: Message): MessageAmount =>
  amountIn(sentMember(advice, "amounts.approvedAmount"));

/** What was approved, and by which answer: the least of the amounts that it has. */
function approvalOf(
  scene: Scene,
  transaction: Transaction,
  { approvedAs, recourse }: { approvedAs: readonly string[]; recourse: Recourse },
): (MessageAmount & { by: Message }) | undefined {
  const request = first(transaction);
  const by =
    request &&
    [request, ...recoursesTo(scene, recourse, transaction)].find(
      ({ outcome }) => outcome === "success",
    );
  const [least] = approvedAs
    .map((path) => amountIn(by && answeredMember(by, path)))
    .filter(({ amount }) => amount !== undefined)
    .sort((one, other) => Number(one.amount) - Number(other.amount));
  return by && { by, amount: least?.amount, currency: least?.currency };
}

/** What is wrong with the final amount of an advice, in words; undefined: nothing. */
function amountFault(
  { amount = 0, currency }: MessageAmount,
  approved: ReturnType<typeof approvalOf>,
): string | undefined {
  if (amount < 0) return `${amount}, which is below 0`;
  if (approved === undefined) return undefined;
  const of = ref(approved.by);
  if (approved.amount !== undefined && amount > approved.amount)
    return `${amount}, but only ${approved.amount} was approved ${of}`;
  return currency === undefined || approved.currency === undefined || currency === approved.currency
    ? undefined
    : `${amount} of currency ${currency}, but currency ${approved.currency} was approved ${of}`;
}

/** What an advice did to its transaction, in words. */
const didTo = ({ operation }: Message): string =>
  operation.advice === "reversal" ? "reversed" : "confirmed";

/**
 * An advice gives no more than was approved, nothing below 0 and no other currency. `approvedAs`: where answers
 * have the approved amount.
 */
const judgeAmounts = (approvedAs: readonly string[], recourse: Recourse = noRecourse): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const given = advicesOf(transaction).filter(
        (advice) => finalAmount(advice).amount !== undefined,
      );
      if (given.length === 0 || first(transaction) === undefined) return [];
      const approved = approvalOf(scene, transaction, { approvedAs, recourse });
      const trigger = evidenceFrom("trigger", approved?.by ?? first(transaction));
      const faulty = given.filter(
        (advice) => amountFault(finalAmount(advice), approved) !== undefined,
      );
      const [wrong] = faulty;
      if (wrong !== undefined)
        return [
          brokenCheck(
            transaction.id,
            `${label(transaction)} was ${didTo(wrong)} ${ref(wrong)} with ` +
              String(amountFault(finalAmount(wrong), approved)),
            [trigger, ...faulty.map((one) => evidenceFrom("seen", one))].flat(),
          ),
        ];
      if (approved?.amount === undefined) return [];
      return [
        passedCheck(
          transaction.id,
          `${label(transaction)} was ${given.map(didTo).join(" and ")} within the approved ` +
            `${approved.amount} ${ref(approved.by)}`,
          trigger,
        ),
      ];
    }),
  );

/** `approvedAs`: paths of the answer at which the approved amount may be. */
export const confirmedWithinApproval = (
  approvedAs: readonly string[] = ["amounts.approvedAmount"],
  recourse?: Recourse,
): StandardRule => {
  const answer = bodyWith(approvedAs[0] ?? "", { amount: 100 });
  const confirmed = (amount: number) => ({ body: bodyWith("amounts.approvedAmount", { amount }) });
  return {
    name: "confirmedWithinApproval",
    level: "must",
    sentence:
      "In an advice, give no more than was approved, nothing below 0, and no other currency.",
    remedy: "Take the amount and its currency from the answer to the request.",
    judge: judgeAmounts(approvedAs, recourse),
    pass: (s) => [s.request({ answer }), s.confirmation(confirmed(100))],
    fail: (s) => [s.request({ answer }), s.confirmation(confirmed(101))],
    critical: true,
  };
};
