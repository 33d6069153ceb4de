import type { AdviceKind, UnknownOutcome } from "../contract/operation";
import { ownJson } from "../own-json";
import type { MessageRecord, UnitOfWork } from "../store";
import type { State } from "./state";

/** A message as the lifecycle sees it. */
export interface Incoming {
  /** Lower case. */
  id: string;
  /** Kind of transaction. */
  kind: string;
  digest: string;
  /** Space time, RFC 3339. */
  at: string;
  /** What its kind of transaction keeps of a request that is not approved. */
  remembered?: () => object;
  /** Keyed digest of the credential pair, where the family tells senders apart. */
  sender?: string;
}

/** An advice as the lifecycle sees it. */
export interface IncomingAdvice extends Incoming {
  advice: AdviceKind;
  /** Lower case: the request that it closes. */
  requestId: string;
  /** What leaves the outcome of the request unknown, besides 500 and 504. */
  unknownOutcomes?: readonly UnknownOutcome[] | undefined;
  /** The advice as received, where the family keeps it. */
  kept?: unknown;
}

const isRequest = (record: MessageRecord, family: string, kind: string | undefined): boolean =>
  record.role === "request" && record.family === family && record.kind === kind;

/** The record is the request that a message means: of its family and kind, and where senders are told apart its own. */
export const isOriginal = (
  record: MessageRecord,
  unit: UnitOfWork,
  { kind, sender }: Incoming,
): boolean => isRequest(record, unit.family, kind) && (record.sender ?? sender) === sender;

/** The request of this kind that the family has on record under an id, in any case of letters. */
export function requestOnRecord(
  unit: Pick<UnitOfWork, "message" | "family">,
  kind: string | undefined,
  id: string,
): MessageRecord | undefined {
  const record = unit.message(id.toLowerCase());
  return record !== undefined && isRequest(record, unit.family, kind) ? record : undefined;
}

const dataJson = ownJson<object>();

/** What is kept with a transaction. It depends on its kind and on what has become of it: no member is certain. */
export const dataOf = (record: MessageRecord | undefined): object =>
  record?.data === undefined || record.data === null ? {} : dataJson.read(record.data);

/** Keeps something more with a transaction, for the messages about it that follow. */
export function keepMore(
  unit: Pick<UnitOfWork, "record">,
  record: MessageRecord,
  more: object,
): void {
  unit.record({ ...record, data: JSON.stringify({ ...dataOf(record), ...more }) });
}

/** Which advice closed a transaction, kept with it for the refusal of the other one. */
export interface ClosedBy {
  closedBy?: {
    advice: AdviceKind;
    id: string;
    at: string;
    /** The state that it found. */ from: State;
    /** The advice, where the family keeps it. */ kept?: unknown;
  };
}

/** The advice that closed a transaction, if one did. */
export function closedByOf(record: MessageRecord | undefined): ClosedBy["closedBy"] {
  const { closedBy }: ClosedBy = dataOf(record);
  return closedBy;
}
