import { signal } from "@preact/signals";
import { findingText } from "../../explore/finding-file";
import type { ExplorationReport, ReportedFinding } from "../../explore/report/exploration-report";
import { announce } from "../announce";
import { addresses, goTo } from "../place";
import { seen } from "../text";
import { NotAReport, reportIn } from "./report-file";

/** An exploration that was opened: a file of this machine, which the simulator never gets. */
export interface OpenedReport {
  fileName: string;
  report: ExplorationReport;
  /** The text of the scenario of each finding. */
  scenarios: ReadonlyMap<ReportedFinding, string>;
}

/** Undefined: none is open. This tab alone has it, until the page is loaded anew. */
export const opened = signal<OpenedReport | undefined>(undefined);

/** What was wrong with the file that was chosen last. */
export const openingProblem = signal("");

/** Shows the report in a file; what is wrong with it is shown instead. */
export async function openReport(file: File): Promise<void> {
  openingProblem.value = "";
  try {
    opened.value = openedReport(file.name, await file.text());
    announce(`The exploration ${file.name} was opened`);
    goTo(addresses.explore());
    document.querySelector("main")?.focus();
  } catch (error) {
    openingProblem.value = `${seen(file.name)} is not the report of an exploration: ${reasonOf(error)}.`;
  }
}

function openedReport(fileName: string, json: string): OpenedReport {
  const report = reportIn(json);
  const scenarios = new Map(report.findings.map((finding) => [finding, findingText(finding)]));
  return { fileName, report, scenarios };
}

const reasonOf = (error: unknown): string =>
  error instanceof NotAReport ? error.message : "it cannot be read";
