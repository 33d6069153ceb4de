import { hasMembers, memberOf, textMember } from "../../../contract/values/json-value";
import { wrongMembersIn } from "../../../journal/diagnosis";
import { isForwarded } from "../../scene/message";
import type { Message } from "../../scene/scene";

/** Body of a refusal. */
interface ErrorBody {
  /** The status with which the simulator refused, whatever the client got. */
  status?: number | undefined;
  errorType?: string | undefined;
  errorMessage?: string | undefined;
  detailMessage?: Readonly<Record<string, unknown>> | undefined;
}

/** The body of a refusal, as far as it is one. */
function errorBodyOf(body: unknown): ErrorBody | undefined {
  if (body === undefined || body === null) return undefined;
  const detailMessage = memberOf(body, "detailMessage");
  return {
    errorType: textMember(body, "errorType"),
    errorMessage: textMember(body, "errorMessage"),
    detailMessage: hasMembers(detailMessage) ? detailMessage : undefined,
  };
}

/**
 * The body that the simulator made for the message, before any fault changed it on the way out. That of a provider says
 * nothing that a POS could be blamed for.
 */
export function trueAnswerOf(message: Message): ErrorBody {
  const { made, answer, status, unprocessed } = message.exchange;
  if (isForwarded(message)) return {};
  const received = unprocessed === true ? {} : { body: answer, status: status ?? undefined };
  return { ...errorBodyOf(made?.body ?? received.body), status: made?.status ?? received.status };
}

/** The refusal that a client received; undefined: it was not refused, or cannot know. */
export const refusalOf = ({ outcome, exchange }: Message): ErrorBody | undefined =>
  outcome === "failed" ? errorBodyOf(exchange.answer) : undefined;

/** A kind of refusal; an absent member matches anything. */
export interface RefusalPattern {
  /** QR sends one errorType: the finer reason in its detail counts as well. */
  errorTypes?: readonly string[] | undefined;
  errorMessage?: string | undefined;
  /** Members of the detail that must be there, and their values; undefined: any. */
  detail?: Readonly<Record<string, string | undefined>> | undefined;
  /** Of a format error: one of the fields that it names. */
  field?: RegExp | undefined;
  /** Operation ids of the messages. */
  operations?: readonly string[] | undefined;
  /** Any refusal with one of these statuses is of this kind, whatever else it says. */
  orStatuses?: readonly number[] | undefined;
  /** Statuses that the client got. */
  statuses?: readonly number[] | undefined;
}

export const matchesPattern = (refusal: ErrorBody, pattern: RefusalPattern): boolean =>
  pattern.orStatuses?.includes(refusal.status ?? 0) === true || saysSo(refusal, pattern);

function saysSo(
  { errorType, errorMessage, detailMessage = {} }: ErrorBody,
  { errorTypes, errorMessage: text, detail = {}, field }: RefusalPattern,
): boolean {
  const isOfType =
    errorTypes === undefined ||
    errorTypes.includes(errorType ?? "") ||
    errorTypes.includes(String(detailMessage.reason));
  if (!isOfType || (text !== undefined && text !== errorMessage)) return false;
  if (
    field !== undefined &&
    errorType === "FORMAT_ERROR" &&
    !wrongMembersIn({ detailMessage }).some((one) => field.test(one.field))
  )
    return false;
  return Object.entries(detail).every(
    ([name, value]) =>
      Object.hasOwn(detailMessage, name) && (value === undefined || detailMessage[name] === value),
  );
}

/** The fields that a refusal names. */
export function fieldsIn({ detailMessage = {} }: ErrorBody): string {
  const texts = wrongMembersIn({ detailMessage }).map(({ field, msg }) => `${field} ${msg}`);
  return texts.length === 0 ? "" : ` (${texts.join("; ")})`;
}

/** Whether the message was refused in one of these ways, and its client received that refusal. */
export const isRefusedAs = (message: Message, patterns: readonly RefusalPattern[]): boolean => {
  const refusal = refusalOf(message);
  const { status } = message.exchange;
  return (
    refusal !== undefined &&
    patterns.some(
      (pattern) =>
        pattern.statuses?.includes(status ?? 0) !== false && matchesPattern(refusal, pattern),
    )
  );
};

/** Refusals of an advice for what is in it: another one, put right, would be accepted. */
const forItsContent = [{ errorTypes: ["INVALID_AMOUNT", "FORMAT_ERROR"] }];

export const isForItsContent = (advice: Message): boolean => isRefusedAs(advice, forItsContent);

/** The refusal of an example. */
export const refusalExample = ({
  errorTypes = ["GENERAL_ERROR"],
  errorMessage = "refused",
  detail = {},
  field,
}: RefusalPattern): object => ({
  errorType: errorTypes[0],
  errorMessage,
  detailMessage: {
    ...(field && { formatErrors: [{ field: "amounts.requestAmount.amount", msg: "is wrong" }] }),
    ...Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, value ?? "x"])),
  },
});
