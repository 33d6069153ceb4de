import { type Refusal, refuse } from "../../contract/answer";
import { closedByOf, dataOf, requestOnRecord } from "../../lifecycle/state";
import type { Family, RefusedMessage } from "../kit/family";
import { type ReasonAnswer, type ReasonAnswers, answerTo } from "../kit/answers";
import { acknowledge } from "./transactions/deliveries";
import type { Entities } from "./entities";
import { errors, refuseTransfer } from "./errors";
import { settingOf } from "./providers";
import type { TransferData } from "./transactions/amounts";
import { adviceUnsupported } from "./transactions/transfer";

type RefusedTransfer = RefusedMessage<Entities>;

const nouns: Readonly<Record<string, string>> = {
  create: "order",
  redeem: "redemption",
  cancel: "cancellation",
};

const noun = (kind: string): string => nouns[kind] ?? kind;

const clash = errors["transfer-state-clash"];

const notLocated = {
  entry: errors["transfer-not-located"],
  entryByKind: { cancel: errors["transfer-cancel-not-located"] },
};

const notApproved: ReasonAnswer = {
  ...notLocated,
  text: (kind) => `The ${noun(kind)} was not approved.`,
};

const reversalCameFirst: ReasonAnswer = {
  entry: errors["transfer-declined"],
  text: (kind) => `The reversal of this ${noun(kind)} arrived first.`,
};

const reasonAnswers: ReasonAnswers = {
  unknown: { ...notLocated, text: (kind) => `No ${noun(kind)} with this id was received.` },
  inProcess: notApproved,
  declined: notApproved,
  failed: notApproved,
  confirmed: {
    entry: clash,
    entryByKind: { redeem: errors["transfer-redeemed"] },
    text: (kind) => `The ${noun(kind)} is confirmed.`,
  },
  reversed: {
    entry: clash,
    entryByKind: { redeem: errors["transfer-not-redeemable"] },
    text: (kind) => `The ${noun(kind)} is reversed.`,
  },
  reversedBefore: reversalCameFirst,
  reversedMeanwhile: reversalCameFirst,
};

/** What the life cycle's refusals are in this family (its reference, Conditions). */
function refusal(refused: RefusedTransfer): Refusal {
  const { entry, text } = answerTo(reasonAnswers, refused);
  const { reason, id, requestId, record } = refused;
  switch (reason) {
    case "duplicate":
      return refuse(entry, { freeString: text, id });
    case "reversedBefore":
    case "reversedMeanwhile":
      return refuseTransfer(entry, text, { reversalId: closedByOf(record)?.id });
    case "confirmed":
    case "reversed":
      return refuseTransfer(entry, text, { state: reason.toUpperCase() });
    default:
      return (
        adviceUnsupported(refused.call, receiverIdOf(refused)) ??
        refuseTransfer(entry, text, { requestId })
      );
  }
}

function receiverIdOf({ record }: RefusedTransfer): string | undefined {
  const { receiverId }: Partial<TransferData> = dataOf(record);
  return receiverId;
}

/**
 * Reversals that are acknowledged though there is nothing to undo: of a request that was refused, and of one that never
 * came, since its sender cannot know (contract 2, Money transfer rule 1). A cancellation that never came is 404.
 */
function takesNevertheless(refused: RefusedTransfer): boolean {
  const { advice, reason, kind, record, call, requestId = "" } = refused;
  if (advice !== "reversal") return false;
  if (reason === "declined" || record?.state === "LATE")
    return adviceUnsupported(call, receiverIdOf(refused)) === undefined;
  const isEarly = reason === "unknown" && requestOnRecord(call.unit, kind, requestId) !== undefined;
  return isEarly && kind !== "cancel" && settingOf(call.unit).unknownReversal === "ACCEPT";
}

/** What the refusals of the life cycle are, and how advices are acknowledged. */
export const refusals = { refusal, takesNevertheless, acknowledge } satisfies Partial<Family>;
