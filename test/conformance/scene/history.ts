import { defaultConfiguration } from "../../../src/conformance/configuration";
import {
  type Stage,
  type ExampleStep,
  journalOf,
  stageOf,
} from "../../../src/conformance/rules/rule";
import type { JournalFile } from "../../../src/conformance/journal-file";
import { type JudgedInterface, type Verdict, verdictOf } from "../../../src/conformance/verdict";
import { judged } from "../../support/judged";
import type { Exchange } from "../../../src/journal/exchange";
import { brokenIn } from "../../pos/till";

/** A message of a history, and what was special about its exchange. */
export type Reported = ExampleStep | [ExampleStep, Partial<Exchange>];

export const interfaces = judged;
/** Long after the last message: every window is closed. */
export const observedUntil = "2031-03-05T12:00:00.000Z";

/** Ids of the rules that a history breaks; `only`: those that start so. */
export const broken = (
  name: string,
  kind: string,
  tell: (stage: Stage) => Reported[],
  only = "",
): string[] => brokenAs(name, kind, tell, only).map((text) => text.split(" ")[0] ?? "");

/** The same, with what came of each: `GC-11 fail`. */
export const brokenAs = (
  name: string,
  kind: string,
  tell: (stage: Stage) => Reported[],
  only = "",
): string[] =>
  brokenIn(verdictOn(name, kind, tell))
    .map((text) => text.split(":")[0] ?? "")
    .filter((id) => id.startsWith(only));

/** The outcome of each rule on a history, by its id. */
export const outcomesOf = (
  name: string,
  kind: string,
  tell: (stage: Stage) => Reported[],
): Record<string, string> =>
  Object.fromEntries(verdictOn(name, kind, tell).rules.map(({ id, outcome }) => [id, outcome]));

const judgedInterface = (name: string): JudgedInterface => {
  const one = interfaces.find(({ contract }) => contract.name === name);
  if (one === undefined) throw new Error(`there is no ${name}`);
  return one;
};

/** The exchanges of a history. */
export function exchangesOf(
  name: string,
  kind: string,
  tell: (stage: Stage) => Reported[],
): Exchange[] {
  const { contract } = judgedInterface(name);
  const reported = tell(stageOf(contract, kind)).map((part) =>
    Array.isArray(part) ? part : ([part, {}] as const),
  );
  return journalOf(
    contract,
    reported.map(([step]) => step),
  ).map((exchange, index) => ({ ...exchange, ...reported[index]?.[1] }));
}

/** The verdict on exchanges, once every window is closed. */
export const judgedOf = (
  ofInterfaces: readonly JudgedInterface[],
  exchanges: Exchange[],
  journal: Partial<JournalFile> = {},
): Verdict =>
  verdictOf({
    journal: { standinJournal: 1, observedUntil, trimmed: 0, exchanges, ...journal },
    interfaces: ofInterfaces,
    configuration: defaultConfiguration,
  });

/** The verdict on a history, once every window is closed. */
export const verdictOn = (
  name: string,
  kind: string,
  tell: (stage: Stage) => Reported[],
): Verdict => judgedOf([judgedInterface(name)], exchangesOf(name, kind, tell));
