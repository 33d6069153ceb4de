import type { TObject } from "@sinclair/typebox";
import { type ErrorEntry, commonErrors } from "../../contract/error-catalogue";
import type { AdviceKind } from "../../contract/operation";
import { closedByOf, keepMore, type RefusalReason } from "../../lifecycle/state";
import type { EditedAnswer, RefusedMessage } from "./family";
import type { Answer, Refusal } from "../../contract/answer";
import { membersOf, valueAt } from "../../contract/values/json-value";
import type { Call } from "../../lifecycle/call";
import { limits } from "../../limits/limits";
import type { EntityMap, UnitOfWork } from "../../store";

/** The month of an expiry date (YYMM) is over by the clock of the data space; years are two digits of its century. */
export const isMonthOver = (expiryDate: string, { at }: Pick<UnitOfWork, "at">): boolean =>
  at.slice(2, 7).replace("-", "") > expiryDate;

/** An amount as a slip prints it. */
export const printAmount = (amount: number): string => (amount / 100).toFixed(2);

/** One check of a request: the refusal, or undefined when it is passed. */
export type CheckOf<Subject> = (subject: Subject) => Refusal | undefined;

/** The refusal of the first check that fails. */
export function firstRefusal<Subject>(
  checks: readonly CheckOf<Subject>[],
  subject: Subject,
): Refusal | undefined {
  for (const check of checks) {
    const refusal = check(subject);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** An institution as messages name it. */
export interface Party {
  id: string;
  name: string;
}

/** The simulator's own institutions, for messages that name none. */
export interface Parties {
  settlementEntity: Party;
  receiver: Party;
}

/** What every request has. */
export interface RequestFields {
  id: string;
  settlementEntity?: Party;
  receiver?: Party;
  thirdPartyIdentifiers: { institutionId: string; transactionIdentifier?: string }[];
}

/**
 * The identifiers of a message, then one of the settlement entity, if there is one, and one of the receiver: as far
 * as a list may be long, since the advice must be able to return all of them.
 */
export const identifiersWith = (
  message: Pick<RequestFields, "thirdPartyIdentifiers">,
  parties: { settlementEntity?: Party | undefined; receiver: Party },
  identifier: string,
): RequestFields["thirdPartyIdentifiers"] =>
  [
    ...message.thirdPartyIdentifiers,
    ...(parties.settlementEntity === undefined
      ? []
      : [{ institutionId: parties.settlementEntity.id, transactionIdentifier: `S${identifier}` }]),
    { institutionId: parties.receiver.id, transactionIdentifier: identifier },
  ].slice(0, limits.arrayItems);

/** The schema of the operation's success answer. */
export const answerSchema = ({ operation }: Call): TObject =>
  Object.values(operation.success)[0] as TObject;

/** A request with the members that its answer is made from. */
type RequestWithFields = Call & { body: RequestFields };

/** Members of the message that the answer has a place for. */
export const repeatedMembers = (
  call: Call,
  except: readonly string[] = [],
): Record<string, unknown> => membersIn(call.body, answerSchema(call), except);

/** Members of a message that a schema has a place for. */
export function membersIn(
  message: unknown,
  { properties }: TObject,
  except: readonly string[] = [],
): Record<string, unknown> {
  const names = Object.keys(properties);
  return membersOf(
    message,
    except.length === 0 ? names : names.filter((name) => !except.includes(name)),
  );
}

/** The members that every success answer has, besides those of its request. */
export interface TransactionFields extends Record<string, unknown> {
  time: string;
  settlementEntity: Party;
  receiver: Party;
  thirdPartyIdentifiers: RequestFields["thirdPartyIdentifiers"];
  slipData: { messageLines: { text: string }[]; issuerReference: string };
}

/**
 * What every success answer has: the request's own members, the clock's time, both institutions, an identifier
 * of each of them after those of the request, and a slip with a reference of the provider.
 */
export function transactionFields(
  call: RequestWithFields,
  parties: Parties,
  slipTexts: readonly string[],
  except: readonly string[] = [],
): TransactionFields {
  const message = call.body;
  const issuerReference = call.unit.reference("issuer-reference", message.id);
  const { settlementEntity = parties.settlementEntity, receiver = parties.receiver } = message;
  return Object.assign(repeatedMembers(call, except), {
    time: call.unit.at,
    settlementEntity,
    receiver,
    thirdPartyIdentifiers: identifiersWith(
      message,
      { settlementEntity, receiver },
      issuerReference,
    ),
    slipData: { messageLines: slipTexts.map((text) => ({ text })), issuerReference },
  });
}

/** The acknowledgement of an advice: it repeats the advice's identifiers, at the clock's time. */
export const acknowledgement = (call: Call, status = 202): Answer => ({
  status,
  body: { ...repeatedMembers(call), time: call.unit.at },
});

/** The acknowledgement of families whose answers repeat the time of the message. */
export const echoedAcknowledgement = (call: Call): Answer => ({
  status: 202,
  body: repeatedMembers(call),
});

/** What answers a reason of the life cycle. */
export interface ReasonAnswer {
  entry: ErrorEntry;
  /** Entries of kinds that have one of their own. */
  entryByKind?: Readonly<Record<string, ErrorEntry>>;
  /** What happened to such a transaction, in a sentence; absent: the usual one. */
  text?(this: void, kind: string, advice: AdviceKind | undefined): string;
}

/** The answer to each reason of the life cycle; a used id has the same one in every family. */
export type ReasonAnswers = Readonly<Record<Exclude<RefusalReason, "duplicate">, ReasonAnswer>>;

const usualTexts: Readonly<Record<RefusalReason, (kind: string) => string>> = {
  unknown: (kind) => `No ${kind} with this id was received.`,
  duplicate: () => "Another message of this data space has this id.",
  inProcess: (kind) => `The ${kind} is still in process.`,
  confirmed: (kind) => `The ${kind} was confirmed.`,
  reversed: (kind) => `The ${kind} was reversed.`,
  declined: (kind) => `The ${kind} was declined: there is nothing to confirm.`,
  failed: (kind) => `The ${kind} was not processed.`,
  reversedBefore: (kind) => `The reversal of this ${kind} arrived first.`,
  reversedMeanwhile: (kind) => `The ${kind} was reversed while it was held.`,
};

const idUsed: ReasonAnswer = { entry: commonErrors["id-used"] };

/** The entry and the sentence for a refused message. */
export function answerTo(
  answers: ReasonAnswers,
  { reason, kind, advice }: Pick<RefusedMessage, "reason" | "kind" | "advice">,
): { entry: ErrorEntry; text: string } {
  const {
    entry,
    entryByKind,
    text = usualTexts[reason],
  } = reason === "duplicate" ? idUsed : answers[reason];
  return { entry: entryByKind?.[kind] ?? entry, text: text(kind, advice) };
}

/** The advice that closed the transaction of a refused message, unless what is wrong is the message's own id. */
export const closedBy = ({ reason, record }: RefusedMessage): ReturnType<typeof closedByOf> =>
  reason === "duplicate" ? undefined : closedByOf(record);

/** Whether a request is refused because its reversal came first, or while it was held. */
export const isReversedFirst = ({ reason }: Pick<RefusedMessage, "reason">): boolean =>
  reason === "reversedBefore" || reason === "reversedMeanwhile";

/** A text of an answer that a fault edited. */
interface EditedText {
  made: string;
  told: string;
}

/** The text at a path of the answer, where the client is told another one than the family made. */
export function editedText(
  { made: answer, told: edited }: Pick<EditedAnswer, "made" | "told">,
  path: string,
): EditedText | undefined {
  const [made, told] = [valueAt(answer, path), valueAt(edited, path)];
  return typeof made === "string" && typeof told === "string" && made !== told
    ? { made, told }
    : undefined;
}

/** The paths of a member in each item of a list that the client is told. */
export function pathsInList(
  { told }: Pick<EditedAnswer, "told">,
  list: string,
  member: string,
): string[] {
  const items = valueAt(told, list);
  return Array.isArray(items) ? items.map((_, place) => `${list}.${place}.${member}`) : [];
}

/** Keeps something more with the request that was answered, for its advices. */
export function keepWithRequest<M extends EntityMap>(
  { unit, id }: Pick<EditedAnswer<M>, "unit" | "id">,
  more: object,
): void {
  const record = id === null ? undefined : unit.message(id);
  if (record?.role === "request") keepMore(unit, record, more);
}
