import type { ExplorationReport } from "../../explore/report/exploration-report";
import { resultWords } from "../../explore/report/outcomes";
import { aboutLines, warningText } from "../../explore/report/summary";
import { Fact, Outcome } from "../marks";
import { seen } from "../text";
import { FindingShown } from "./finding";
import { Matrix } from "./matrix";
import type { OpenedReport } from "./opened";
import { Astray, Broken, RunMessages } from "./run";

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
