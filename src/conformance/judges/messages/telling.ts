import type { Message } from "../../scene";

/** Body of a refusal. */
export interface ErrorBody {
  errorType?: string;
  errorMessage?: string;
  detailMessage?: Readonly<Record<string, unknown>>;
}

/** What the simulator made of the message itself, a fault on the way out set aside. */
export const judgedAs = ({ exchange: { made, answer, strikes } }: Message): ErrorBody =>
  made?.body ?? (strikes.length === 0 ? answer : undefined) ?? {};

/** What a client was told when it was refused; undefined: it was not, or cannot know. */
export const refusalOf = ({ outcome, exchange }: Message): ErrorBody | undefined =>
  outcome === "failed" ? (exchange.answer as ErrorBody | undefined) : undefined;

/** Which refusals tell something about the client; what is absent may be anything. */
export interface Telling {
  /** QR sends one errorType: the finer reason in its detail counts as well. */
  errorTypes?: readonly string[] | undefined;
  errorMessage?: string | undefined;
  /** Members of the detail that must be there, and their values; undefined: any. */
  detail?: Readonly<Record<string, string | undefined>> | undefined;
  /** Of a format error: one of the fields that it names. */
  field?: RegExp | undefined;
  /** Operation ids of the messages. */
  operations?: readonly string[] | undefined;
}

export function tells(
  { errorType, errorMessage, detailMessage = {} }: ErrorBody,
  { errorTypes, errorMessage: text, detail = {}, field }: Telling,
): boolean {
  const isOfType =
    errorTypes === undefined ||
    errorTypes.includes(errorType ?? "") ||
    errorTypes.includes(String(detailMessage.reason));
  if (!isOfType || (text !== undefined && text !== errorMessage)) return false;
  if (
    field !== undefined &&
    errorType === "FORMAT_ERROR" &&
    !faultsIn(detailMessage).some((fault) => field.test(fault.field))
  )
    return false;
  return Object.entries(detail).every(
    ([name, value]) =>
      Object.hasOwn(detailMessage, name) && (value === undefined || detailMessage[name] === value),
  );
}

interface FieldFault {
  field: string;
  msg: string;
}

function faultsIn({ formatErrors }: Readonly<Record<string, unknown>>): FieldFault[] {
  return Array.isArray(formatErrors) ? (formatErrors as FieldFault[]) : [];
}

/** The fields that a refusal names. */
export function fieldsIn({ detailMessage = {} }: ErrorBody): string {
  const faults = faultsIn(detailMessage);
  return faults.length === 0
    ? ""
    : ` (${faults.map(({ field, msg }) => `${field}: ${msg}`).join("; ")})`;
}

/** The message was refused so, as its client was told. */
export const isToldSo = (message: Message, tellings: readonly Telling[]): boolean => {
  const refusal = refusalOf(message);
  return refusal !== undefined && tellings.some((telling) => tells(refusal, telling));
};
