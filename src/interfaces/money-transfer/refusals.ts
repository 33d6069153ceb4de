import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { closedByOf, dataOf, requestOnRecord } from "../../lifecycle/records";
import type { Family, RefusedMessage } from "../family";
import { idUsedText } from "../reason-answers";
import { acknowledge } from "./deliveries";
import type { Entities } from "./entities";
import { type TransferError, refuseTransfer } from "./errors";
import { settingOf } from "./providers";
import type { TransferData } from "./transactions/assessment";
import { adviceUnsupported } from "./transactions/transfer";

type Refused = RefusedMessage<Entities>;

interface Clash {
  confirmed: TransferError;
  reversed: TransferError;
}

const payment: Clash = { confirmed: "transfer-state-clash", reversed: "transfer-state-clash" };

/** Where an advice and the state of its request contradict each other; absent: as with a payment. */
const clashes: Readonly<Record<string, Clash>> = {
  redeem: { confirmed: "transfer-redeemed", reversed: "transfer-not-redeemable" },
};

const nouns: Readonly<Record<string, string>> = {
  create: "order",
  redeem: "redemption",
  cancel: "cancellation",
};

const noun = (kind: string): string => nouns[kind] ?? kind;

/** What the life cycle's refusals are in this family (its reference, Conditions). */
function refusal(refused: Refused): Refusal {
  const { reason, kind, record, id } = refused;
  switch (reason) {
    case "duplicate":
      return refuse(commonErrors["id-used"], { freeString: idUsedText, id });
    case "reversedBefore":
    case "reversedMeanwhile":
      return refuseTransfer(
        "transfer-declined",
        `The reversal of this ${noun(kind)} arrived first.`,
        {
          reversalId: closedByOf(record)?.id,
        },
      );
    case "confirmed":
    case "reversed":
      return refuseTransfer((clashes[kind] ?? payment)[reason], `The ${noun(kind)} is ${reason}.`, {
        state: reason.toUpperCase(),
      });
    default:
      return adviceUnsupported(refused.call, receiverIdOf(refused)) ?? notLocated(refused);
  }
}

function notLocated({ reason, kind, requestId }: Refused): Refusal {
  const text =
    reason === "unknown"
      ? `No ${noun(kind)} with this id was received.`
      : `The ${noun(kind)} was not approved.`;
  return refuseTransfer(
    kind === "cancel" ? "transfer-cancel-not-located" : "transfer-not-located",
    text,
    { requestId },
  );
}

function receiverIdOf({ record }: Refused): string | undefined {
  const { receiverId }: Partial<TransferData> = dataOf(record);
  return receiverId;
}

/**
 * Reversals that are acknowledged though there is nothing to undo: of a request that was refused, and of one that never
 * came, since its sender cannot know (contract 2, Money transfer rule 1). A cancellation that never came is 404.
 */
function takesNevertheless(refused: Refused): boolean {
  const { advice, reason, kind, record, call, requestId = "" } = refused;
  if (advice !== "reversal") return false;
  if (reason === "declined" || record?.state === "LATE")
    return adviceUnsupported(call, receiverIdOf(refused)) === undefined;
  const isEarly = reason === "unknown" && requestOnRecord(call.unit, kind, requestId) !== undefined;
  return isEarly && kind !== "cancel" && settingOf(call.unit).unknownReversal === "ACCEPT";
}

/** What the refusals of the life cycle are, and how advices are acknowledged. */
export const refusals = { refusal, takesNevertheless, acknowledge } satisfies Partial<Family>;
