import type { BrokenRule } from "../conformance/broken-rules";
import { brokenMark } from "../conformance/judged-rule";
import { addresses } from "./addresses";
import { MarkedWord } from "./marks";
import { FullMoment, agoText, now } from "./moment";
import { visibleText } from "./text";

/** What has failed, then what the POS can still keep, then warnings. */
const byUrgency = (rules: readonly BrokenRule[]): BrokenRule[] =>
  (["fail", "open", "warn"] as const).flatMap((outcome) =>
    rules.filter((one) => one.outcome === outcome),
  );

/** In a row: the most urgent rule, and how many others there are. */
export function BrokenMark({ rules }: { rules: readonly BrokenRule[] }) {
  const [worst, ...others] = byUrgency(rules);
  if (worst === undefined) return null;
  const { mark, tone, word } = brokenMark(worst.outcome);
  return (
    <span title={titleOf(rules)}>
      <MarkedWord mark={mark} tone={tone} word={`${word} ${worst.rule}`} />
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}

const titleOf = (rules: readonly BrokenRule[]): string =>
  byUrgency(rules)
    .map(({ rule, sentence, outcome }) => `${brokenMark(outcome).word} ${rule}: ${sentence}`)
    .join("\n");

/** The rules that are broken, then those that are still open, in the words of the verdict. */
export function BrokenRules({ rules }: { rules: readonly BrokenRule[] }) {
  const broken = byUrgency(rules).filter(({ outcome }) => outcome !== "open");
  const open = rules.filter(({ outcome }) => outcome === "open");
  return (
    <>
      {broken.length > 0 && (
        <section class="notice bad">
          <h2>Broken</h2>
          <RuleList rules={broken} />
        </section>
      )}
      {open.length > 0 && (
        <section class="notice warn">
          <h2>Still open</h2>
          <RuleList rules={open} />
        </section>
      )}
    </>
  );
}

const RuleList = ({ rules }: { rules: readonly BrokenRule[] }) => (
  <ul class="broken-rules">
    {rules.map((one) => (
      <li>
        <MarkedWord {...brokenMark(one.outcome)} />{" "}
        <a href={addresses.reference("rules", one.rule)}>
          <code>{one.rule}</code>
        </a>{" "}
        <strong>{one.sentence}</strong>
        <Times of={one} />
        <span class="quiet">{visibleText(one.text)}</span>
        <span>What to do: {one.remedy}</span>
      </li>
    ))}
  </ul>
);

/** When what is owed was due, and when the rule is broken. */
function Times({ of: { outcome, due, failsAt } }: { of: BrokenRule }) {
  if (due === undefined || failsAt === undefined) return null;
  return outcome === "open" ? (
    <span>
      Due <FullMoment time={due} by="real time" />; fails {agoText(failsAt, now.value)}
    </span>
  ) : (
    <span>
      Was due <FullMoment time={due} by="real time" />, overdue since{" "}
      <FullMoment time={failsAt} by="real time" />, never came
    </span>
  );
}
