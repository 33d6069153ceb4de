import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import { chosenAmong, planWithId, type Plan } from "../../explore/plan";
import { columnHeadings } from "../../explore/trials";
import type { ExplorationReport } from "../../explore/report/exploration-report";
import type { ExploreSettings, Exploring, PlannedRuns } from "../../explore/runs";
import { didYouMean } from "../../mistake";
import { environmentHelp, withSimulatorOptions } from "../command-with-simulator";
import {
  EndedBySignal,
  FileUnwritten,
  WrongUsage,
  printColoured,
  printError,
  printJson,
  writeReport,
  untilStopped,
} from "../command-result";
import {
  readableFile,
  writtenDirectory,
  writtenFile,
  durationOption,
  wholeCount,
} from "../option-values";
import { agreeToSend, goesOut, refuseUnnamed } from "../settle";
import { shortWaitText } from "../upstream-options";
import { judging, refuseWrongOptions } from "../verdict/verdict";
import { withVerdict } from "../verdict/verdict-output";
import { retryOf, type ExploreCommandOptions, runChildren } from "./child-run";
import { certifiedRuns, verifiedRuns } from "./certificate";
import {
  isWritten,
  tryDirectory,
  writeFinding,
  type KeptRuns,
  beginKeeping,
  lastKept,
  tellKept,
} from "./exploration-files";
import { createProgressLine, listPlans, trafficLines } from "./estimate";
import { providerResult } from "../../conformance/provider-part";
import { colourReport } from "../terminal";

const exitCodes: Readonly<Record<ExplorationReport["result"], number>> = {
  pass: 0,
  fail: 1,
  inconclusive: 3,
  error: 4,
};

/** Prints the report, writes every file that was asked for, and gives the exit code. */
async function tell(
  report: ExplorationReport,
  retry: ReturnType<typeof retryOf>,
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
  const lines = retries.map(({ line }) => line);
  await writeReports(report, lines, options);
  for (const { file, line } of retries) {
    const written = file === undefined ? "" : `Written: ${file}. `;
    if (line !== undefined) printError(`${written}Try it: ${line}`);
  }
  const isProviders = options.provider === true && report.result !== "error";
  return exitCodes[isProviders ? providerResult(report.provider) : report.result];
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

function depthOption(value: string): 1 | 2 {
  if (value !== "1" && value !== "2") throw new InvalidArgumentError("Give 1 or 2.");
  return value === "1" ? 1 : 2;
}

const further = (value: string, before: string[] = []): string[] => [
  ...before,
  ...value.split(","),
];

/** Adds the options that say how much runs. */
const withAmounts = (command: Command): Command =>
  command
    .option(
      "--depth <1 or 2>",
      "2: also strike messages that the POS sends because of a fault",
      depthOption,
      1,
    )
    .option("--jobs <number>", "runs at a time (the number of cores)", wholeCount)
    .option(
      "--budget <duration>",
      "time for the plans that are not distinct, such as 20m",
      durationOption,
    )
    .option("--every-plan", "run all plans, not only the distinct ones")
    .option(
      "--only <operation or fault>",
      "only strike this operation, or only with this fault, such as redeem or 504-after (repeatable)",
      further,
    )
    .option("--fail-fast", "start no more runs once a finding is confirmed")
    .option(
      "--restart-command",
      "also kill the command at each message, and start it again: for a POS that keeps its queue on disk",
    );

/** Adds the options of certificates. */
const withCertificate = (command: Command): Command =>
  command
    .option("--certificate <file>", "write a certificate; it needs --journal", writtenFile)
    .option("--journal <file>", "write the journal of all runs", writtenFile)
    .option("--verify <certificate>", "judge a journal again by its certificate", readableFile);

/** `standin explore -- COMMAND`. */
export const exploreCommand = (): Command =>
  withCertificate(withAmounts(withVerdict(withSimulatorOptions(new Command("explore")))))
    .description(
      "Run the POS's own test command once for each fault on each of its messages, and judge each run.",
    )
    .argument("[command...]", "the command, after --")
    .option(
      "--judge-at-exit",
      "judge as soon as the command has ended: a message not sent by then counts as never sent",
    )
    .option("--command-must-pass", "a command that ends with a non-zero code is a finding")
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
    .option(
      "--yes",
      "send the messages of all runs to a provider on another machine without asking",
    )
    .option("--resume", "continue the last exploration, which was stopped")
    .option("--again", "only run the plans that broke a rule in the last exploration")
    .addHelpText(
      "after",
      `
${environmentHelp}
  STANDIN_RUN       a number that no concurrent run shares, from 1
  STANDIN_RESTARTED 1 if --restart-command has killed the command before

Exit codes: 0 the POS behaved, 1 it did not, 2 wrong usage, 3 undecided,
4 a defect in the simulator, 126 the command cannot be run,
127 it does not exist.

Examples:
  standin explore --judge-at-exit -- npm test
  standin explore --depth 2 --budget 20m --interface airtime -- npm test
  standin explore --only confirmRedemption --only 503-before -- npm test
  standin explore --resume
  standin explore --again`,
    )
    .action(async (words: string[], _options: ExploreCommandOptions, command: Command) => {
      await judging(() => exploreOrResume(words, command));
    });

/** The options that were given on the command line, without the defaults. */
const givenOptions = (command: Command): Partial<ExploreCommandOptions> =>
  Object.fromEntries(
    Object.entries(command.opts<ExploreCommandOptions>()).filter(
      ([name]) => command.getOptionValueSource(name) === "cli",
    ),
  );

function exploreOrResume(words: string[], command: Command): Promise<number> {
  const options = command.opts<ExploreCommandOptions>();
  const { resume, again } = options;
  const verified = verifiedRuns(options, words);
  if (verified !== undefined) return verified;
  if (resume === true && again === true)
    throw new WrongUsage("Give --resume or --again, not both.");
  if (resume !== true && again !== true) {
    if (words.length === 0)
      throw new WrongUsage("Give the command to run after --: standin explore -- npm test");
    return exploreWith(options, () => beginKeeping(words, withoutSecrets(options)));
  }
  if (words.length > 0)
    throw new WrongUsage(
      again === true
        ? "--again runs the last command: give none after --."
        : "--resume continues with the last command: give none after --.",
    );
  const kept = lastKept<ExploreCommandOptions>();
  const known = { ...kept.asked.options, ...givenOptions(command) };
  if (again !== true) return exploreWith(known, () => kept);
  const plans = kept.broken().filter((key) => !/ \(again, \d+\)$/.test(key));
  if (plans.length === 0)
    throw new WrongUsage(`There is nothing to run again: nothing in ${kept.file} broke a rule.`);
  const asked = { ...known, plans };
  return exploreWith(asked, () => beginKeeping(kept.asked.command, withoutSecrets(asked)));
}

/** What is kept in a file has no credentials of a provider: --resume takes them from the environment. */
const withoutSecrets = ({
  upstreamUser: _secret,
  ...options
}: ExploreCommandOptions): ExploreCommandOptions => options;

async function exploreWith(
  options: ExploreCommandOptions,
  open: () => KeptRuns<ExploreCommandOptions>,
): Promise<number> {
  await refuseWrongOptions(options);
  refuseUnnamed(options);
  const shortWait = shortWaitText(options, options.timeout);
  if (shortWait !== undefined) printError(shortWait);
  if (options.plan !== true) await agreeToSend(options);
  // Each run uses up what a provider has.
  const { jobs = goesOut(options) ? 1 : availableParallelism() } = options;
  const settings = { ...(await settingsOf(options)), jobs };
  if (options.plan !== true) tryDirectory(options.findings);
  const kept = open();
  const line = createProgressLine();
  try {
    return await untilStopped(async (stop) => {
      const certified = certifiedRuns(runChildren(kept.asked.command, options, stop), options);
      const exploring = {
        run: certified.run,
        memory: kept,
        settings,
        onProgress: line.tell,
        onPlanned(planned: PlannedRuns) {
          for (const text of trafficLines(planned, options)) printError(text);
        },
      };
      if (options.plan === true) return listPlans(exploring, options);
      const report = await reportOn(exploring, options);
      line.end();
      certified.write(report);
      return tell(report, retryOf(kept.asked.command, exploreCommand(), options), options);
    });
  } catch (error) {
    if (error instanceof EndedBySignal || error instanceof FileUnwritten) tellKept(kept);
    throw error;
  } finally {
    line.end();
  }
}

async function settingsOf(options: ExploreCommandOptions): Promise<Omit<ExploreSettings, "jobs">> {
  const [{ families }, { defaultConfiguration }] = await Promise.all([
    import("../../families/index.js"),
    import("../../conformance/configuration.js"),
  ]);
  const { depth, budget = 0, everyPlan, interface: names, plans, timeout, only = [] } = options;
  const contracts = families.flatMap((family) => family.contracts);
  const interfaces = names?.split(",");
  const end = performance.now() + budget * 1_000;
  const chosen = chosenAmong(only, contracts, interfaces);
  if ("unknown" in chosen)
    throw new WrongUsage(
      `--only: there is no operation or fault ${chosen.unknown}.` +
        didYouMean(chosen.unknown, chosen.known),
    );
  const settings: Omit<ExploreSettings, "jobs"> = {
    contracts,
    ...(interfaces && { interfaces }),
    depth,
    spareSeconds: () => (everyPlan === true ? Infinity : (end - performance.now()) / 1_000),
    commandMustPass: options.commandMustPass === true,
    failFast: options.failFast === true,
    isWanted: chosen.isWanted,
    timeout: timeout ?? defaultConfiguration.timeout,
    holds: true,
    ownPort: true,
    restarts: options.restartCommand === true,
  };
  const onlyPlans = plans && inColumns(plans.flatMap((id) => planWithId(id, settings) ?? []));
  return { ...settings, ...(onlyPlans && { onlyPlans }) };
}

/** Plans in the order of the matrix: those that were kept are in the order in which their runs ended. */
function inColumns(plans: readonly Plan[]): Plan[] {
  const columns = columnHeadings().map(({ id }) => id);
  const placeOf = ({ strikes }: Plan): number =>
    columns.indexOf(strikes.at(-1)?.trial.column ?? "");
  return plans.toSorted((one, other) => placeOf(one) - placeOf(other));
}

async function reportOn(
  exploring: Exploring,
  { plans, only }: ExploreCommandOptions,
): Promise<ExplorationReport> {
  const [{ explore }, { reportOf }] = await Promise.all([
    import("../../explore/exploration.js"),
    import("../../explore/report/exploration-report.js"),
  ]);
  return reportOf(await explore(exploring), exploring.settings.contracts, partText(plans, only));
}

/** Which plans are run, where these are not all. */
function partText(
  plans: readonly string[] | undefined,
  only: readonly string[] = [],
): string | undefined {
  if (plans !== undefined)
    return "Only the plans that broke a rule in the last exploration were tried.";
  return only.length === 0 ? undefined : `Only ${only.join(", ")} was tried.`;
}
