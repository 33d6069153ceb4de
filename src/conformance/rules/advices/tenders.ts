import { memberOf } from "../../../contract/values/json-value";
import {
  answeredMember,
  ref,
  brokenCheck,
  evidenceOf,
  first,
  hadAnswer,
  label,
  passedCheck,
  sentMember,
  undecidable,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message, Scene, Transaction } from "../../scene/scene";
import { amountIn } from "../closing/amounts";
import { type StandardRule, bodyWith } from "../rule";
import { firstSent } from "./repeats";

/** What the tenders must be, beside being there. */
interface TenderTerms {
  /** Path of the amount that they add up to. */
  sum?: string;
  /** Path of an amount whose currency they have, where they need not add up to it. */
  currencyOf?: string;
  /** They may be left out. */
  optional?: boolean;
  /** What else may have told the amount. */
  recourse?: Recourse;
}

/** How tenders differ from the total that they should have; undefined: they do not. */
function misfit(tenders: readonly unknown[], due: unknown, addUp: boolean): string | undefined {
  const given = tenders.map((tender) => amountIn(memberOf(tender, "amount")));
  const negative = given.find((tender) => (tender.amount ?? 0) < 0);
  if (negative !== undefined) return `include ${String(negative.amount)}, which is below 0`;
  const { amount, currency } = amountIn(due);
  if (amount === undefined) return undefined;
  const total = given.reduce((sum, tender) => sum + (tender.amount ?? 0), 0);
  if (addUp && amount !== total) return `add up to ${total}, not to ${amount}`;
  const other = given.find((tender) => (tender.currency ?? currency) !== currency);
  return currency === undefined || other === undefined
    ? undefined
    : `are in currency ${JSON.stringify(other.currency)}, not in ${JSON.stringify(currency)}`;
}

/** What is wrong with the tenders of a transaction's confirmation, in words; undefined: nothing. */
function tenderFault(
  tenders: unknown,
  due: unknown,
  { of, addUp }: { of: string; addUp: boolean },
): string | undefined {
  if (!Array.isArray(tenders) || (tenders.length === 0 && memberOf(due, "amount") !== 0))
    return `the confirmation of ${of} lists no tender`;
  const wrong = misfit(tenders, due, addUp);
  return wrong && `the tenders of ${of} ${wrong}`;
}

/** A request that was dropped may have approved nothing, as for a free token. */
const mayBeFree = (
  request: Message | undefined,
  tenders: unknown,
  sum: string | undefined,
): boolean => request === undefined && tenders !== undefined && sum !== undefined;

/** Confirmations of these kinds list how the customer paid; `sum`: adding up to that amount. A repeat adds nothing. */
const judgeTenders =
  (ofKinds: readonly string[], terms: TenderTerms = {}): Judge =>
  (scene) =>
    scene.transactions
      .filter(({ kind }) => ofKinds.includes(kind))
      .flatMap((transaction) => {
        const { confirmation: confirmations } = transaction.advices;
        const sentAs = firstSent(confirmations);
        return confirmations
          .filter((confirmation) => sentAs(confirmation) === confirmation)
          .flatMap((confirmation) => judgeOne(scene, transaction, confirmation, terms));
      });

/** The answer that told of the approval: of the request, or to what the client asked before it confirmed. */
const toldBy = (
  scene: Scene,
  transaction: Transaction,
  confirmation: Message,
  recourse: Recourse,
): Message | undefined =>
  [
    ...transaction.requests.slice(0, 1),
    ...recoursesTo(scene, recourse, transaction).filter((one) => hadAnswer(one, confirmation)),
  ].find(({ outcome }) => outcome === "success");

/** What the tenders add up to, or whose currency they have, as far as the client knew. */
function dueOf(
  scene: Scene,
  transaction: Transaction,
  confirmation: Message,
  { sum, currencyOf, recourse = noRecourse }: TenderTerms,
): unknown {
  const path = sum ?? currencyOf;
  if (path === undefined || first(transaction) === undefined) return undefined;
  const told = toldBy(scene, transaction, confirmation, recourse);
  return sentMember(confirmation, path) ?? (told && answeredMember(told, path));
}

function judgeOne(
  scene: Scene,
  transaction: Transaction,
  confirmation: Message,
  terms: TenderTerms,
): Check[] {
  const { sum, optional = false } = terms;
  const request = first(transaction);
  const tenders = sentMember(confirmation, "tenders");
  if (optional && tenders === undefined) return [];
  const evidence = evidenceOf(request, confirmation);
  const due = dueOf(scene, transaction, confirmation, terms);
  const of = label(transaction);
  const fault = tenderFault(tenders, due, { of, addUp: sum !== undefined });
  if (fault === undefined)
    return [
      passedCheck(
        transaction.id,
        `the confirmation of ${of} lists its tenders ${ref(confirmation)}`,
        evidence,
      ),
    ];
  const check = brokenCheck(transaction.id, `${fault} ${ref(confirmation)}`, evidence);
  return [scene.trimmed > 0 && mayBeFree(request, tenders, sum) ? undecidable(check) : check];
}

export const tendersAreListed = (
  kinds: readonly string[],
  tendered: TenderTerms = {},
): StandardRule => {
  const { sum } = tendered;
  const answer = sum === undefined ? {} : bodyWith(sum, { amount: 100 });
  return {
    name: "tendersAreListed",
    level: "should",
    sentence:
      sum === undefined
        ? "In a confirmation, list how the customer paid."
        : "In a confirmation, list tenders that add up to the approved amount.",
    remedy: "Take the tenders from the sale.",
    judge: judgeTenders(kinds, tendered),
    pass: (s) => [
      s.request({ answer }),
      s.confirmation({ body: { tenders: [{ amount: { amount: 100 } }] } }),
    ],
    fail: (s) => [
      s.request({ answer }),
      s.confirmation({ body: { tenders: sum === undefined ? [] : [{ amount: { amount: 50 } }] } }),
    ],
    kind: kinds[0] ?? "",
  };
};
