import { type Rule, firstState } from "./definition";
import { type RuleCount, explainRule } from "./matched-rules";
import type { RunStatus } from "./runs";

/** Explains what happened in a run, one sentence a line. */
export function explainRun({ scenario, startedAt, endedAt, state, rules }: RunStatus): string[] {
  const named = scenario.rules.some((rule) => rule.then !== undefined);
  const when =
    endedAt === undefined ? `has run since ${startedAt}` : `ran from ${startedAt} to ${endedAt}`;
  const where = named || state !== firstState ? ` and is at ${state}` : "";
  return [
    `${scenario.name} ${when}${where}.`,
    ...scenario.rules.map((rule, index) =>
      lineOf(rule, index, endedAt !== undefined, rules[index]),
    ),
  ];
}

function lineOf(
  rule: Rule,
  index: number,
  hasEnded: boolean,
  { matched, struck }: RuleCount = { matched: 0, struck: 0 },
): string {
  const subject = `Rule ${index + 1} (${rule.on.operation ?? "any operation"})`;
  if (matched === 0)
    return hasEnded ? `${subject} matched no message.` : `${subject} has not struck yet.`;
  const met = `${subject} matched ${messages(matched)}`;
  return struck === 0
    ? `${met} and struck none of them.`
    : `${met} and struck ${struck}: ${explainRule(rule)}.`;
}

const messages = (count: number): string => (count === 1 ? "1 message" : `${count} messages`);
