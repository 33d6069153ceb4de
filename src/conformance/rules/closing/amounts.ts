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
  hadAnswer,
  label,
  passedCheck,
  sentMember,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message, Scene, Transaction } from "../../scene/scene";
import { firstSent } from "../advices/repeats";
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

/** Where the approved amount is, and what else may have told it. */
interface ApprovalTerms {
  /** Paths of the answer at which it may be. */
  approvedAs: readonly string[];
  recourse: Recourse;
  unasked: UnaskedAmounts;
}

/** Kinds of transactions of which nothing is approved unless somebody names an amount. That of the others is open. */
interface UnaskedAmounts {
  kinds: readonly string[];
  /** Where the answer tells it all the same, such as the balance of a card with a fixed value. */
  toldAs?: readonly string[];
}

/** An advice with what its client knew of the approval when it was first sent. */
interface AdviceOfApproval {
  advice: Message;
  approved: (MessageAmount & { by: Message }) | undefined;
}

/** Paths of a request at which the amount may be that it asks. */
const askedAs = ["amount", "amounts.requestAmount", "purchaseAmount"];

/** What was approved, and by which answer that the client had. */
function approvalOf(
  scene: Scene,
  transaction: Transaction,
  terms: ApprovalTerms,
  sent: Message,
): AdviceOfApproval["approved"] {
  const request = first(transaction);
  if (request === undefined) return undefined;
  const by = [request, ...recoursesTo(scene, terms.recourse, transaction)].find(
    (told) => told.outcome === "success" && hadAnswer(told, sent),
  );
  return by && { by, ...approvedBy(by, request, transaction.kind, terms) };
}

/** The least of the amounts that the answer has, or all that was asked where it has none. */
function approvedBy(
  by: Message,
  request: Message,
  kind: string,
  { approvedAs, unasked }: ApprovalTerms,
): MessageAmount {
  const inAnswer = (paths: readonly string[]): MessageAmount[] =>
    byAmount(paths.map((path) => answeredMember(by, path)));
  const asked = byAmount(askedAs.map((path) => sentMember(request, path))).at(-1);
  const told = inAnswer(approvedAs)[0] ?? asked;
  if (told !== undefined) return told;
  const untold = unasked.kinds.includes(kind) ? 0 : undefined;
  return inAnswer(unasked.toldAs ?? [])[0] ?? { amount: untold, currency: undefined };
}

/** Those of the values that are amounts, the least first. */
const byAmount = (values: readonly unknown[]): MessageAmount[] =>
  values
    .map(amountIn)
    .filter(({ amount }) => amount !== undefined)
    .sort((one, other) => Number(one.amount) - Number(other.amount));

/** What is wrong with the final amount of an advice, in words; undefined: nothing. */
function amountFault({ advice, approved }: AdviceOfApproval): string | undefined {
  const { amount = 0, currency } = finalAmount(advice);
  if (amount < 0) return `${amount}, which is below 0`;
  if (approved === undefined) return undefined;
  const of = ref(approved.by);
  if (approved.amount !== undefined && amount > approved.amount)
    return `${amount}, but ${approved.amount === 0 ? "nothing" : `only ${approved.amount}`} was approved ${of}`;
  return currency === undefined || approved.currency === undefined || currency === approved.currency
    ? undefined
    : `${amount} of currency ${currency}, but currency ${approved.currency} was approved ${of}`;
}

/** What an advice did to its transaction, in words. */
const didTo = ({ operation }: Message): string =>
  operation.advice === "reversal" ? "reversed" : "confirmed";

/** An advice gives no more than was approved, as far as its client knew, nothing below 0 and no other currency. */
const judgeAmounts = (terms: ApprovalTerms): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const withAmount = advicesOf(transaction).filter(
        (advice) => finalAmount(advice).amount !== undefined,
      );
      if (withAmount.length === 0 || first(transaction) === undefined) return [];
      const sentAs = firstSent(withAmount);
      const given = withAmount.map((advice) => ({
        advice,
        approved: approvalOf(scene, transaction, terms, sentAs(advice)),
      }));
      const faulty = given.filter((one) => amountFault(one) !== undefined);
      const [wrong] = faulty;
      if (wrong !== undefined)
        return [
          brokenCheck(
            transaction.id,
            `${label(transaction)} was ${didTo(wrong.advice)} ${ref(wrong.advice)} with ` +
              String(amountFault(wrong)),
            [
              ...evidenceFrom("trigger", wrong.approved?.by ?? first(transaction)),
              ...faulty.flatMap(({ advice }) => evidenceFrom("seen", advice)),
            ],
          ),
        ];
      const known = given.filter(({ approved }) => approved?.amount !== undefined);
      const approved = known[0]?.approved;
      if (approved === undefined) return [];
      return [
        passedCheck(
          transaction.id,
          `${label(transaction)} was ${known.map(({ advice }) => didTo(advice)).join(" and ")} ` +
            `within the approved ${String(approved.amount)} ${ref(approved.by)}`,
          evidenceFrom("trigger", approved.by),
        ),
      ];
    }),
  );

/** `approvedAs`: paths of the answer at which the approved amount may be. */
export const confirmedWithinApproval = (
  approvedAs: readonly string[] = ["amounts.approvedAmount"],
  recourse = noRecourse,
  unasked: UnaskedAmounts = { kinds: [] },
): StandardRule => {
  const answer = bodyWith(approvedAs[0] ?? "", { amount: 100 });
  const confirmed = (amount: number) => ({ body: bodyWith("amounts.approvedAmount", { amount }) });
  return {
    name: "confirmedWithinApproval",
    level: "must",
    sentence:
      "In an advice, give no more than was approved, nothing below 0, and no other currency.",
    remedy: "Take the amount and its currency from the answer to the request.",
    judge: judgeAmounts({ approvedAs, recourse, unasked }),
    pass: (s) => [s.request({ answer }), s.confirmation(confirmed(100))],
    fail: (s) => [s.request({ answer }), s.confirmation(confirmed(101))],
    critical: true,
  };
};
