import type { Judge } from "../../obligation";
import type { Message } from "../../scene";
import { eachMessage, type ErrorBody, judgedAs } from "./each";
import { refusalOf } from "./again";

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
function fieldsIn({ detailMessage = {} }: ErrorBody): string {
  const faults = faultsIn(detailMessage);
  return faults.length === 0
    ? ""
    : ` (${faults.map(({ field, msg }) => `${field}: ${msg}`).join("; ")})`;
}

/** No message is refused so, whatever became of the answer. */
export const neverRefusedAs = (telling: Telling): Judge =>
  eachMessage(
    ({ operation }) => telling.operations?.includes(operation.id) ?? true,
    `was not refused as ${(telling.errorTypes ?? []).join(", ")}`,
    (message) => {
      const refusal = judgedAs(message);
      return refusal.errorType !== undefined && tells(refusal, telling)
        ? `was refused: ${refusal.errorType}, ${String(refusal.errorMessage)}${fieldsIn(refusal)}`
        : undefined;
    },
  );

/** Messages of these operations are never refused so, nor is this found of them. */
export const neverTold = (
  operations: readonly string[],
  telling: Telling,
  finding: string,
  fine: string,
): Judge =>
  eachMessage(
    ({ operation }) => operations.includes(operation.id),
    fine,
    (message) => {
      const refusal = judgedAs(message);
      if (refusal.errorType !== undefined && tells(refusal, telling))
        return `was refused: ${String(refusal.errorMessage)}`;
      return message.exchange.findings.find(({ code }) => code === finding)?.text;
    },
  );

/** The message was refused so, as its client was told. */
export const isToldSo = (message: Message, tellings: readonly Telling[]): boolean => {
  const refusal = refusalOf(message);
  return refusal !== undefined && tellings.some((telling) => tells(refusal, telling));
};
