import { defaultConfiguration } from "../../../src/conformance/configuration";
import { type ExampleStep, journalOf, stageOf } from "../../../src/conformance/rules/rule";
import type { Check, Judge } from "../../../src/conformance/rules/obligation";
import { type Scene, type SceneSource, createScene } from "../../../src/conformance/scene/scene";
import type { Exchange } from "../../../src/journal/exchange";
import {
  type AdviceKind,
  type InterfaceContract,
  type Operation,
  answers,
} from "../../../src/contract/operation";

const operation = (id: string, parts: Partial<Operation>): Operation =>
  ({
    id,
    method: "POST",
    path: `/${id}/{id}`,
    idParameter: "id",
    kind: "lookup",
    requestType: id.toUpperCase(),
    body: {},
    success: { 201: null },
    errors: answers([400, 404, 500, 503, 504], null),
    ...parts,
  }) as unknown as Operation;

/** An interface with two kinds of transaction, a refund that names a sale, a lookup, a trial, a question and a scan. */
export const toy = {
  name: "toy",
  title: "Toy",
  version: "1.0.0",
  basePath: "/toy",
  operations: [
    operation("sell", { kind: "request", transaction: "sale" }),
    operation("confirmSale", { kind: "advice", transaction: "sale", advice: "confirmation" }),
    operation("reverseSale", { kind: "advice", transaction: "sale", advice: "reversal" }),
    operation("refund", { kind: "request", transaction: "refund" }),
    operation("confirmRefund", { kind: "advice", transaction: "refund", advice: "confirmation" }),
    operation("reverseRefund", { kind: "advice", transaction: "refund", advice: "reversal" }),
    operation("balance", {}),
    operation("trial", {}),
    operation("whatBecame", { method: "GET", body: undefined }),
    operation("scan", { kind: "notification" } as unknown as Partial<Operation>),
    operation("reset", { kind: "administration" }),
  ],
} as unknown as InterfaceContract;

/** The same without one of the advices. */
const without = (unwanted: AdviceKind): InterfaceContract => ({
  ...toy,
  name: "bare",
  operations: toy.operations.filter(({ advice }) => advice !== unwanted),
});

/** What is sold once is sold. */
export const reversalsOnly = without("confirmation");
export const confirmationsOnly = without("reversal");

/** Long after the last message of an example. */
export const longAfter = Date.UTC(2031, 2, 5, 12);

/** The simulator was killed so many milliseconds after a message had come, and was back a minute later. */
export function killedAfter(
  exchange: Exchange | undefined,
  ms: number,
): Pick<SceneSource, "absent"> {
  const killed = Date.parse(exchange?.receivedAt ?? "") + ms;
  const [from, until] = [killed, killed + 60_000].map((at) => new Date(at).toISOString());
  return { absent: from === undefined || until === undefined ? [] : [{ from, until }] };
}

/** What the judges look at: these messages of the toy interface. */
export const sceneOf = (exchanges: readonly Exchange[], parts: Partial<SceneSource> = {}): Scene =>
  createScene({
    contract: toy,
    exchanges,
    configuration: defaultConfiguration,
    observedUntil: longAfter,
    trimmed: 0,
    ...parts,
  });

/** A check in a line. */
export const reportOf = ({ outcome, text, evidence }: Check): string =>
  `${outcome} ${text} <${evidence.map(({ role, number }) => `${role} ${number}`).join(", ")}>`;

export const stage = stageOf(toy);

/** What a judge makes of these steps: outcomes, the numbers of the evidence, the texts. */
export function judged(
  judge: Judge,
  steps: readonly ExampleStep[],
  parts: Partial<SceneSource> = {},
): { outcomes: string; evidence: string; texts: string[]; checks: Check[] } {
  const checks = judge(sceneOf(journalOf(parts.contract ?? toy, steps), parts));
  return {
    outcomes: checks.map(({ outcome }) => outcome).join(" "),
    texts: checks.map(({ text }) => text),
    checks,
    evidence: checks
      .map(({ evidence }) => evidence.map(({ role, number }) => `${role} ${number}`).join(", "))
      .join("; "),
  };
}

/** How an exchange ends that the simulator itself has failed at. */
export const ownFailure: Partial<Exchange> = {
  status: 500,
  strikes: [],
  answer: { errorType: "GENERAL_ERROR", errorMessage: "Server failure" },
};
