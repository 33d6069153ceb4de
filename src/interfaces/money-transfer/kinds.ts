import type { Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import { type Call, type Judgement, type TransactionKind, isRefusal } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type { Party } from "../transaction-answer";
import type { Assessment, TransferData } from "./assessment";
import { assessCancellation } from "./cancel";
import { assessCreation } from "./create";
import type { LedgerEntity, ProviderEntity } from "./entities";
import { refuseTransfer } from "./errors";
import { post } from "./ledger";
import type { MoneyTransferConfirmation } from "./models";
import { keptOrder } from "./orders";
import { providerOf, routed, unsupported } from "./providers";
import { assessRedemption } from "./redeem";

type Assess = (call: Call, provider: ProviderEntity) => Assessment;

/** What each kind of transaction has to do. */
interface TransferRules {
  assess: Assess;
  /** What its advices enter in the ledger, at once; the order follows when the provider has the advice. */
  posts: { confirmation?: LedgerEntity["kind"]; reversal?: LedgerEntity["kind"] };
  /** What else the family has against a reversal. */
  mayReverse?: (unit: UnitOfWork, data: TransferData) => Refusal | undefined;
}

/** Money that is being paid out cannot be taken back from its sender's side. */
function notPaidOut(unit: UnitOfWork, { order }: TransferData): Refusal | undefined {
  const { state } = keptOrder(unit, order);
  const paid = state === "REDEEMING" || state === "REDEEMED";
  return paid
    ? refuseTransfer("transfer-redeemed", "The money has been paid out, or is being paid out.", {
        state,
      })
    : undefined;
}

const rules: Readonly<Record<string, TransferRules>> = {
  create: { assess: assessCreation, posts: { confirmation: "PAY_IN" }, mayReverse: notPaidOut },
  redeem: { assess: assessRedemption, posts: { confirmation: "PAY_OUT" } },
  cancel: { assess: assessCancellation, posts: { reversal: "UNDO" } },
};

/** A request through all its checks, without any effect. */
export function assess(call: Call): Assessment {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return { refused: provider };
  const kind = rules[call.operation.transaction ?? ""];
  if (kind === undefined) throw new Error(`${call.operation.id} opens no transaction`);
  return kind.assess(call, provider);
}

function judge(call: Call): Judgement {
  const assessment = assess(call);
  if ("refused" in assessment) {
    assessment.leave?.();
    return { refused: assessment.refused };
  }
  const { answer, data } = assessment.approve();
  return { approved: answer, data };
}

/** An advice is about the whole: the final amount of a reversal is nothing, or what is reversed. */
function partial({ operation, body }: Call, whole: LedgerAmount | undefined): Refusal | undefined {
  const final = (body as MoneyTransferConfirmation).amounts?.approvedAmount;
  if (final === undefined || whole === undefined) return undefined;
  if (final.currency !== whole.currency || final.amount < 0 || final.amount > whole.amount) {
    return refuseTransfer(
      "transfer-amount",
      `At most ${whole.amount} in currency ${whole.currency} was authorised.`,
    );
  }
  const isWhole =
    final.amount === whole.amount || (operation.advice === "reversal" && final.amount === 0);
  return isWhole
    ? undefined
    : refuseTransfer("transfer-partial", "An order is confirmed or reversed as a whole.");
}

/** What a provider's inability makes of an advice. */
export const adviceUnsupported = (
  { unit, operation }: Call,
  receiverId: string | undefined,
): Refusal | undefined =>
  receiverId === undefined
    ? undefined
    : unsupported(providerOf(unit, receiverId), operation.requestType);

const kindOf = ({ posts, mayReverse }: TransferRules): TransactionKind => ({
  judge,
  /** Advices are for the provider of their request, also where it was not approved. */
  remember: (body) => ({ receiverId: (body as { receiver?: Party }).receiver?.id }),
  objection(advice, kept, effect) {
    const data = kept as Partial<TransferData>;
    const refusal = adviceUnsupported(advice, data.receiverId) ?? partial(advice, data.amount);
    return (
      refusal ??
      (effect === "reverse" ? mayReverse?.(advice.unit, kept as TransferData) : undefined)
    );
  },
  confirm(unit, data, advice) {
    if (posts.confirmation !== undefined)
      post(unit, posts.confirmation, requestIdOf(advice), data as TransferData);
  },
  reverse(unit, data, advice) {
    if (posts.reversal !== undefined)
      post(unit, posts.reversal, requestIdOf(advice), data as TransferData);
  },
});

const requestIdOf = ({ body }: Call): string => (body as MoneyTransferConfirmation).requestId;

/** The kinds of transaction of the family. */
export const transferKinds: Readonly<Record<string, TransactionKind>> = Object.fromEntries(
  Object.entries(rules).map(([kind, own]) => [kind, kindOf(own)]),
);
