import type { ExplorationReport } from "../../explore/report/exploration-report";
import { colourReport } from "../terminal";
import { printColoured, printError, printJson, writeReport } from "../command-result";
import type { Retry } from "./retry";
import type { ExploreCommandOptions } from "./options";
import { isWritten, writeFinding } from "./finding-files";

const exitCodes: Readonly<Record<ExplorationReport["result"], number>> = {
  pass: 0,
  fail: 1,
  inconclusive: 3,
  error: 4,
};

/** Prints the report, writes every file that was asked for, and gives the exit code. */
export async function tell(
  report: ExplorationReport,
  retry: Retry,
  options: ExploreCommandOptions,
): Promise<number> {
  if (options.json === true) printJson(report);
  else {
    const { explorationText } = await import("../../explore/report/text.js");
    printColoured(colourReport(explorationText(report)));
  }
  const retries = report.findings.map((finding) => {
    const file = isWritten(finding) ? writeFinding(options.findings, finding) : undefined;
    return { file, line: retry(finding, file) };
  });
  await writeReports(
    report,
    retries.map(({ line }) => line),
    options,
  );
  for (const { file, line } of retries) {
    const written = file === undefined ? "" : `Written: ${file}. `;
    if (line !== undefined) printError(`${written}Try it: ${line}`);
  }
  return exitCodes[report.result];
}

/** Writes every report that was asked for; `retries`: the commands that show the findings again. */
async function writeReports(
  report: ExplorationReport,
  retries: readonly (string | undefined)[],
  { junit, html, markdown }: ExploreCommandOptions,
): Promise<void> {
  const [{ explorationHtml }, { explorationJunit }, { explorationMarkdown }] = await Promise.all([
    import("../../explore/report/html.js"),
    import("../../explore/report/junit.js"),
    import("../../explore/report/markdown.js"),
  ]);
  if (junit !== undefined) writeReport(junit, explorationJunit(report));
  if (html !== undefined) writeReport(html, explorationHtml(report));
  if (markdown !== undefined)
    writeReport(
      markdown,
      explorationMarkdown(report, (at) => retries[at] && `npx ${retries[at]}`),
    );
}
