import { type Refusal, refuse } from "../../contract/answer";
import { answerIn } from "../../contract/operation";
import { dataOf, type TransitionChanges } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import type { Family, RefusedMessage } from "../kit/family";
import {
  type ReasonAnswers,
  answerTo,
  closedBy,
  echoedAcknowledgement,
  isReversedFirst,
} from "../kit/answers";
import { errors } from "./errors";
import { provisionVoucher, purchase } from "./operations";
import type { RememberedSale } from "./transactions/sale-request";

/**
 * Where the life cycle differs: the reversal of a declined request is noted and changes nothing, and a tombstone
 * stays what it is to its client, however often the request or a confirmation comes.
 */
const transitions: TransitionChanges = {
  DECLINED: {
    reversal: { next: "DECLINED", effect: "none" },
    reversalOfUnknown: { next: "DECLINED", effect: "none" },
  },
  TOMBSTONE: { confirmation: { next: "TOMBSTONE", effect: "none", refused: "unknown" } },
  LATE: {
    request: { next: "LATE", effect: "none", refused: "reversedBefore" },
    confirmation: { next: "LATE", effect: "none", refused: "unknown" },
  },
};

const reasonAnswers: ReasonAnswers = {
  unknown: {
    entry: errors["airtime-request-unknown"],
    text: (kind) => `No ${kind} with this id is on record.`,
  },
  inProcess: {
    entry: errors["airtime-in-progress"],
    text: (kind) => `The ${kind} is still in progress: repeat the advice.`,
  },
  confirmed: {
    entry: errors["airtime-confirmed"],
  },
  reversed: { entry: errors["airtime-reversed"] },
  declined: {
    entry: errors["airtime-declined"],
  },
  failed: {
    entry: errors["airtime-request-unknown"],
  },
  reversedBefore: {
    entry: errors["airtime-reversed"],
  },
  reversedMeanwhile: {
    entry: errors["airtime-reversed"],
    text: (kind) => `The ${kind} was reversed while it was in progress.`,
  },
};

/** What the life cycle's refusals are in this family (its reference, Errors). */
function refusal(refused: RefusedMessage): Refusal {
  const { advice, id, requestId } = refused;
  const { entry, text } = answerTo(reasonAnswers, refused);
  const closed = closedBy(refused);
  const made = refuse(entry, {
    freeString: text,
    voucherId: requestId ?? id,
    ...(advice !== undefined && { [`${advice}Id`]: id }),
    ...(closed && closed.advice !== advice && { [`${closed.advice}Id`]: closed.id }),
    ...recordedDetail(refused),
  });
  return closed && isReversedFirst(refused)
    ? { ...made, members: { originalId: closed.id } }
    : made;
}

/** What the record of the request adds. */
function recordedDetail(refused: RefusedMessage): object {
  const { reason, advice, record } = refused;
  if (record === undefined) return {};
  if (reason === "confirmed") return soldVoucher(record);
  return reason === "duplicate" && advice === undefined ? duplicateDetail(record) : {};
}

/** The voucher that the customer holds, without what redeems it. */
function soldVoucher({ answer }: MessageRecord): object {
  const voucher = answerIn(provisionVoucher, answer)?.voucher;
  const { pin: _pin, ...withoutPin } = voucher ?? {};
  return voucher === undefined ? {} : { voucher: withoutPin };
}

/**
 * Of a second request with the same id: the first one, as far as it is known; nothing of another
 * interface's message.
 */
function duplicateDetail(record: MessageRecord): object {
  if (record.family !== "airtime") return {};
  const answer = answerIn(purchase, record.answer) ?? {};
  const {
    time = answer.time ?? record.at,
    productId,
    receiver = answer.receiver,
  }: RememberedSale = dataOf(record);
  const product = answer.product ?? (productId === undefined ? undefined : { productId });
  return { requestTime: time, ...(product && { product }), ...(receiver && { receiver }) };
}

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  transitions,
  acknowledge: echoedAcknowledgement,
} satisfies Partial<Family>;
