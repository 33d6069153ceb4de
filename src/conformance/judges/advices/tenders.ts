import type { Check, Judge } from "../../obligation";
import { answered, as, at, broken, first, named, passed, sent, undecidable } from "../../judging";
import type { Message } from "../../scene";

interface Amount {
  amount?: unknown;
  currency?: unknown;
}

interface Tender {
  amount?: Amount;
}

/** What the tenders must be, beside being there. */
export interface Tendered {
  /** Path of the amount that they add up to. */
  sum?: string;
  /** They may be left out. */
  optional?: boolean;
}

/** How tenders differ from what they should come to; undefined: they do not. */
function misfit(tenders: readonly Tender[], due: Amount | undefined): string | undefined {
  if (due?.amount === undefined) return undefined;
  const total = tenders.reduce((sum, { amount }) => sum + Number(amount?.amount ?? 0), 0);
  if (due.amount !== total) return `add up to ${total}, not to ${JSON.stringify(due.amount)}`;
  const other = tenders.find(
    ({ amount }) =>
      due.currency !== undefined &&
      amount?.currency !== undefined &&
      amount.currency !== due.currency,
  );
  return (
    other &&
    `are in currency ${JSON.stringify(other.amount?.currency)}, not in ${JSON.stringify(due.currency)}`
  );
}

/** What is wrong with the tenders of a transaction's confirmation, in words; undefined: nothing. */
function tenderFault(tenders: unknown, due: Amount | undefined, of: string): string | undefined {
  if (!Array.isArray(tenders) || (tenders.length === 0 && due?.amount !== 0))
    return `the confirmation of ${of} lists no tender`;
  const wrong = misfit(tenders as Tender[], due);
  return wrong && `the tenders of ${of} ${wrong}`;
}

/** A request that was dropped may have approved nothing, as for a free token. */
const mayBeFree = (
  request: Message | undefined,
  tenders: unknown,
  sum: string | undefined,
): boolean => request === undefined && tenders !== undefined && sum !== undefined;

/** Confirmations of these kinds list how the customer paid; `sum`: adding up to that amount. */
export const tendersAreListed =
  (ofKinds: readonly string[], { sum, optional = false }: Tendered = {}): Judge =>
  ({ transactions, trimmed }) =>
    transactions
      .filter(({ kind }) => ofKinds.includes(kind))
      .flatMap((transaction): Check[] => {
        const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
        const tenders = confirmation && sent(confirmation, "tenders");
        if (confirmation === undefined || (optional && tenders === undefined)) return [];
        const evidence = [...as("trigger", request), ...as("seen", confirmation)];
        const due =
          sum === undefined || request === undefined
            ? undefined
            : ((sent(confirmation, sum) ?? answered(request, sum)) as Amount | undefined);
        const fault = tenderFault(tenders, due, named(transaction));
        if (fault === undefined)
          return [
            passed(
              transaction.id,
              `the confirmation of ${named(transaction)} lists its tenders ${at(confirmation)}`,
              evidence,
            ),
          ];
        const check = broken(transaction.id, `${fault} ${at(confirmation)}`, evidence);
        return [trimmed > 0 && mayBeFree(request, tenders, sum) ? undecidable(check) : check];
      });
