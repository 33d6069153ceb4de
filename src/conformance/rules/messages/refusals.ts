import type { Judge } from "../../obligation";
import type { Message } from "../../scene";
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

/**
 * Members of a message that the contract does not allow, and that `--lenient` accepts; ids have a rule of their own.
 */
const lenientMembers = ({ exchange: { findings } }: Message): string[] =>
  findings
    .filter(({ code }) => code.startsWith("lenient-") && code !== lenientId)
    .map(({ field = "" }) => field);

/** The finding that an id is not of version 4. */
export const lenientId = "lenient-uuid";

/** What a message has that `--lenient` alone accepts is worth a warning; of others, nothing is said here. */
export const readLeniently: Judge = (scene) =>
  eachMessage(
    (message) => lenientMembers(message).length > 0,
    "",
    (message) => `fits the contract in lenient mode only: ${lenientMembers(message).join(", ")}`,
  )(scene).map((check) => ({ ...check, outcome: "warn" }));

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
