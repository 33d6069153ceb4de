import type { ExplorationReport, ReportedFinding } from "../../explore/report/exploration-report";
import { findingMark, resultWords, seenIn, unsteadyText } from "../../explore/report/outcomes";
import { aboutLines, warningText } from "../../explore/report/summary";
import { Fact, Marked, Outcome } from "../marks";
import { seen } from "../text";
import { Matrix } from "./matrix";
import type { OpenedReport } from "./report-file";
import { Astray, Broken, RunMessages } from "./run";
import { addresses } from "../place";
import { saveDraft, showDraft } from "../scenarios/save-draft";

interface FindingParts {
  finding: ReportedFinding;
  /** The text of its scenario. */
  scenario: string;
}

/** A rule that the POS breaks, what was seen, what to do, and the scenario that shows it. */
function FindingShown({ finding, scenario }: FindingParts) {
  const { rule, title, isSteady, shownBy, record, beside } = finding;
  return (
    <article class={`rule ${isSteady ? "fail" : "warn"}`}>
      <h3>
        <Marked {...findingMark(finding)} /> {seen(rule.sentence)}
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

/** What an exploration showed: its result, the matrix and the findings. */
export const ReportShown = ({
  opened: { fileName, report, scenarios },
}: {
  opened: OpenedReport;
}) => (
  <>
    <p class="notice file-bar">
      <span>
        From the file <strong>{seen(fileName)}</strong>
      </span>
    </p>
    <p class={`notice result ${report.result}`}>
      <strong>
        <Outcome outcome={report.result} />
      </strong>{" "}
      {sentenceOf(report)}
    </p>
    {report.mistake === undefined ? (
      <>
        <Counts report={report} />
        {aboutLines(report).map((line) => (
          <p class="notice warn">{seen(line)}</p>
        ))}
        {report.struck.isTooLittle && <LastOutput output={report.struck.failed?.output} />}
        <Astray unmatched={report.clean.unmatched} />
        <Matrix report={report} />
        {report.findings.length > 0 && (
          <section aria-label="Findings">
            <h2>Findings</h2>
            {report.findings.map((finding) => (
              <FindingShown finding={finding} scenario={scenarios.get(finding) ?? ""} />
            ))}
          </section>
        )}
        <Warnings warnings={report.warnings} />
      </>
    ) : (
      <Clean clean={report.clean} />
    )}
  </>
);

const sentenceOf = ({ result, mistake }: ExplorationReport): string => {
  if (mistake !== undefined)
    return `Without a fault the POS ${seen(mistake)}: nothing was explored.`;
  const words = resultWords[result];
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
};

const Counts = ({ report: { plans, classes, ran, struck } }: { report: ExplorationReport }) => (
  <dl class="facts across">
    <Fact name="Plans">{plans}</Fact>
    <Fact name="Meet something different">{classes}</Fact>
    <Fact name="Ran">{ran}</Fact>
    <Fact name="Cells struck">
      {struck.cells} of {struck.of}
    </Fact>
  </dl>
);

/** What the POS should have done. */
const Warnings = ({ warnings }: Pick<ExplorationReport, "warnings">) =>
  warnings.length === 0 ? null : (
    <section aria-label="Warnings">
      <h2>Warnings</h2>
      <ul>
        {warnings.map((warning) => (
          <li>
            <code>{seen(warning.rule.id)}</code> {seen(warning.rule.sentence)}{" "}
            <span class="quiet">{seen(warningText(warning))}</span>
          </li>
        ))}
      </ul>
    </section>
  );

/** The last of what the command of the POS printed. */
const LastOutput = ({ output }: { output: string | undefined }) =>
  output === undefined ? null : (
    <>
      <p>The last of its output:</p>
      <pre class="file-text" tabIndex={0} role="region" aria-label="Output">
        {seen(output)}
      </pre>
    </>
  );

/** The run without a fault, where nothing was explored because of it. */
const Clean = ({ clean }: Pick<ExplorationReport, "clean">) => (
  <section aria-label="Run without a fault">
    <h2>Run without a fault</h2>
    <Broken broken={clean.broken} />
    <Astray unmatched={clean.unmatched} />
    <LastOutput output={clean.output} />
    <RunMessages messages={clean.messages} />
  </section>
);
