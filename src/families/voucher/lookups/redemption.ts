import { type Answer, refuse } from "../../../contract/answer";
import { textMember } from "../../../contract/values/member";
import { closedByOf, requestOnRecord } from "../../../lifecycle/records";
import type { Call, LookupResult } from "../../../lifecycle/call";
import { limits } from "../../../limits/limits";
import type { MessageRecord } from "../../../store";
import type { Entities } from "../entities";
import { errors } from "../errors";
import type { lookupRedemption } from "../operations";
import { reversedFirst } from "../refusals";

type RedemptionLookup = Call<typeof lookupRedemption, Entities>;

const kind = "redemption";

const notReceived = refuse(errors["voucher-redemption-unknown"], {
  freeString: "No redemption with this id was received.",
});

const notTheSender = refuse(errors["voucher-redemption-others"], {
  freeString: "Another client sent the redemption with this id.",
});

/**
 * What became of a redemption (contract 3, Voucher rule 5): its first answer, whatever it was; 102 while it is in
 * process; 403 when somebody else sent it, be it in another data space; 404 when nobody did.
 */
export function redemption(call: RedemptionLookup): LookupResult {
  const { unit, sender } = call;
  const id = call.path.requestId.toLowerCase();
  const record = requestOnRecord(unit, kind, id);
  if (record !== undefined && record.state !== "TOMBSTONE")
    return (record.sender ?? sender) === sender ? outcomeOf(record) : notTheSender;
  const refused = unit.message(id) === undefined ? refusedForItsForm(call, id) : undefined;
  return refused ?? (unit.isKnownAnywhere(kind, id) ? notTheSender : notReceived);
}

/** The answer to a request of the caller's that broke its schema. */
function refusedForItsForm({ unit, sender }: RedemptionLookup, id: string): Answer | undefined {
  const refused = unit.refusedRequest(id);
  if (refused?.kind !== kind || refused.sender !== sender) return undefined;
  const body: unknown = JSON.parse(refused.answer);
  return { status: refused.status, body };
}

function outcomeOf(record: MessageRecord): LookupResult {
  if (record.state === "PROCESSING") {
    const otherwise = refuse(errors["voucher-outcome-unknown"], {
      freeString: "The redemption is still in process; ask again.",
    });
    return { awaits: record.id, forMs: limits.lookupHoldMs, otherwise };
  }
  return record.answer === null ? explainUnanswered(record) : firstAnswer(record, record.answer);
}

/** Reversed before it was processed: it will be refused. Else it was lost, and nobody was told. */
function explainUnanswered(record: MessageRecord): LookupResult {
  const refused = record.state === "LATE" || closedByOf(record)?.from === "PROCESSING";
  if (!refused) return notReceived;
  const refusal = reversedFirst(kind, record);
  return { ...refusal, members: { ...refusal.members, requestType: "REDEMPTION_REQUEST" } };
}

/** Errors that a request gets when it was not processed; all others are refusals with 400. */
const statuses: Readonly<Record<string, number>> = {
  GENERAL_ERROR: 500,
  VOUCHER_STATUS_UNKNOWN: 500,
  UPSTREAM_UNAVAILABLE: 504,
};

/** The answer that a request got, or would have got: the status that went out may be that of a fault. */
function firstAnswer({ answered }: MessageRecord, text: string): Answer {
  const body: unknown = JSON.parse(text);
  const errorType = textMember(body, "errorType");
  if (errorType === undefined) return { status: 200, body };
  const usual = statuses[errorType];
  if (usual === undefined) return { status: 400, body };
  return { status: answered !== null && answered >= 500 ? answered : usual, body };
}
