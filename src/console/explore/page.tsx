import type { ExplorationReport, ReportedFinding } from "../../explore/report/exploration-report";
import {
  findingMark,
  resultWords,
  seenIn,
  unsteadyText,
  cellMarks,
  cellOutcomes,
} from "../../explore/report/outcomes";
import { aboutLines, warningText } from "../../explore/report/summary";
import { Fact, MarkedWord, Outcome } from "../marks";
import { visibleText } from "../text";
import { Matrix, Sign, rowName } from "./matrix";
import { type OpenedReport, openReport, currentReport, openingProblem } from "./report-file";
import { Astray, Broken, RunMessages, RunShown } from "./run";
import { addresses, type CellPlace, type PageProps, query } from "../addresses";
import { saveDraft, showDraft } from "../scenarios/draft-form";
import { Copyable } from "../copy";
import { OpenFile } from "../open-file";
import type { MatrixRow } from "../../explore/report/matrix";

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
        <MarkedWord {...findingMark(finding)} /> {visibleText(rule.sentence)}
      </h3>
      <p class="quiet">
        <RuleId id={rule.id} /> {visibleText(rule.interface)}, shown by {shownBy.length}{" "}
        {shownBy.length === 1 ? "plan" : "plans"}
      </p>
      <p>{visibleText(title)}.</p>
      <p>Seen: {visibleText(seenIn(finding))}.</p>
      {!isSteady && <p>{unsteadyText(finding)}</p>}
      {beside.map((other) => (
        <p>
          It breaks <RuleId id={other.id} /> {visibleText(other.interface)} too:{" "}
          {visibleText(other.text)}
        </p>
      ))}
      <Astray unmatched={record.unmatched} />
      <p>{visibleText(rule.remedy)}</p>
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
    <code>{visibleText(id)}</code>
  );

const ScenarioOf = ({ name, text }: { name: string; text: string }) => (
  <details>
    <summary>
      Scenario <code>{visibleText(name)}</code>
    </summary>
    <pre class="file-text" tabIndex={0} role="region" aria-label={`Scenario ${visibleText(name)}`}>
      {visibleText(text)}
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
        From the file <strong>{visibleText(fileName)}</strong>
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
          <p class="notice warn">{visibleText(line)}</p>
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
    return `Without a fault the POS ${visibleText(mistake)}: nothing was explored.`;
  const words = resultWords[result];
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
};

const Counts = ({ report: { plans, classes, ran, struck } }: { report: ExplorationReport }) => (
  <dl class="facts across">
    <Fact name="Plans">{plans}</Fact>
    <Fact name="Distinct">{classes}</Fact>
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
            <code>{visibleText(warning.rule.id)}</code> {visibleText(warning.rule.sentence)}{" "}
            <span class="quiet">{visibleText(warningText(warning))}</span>
          </li>
        ))}
      </ul>
    </section>
  );

/** The last of what the command of the POS printed. */
const LastOutput = ({ output }: { output: string | undefined }) =>
  output === undefined ? null : (
    <>
      <p>The end of its output:</p>
      <pre class="file-text" tabIndex={0} role="region" aria-label="Output">
        {visibleText(output)}
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

interface CellParts {
  report: ExplorationReport;
  place: CellPlace;
}

const isRow = (row: MatrixRow, place: CellPlace): boolean =>
  row.interface === place.interface &&
  row.operation === place.operation &&
  row.after === place.after;

/** The runs of a cell of the matrix, the worst first. */
export function CellPage({ report: { matrix, columns }, place }: CellParts) {
  const row = matrix.find((one) => isRow(one, place));
  const cell = row?.cells.find(({ column }) => column === place.column);
  const { heading } = columns.find(({ id }) => id === place.column) ?? {};
  return (
    <>
      <nav class="neighbours" aria-label="Exploration">
        <a href={addresses.explore()}>Back to the matrix</a>
      </nav>
      <h1>
        {rowName(place)}: {visibleText(heading ?? place.column)}
      </h1>
      {cell === undefined ? (
        <p class="notice bad" role="alert">
          The exploration has no such cell.
        </p>
      ) : (
        <>
          <p>
            <Sign outcome={cell.outcome} /> {cellMarks[cell.outcome].words}{" "}
            <span class="quiet">{visibleText(place.interface)}</span>
          </p>
          {cellOutcomes.flatMap((outcome) =>
            cell.runs.filter((run) => run.outcome === outcome).map((run) => <RunShown run={run} />),
          )}
        </>
      )}
    </>
  );
}

/** An exploration that was opened: its matrix and findings, or the runs of a cell. */
export function Page({ params: { interface: name, operation, column } }: PageProps) {
  const found = currentReport.value;
  if (found === undefined) return <NoneOpen isCell={name !== undefined} />;
  if (name !== undefined)
    return (
      <CellPage
        report={found.report}
        place={{
          interface: name,
          operation: operation ?? "",
          column: column ?? "",
          after: query.value.get("after") ?? undefined,
        }}
      />
    );
  return (
    <>
      <h1>Explore</h1>
      <ReportShown opened={found} />
      <OpenReport />
    </>
  );
}

const OpenReport = () => (
  <OpenFile
    name="Report of an exploration"
    label="Open the report of an exploration"
    hint="Choose the file or drop it here: this tab shows it, and sends nothing of it to the simulator."
    accept=".json,.txt"
    isBusy={false}
    problem={openingProblem.value}
    open={openReport}
  />
);

const command = "standin explore --json -- npm test > explored.json";

const NoneOpen = ({ isCell }: { isCell: boolean }) => (
  <>
    <h1>Explore</h1>
    {isCell && (
      <p class="notice">
        No exploration is open in this tab. Open one here. <a href={addresses.explore()}>Explore</a>
      </p>
    )}
    <p>
      An exploration runs the test command of your POS once without a fault, and then again for each
      way in which each of its messages can fail. Every run is judged. What breaks a rule is made as
      small as possible, and becomes a scenario.
    </p>
    <p>In the place of npm test, put the command that makes your POS sell something:</p>
    <p>
      <Copyable name="command" text={command} />
    </p>
    <OpenReport />
  </>
);
