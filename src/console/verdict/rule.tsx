import type { Verdict } from "../../conformance/verdict";
import { Outcome } from "../marks";
import { agoText, now } from "../moment";
import { addresses } from "../place";
import { seen } from "../text";

type RuleOfVerdict = Verdict["rules"][number];
type Check = RuleOfVerdict["checks"][number];

/** Checks of one rule that are shown at once. */
const mostChecks = 5;

/** A rule with the checks that did not pass. */
export const Rule = ({ rule }: { rule: RuleOfVerdict }) => (
  <article class={`rule ${rule.outcome}`}>
    <h3>
      <Outcome outcome={rule.outcome} /> {rule.sentence}
    </h3>
    <p class="quiet">
      <a href={addresses.reference("rules", rule.id)}>
        <code>{rule.id}</code>
      </a>{" "}
      {rule.level}, {rule.interface}: {rule.source}
    </p>
    <p>{rule.remedy}</p>
    <ul class="checks">
      {rule.checks.slice(0, mostChecks).map((check) => (
        <CheckRow check={check} />
      ))}
    </ul>
    {rule.checks.length > mostChecks && (
      <details>
        <summary>{rule.checks.length - mostChecks} more</summary>
        <ul class="checks">
          {rule.checks.slice(mostChecks).map((check) => (
            <CheckRow check={check} />
          ))}
        </ul>
      </details>
    )}
  </article>
);

const CheckRow = ({ check: { text, openUntil, causedBy } }: { check: Check }) => (
  <li>
    {openUntil !== undefined && (
      <>
        <span class="mark warn">{agoText(new Date(openUntil).toISOString(), now.value)}</span>{" "}
      </>
    )}
    {linked(text)}
    {causedBy !== undefined && <span class="quiet"> follows from {causedBy}</span>}
  </li>
);

/** A sentence in which numbers of messages, as `(12)`, and ids of transactions are links. */
const linked = (text: string) =>
  seen(text)
    .split(/(\(\d+\)|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)/)
    .map((part, at) => (at % 2 === 0 ? part : <Link part={part} />));

const Link = ({ part }: { part: string }) => {
  const [, number] = /^\((\d+)\)$/.exec(part) ?? [];
  return number === undefined ? (
    <a href={addresses.transaction(part)} title={part}>
      <code>{part.split("-", 1)}…</code>
    </a>
  ) : (
    <>
      (
      <a href={addresses.message(Number(number))} aria-label={`Message ${number}`}>
        {number}
      </a>
      )
    </>
  );
};
