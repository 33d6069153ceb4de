import { Copyable } from "../copy";
import { OpenFile } from "../open-file";
import { type CellPlace, type PageProps, addresses, query } from "../addresses";
import { openReport, currentReport, openingProblem } from "./report-file";
import { ReportShown } from "./report";
import type { ExplorationReport } from "../../explore/report/exploration-report";
import type { MatrixRow } from "../../explore/report/matrix";
import { cellMarks, cellOutcomes } from "../../explore/report/outcomes";
import { visibleText } from "../text";
import { Sign, rowName } from "./matrix";
import { RunShown } from "./run";

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
