import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import type { ExplorationReport } from "../../explore/report/exploration-report";
import type { ExploreSettings, Exploring } from "../../explore/runs";
import { shellWord } from "../../till/curl";
import { environmentHelp, withSimulatorOptions } from "../child-process";
import { writePrivate } from "../../private-file";
import { coloured } from "../colour";
import { Ended, WrongUsage, print, printColoured, printError, printJson } from "../command-result";
import { writtenDirectory } from "../given-paths";
import { durationOption, wholeCount } from "../option-values";
import { untilStopped } from "../stop-signals";
import { judging, refuseWrongOptions } from "../verdict";
import { withVerdict } from "../verdict-options";
import { type ChildRunOptions, runChildren } from "./child-run";
import { writeFindings } from "./finding-files";
import { type KeptRuns, beginKeeping, lastKept } from "./kept-runs";
import { createProgressLine } from "./progress-line";

interface ExploreOptions extends ChildRunOptions {
  depth: 1 | 2;
  jobs?: number;
  budget?: number;
  everyPlan?: true;
  commandMustPass?: true;
  findings: string;
  plan?: true;
  resume?: true;
  json?: true;
}

function depthOption(value: string): 1 | 2 {
  if (value !== "1" && value !== "2") throw new InvalidArgumentError("Give 1 or 2.");
  return value === "1" ? 1 : 2;
}

/** Adds the options that say how much runs. */
const withAmounts = (command: Command): Command =>
  command
    .option(
      "--depth <1 or 2>",
      "2: also strike what the POS sends because of a fault",
      depthOption,
      1,
    )
    .option("--jobs <number>", "runs at a time (the number of cores)", wholeCount)
    .option(
      "--budget <duration>",
      "spend so long, such as 20m, on runs that meet the same as another one",
      durationOption,
    )
    .option("--every-plan", "also run all that meet the same as another run");

/** `standin explore -- COMMAND`. */
export const exploreCommand = (): Command =>
  withAmounts(withVerdict(withSimulatorOptions(new Command("explore"))))
    .description(
      "Run the POS's own test command once for each fault at each of its messages, judge each run, " +
        "and show what broke.",
    )
    .argument("[command...]", "the command, after --")
    .option("--judge-at-exit", "what the POS has not sent when its command ends, it never sends")
    .option("--command-must-pass", "a command that ends with another code than 0 is a finding")
    .option(
      "--run-timeout <duration>",
      "how long one run of the command may take (10m)",
      durationOption,
    )
    .option(
      "--findings <directory>",
      "write a scenario file for each finding",
      writtenDirectory,
      "findings",
    )
    .option("--plan", "only list what would run, after one run without a fault")
    .option("--resume", "go on with the last exploration, which was stopped")
    .addHelpText(
      "after",
      `
${environmentHelp}
  STANDIN_RUN       a number that no other run has at the same time, from 1

Exit codes: 0 the POS behaved, 1 it did not, 2 wrong usage, 3 undecided,
4 a defect of the simulator, 126 the command cannot be run,
127 it does not exist.

Examples:
  standin explore --judge-at-exit -- npm test
  standin explore --depth 2 --budget 20m --interface airtime -- npm test
  standin explore --resume`,
    )
    .action(async (words: string[], _options: ExploreOptions, command: Command) => {
      await judging(() => exploreOrResume(words, command));
    });

/** The options that were given on the command line, without the defaults. */
const givenOptions = (command: Command): Partial<ExploreOptions> =>
  Object.fromEntries(
    Object.entries(command.opts<ExploreOptions>()).filter(
      ([name]) => command.getOptionValueSource(name) === "cli",
    ),
  );

function exploreOrResume(words: string[], command: Command): Promise<number> {
  const options = command.opts<ExploreOptions>();
  if (options.resume !== true) {
    if (words.length === 0)
      throw new WrongUsage("Give the command to run after --: standin explore -- npm test");
    return exploreWith(options, () => beginKeeping(words, options));
  }
  if (words.length > 0)
    throw new WrongUsage("--resume goes on with the last command: give none after --.");
  const kept = lastKept<ExploreOptions>();
  return exploreWith({ ...kept.asked.options, ...givenOptions(command) }, () => kept);
}

async function exploreWith(
  options: ExploreOptions,
  open: () => KeptRuns<ExploreOptions>,
): Promise<number> {
  await refuseWrongOptions(options);
  const kept = open();
  const { jobs = availableParallelism() } = options;
  const line = createProgressLine(jobs);
  try {
    return await untilStopped(async (stop) => {
      const exploring = {
        run: runChildren(kept.asked.command, options, stop),
        memory: kept,
        settings: { ...(await settingsOf(options)), jobs },
        onProgress: line.tell,
      };
      if (options.plan === true) return listPlans(exploring, options);
      const report = await reportOn(exploring);
      line.end();
      return tell(report, kept.asked.command, options);
    });
  } catch (error) {
    if (error instanceof Ended) tellKept(kept);
    throw error;
  } finally {
    line.end();
  }
}

function tellKept({ count, file }: KeptRuns<ExploreOptions>): void {
  printError(`\n${count()} runs are kept in ${file}. To go on: standin explore --resume`);
}

async function settingsOf({
  depth,
  budget = 0,
  everyPlan,
  commandMustPass,
  interface: names,
  timeout,
}: ExploreOptions): Promise<Omit<ExploreSettings, "jobs">> {
  const [{ families }, { defaultConfiguration }] = await Promise.all([
    import("../../interfaces/index.js"),
    import("../../conformance/configuration.js"),
  ]);
  const end = performance.now() + budget * 1_000;
  return {
    contracts: families.flatMap(({ contracts }) => contracts),
    ...(names !== undefined && { interfaces: names.split(",") }),
    depth,
    hasTime: () => everyPlan === true || performance.now() < end,
    commandMustPass: commandMustPass === true,
    timeout: timeout ?? defaultConfiguration.timeout,
    holds: true,
  };
}

async function reportOn(exploring: Exploring): Promise<ExplorationReport> {
  const [{ explore }, { reportOf }] = await Promise.all([
    import("../../explore/exploration.js"),
    import("../../explore/report/exploration-report.js"),
  ]);
  return reportOf(await explore(exploring), exploring.settings.contracts);
}

/** Lists the plans; of each class the first is marked. */
async function listPlans(exploring: Exploring, { json }: ExploreOptions): Promise<number> {
  const { cleanMistake, plansOf } = await import("../../explore/exploration.js");
  const { clean, first, others } = await plansOf(exploring);
  const mistake = cleanMistake(clean);
  if (mistake !== undefined)
    throw new WrongUsage(`Without a fault the POS ${mistake}: there is nothing to explore.`);
  const ids = { run: first.map(({ id }) => id), alike: others.map(({ id }) => id) };
  if (json === true) printJson(ids);
  else {
    for (const id of ids.run) print(id);
    for (const id of ids.alike) print(`${id} (like one above)`);
  }
  return 0;
}

const exitCodes: Readonly<Record<ExplorationReport["result"], number>> = {
  pass: 0,
  fail: 1,
  inconclusive: 3,
  error: 4,
};

/** Prints the report, writes every file that was asked for, and gives the exit code. */
async function tell(
  report: ExplorationReport,
  command: readonly string[],
  options: ExploreOptions,
): Promise<number> {
  if (options.json === true) printJson(report);
  else {
    const { explorationText } = await import("../../explore/report/text.js");
    printColoured(coloured(explorationText(report)));
  }
  const atExit = options.judgeAtExit === true ? "--judge-at-exit " : "";
  const files = writeFindings(options.findings, report.findings);
  const words = command.map(shellWord).join(" ");
  const retries = files.map((file) => `standin run ${shellWord(file)} ${atExit}-- ${words}`);
  await writeReports(report, retries, options);
  for (const [at, file] of files.entries()) printError(`Written: ${file}. Try it: ${retries[at]}`);
  return exitCodes[report.result];
}

/** Writes every report that was asked for; `retries`: the commands that show the findings again. */
async function writeReports(
  report: ExplorationReport,
  retries: readonly string[],
  { junit, html, markdown }: ExploreOptions,
): Promise<void> {
  const [{ explorationHtml }, { explorationJunit }, { explorationMarkdown }] = await Promise.all([
    import("../../explore/report/html.js"),
    import("../../explore/report/junit.js"),
    import("../../explore/report/markdown.js"),
  ]);
  if (junit !== undefined) writePrivate(junit, explorationJunit(report));
  if (html !== undefined) writePrivate(html, explorationHtml(report));
  if (markdown !== undefined)
    writePrivate(
      markdown,
      explorationMarkdown(report, (at) => retries[at] && `npx ${retries[at]}`),
    );
}
