import type { ComponentChildren } from "preact";
import { notKept, undecidedText } from "../../conformance/judged-rule";
import type { Verdict } from "../../conformance/verdict";
import { fetchAnswer } from "../api";
import { Fact, Outcome } from "../marks";
import { FullMoment } from "../moment";
import { Read, useRead } from "../reading";
import { type CheckView, Rule, RuleLine } from "./rule";
import { verdictNumbers } from "./verdict-so-far";

type RuleWithEvidence = Verdict["rules"][number];

/** What each result means for whoever reads it. */
const meanings: Readonly<Record<Exclude<Verdict["result"], "inconclusive">, string>> = {
  pass: "The POS kept every rule that its messages called for.",
  warn: "The POS kept every rule that it must keep, but not all that it should keep.",
  fail: "The POS broke rules that it must keep.",
  error: "The simulator could not judge all that it should.",
};

/** What the result means; where some rules are broken that the POS should keep, they are not passed over. */
function meaningOf(verdict: Verdict): string {
  const { result, counts } = verdict;
  if (result !== "inconclusive") return meanings[result];
  const kept =
    counts.warn > 0
      ? "The POS broke rules that it should keep"
      : "The POS kept every rule that was decided";
  return `${kept}; ${undecidedText(verdict)}.`;
}

interface ShownVerdictParts {
  verdict: Verdict;
  view: CheckView;
  /** What can be done with it. */
  children: ComponentChildren;
}

/** A verdict: what is broken, the worst first, and what is open. */
export const VerdictShown = ({ verdict, view, children }: ShownVerdictParts) => {
  const { result, counts, observed, rules, problems, scenario, furtherScenarios = [] } = verdict;
  // Nothing is open where nothing came.
  const came = rules.filter(({ outcome }) => observed.exchanges > 0 || outcome !== "inconclusive");
  return (
    <>
      <p class={`notice result ${result}`}>
        {observed.exchanges === 0 ? (
          "No message has arrived: there is nothing to judge."
        ) : (
          <>
            <strong>
              <Outcome outcome={result} />
            </strong>{" "}
            {meaningOf(verdict)}
          </>
        )}
      </p>
      <dl class="facts across">
        {verdictNumbers(verdict).map(([name, text]) => (
          <Fact name={name}>{text}</Fact>
        ))}
        <Fact name="Messages">{observed.exchanges}</Fact>
        {scenario !== undefined && (
          <Fact name="Scenario">{[scenario, ...furtherScenarios].join(", ")}</Fact>
        )}
        <Fact name="Checks passed">{counts.pass}</Fact>
        <Fact name="As of">
          <FullMoment time={observed.until} by="real time" relative />
        </Fact>
      </dl>
      {children}
      {problems.map((problem) => (
        <p class="notice warn">{problem}</p>
      ))}
      {notKept.map(([title, outcomes]) => (
        <Rules view={view} title={title} rules={withOutcomes(came, outcomes)} />
      ))}
      <NotTried rules={rules.filter(({ outcome }) => outcome === "not-applicable")} />
    </>
  );
};

/** The rules that did not apply, each with messages that would try it. */
const NotTried = ({ rules }: { rules: readonly RuleWithEvidence[] }) =>
  rules.length === 0 ? null : (
    <section aria-label="Not tried">
      <details>
        <summary>
          {rules.length} {rules.length === 1 ? "rule was" : "rules were"} not tried
        </summary>
        <NotTriedRules rules={rules} />
      </details>
    </section>
  );

function NotTriedRules({ rules }: { rules: readonly RuleWithEvidence[] }) {
  const { value, reading } = useRead(() => fetchAnswer("GET /rules"), { of: [] });
  const known = new Map(value.value?.rules.map(({ id, triedBy }) => [id, triedBy]));
  return (
    <>
      <Read of={reading} thing="what would try them" />
      <ul class="checks">
        {rules.map((rule) => (
          <RuleLine rule={rule}>
            {rule.interface}
            {known.has(rule.id) && `; tried by ${known.get(rule.id) ?? ""}`}
          </RuleLine>
        ))}
      </ul>
    </>
  );
}

/** The rules with the checks that came out so, the worst of them first. */
const withOutcomes = (
  rules: readonly RuleWithEvidence[],
  outcomes: readonly RuleWithEvidence["outcome"][],
): RuleWithEvidence[] =>
  rules
    .map((rule) => {
      const checks = rule.checks.filter(({ outcome }) => outcomes.includes(outcome));
      const outcome = outcomes.find((one) => checks.some((check) => check.outcome === one));
      return { ...rule, checks, outcome: outcome ?? rule.outcome };
    })
    .filter(({ checks }) => checks.length > 0)
    .sort((one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome));

interface RulesParts {
  title: string;
  rules: readonly RuleWithEvidence[];
  view: CheckView;
}

const Rules = ({ title, rules, view }: RulesParts) =>
  rules.length === 0 ? null : (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rules.map((rule) => (
        <Rule key={`${rule.interface} ${rule.id}`} rule={rule} view={view} />
      ))}
    </section>
  );
