import XMLBuilder from "fast-xml-builder";
import { attributeText, skippedCase } from "../../conformance/report/junit";
import { xmlText } from "../../conformance/report/markup";
import { type ExplorationReport, plainReport } from "./exploration-report";
import { type MatrixCell, type MatrixRow } from "./matrix";
import { judgedAnswersText } from "../../conformance/provider-part";
import type { RunRecord, SeenProvider } from "../run-record";
import { breachText } from "./summary";
import { cellMarks } from "./outcomes";
import { type StrikeCoverage, struckText, tooLittleLines } from "./struck";
import { unmatchedText } from "./text";

/** A case a cell of the matrix: an operation under a fault. */
export function explorationJunit(report: ExplorationReport): string {
  const { matrix, columns, clean, mistake, struck, provider } = plainReport(report);
  const headings = new Map(columns.map(({ id, heading }) => [id, heading]));
  const cases = [
    cleanCase(clean, mistake),
    ...(mistake === undefined ? [struckCase(struck)] : []),
    ...(provider === undefined ? [] : [providerCase(provider)]),
    ...matrix.flatMap((row) => row.cells.map((cell) => cellCase(row, cell, headings))),
  ];
  const count = (result: string): number => cases.filter((one) => result in one).length;
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  const suite = {
    "@_name": "standin explore",
    "@_tests": cases.length,
    "@_failures": count("failure"),
    "@_errors": count("error"),
    "@_skipped": count("skipped"),
    "@_time": cases.reduce((sum, one) => sum + Number(one["@_time"]), 0).toFixed(3),
    testcase: cases,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite: [suite] } })}`;
}

const cleanCase = (clean: RunRecord, mistake: string | undefined): Record<string, unknown> => ({
  "@_classname": "standin.explore",
  "@_name": "without a fault",
  "@_time": clean.seconds.toFixed(3),
  ...(mistake !== undefined && {
    failure: {
      "@_message": attributeText(`the POS ${mistake}`),
      "@_type": "clean-run",
      "#text": xmlText([`the POS ${mistake}`, ...unmatchedText(clean)].join("\n")),
    },
  }),
});

/** What the providers did in all runs. */
function providerCase({ breaches, ...answers }: SeenProvider): Record<string, unknown> {
  const lines = breaches.map(breachText);
  return {
    "@_classname": "standin.provider",
    "@_name": judgedAnswersText(answers),
    "@_time": "0.000",
    ...(lines[0] !== undefined && {
      failure: {
        "@_message": attributeText(lines[0]),
        "@_type": "breach",
        "#text": xmlText(lines.join("\n")),
      },
    }),
  };
}

/** Runs in which nothing is struck show nothing, however many they are. */
function struckCase(struck: StrikeCoverage): Record<string, unknown> {
  const lines = tooLittleLines(struck);
  return {
    "@_classname": "standin.explore",
    "@_name": "enough is struck",
    "@_time": "0.000",
    ...(lines.length > 0 && {
      error: {
        "@_message": attributeText(`only ${struckText(struck)}`),
        "@_type": "not-struck",
        "#text": xmlText([`only ${struckText(struck)}`, ...lines].join("\n")),
      },
    }),
  };
}

function cellCase(
  { interface: name, operation, after }: MatrixRow,
  { column, outcome, rules, runs }: MatrixCell,
  headings: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const seconds = runs.reduce((sum, { record }) => sum + record.seconds, 0);
  const where = after === undefined ? operation : `${operation} (after ${after})`;
  const story = runs
    .filter((run) => run.outcome === outcome)
    .flatMap(({ title, record }) => [
      title,
      ...record.broken.map(({ id, text }) => `  ${id}: ${text}`),
      ...unmatchedText(record).map((line) => `  ${line}`),
    ])
    .join("\n");
  const message = `${cellMarks[outcome].words}${rules.length > 0 ? ` (${rules.join(", ")})` : ""}`;
  const told = {
    "@_message": attributeText(message),
    "@_type": outcome,
    "#text": xmlText(story),
  };
  return {
    "@_classname": `standin.explore.${name}`,
    "@_name": xmlText(`${where}: ${headings.get(column) ?? column}`),
    "@_time": seconds.toFixed(3),
    ...(outcome === "broke" && { failure: told }),
    ...(["unsteady", "undecided", "defect"].includes(outcome) && { error: told }),
    ...(outcome === "not-struck" && skippedCase(message)),
  };
}
