import type { Refusal } from "../../../contract/answer";
import { valueAt } from "../../../contract/values/json-value";
import type { LedgerAmount } from "../../../contract/models";
import type { AdviceKind } from "../../../contract/operation";
import { type Authorisation, type TransactionBehaviour, isRefusal } from "../../../lifecycle/call";
import type { Entities, LedgerEntity, ProviderEntity, Unit } from "../entities";
import { errors, refuseTransfer } from "../errors";
import { type AnyCall, partyOf, providerOf, findProvider, refuseUnsupported } from "../providers";
import {
  type Assessment,
  type Assessor,
  type OrderAdvice,
  type OrderAdviceOperation,
  type OrderRequest,
  type OrderRequestOperation,
  type TransferData,
  post,
} from "./amounts";
import { limits } from "../../../limits/limits";
import { repeatedMembers } from "../../kit/answers";

/** What each kind of transaction has to do. */
export interface TransferRules extends Assessor {
  /** What its advices enter in the ledger, at once; the order follows when the provider has the advice. */
  posts: { confirmation?: LedgerEntity["kind"]; reversal?: LedgerEntity["kind"] };
  /** What else the family has against a reversal. */
  mayReverse?(this: void, unit: Unit, data: Partial<TransferData>): Refusal | undefined;
}

/** A request through all its checks, without any effect. */
export function assessRequest(call: OrderRequest, { assess }: Assessor): Assessment {
  const provider = findProvider(call);
  return isRefusal<ProviderEntity>(provider) ? { refused: provider } : assess(call, provider);
}

function authorise(call: OrderRequest, rules: TransferRules): Authorisation<TransferData> {
  const assessment = assessRequest(call, rules);
  if ("refused" in assessment) {
    assessment.leave?.();
    return { refused: assessment.refused };
  }
  const { answer, data } = assessment.approve();
  return { approved: answer, data };
}

/** An advice is about the whole: the final amount of a reversal is nothing, or what is reversed. */
function partial(
  { operation, body }: OrderAdvice,
  whole: LedgerAmount | undefined,
): Refusal | undefined {
  const final = body.amounts?.approvedAmount;
  if (final === undefined || whole === undefined) return undefined;
  if (final.currency !== whole.currency || final.amount < 0 || final.amount > whole.amount) {
    return refuseTransfer(
      errors["transfer-amount"],
      `At most ${whole.amount} in currency ${whole.currency} was authorised.`,
    );
  }
  const isWhole =
    final.amount === whole.amount || (operation.advice === "reversal" && final.amount === 0);
  return isWhole
    ? undefined
    : refuseTransfer(errors["transfer-partial"], "An order is confirmed or reversed as a whole.");
}

/** What a provider's inability makes of an advice. */
export const adviceUnsupported = (
  { unit, operation }: Pick<AnyCall, "unit" | "operation">,
  receiverId: string | undefined,
): Refusal | undefined =>
  receiverId === undefined
    ? undefined
    : refuseUnsupported(providerOf(unit, receiverId), operation.requestType);

type TransferKind = TransactionBehaviour<
  OrderRequestOperation,
  OrderAdviceOperation,
  TransferData,
  Entities
>;

/** A provider without positive advices only stores a confirmation. */
function takesNoConfirmation(unit: Pick<Unit, "get">, body: unknown): AdviceKind[] {
  const id = valueAt(body, "receiver.id");
  const provider = typeof id === "string" ? unit.get("provider", id) : undefined;
  return provider?.positiveAdvices === false ? ["confirmation"] : [];
}

/** A kind of transaction about an order. */
export const transferKind = (rules: TransferRules): TransferKind => ({
  authorise: (call) => authorise(call, rules),
  /** Advices are for the provider of their request, also where it was not approved. */
  remember: ({ receiver }) => ({ receiverId: receiver?.id }),
  unsupported: takesNoConfirmation,
  objection: (advice, data, effect) =>
    adviceUnsupported(advice, data.receiverId) ??
    partial(advice, data.amount) ??
    (effect === "reverse" ? rules.mayReverse?.(advice.unit, data) : undefined),
  confirm(unit, data, { body }) {
    const { confirmation } = rules.posts;
    if (confirmation !== undefined) post(unit, confirmation, body.requestId, data);
  },
  reverse(unit, data, { body }) {
    const { reversal } = rules.posts;
    if (reversal !== undefined) post(unit, reversal, body.requestId, data);
  },
});

/**
 * Members of every success answer (the family's reference, General rules): the request's own, its time too, and an
 * identifier of the provider after those of the request, then one of the settlement entity where the request names it.
 */
export function answerFields(
  call: OrderRequest,
  provider: ProviderEntity,
): Record<string, unknown> {
  const { id, receiver = partyOf(provider), settlementEntity, thirdPartyIdentifiers } = call.body;
  const parties = settlementEntity === undefined ? [receiver] : [receiver, settlementEntity];
  return {
    ...repeatedMembers(call),
    receiver,
    thirdPartyIdentifiers: [
      ...thirdPartyIdentifiers,
      ...parties.map((party, index) => ({
        institutionId: party.id,
        transactionIdentifier: call.unit.reference(`identifier-${index}`, id),
      })),
    ].slice(0, limits.arrayItems),
  };
}
