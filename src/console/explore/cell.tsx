import type { ExplorationReport } from "../../explore/report/exploration-report";
import type { Row } from "../../explore/report/matrix";
import { cellOutcomes, outcomeWords } from "../../explore/report/outcomes";
import { type CellPlace, addresses } from "../place";
import { seen } from "../text";
import { Sign, rowName } from "./matrix";
import { RunShown } from "./run";

interface CellParts {
  report: ExplorationReport;
  place: CellPlace;
}

const isRow = (row: Row, place: CellPlace): boolean =>
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
        {rowName(place)}: {seen(heading ?? place.column)}
      </h1>
      {cell === undefined ? (
        <p class="notice bad" role="alert">
          The exploration has no such cell.
        </p>
      ) : (
        <>
          <p>
            <Sign outcome={cell.outcome} /> {outcomeWords[cell.outcome]}{" "}
            <span class="quiet">{seen(place.interface)}</span>
          </p>
          {cellOutcomes.flatMap((outcome) =>
            cell.runs.filter((run) => run.outcome === outcome).map((run) => <RunShown run={run} />),
          )}
        </>
      )}
    </>
  );
}
