import { isOfScenario } from "../../conformance/judged-rule";
import { groupBy } from "../../record";
import type { RunComparison, TestRun, TestRunEntry } from "./models";

type KeptRule = TestRun["rules"][number];

const isBroken = ({ outcome }: KeptRule): boolean =>
  outcome === "fail" || outcome === "warn" || outcome === "error";

/** Whether there was something to judge by a rule. */
export const isTried = ({ outcome }: KeptRule): boolean => outcome !== "not-applicable";

/**
 * The rules of a scenario are the same whichever interface its faults struck; their numbers say only where they stand
 * among those of all scenarios of the run.
 */
const keyOf = ({ id, interface: name, sentence }: KeptRule): string =>
  isOfScenario({ id }) ? sentence : `${name} ${id}`;

/** What a list shows of a run. */
export const entryOf = ({
  standinRun: _mark,
  ruleSet: _set,
  trimmed: _trimmed,
  rules: _rules,
  operations: _operations,
  faults: _faults,
  waivers: _waivers,
  problems: _problems,
  ...entry
}: TestRun): TestRunEntry => entry;

/** The parts of a comparison, in words. */
export const comparedParts = [
  ["newlyBroken", "Newly broken"],
  ["mended", "Mended"],
  ["stillBroken", "Still broken"],
  ["noLongerTried", "No longer tried"],
] as const satisfies readonly (readonly [keyof RunComparison, string])[];

/** How the run on the right differs from that on the left. */
export function compareRuns(left: TestRun, right: TestRun): RunComparison {
  const [before, after] = [groupBy(left.rules, keyOf), groupBy(right.rules, keyOf)];
  const wasBroken = (rule: KeptRule): boolean => before.get(keyOf(rule))?.some(isBroken) === true;
  const isNow = (rule: KeptRule, holds: (now: KeptRule) => boolean): boolean =>
    after.get(keyOf(rule))?.some(holds) === true;
  const broken = right.rules.filter(isBroken);
  return {
    left: entryOf(left),
    right: entryOf(right),
    newlyBroken: shownRules(broken.filter((rule) => !wasBroken(rule))),
    mended: shownRules(
      left.rules.filter((rule) => isBroken(rule) && isNow(rule, (now) => now.outcome === "pass")),
    ),
    stillBroken: shownRules(broken.filter(wasBroken)),
    noLongerTried: shownRules(left.rules.filter((rule) => isTried(rule) && !isNow(rule, isTried))),
    operations: differing(
      left.operations.map(({ messages, ...one }) => [one, messages]),
      right.operations.map(({ messages, ...one }) => [one, messages]),
    ),
    faults: differing(
      left.faults.map(({ struck, ...one }) => [one, struck]),
      right.faults.map(({ struck, ...one }) => [one, struck]),
    ),
  };
}

const shownRules = (rules: readonly KeptRule[]): RunComparison["mended"] =>
  rules.map(({ id, interface: name, sentence, text }) => ({
    ...{ id, interface: name, sentence },
    ...(text !== undefined && { text }),
  }));

/** Things that there are more of on one side. */
function differing<T extends object>(
  left: readonly (readonly [thing: T, count: number])[],
  right: readonly (readonly [thing: T, count: number])[],
): (T & { left: number; right: number })[] {
  const counts = new Map<string, T & { left: number; right: number }>();
  for (const [thing, count] of left)
    counts.set(JSON.stringify(thing), { ...thing, left: count, right: 0 });
  for (const [thing, count] of right) {
    const known = counts.get(JSON.stringify(thing));
    counts.set(JSON.stringify(thing), { ...thing, left: known?.left ?? 0, right: count });
  }
  return [...counts.values()].filter((one) => one.left !== one.right);
}
