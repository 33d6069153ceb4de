import type { Standin } from "../../src";
import type { Client } from "./trial/client";
import {
  FailingStatements,
  codes,
  manners,
  manyStatements,
  sampled,
} from "./trial/failing-statements";
import { randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { subjects } from "./trial/subjects";
import { figures } from "./trial/tier";
import { type ValidOf, validMessages } from "./fuzz/valid-messages";

interface Trial {
  gate: Gate;
  standin: Standin;
  client: Client;
  statements: FailingStatements;
}

/** What is wrong with the body of a refusal. */
function faultOf({ operation }: ValidOf, text: string): string | undefined {
  if (operation === "reset")
    return text === JSON.stringify({ outcome: "SERVER_ERROR" }) ? undefined : "no ResetResponse";
  const { errorType, requestType } = JSON.parse(text) as Record<string, unknown>;
  return typeof errorType === "string" && typeof requestType === "string"
    ? undefined
    : "no ErrorDetail";
}

/** One message with its n-th statement failing. False: it has fewer statements. */
async function tryAt(
  { gate, standin, client, statements }: Trial,
  valid: ValidOf,
  n: number,
  code: string,
  manner: (typeof manners)[number],
  user: string,
): Promise<boolean> {
  const { family, contract } = valid.subject;
  const place = `${contract.name}, ${valid.operation}, statement ${n}, ${code}, ${manner}`;
  const state = (): string => JSON.stringify(standin.space(user, user).data()[family.name]);
  // The space is known already: its first use is a matter of its own.
  await client.send({ method: "GET", path: `${contract.basePath}/testServerAdmin/data` }, user);
  const was = state();
  statements.arm(n, code, manner);
  const { status, text } = await client.send(valid.message, user);
  const { reached } = statements;
  const operation = contract.operations.find(({ id }) => id === valid.operation);
  const wanted = operation === undefined ? null : statements.statusFor(operation);
  statements.disarm();
  if (!reached) {
    if (status === null || status >= 500)
      gate.violation(`${place}: without a fault it was answered ${String(status)} ${text}`);
    return false;
  }
  if (status !== wanted)
    gate.violation(`${place}: answered ${String(status)} ${text}, not ${String(wanted)}`);
  else {
    const fault = faultOf(valid, text);
    if (fault !== undefined) gate.violation(`${place}: ${fault}: ${text}`);
  }
  if (state() !== was) gate.violation(`${place}: the state has changed`);
  return true;
}

/** One valid message of each operation: what a failed one leaves is the same for all of them. */
const oneAnOperation = validMessages.flatMap(([first]) => first ?? []);

gateTest(
  "C2 operations",
  "a statement that fails in any operation is answered 500, or as a full disk is, and leaves the state as it was",
  async (gate) => {
    const statements = new FailingStatements();
    const standin = await gate.start({ beforeStatement: statements.before });
    const random = randomFrom(gate.seed, "C2 operations");
    const trial: Trial = { gate, standin, client: gate.client(standin.url), statements };
    const tried = figures.C2.allFamilies ? subjects : [random.pick(subjects)];
    const messages = sampled(
      oneAnOperation.filter(({ subject }) => tried.includes(subject)),
      random,
    );
    const failing = figures.C2.allFamilies ? codes : [random.pick(codes)];
    const failures = failing.flatMap((code) => manners.map((manner) => ({ code, manner })));
    let trials = 0;
    let spaces = 0;
    for (const [valid, { code, manner }] of messages.flatMap((one) =>
      failures.map((failure) => [one, failure] as const),
    )) {
      let n = 1;
      while (
        n < manyStatements &&
        (await tryAt(trial, valid, n, code, manner, `c2-operations-${(spaces += 1)}`))
      )
        n += 1;
      trials += n - 1;
      if (n === 1 || n === manyStatements)
        gate.violation(
          `${valid.subject.name}, ${valid.operation}: no end of statements, or none at all`,
        );
      if (gate.violations.length > 20) break;
    }
    return {
      trials,
      effective: trials,
      floor: messages.length * failures.length,
      notes: { interfaces: tried.map(({ name }) => name).join(","), operations: messages.length },
    };
  },
);
