import { plural } from "../../conformance/report/lines";
import type { RunRecord } from "../run-record";
import type { MatrixRow } from "./matrix";

/** How much of what was to be struck the POS sent. */
export interface StrikeCoverage {
  /** Cells of the matrix of which a run was struck, and all of them. */
  cells: number;
  of: number;
  /** Runs in which the POS did not send all that was to be struck. */
  missed: number;
  /** Too little was struck for a verdict on the POS. */
  isTooLittle: boolean;
  /** Operations of which nothing was struck. */
  never: string[];
  /** Exit code and last output of a command that failed in one of these runs. */
  failed?: Required<Pick<RunRecord, "code" | "output">>;
}

/** So much of the runs may miss what was to be struck. */
const missedShare = 0.1;

/** What a row of the matrix is about. */
export const rowName = ({ operation, after }: Pick<MatrixRow, "operation" | "after">): string =>
  after === undefined ? operation : `${operation} (after ${after})`;

/** What was struck, of a matrix. */
export function struckIn(matrix: readonly MatrixRow[]): StrikeCoverage {
  const wasStruck = ({ runs }: MatrixRow["cells"][number]): boolean =>
    runs.some(({ record }) => record.missed !== true);
  const cells = matrix.flatMap((row) => row.cells);
  const records = cells.flatMap(({ runs }) => runs.map(({ record }) => record));
  const missed = records.filter((record) => record.missed === true);
  const never = matrix.filter((row) => !row.cells.some(wasStruck)).map(rowName);
  const { code, output } = missed.find((record) => (record.code ?? 0) !== 0) ?? {};
  return {
    cells: cells.filter(wasStruck).length,
    of: cells.length,
    missed: missed.length,
    isTooLittle: never.length > 0 || missed.length > records.length * missedShare,
    never,
    ...(code !== undefined && output !== undefined && { failed: { code, output } }),
  };
}

/** `31 of 33 cells were struck`. */
export const struckText = ({ cells, of }: StrikeCoverage): string =>
  `${cells} of ${plural(of, "cell")} ${of === 1 ? "was" : "were"} struck`;

/** Why a run without what was to be struck says nothing, and what to do; none where enough was struck. */
export function tooLittleLines({ missed, never, isTooLittle, failed }: StrikeCoverage): string[] {
  if (!isTooLittle) return [];
  return [
    `In ${plural(missed, "run")} the POS did not send the message that was to be struck: these runs prove nothing.`,
    ...(never.length > 0 ? [`Never struck: ${never.join(", ")}.`] : []),
    "Commands that run at the same time may want the same port, file or database: run one at a time with --jobs 1, " +
      "or give each its own, using STANDIN_RUN. A test runner that caches results must run its tests each time.",
    ...(failed === undefined ? [] : [`In one of them the command ended with ${failed.code}.`]),
  ];
}
