import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { dataOf, type TransitionChanges, cellTo } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import type { Family, RefusedMessage } from "../kit/family";
import {
  type ReasonAnswer,
  type ReasonAnswers,
  acknowledgement,
  answerTo,
  echoedAcknowledgement,
} from "../kit/answers";
import { errors } from "./errors";
import type { QrAdviceCall, KeptOfPayment } from "./payment-request";
import { paymentStateOf } from "./scans";
import { paymentKinds, variantOf } from "./models";

/**
 * Where the life cycle differs: the reversal of a declined payment is noted and changes nothing, also of one that was
 * declined because its reversal had come first; the latter cannot be confirmed any more than another declined one.
 */
const transitions: TransitionChanges = {
  DECLINED: { reversal: cellTo("DECLINED"), reversalOfUnknown: cellTo("DECLINED") },
  LATE: {
    confirmation: { next: "LATE", effect: "none", refused: "declined" },
    reversal: cellTo("LATE"),
    reversalOfUnknown: cellTo("LATE"),
  },
};

const notAuthorised = (text: string): ReasonAnswer => ({
  entry: errors["qr-not-authorised"],
  text: () => text,
});

const reversedAnswer = (text: string): ReasonAnswer => ({
  entry: errors["qr-reversed"],
  text: () => text,
});

const reasonAnswers: ReasonAnswers = {
  unknown: {
    entry: errors["qr-payment-unknown"],
    entryByKind: { [paymentKinds.provider]: errors["qr-provider-payment-unknown"] },
    text: () => "No payment with this id was received at this interface.",
  },
  inProcess: notAuthorised("The payment is not decided yet: it cannot be confirmed."),
  declined: notAuthorised("The payment was declined: there is nothing to confirm."),
  failed: notAuthorised("The outcome of the payment is not known: it can only be reversed."),
  confirmed: {
    entry: errors["qr-confirmed"],
    text: () => "The payment was confirmed before and can no longer be reversed.",
  },
  reversed: reversedAnswer("The payment was reversed before and can no longer be confirmed."),
  reversedBefore: reversedAnswer("The reversal of this payment came first."),
  reversedMeanwhile: reversedAnswer("The payment was reversed while it waited."),
};

/** What the life cycle's refusals are in this family (its reference, Errors). */
function refusal(refused: RefusedMessage): Refusal {
  const { reason, id, requestId = id, record } = refused;
  const { entry, text } = answerTo(reasonAnswers, refused);
  if (reason === "duplicate") return refuse(entry, { freeString: text });
  const { tranId }: KeptOfPayment = dataOf(record);
  return refuse(entry, {
    freeString: text,
    paymentId: requestId,
    ...(tranId !== undefined && { tranId }),
    ...(record && { state: paymentStateOf(record) }),
  });
}

const isPayment = (call: RefusedMessage["call"], { family, role, kind }: MessageRecord): boolean =>
  family === call.unit.family &&
  role === "request" &&
  Object.values<string>(paymentKinds).includes(kind);

/**
 * Retailer and partner acknowledge the reversal of a payment that was never received (contract 1:
 * they list no 404). The id of another message, of a code request say, is not that of a payment which got lost.
 */
const takesNevertheless = ({ reason, advice, kind, requestId, call }: RefusedMessage): boolean => {
  if (reason !== "unknown" || advice !== "reversal" || kind === paymentKinds.provider) return false;
  const named = call.unit.message(requestId?.toLowerCase() ?? "");
  return named === undefined || isPayment(call, named);
};

/** The provider's advices come back as they were; the others are acknowledged at the clock's time. */
const acknowledge = (call: QrAdviceCall): Answer =>
  variantOf(call) === "provider" ? echoedAcknowledgement(call) : acknowledgement(call);

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  takesNevertheless,
  transitions,
  acknowledge,
} satisfies Partial<Family>;
