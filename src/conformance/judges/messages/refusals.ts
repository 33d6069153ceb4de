import type { Judge } from "../../obligation";
import { eachMessage } from "./each";
import { type RefusalPattern, fieldsIn, trueAnswerOf, matchesPattern } from "./refusal-pattern";

/** No message is refused so, whatever became of the answer. */
export const neverRefusedAs = (pattern: RefusalPattern): Judge =>
  eachMessage(
    ({ operation }) => pattern.operations?.includes(operation.id) ?? true,
    `was not refused as ${(pattern.errorTypes ?? []).join(", ")}`,
    (message) => {
      const refusal = trueAnswerOf(message);
      return refusal.errorType !== undefined && matchesPattern(refusal, pattern)
        ? `was refused: ${refusal.errorType}, ${String(refusal.errorMessage)}${fieldsIn(refusal)}`
        : undefined;
    },
  );

/** Messages of these operations are never refused so, nor is this found of them. */
export const neverRefusedOrNoted = (
  operations: readonly string[],
  pattern: RefusalPattern,
  finding: string,
  fine: string,
): Judge =>
  eachMessage(
    ({ operation }) => operations.includes(operation.id),
    fine,
    (message) => {
      const refusal = trueAnswerOf(message);
      if (refusal.errorType !== undefined && matchesPattern(refusal, pattern))
        return `was refused: ${String(refusal.errorMessage)}`;
      return message.exchange.findings.find(({ code }) => code === finding)?.text;
    },
  );
