import { type Refusal, refuse } from "../../contract/answer";
import { type ErrorEntry, commonErrors } from "../../contract/error-catalogue";
import { closedByOf, dataOf } from "../../lifecycle/records";
import type { MessageRecord } from "../../store";
import type { RefusedMessage } from "../family";
import type { RememberedRequest } from "./entities";
import { voucherErrors } from "./errors";
import type { RedemptionResponse } from "./models";
import type { TransactionKind } from "./operations";

/** The entry of a kind for a request that was confirmed or reversed. */
const closedErrors: Readonly<
  Record<TransactionKind, { confirmed: ErrorEntry; reversed: ErrorEntry }>
> = {
  provision: {
    confirmed: voucherErrors["provision-confirmed"],
    reversed: voucherErrors["provision-reversed"],
  },
  redemption: {
    confirmed: voucherErrors["redemption-confirmed"],
    reversed: voucherErrors["redemption-reversed"],
  },
  refund: {
    confirmed: voucherErrors["refund-confirmed"],
    reversed: voucherErrors["refund-reversed"],
  },
};

/** What the life cycle's refusals are in this family (its reference, Errors). */
export function voucherRefusal(refused: RefusedMessage): Refusal {
  const { reason, kind, record, requestId } = refused;
  const errors = closedErrors[kind as TransactionKind];
  switch (reason) {
    case "duplicate":
      return duplicate(refused);
    case "confirmed":
      return refuse(errors.confirmed, {
        freeString: `The ${kind} was confirmed.`,
        ...closingIds(record),
        reversalId: refused.id,
        voucherId: requestId,
      });
    case "reversed":
      return refuse(errors.reversed, {
        freeString: `The ${kind} was reversed.`,
        ...closingIds(record),
      });
    case "reversedBefore":
    case "reversedMeanwhile":
      return reversedFirst(kind as TransactionKind, record);
    default:
      return refuse(voucherErrors["voucher-request-unknown"], {
        freeString: reason === "unknown" ? unknownText(refused) : `The ${kind} was not processed.`,
        voucherId: requestId,
      });
  }
}

const unknownText = ({ kind, advice }: RefusedMessage): string =>
  `No ${kind} with this id was received from this client${advice === "reversal" ? "; the reversal is stored" : ""}.`;

/** The refusal of a request whose reversal came first, or while it was held. */
export function reversedFirst(kind: TransactionKind, record: MessageRecord | undefined): Refusal {
  const closed = closedByOf(record);
  return {
    ...refuse(closedErrors[kind].reversed, {
      freeString: `The reversal of this ${kind} came first.`,
      ...closingIds(record),
    }),
    ...(closed && { members: { originalId: closed.id } }),
  };
}

function closingIds(record: MessageRecord | undefined): object {
  const closed = closedByOf(record);
  return closed === undefined ? {} : { [`${closed.advice}Id`]: closed.id };
}

/** A repeated id; what the earlier request was, is told to its own client only. */
function duplicate({ id, advice, record, call }: RefusedMessage): Refusal {
  const freeString = "Another message of this data space has this id.";
  if (advice !== undefined) return refuse(commonErrors["id-used"], { freeString });
  const own =
    record?.role === "request" &&
    record.family === call.unit.family &&
    (record.sender ?? call.sender) === call.sender;
  return refuse(commonErrors["id-used"], {
    freeString,
    voucherId: id,
    ...(own && earlier(record)),
  });
}

function earlier(record: MessageRecord): object {
  const answered = JSON.parse(record.answer ?? "{}") as Partial<RedemptionResponse>;
  const { time, receiver, voucher }: Partial<RedemptionResponse> = {
    ...answered,
    ...(dataOf(record) as RememberedRequest),
  };
  const { pin: _pin, ...shown } = voucher ?? {};
  return {
    requestTime: time ?? record.at,
    ...(receiver && { receiver }),
    ...(voucher && { voucher: shown }),
  };
}
