import type { Judge } from "../../obligation";
import { eachMessage } from "./each";
import { type Telling, fieldsIn, judgedAs, tells } from "./telling";

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
