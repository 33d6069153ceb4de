import { type Refusal, refuse } from "../../contract/answer";
import { answerIn } from "../../contract/operation";
import { closedByOf, dataOf, type TransitionChanges } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import type { Family, RefusedMessage } from "../kit/family";
import {
  type ReasonAnswer,
  type ReasonAnswers,
  answerTo,
  echoedAcknowledgement,
} from "../kit/answers";
import type { RememberedRequest } from "./entities";
import { errors } from "./errors";
import type { RedemptionResponse } from "./models";
import { redeemVoucher } from "./operations";

/** After a reversal that came first a confirmation is still one of a request that was never received. */
const transitions: TransitionChanges = {
  TOMBSTONE: { confirmation: { next: "TOMBSTONE", effect: "none", refused: "unknown" } },
  LATE: { confirmation: { next: "LATE", effect: "none", refused: "unknown" } },
};

const notProcessed: ReasonAnswer = {
  entry: errors["voucher-request-unknown"],
  text: (kind) => `The ${kind} was not processed.`,
};

/** The entry of each kind for a request that was reversed. */
const reversedEntries = {
  entry: errors["provision-reversed"],
  entryByKind: { redemption: errors["redemption-reversed"], refund: errors["refund-reversed"] },
};

const reversalCameFirst: ReasonAnswer = {
  ...reversedEntries,
  text: (kind) => `The reversal of this ${kind} arrived first.`,
};

const reasonAnswers: ReasonAnswers = {
  unknown: {
    entry: errors["voucher-request-unknown"],
    text: (kind, advice) =>
      `No ${kind} with this id was received from this client` +
      `${advice === "reversal" ? "; the reversal is stored" : ""}.`,
  },
  inProcess: notProcessed,
  declined: notProcessed,
  failed: notProcessed,
  confirmed: {
    entry: errors["provision-confirmed"],
    entryByKind: { redemption: errors["redemption-confirmed"], refund: errors["refund-confirmed"] },
  },
  reversed: { ...reversedEntries },
  reversedBefore: reversalCameFirst,
  reversedMeanwhile: reversalCameFirst,
};

/** What the life cycle's refusals are in this family (its reference, Errors). */
function refusal(refused: RefusedMessage): Refusal {
  const { reason, kind, record } = refused;
  if (reason === "reversedBefore" || reason === "reversedMeanwhile")
    return reversedFirst(kind, record);
  const { entry, text } = answerTo(reasonAnswers, refused);
  return refuse(entry, { freeString: text, ...detailOf(refused) });
}

/** What stands in the way of a message. */
function detailOf(refused: RefusedMessage): object {
  const { reason, id, requestId, record } = refused;
  switch (reason) {
    case "duplicate":
      return earlierMessage(refused);
    case "confirmed":
      return { ...closingId(record), reversalId: id, voucherId: requestId };
    case "reversed":
      return closingId(record);
    default:
      return { voucherId: requestId };
  }
}

/** The refusal of a request whose reversal came first, or while it was held. */
export function reversedFirst(kind: string, record: MessageRecord | undefined): Refusal {
  const { entry, text } = answerTo(reasonAnswers, { reason: "reversedBefore", kind });
  const closed = closedByOf(record);
  return {
    ...refuse(entry, { freeString: text, ...closingId(record) }),
    ...(closed && { members: { originalId: closed.id } }),
  };
}

/** Id of the advice that closed a transaction. */
function closingId(record: MessageRecord | undefined): object {
  const closed = closedByOf(record);
  return closed === undefined ? {} : { [`${closed.advice}Id`]: closed.id };
}

/** Of a repeated id: what the earlier request was is told to its own client only. */
function earlierMessage({ id, advice, record, call }: RefusedMessage): object {
  if (advice !== undefined) return {};
  const own =
    record?.role === "request" &&
    record.family === call.unit.family &&
    (record.sender ?? call.sender) === call.sender;
  return { voucherId: id, ...(own && earlier(record)) };
}

function earlier(record: MessageRecord): object {
  const remembered: RememberedRequest = dataOf(record);
  const { time, receiver, voucher }: Partial<RedemptionResponse> = {
    ...answerIn(redeemVoucher, record.answer),
    ...remembered,
  };
  const { pin: _pin, ...withoutPin } = voucher ?? {};
  return {
    requestTime: time ?? record.at,
    ...(receiver && { receiver }),
    ...(voucher && { voucher: withoutPin }),
  };
}

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  transitions,
  acknowledge: echoedAcknowledgement,
} satisfies Partial<Family>;
