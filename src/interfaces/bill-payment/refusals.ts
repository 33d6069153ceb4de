import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { closedByOf } from "../../lifecycle/records";
import type { MessageRecord } from "../../store";
import type { RefusedMessage } from "../family";
import type { ClientEntity } from "./entities";
import { billErrors } from "./errors";

/** What the life cycle's refusals are in this family (its reference, Errors). */
export function billRefusal(refused: RefusedMessage): Refusal {
  switch (refused.reason) {
    case "duplicate":
      return wrongRequest(refused) ?? refuse(commonErrors["id-used"], { id: refused.id });
    case "unknown":
      return wrongRequest(refused) ?? noRequest(refused);
    case "declined":
    case "failed":
    case "inProcess":
      return noRequest(refused);
    default:
      return refuse(billErrors["bill-completed"], closing(refused.record));
  }
}

/** The earlier advice as it was received, and the state in which it left the transaction. */
function closing(record: MessageRecord | undefined): Record<string, unknown> {
  return { state: record?.state, advice: closedByOf(record)?.kept };
}

function noRequest({ requestId, record }: RefusedMessage): Refusal {
  const state = record?.state === "LATE" ? "DECLINED" : record?.state;
  const told = state !== undefined && state !== null && state !== "TOMBSTONE";
  return refuse(billErrors["bill-request-unknown"], { requestId, ...(told && { state }) });
}

/** The message that an advice names as its request. */
const namedBy = ({ call: { unit }, requestId = "" }: RefusedMessage): MessageRecord | undefined => {
  const named = unit.message(requestId.toLowerCase());
  return named?.family === unit.family ? named : undefined;
};

const isOtherKind = ({ kind }: RefusedMessage, named: MessageRecord): boolean =>
  named.role !== "request" || named.kind !== kind;

/** An advice names no request, or one of another kind: that is looked at before its own id. */
function wrongRequest(refused: RefusedMessage): Refusal | undefined {
  if (refused.advice === undefined) return undefined;
  const named = namedBy(refused);
  if (named === undefined || named.state === "TOMBSTONE")
    return noRequest({ ...refused, record: named });
  if (!isOtherKind(refused, named)) return undefined;
  const kind = named.role === "request" ? named.kind : named.role;
  return {
    ...refuse(billErrors["bill-request-other"], { requestId: refused.requestId, kind }),
    leavesNoRecord: true,
  };
}

/** The reversal of a request that was never received, from a client that wants it acknowledged. */
export function takesUnknownReversal(refused: RefusedMessage): boolean {
  const {
    reason,
    advice,
    call: { unit, user },
  } = refused;
  if (reason !== "unknown" || advice !== "reversal") return false;
  const named = namedBy(refused);
  if (named !== undefined && isOtherKind(refused, named)) return false;
  return unit.get<ClientEntity>("client", user)?.acceptsUnknownReversals === true;
}
