import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { dataOf } from "../../lifecycle/records";
import type { Cell, RefusalReason, TransitionChanges } from "../../lifecycle/state";
import type { Family, RefusedMessage } from "../family";
import { acknowledgement, echoedAcknowledgement } from "../transaction-answer";
import { type QrError, errors } from "./errors";
import type { AdviceCall, KeptOfPayment } from "./payment-request";
import { paymentStateOf } from "./states";
import { paymentKinds, variantOf } from "./variants";

const unchanged = (next: "DECLINED" | "LATE"): Cell => ({ next, effect: "none" });

/**
 * Where the life cycle differs: the reversal of a declined payment is noted and changes nothing, also of one that was
 * declined because its reversal had come first; the latter cannot be confirmed any more than another declined one.
 */
const transitions: TransitionChanges = {
  DECLINED: { reversal: unchanged("DECLINED"), reversalOfUnknown: unchanged("DECLINED") },
  LATE: {
    confirmation: { next: "LATE", effect: "none", refused: "declined" },
    reversal: unchanged("LATE"),
    reversalOfUnknown: unchanged("LATE"),
  },
};

const answers: Record<Exclude<RefusalReason, "duplicate">, [QrError, string]> = {
  unknown: ["qr-payment-unknown", "No payment with this id was received at this interface."],
  inProcess: ["qr-not-authorised", "The payment is not decided yet: it cannot be confirmed."],
  declined: ["qr-not-authorised", "The payment was declined: there is nothing to confirm."],
  failed: [
    "qr-not-authorised",
    "The outcome of the payment is not known: it can only be reversed.",
  ],
  confirmed: ["qr-confirmed", "The payment was confirmed before and can no longer be reversed."],
  reversed: ["qr-reversed", "The payment was reversed before and can no longer be confirmed."],
  reversedBefore: ["qr-reversed", "The reversal of this payment came first."],
  reversedMeanwhile: ["qr-reversed", "The payment was reversed while it waited."],
};

/** What the life cycle's refusals are in this family (its reference, Errors). */
function refusal({ reason, kind, id, requestId = id, record }: RefusedMessage): Refusal {
  if (reason === "duplicate")
    return refuse(commonErrors["id-used"], {
      freeString: "Another message of this data space has this id.",
    });
  const [error, freeString] = answers[reason];
  const entry =
    error === "qr-payment-unknown" && kind === paymentKinds.provider
      ? "qr-provider-payment-unknown"
      : error;
  const { tranId }: KeptOfPayment = dataOf(record);
  return refuse(errors[entry], {
    freeString,
    paymentId: requestId,
    ...(tranId !== undefined && { tranId }),
    ...(record && { state: paymentStateOf(record) }),
  });
}

/**
 * Retailer and partner acknowledge the reversal of a payment that was never received (contract 1:
 * they list no 404).
 */
const takesNevertheless = ({ reason, advice, kind }: RefusedMessage): boolean =>
  reason === "unknown" && advice === "reversal" && kind !== paymentKinds.provider;

/** The provider's advices come back as they were; the others are acknowledged at the clock's time. */
const acknowledge = (call: AdviceCall): Answer =>
  variantOf(call) === "provider" ? echoedAcknowledgement(call) : acknowledgement(call);

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  takesNevertheless,
  transitions,
  acknowledge,
} satisfies Partial<Family>;
