import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { closedByOf, type TransitionChanges, cellTo } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import type { Family, RefusedMessage } from "../kit/family";
import { echoedAcknowledgement } from "../kit/answers";
import type { Entities } from "./entities";
import { errors } from "./errors";

/**
 * Where the life cycle differs: the reversal of a declined request is taken and changes nothing, also of one that
 * was declined because its reversal had come first; a confirmation of the latter finds no request.
 */
const transitions: TransitionChanges = {
  DECLINED: { reversal: cellTo("DECLINED"), reversalOfUnknown: cellTo("DECLINED") },
  TOMBSTONE: { confirmation: { next: "TOMBSTONE", effect: "none", refused: "unknown" } },
  LATE: {
    confirmation: { next: "LATE", effect: "none", refused: "declined" },
    reversal: cellTo("LATE"),
    reversalOfUnknown: cellTo("LATE"),
  },
};

/** What the life cycle's refusals are in this family (its reference, Errors). */
function refusal(refused: RefusedMessage<Entities>): Refusal {
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
      return refuse(errors["bill-completed"], closing(refused.record));
  }
}

/** The earlier advice as it was received, and the state in which it left the transaction. */
function closing(record: MessageRecord | undefined): Record<string, unknown> {
  return { state: record?.state, advice: closedByOf(record)?.kept };
}

function noRequest({ requestId, record }: RefusedMessage<Entities>): Refusal {
  const state = record?.state === "LATE" ? "DECLINED" : record?.state;
  const isKnown = state !== undefined && state !== null && state !== "TOMBSTONE";
  return refuse(errors["bill-request-unknown"], { requestId, ...(isKnown && { state }) });
}

/** The message that an advice names as its request. */
const namedBy = ({
  call: { unit },
  requestId = "",
}: RefusedMessage<Entities>): MessageRecord | undefined => {
  const named = unit.message(requestId.toLowerCase());
  return named?.family === unit.family ? named : undefined;
};

const isOtherKind = ({ kind }: RefusedMessage<Entities>, named: MessageRecord): boolean =>
  named.role !== "request" || named.kind !== kind;

/** An advice names no request, or one of another kind: that is looked at before its own id. */
function wrongRequest(refused: RefusedMessage<Entities>): Refusal | undefined {
  if (refused.advice === undefined) return undefined;
  const named = namedBy(refused);
  if (named === undefined || named.state === "TOMBSTONE")
    return noRequest({ ...refused, record: named });
  if (!isOtherKind(refused, named)) return undefined;
  const kind = named.role === "request" ? named.kind : named.role;
  return {
    ...refuse(errors["bill-request-other"], { requestId: refused.requestId, kind }),
    leavesNoRecord: true,
  };
}

/** The reversal of a request that was never received, from a client that wants it acknowledged. */
function takesNevertheless(refused: RefusedMessage<Entities>): boolean {
  const {
    reason,
    advice,
    call: { unit, user },
  } = refused;
  if (reason !== "unknown" || advice !== "reversal") return false;
  const named = namedBy(refused);
  if (named !== undefined && isOtherKind(refused, named)) return false;
  return unit.get("client", user)?.acceptsUnknownReversals === true;
}

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  takesNevertheless,
  transitions,
  keepsAdvices: true,
  acknowledge: echoedAcknowledgement,
} satisfies Partial<Family>;
