import type { ReportedFinding } from "../../explore/report/exploration-report";
import { seenIn, unsteadyText } from "../../explore/report/outcomes";
import { Marked } from "../marks";
import { addresses } from "../place";
import { saveDraft, showDraft } from "../scenarios/save-draft";
import { seen } from "../text";
import { Astray, RunMessages } from "./run";

interface FindingParts {
  finding: ReportedFinding;
  /** The text of its scenario. */
  scenario: string;
}

/** A rule that the POS breaks, what was seen, what to do, and the scenario that shows it. */
export function FindingShown({ finding, scenario }: FindingParts) {
  const { rule, title, isSteady, shownBy, record, beside } = finding;
  return (
    <article class={`rule ${isSteady ? "fail" : "warn"}`}>
      <h3>
        {isSteady ? (
          <Marked mark="✕" tone="bad" word="BROKE" />
        ) : (
          <Marked mark="?" tone="warn" word="UNSTEADY" />
        )}{" "}
        {seen(rule.sentence)}
      </h3>
      <p class="quiet">
        <RuleId id={rule.id} /> {seen(rule.interface)}, shown by {shownBy.length}{" "}
        {shownBy.length === 1 ? "plan" : "plans"}
      </p>
      <p>{seen(title)}.</p>
      <p>Seen: {seen(seenIn(finding))}.</p>
      {!isSteady && <p>{unsteadyText(finding)}</p>}
      {beside.map((other) => (
        <p>
          It breaks <RuleId id={other.id} /> {seen(other.interface)} too: {seen(other.text)}
        </p>
      ))}
      <Astray unmatched={record.unmatched} />
      <p>{seen(rule.remedy)}</p>
      <details>
        <summary>Messages</summary>
        <RunMessages messages={record.messages} />
      </details>
      <ScenarioOf name={finding.scenario.name} text={scenario} />
    </article>
  );
}

/** The id of a rule, with a link to it. That a command must end with 0 is no rule of an interface. */
const RuleId = ({ id }: { id: string }) =>
  /^[A-Z]{2}-\d{2}$/.test(id) ? (
    <a href={addresses.reference("rules", id)}>
      <code>{id}</code>
    </a>
  ) : (
    <code>{seen(id)}</code>
  );

const ScenarioOf = ({ name, text }: { name: string; text: string }) => (
  <details>
    <summary>
      Scenario <code>{seen(name)}</code>
    </summary>
    <pre class="file-text" tabIndex={0} role="region" aria-label={`Scenario ${seen(name)}`}>
      {seen(text)}
    </pre>
    <button type="button" onClick={() => void saveDraft(name, text, showDraft)}>
      Save as draft
    </button>
  </details>
);
