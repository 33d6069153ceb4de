import { outcomeMarks } from "../../conformance/judged-rule";
import type { JournaledRun, RefusedRun } from "../../conformance/report/lines";
import { providerResult } from "../../conformance/provider-part";
import type { Verdict } from "../../conformance/verdict";
import { colourReport, inColour, isColoured, table } from "../terminal";
import { printColoured, printError, printJson, writeReport } from "../command-result";
import { plain } from "../../plain-text";
import { type Command, InvalidArgumentError, Option } from "commander";
import { readableFile, writtenFile } from "../option-values";

/** Exit codes of a verdict, the worst first: a defect of ours; failed; inconclusive; passed. */
const verdictCodes: Readonly<Record<Verdict["result"], number>> = {
  error: 4,
  fail: 1,
  inconclusive: 3,
  warn: 0,
  pass: 0,
};

/** The worst of the exit codes of several verdicts: a failure is not undecided because another run is. */
const worstCode = (codes: readonly number[]): number =>
  Object.values(verdictCodes).find((code) => codes.includes(code)) ?? verdictCodes.pass;

/** The exit code of a verdict's second part; nobody can say what messages showed that a trimmed journal has lost. */
function providerCode({ result, provider, observed }: Verdict): number {
  if (result === "error") return verdictCodes.error;
  const ofProvider = providerResult(provider);
  const isLost = ofProvider === "pass" && observed.trimmed > 0;
  return verdictCodes[isLost ? "inconclusive" : ofProvider];
}

/** What is printed, and written to files. */
interface ReportOptions extends VerdictOptions {
  export?: string;
  /** Prints nothing but the results. */
  quiet?: true;
}

/**
 * Prints the verdicts, writes every file that was asked for, and gives the exit code. `refused`: scenarios that could
 * not run.
 */
export async function report(
  runs: readonly JournaledRun[],
  options: ReportOptions,
  refused: readonly RefusedRun[] = [],
): Promise<number> {
  if (runs.length > 0) await printReports(runs, options);
  const unmatched = await unmatchedWaivers(runs, options);
  await writeReports(runs, options, { refused, unmatched });
  const isKept =
    options.json === true || options.export !== undefined || options.html !== undefined;
  if (
    !isKept &&
    runs.some(({ verdict, code }) => code !== undefined && verdict.result !== "pass")
  ) {
    printError(
      "Numbers in parentheses are message numbers. To see the messages later, write a " +
        "page with --html FILE or the journal with --export FILE, for standin messages --from FILE.",
    );
  }
  if (options.provider === true) return worstCode(runs.map(({ verdict }) => providerCode(verdict)));
  for (const line of unmatched) printError(line);
  return worstCode([
    ...(unmatched.length > 0 ? [verdictCodes.fail] : []),
    ...runs.map(({ verdict, code = 0 }) => runCode(verdictCodes[verdict.result], code)),
  ]);
}

async function writeReports(
  runs: readonly JournaledRun[],
  { junit, html, markdown, export: journals }: ReportOptions,
  { refused, unmatched }: { refused: readonly RefusedRun[]; unmatched: readonly string[] },
): Promise<void> {
  if (junit !== undefined) {
    const { junitReport } = await import("../../conformance/report/junit.js");
    writeReport(junit, junitReport(runs, refused, unmatched));
  }
  if (html !== undefined) {
    const { htmlReport } = await import("../../conformance/report/html.js");
    writeReport(html, htmlReport(runs, unmatched));
  }
  if (markdown !== undefined) {
    const { markdownReport } = await import("../../conformance/report/markdown.js");
    writeReport(markdown, markdownReport(runs, refused, unmatched));
  }
  if (journals !== undefined) {
    const { journalText } = await import("../../conformance/journal-file.js");
    writeReport(journals, runs.map(({ journal }) => journalText(journal)).join(""));
  }
}

async function printReports(
  runs: readonly JournaledRun[],
  { json, quiet }: ReportOptions,
): Promise<void> {
  const isOne = runs.length === 1;
  if (json === true) {
    printJson(
      isOne
        ? runs[0]?.verdict
        : runs.map(({ name, verdict, code }) => ({
            name,
            ...(code !== undefined && { code }),
            verdict,
          })),
    );
    return;
  }
  const { textReport, resultText } = await import("../../conformance/report/text.js");
  for (const { name, verdict, code } of runs) {
    const head = isOne && code === undefined ? "" : headOf(plain(name), code);
    const isFolded = quiet === true || (!isOne && verdict.result === "pass");
    printColoured(
      colourReport(
        `${head}${isFolded ? resultText(verdict) : textReport(verdict, { passing: isOne })}`,
      ),
    );
  }
  if (!isOne) printColoured(`\n${colourReport(withHeading(summaryOf(runs)))}`);
}

/** A line for each run: its result, the rules that it broke, and how long it took. */
const summaryOf = (runs: readonly JournaledRun[]): string =>
  table([
    ["scenario", "result", "seconds", "rules"],
    ...runs.map(({ name, verdict: { result, rules }, seconds }) => [
      name,
      outcomeMarks[result].word,
      seconds === undefined ? "" : seconds.toFixed(1),
      rules
        .filter(({ outcome }) => outcome === "fail" || outcome === "error")
        .map(({ id }) => id)
        .join(", "),
    ]),
  ]);

/** A table whose first line is bold on a terminal. */
const withHeading = (text: string): string =>
  isColoured() ? text.replace(/^.*/, (heading) => inColour("bold", heading)) : text;

const headOf = (name: string, code = 0): string =>
  `${name}${code === 0 ? "" : ` (the command ended with ${code})`}: `;

/** The waivers that matched in no run, unless a verdict reports them itself. */
async function unmatchedWaivers(
  runs: readonly JournaledRun[],
  { waivers, interface: names }: VerdictOptions,
): Promise<string[]> {
  if (waivers === undefined) return [];
  const [{ loadWaivers, unmatchedIn, waiversOf }, { loadJudgedInterfaces }] = await Promise.all([
    import("../../conformance/waivers.js"),
    import("../../families/index.js"),
  ]);
  return unmatchedIn(
    runs.map(({ verdict }) => verdict),
    waiversOf(loadWaivers(waivers), names?.split(","), await loadJudgedInterfaces()),
  );
}

/** A command that failed is no pass, whatever it sent. */
const runCode = (verdict: number, command: number): number =>
  verdict === 0 && command !== 0 ? 1 : verdict;

/** The options of a verdict on the command line. */
export interface VerdictOptions {
  interface?: string;
  strict?: true;
  timeout?: number;
  reverseWithin?: number;
  closeWithin?: number;
  repeatWithin?: number;
  waivers?: string;
  allowCriticalWaivers?: true;
  provider?: true;
  json?: true;
  junit?: string;
  html?: string;
  markdown?: string;
}

/** The options that are durations, in seconds. */
export const durations = ["timeout", "reverseWithin", "closeWithin", "repeatWithin"] as const;

function secondsOption(value: string): number {
  if (!/^\d+(\.\d+)?s?$/.test(value))
    throw new InvalidArgumentError("Give seconds, such as 60 or 60s.");
  return Number.parseFloat(value);
}

/** Adds the options that every command with a verdict has. */
export const withVerdict = (command: Command): Command =>
  command
    .option("--interface <names>", "judge these interfaces only, separated by commas")
    .option("--strict", "treat every should as a must")
    .addOption(
      new Option("--timeout <seconds>", "the POS's time-out, as agreed with it (60)").argParser(
        secondsOption,
      ),
    )
    .addOption(
      new Option(
        "--reverse-within <seconds>",
        "how soon an unknown outcome must be reversed (90)",
      ).argParser(secondsOption),
    )
    .addOption(
      new Option(
        "--close-within <seconds>",
        "how soon an approved request must be confirmed or reversed (300)",
      ).argParser(secondsOption),
    )
    .addOption(
      new Option(
        "--repeat-within <seconds>",
        "how soon an advice message without a final answer must be repeated (60)",
      ).argParser(secondsOption),
    )
    .option(
      "--waivers <file>",
      "known failures that are waived for a limited time (YAML)",
      readableFile,
    )
    .option("--allow-critical-waivers", "also accept waivers of rules about money")
    .option("--provider", "take the exit code from what the provider behind an upstream did")
    .option("--json", "print the verdict as JSON")
    .option("--junit <file>", "write a JUnit report", writtenFile)
    .option("--html <file>", "write a page with the timeline of each failed check", writtenFile)
    .option("--markdown <file>", "write a summary in Markdown, for a pipeline", writtenFile);
