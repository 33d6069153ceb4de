import { type ValidOf, validMessages } from "./fuzz/valid-messages";
import {
  type Struck,
  type Trial,
  codes,
  sampled,
  startTrial,
  tryEachStatement,
} from "./trial/failing-statements";
import { randomFrom } from "./trial/random";
import { gateTest } from "./trial/report";
import { subjects } from "./trial/subjects";
import { figures } from "./trial/tier";

/** What is wrong with the body of a refusal. */
function faultOf({ operation }: ValidOf, text: string): string | undefined {
  if (operation === "reset")
    return text === JSON.stringify({ outcome: "SERVER_ERROR" }) ? undefined : "no ResetResponse";
  const { errorType, requestType } = JSON.parse(text) as Record<string, unknown>;
  return typeof errorType === "string" && typeof requestType === "string"
    ? undefined
    : "no ErrorDetail";
}

function struckBy({ standin }: Trial, valid: ValidOf): Struck {
  const { family, contract } = valid.subject;
  const operation = contract.operations.find(({ id }) => id === valid.operation);
  if (operation === undefined) throw new Error(`${contract.name} has no ${valid.operation}`);
  return {
    name: `${contract.name}, ${valid.operation}`,
    operation,
    basePath: contract.basePath,
    prepare: () => Promise.resolve(valid.message),
    state: (user) => JSON.stringify(standin.space(user, user).data()[family.name]),
    wrongWithout: ({ status, text }) =>
      status === null || status >= 500
        ? `without a fault it was answered ${String(status)} ${text}`
        : undefined,
    wrongRefusal: ({ text }) => faultOf(valid, text),
  };
}

/** One valid message of each operation: what a failed one leaves is the same for all of them. */
const oneAnOperation = validMessages.flatMap(([first]) => first ?? []);

gateTest(
  "C2 operations",
  "a statement that fails in any operation is answered 500, or as a full disk is, and leaves the state as it was",
  async (gate) => {
    const random = randomFrom(gate.seed, "C2 operations");
    const trial = await startTrial(gate, random);
    const tried = figures.C2.allFamilies ? subjects : [random.pick(subjects)];
    const messages = sampled(
      oneAnOperation.filter(({ subject }) => tried.includes(subject)),
      random,
    ).map((valid) => struckBy(trial, valid));
    const count = await tryEachStatement(trial, messages, {
      user: "c2-operations",
      failing: figures.C2.allFamilies ? codes : [random.pick(codes)],
    });
    const interfaces = tried.map(({ name }) => name).join(",");
    return { ...count, notes: { interfaces, operations: messages.length } };
  },
);
