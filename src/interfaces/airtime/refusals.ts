import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { closedByOf, dataOf } from "../../lifecycle/records";
import type { RefusalReason, TransitionChanges } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import type { Family, RefusedMessage } from "../family";
import { echoedAcknowledgement } from "../transaction-answer";
import { errors } from "./errors";
import type { Voucher } from "./models";
import type { RememberedSale, SaleMessage } from "./sale";

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

/** Which entry answers each reason of the life cycle, and what happened, in a sentence. */
const answers: Record<
  RefusalReason,
  [entry: keyof typeof errors | "id-used", text: (kind: string) => string]
> = {
  unknown: ["airtime-request-unknown", (kind) => `No ${kind} with this id is on record.`],
  duplicate: ["id-used", () => "Another message of this data space has this id."],
  inProcess: [
    "airtime-in-progress",
    (kind) => `The ${kind} is still in progress: repeat the advice.`,
  ],
  confirmed: ["airtime-confirmed", (kind) => `The ${kind} was confirmed.`],
  reversed: ["airtime-reversed", (kind) => `The ${kind} was reversed.`],
  declined: [
    "airtime-declined",
    (kind) => `The ${kind} was declined: there is nothing to confirm.`,
  ],
  failed: ["airtime-request-unknown", (kind) => `The ${kind} was not processed.`],
  reversedBefore: ["airtime-reversed", (kind) => `The reversal of this ${kind} came first.`],
  reversedMeanwhile: [
    "airtime-reversed",
    (kind) => `The ${kind} was reversed while it was in progress.`,
  ],
};

const entries = { ...errors, "id-used": commonErrors["id-used"] };

/** What the life cycle's refusals are in this family (its reference, Errors). */
function refusal(refused: RefusedMessage): Refusal {
  const { advice, id, requestId, record, reason, kind } = refused;
  const [entry, text] = answers[reason];
  const closed = reason === "duplicate" ? undefined : closedByOf(record);
  const detail = {
    freeString: text(kind),
    voucherId: requestId ?? id,
    ...(advice !== undefined && { [`${advice}Id`]: id }),
    ...(closed && closed.advice !== advice && { [`${closed.advice}Id`]: closed.id }),
    ...recordedDetail(refused),
  };
  const made = refuse(entries[entry], detail);
  const late =
    closed !== undefined && (reason === "reversedBefore" || reason === "reversedMeanwhile");
  return late ? { ...made, members: { originalId: closed.id } } : made;
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
  const { voucher } = JSON.parse(answer ?? "{}") as { voucher?: Voucher };
  const { pin: _pin, ...shown } = voucher ?? {};
  return voucher === undefined ? {} : { voucher: shown };
}

/** Of a second request with the same id: the first one, as far as it is known; nothing of another interface's message. */
function duplicateDetail(record: MessageRecord): object {
  if (record.family !== "airtime") return {};
  const answer = JSON.parse(record.answer ?? "{}") as Partial<
    Pick<SaleMessage, "time" | "product" | "receiver">
  >;
  const {
    time = answer.time ?? record.at,
    productId,
    receiver = answer.receiver,
  } = dataOf(record) as RememberedSale;
  const product = answer.product ?? (productId === undefined ? undefined : { productId });
  return { requestTime: time, ...(product && { product }), ...(receiver && { receiver }) };
}

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  transitions,
  acknowledge: echoedAcknowledgement,
} satisfies Partial<Family>;
