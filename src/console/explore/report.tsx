import type { ExplorationReport } from "../../explore/report/exploration-report";
import { resultWords } from "../../explore/report/outcomes";
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
        <Varied varied={report.varied} />
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

const Counts = ({ report: { plans, classes, ran } }: { report: ExplorationReport }) => (
  <dl class="facts across">
    <Fact name="Plans">{plans}</Fact>
    <Fact name="Meet something different">{classes}</Fact>
    <Fact name="Ran">{ran}</Fact>
  </dl>
);

const Varied = ({ varied: { runs, example } }: Pick<ExplorationReport, "varied">) =>
  example === undefined ? null : (
    <p class="notice warn">
      The POS does not send the same each time: in {runs} {runs === 1 ? "run" : "runs"} it differed
      before anything was struck. Message {example.number} was {seen(example.seen)}; without a fault
      it is {seen(example.expected)}.
    </p>
  );

/** The run without a fault, where nothing was explored because of it. */
const Clean = ({ clean }: Pick<ExplorationReport, "clean">) => (
  <section aria-label="Run without a fault">
    <h2>Run without a fault</h2>
    <Broken broken={clean.broken} />
    <Astray unmatched={clean.unmatched} />
    {clean.output !== undefined && (
      <>
        <p>The last of its output:</p>
        <pre class="file-text" tabIndex={0} role="region" aria-label="Output">
          {seen(clean.output)}
        </pre>
      </>
    )}
    <RunMessages messages={clean.messages} />
  </section>
);
