import type { ExplorationReport } from "../../explore/report/exploration-report";
import type { MatrixCell, MatrixRow } from "../../explore/report/matrix";
import { type CellOutcome, cellMarks, cellOutcomes } from "../../explore/report/outcomes";
import { addresses } from "../addresses";
import { visibleText } from "../text";

type Columns = ExplorationReport["columns"];

/** What an operation of the matrix is called. */
export const rowName = ({ operation, after }: Pick<MatrixRow, "operation" | "after">): string =>
  visibleText(after === undefined ? operation : `${operation} after ${after}`);

/** The sign of an outcome; its colour only repeats it. */
export const Sign = ({ outcome }: { outcome: CellOutcome }) => (
  <span class={`sign ${outcome}`} aria-hidden="true">
    {cellMarks[outcome].sign}
  </span>
);

/** Operations down, faults across: a table for each interface, and what the signs say. */
export const Matrix = ({ report: { matrix, columns } }: { report: ExplorationReport }) => (
  <>
    {[...new Set(matrix.map((row) => row.interface))].map((name) => (
      <section aria-label={`Matrix of ${visibleText(name)}`}>
        <h2>{visibleText(name)}</h2>
        <div
          class="scroll"
          tabIndex={0}
          role="region"
          aria-label={`Faults of ${visibleText(name)}`}
        >
          <MatrixTable rows={matrix.filter((row) => row.interface === name)} columns={columns} />
        </div>
      </section>
    ))}
    <Legend matrix={matrix} />
  </>
);

const MatrixTable = ({ rows, columns }: { rows: readonly MatrixRow[]; columns: Columns }) => (
  <table class="matrix">
    <thead>
      <tr>
        <th scope="col">operation</th>
        {columns.map(({ heading }) => (
          <th scope="col">{visibleText(heading)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr>
          <th scope="row">
            <code>{visibleText(row.operation)}</code>
            {row.after !== undefined && <span class="quiet"> after {visibleText(row.after)}</span>}
          </th>
          {columns.map((column) => (
            <td>
              <CellLink row={row} column={column} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function CellLink({ row, column: { id, heading } }: { row: MatrixRow; column: Columns[number] }) {
  const cell = row.cells.find(({ column }) => column === id);
  if (cell === undefined) return null;
  const said = `${rowName(row)}, ${visibleText(heading)}: ${saidOf(cell)}`;
  return (
    <a href={addresses.exploredCell({ ...row, column: id })} aria-label={said} title={said}>
      <Sign outcome={cell.outcome} />
    </a>
  );
}

const saidOf = ({ outcome, rules }: MatrixCell): string =>
  visibleText([cellMarks[outcome].words, rules.join(", ")].filter((part) => part !== "").join(" "));

/** The signs that the matrix has, the worst first, with how many cells have them. */
const Legend = ({ matrix }: Pick<ExplorationReport, "matrix">) => {
  const all = matrix.flatMap(({ cells }) => cells.map(({ outcome }) => outcome));
  return (
    <ul class="legend" aria-label="Signs">
      {cellOutcomes
        .filter((outcome) => all.includes(outcome))
        .map((outcome) => (
          <li>
            <Sign outcome={outcome} /> {cellMarks[outcome].words}:{" "}
            {all.filter((one) => one === outcome).length}
          </li>
        ))}
    </ul>
  );
};
