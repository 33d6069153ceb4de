import { Command, InvalidArgumentError, Option } from "commander";
import {
  type Allowing,
  baselineText,
  createAllowing,
  loadAllowed,
  loadBaseline,
} from "../../compare/allowing";
import { FileRefused } from "../../files/file-refused";
import { type Comparison, type SideName, sideNames } from "../../compare/comparison";
import type { FlowPlan } from "../../compare/flows";
import { type ComparisonReport, reportOf } from "../../compare/report/comparison-report";
import { plural } from "../../conformance/report/lines";
import type { InterfaceContract } from "../../contract/operation";
import { isLoopbackHost } from "../../base-url";
import {
  FileUnwritten,
  WrongUsage,
  print,
  printError,
  printJson,
  writeReport,
  untilStopped,
} from "../command-result";
import { wholeCount, directory, readableFile, writtenFile } from "../option-values";
import { address, credentials, defaultPair, defaultUrl } from "../server-client";
import { namesOf } from "../../record";
import { refuseUnnamed, withSettling } from "../settle";
import { compareMessages } from "../messages/again";
import { withUpstream } from "../upstream-options";
import { judging } from "../verdict/verdict";
import { type FlowOptions, chosenFlows } from "./chosen-flows";
import { type ComparisonOptions, runComparison } from "./run";

/** The options of `standin compare`. */
interface CompareOptions extends ComparisonOptions, FlowOptions {
  yes?: true;
  allow?: string;
  baseline?: string;
  writeBaseline?: string;
  writeProfile?: string;
  html?: string;
  junit?: string;
  markdown?: string;
}

const exitCodes: Readonly<Record<ComparisonReport["result"], number>> = {
  same: 0,
  different: 1,
  undecided: 3,
  defect: 4,
};

/** `standin compare`. */
export const compareCommand = (): Command =>
  withSettling(withUpstream(withFlows(withMessages(new Command("compare")))))
    .description(
      "Send the same flows to the simulator and to a provider, and show where their answers differ. Or, with two " +
        "messages, show where these differ.",
    )
    .option("--yes", "send the messages to another machine without asking")
    .option("--allow <file>", "differences that are known for a limited time (YAML)", readableFile)
    .option("--baseline <file>", "only differences that are not in it count", readableFile)
    .option("--write-baseline <file>", "write the differences for --baseline", writtenFile)
    .option(
      "--write-profile <file>",
      "write settings for the simulator under which it answers as the provider does, for --profile",
      writtenFile,
    )
    .option("--export <file>", "write the messages to the provider as a journal", writtenFile)
    .option("--json", "print the report as JSON")
    .option("--junit <file>", "write a JUnit report", writtenFile)
    .option("--html <file>", "write a page with both answers side by side", writtenFile)
    .option("--markdown <file>", "write a summary in Markdown, for a pipeline", writtenFile)
    .addHelpText(
      "after",
      `
Exit codes: 0 no difference that counts, 1 differences, 2 wrong usage,
3 undecided, 4 Standin breaks the contract.

Examples:
  standin compare 1 3
  standin compare --upstream airtime=http://127.0.0.1:8090/airtime/v5
  standin compare --upstream airtime=https://x.example --sandbox x.example
  standin compare --journal run.jsonl --sides recorded,standin`,
    )
    .action(
      async (
        left: string | undefined,
        right: string | undefined,
        options: CompareOptions & { url: string },
        command: Command,
      ) => {
        await judging(() =>
          left === undefined
            ? compare(options)
            : compareTwo({ left, right }, { ...options, user: userFor(command, options) }),
        );
      },
    );

/** Flows go to a provider too: whoever sets the variable for the simulator has not meant that. */
const userFor = (command: Command, { user }: CompareOptions): string =>
  command.getOptionValueSource("user") === "default" ? (process.env["STANDIN_USER"] ?? user) : user;

function compareTwo(
  { left, right }: { left: string; right: string | undefined },
  options: CompareOptions & { url: string },
): Promise<number> {
  if (right === undefined) throw new WrongUsage("Give two messages: standin compare 1 3.");
  return compareMessages(options, { left, right });
}

/** Adds two messages, and where they are. */
const withMessages = (command: Command): Command =>
  command
    .argument("[left]", "a message of the running simulator, by its number or name")
    .argument("[right]", "another one")
    .addOption(
      new Option("--url <url>", "of two messages: where the simulator listens")
        .env("STANDIN_URL")
        .default(defaultUrl)
        .argParser(address),
    );

/** Adds the options that say what is played. */
const withFlows = (command: Command): Command =>
  command
    .addOption(
      new Option("--sides <two>", "two of standin, upstream and recorded")
        .default(["standin", "upstream"], "standin,upstream")
        .argParser(sidesOption),
    )
    .option("--journal <file>", "play the messages of an exported journal again", readableFile)
    .option(
      "--values <file>",
      "values of each side (YAML), or fixtures: both sides hold the simulator's",
      valuesFile,
    )
    .option("--write-values <file>", "write a values file with all that is wanted", writtenFile)
    .option("--interface <names>", "compare these interfaces only, separated by commas")
    .addOption(
      new Option("--user <name:password>", "credentials of the messages")
        .default(defaultPair)
        .argParser(credentials),
    )
    .option("--fixtures <directory>", "your own fixture files, one per family", directory)
    .option(
      "--profile <file>",
      "the simulator answers as the provider of this profile",
      readableFile,
    )
    .option("--seed <text>", "all values that the simulator generates depend on it")
    .option("--lenient", "accept message forms that existing POS software sends")
    .option("--twice", "play the flows twice at the provider: what differs then is unsteady")
    .option(
      "--slower-than <ms>",
      "a difference, where the 95th percentile of an operation's times at the second side is above it",
      wholeCount,
    );

const valuesFile = (value: string): string => (value === "fixtures" ? value : readableFile(value));

function sidesOption(value: string): [SideName, SideName] {
  const given = value.split(",");
  const [ours, theirs] = given.flatMap((name) => sideNames.filter((known) => known === name));
  if (given.length !== 2 || ours === undefined || theirs === undefined || ours === theirs)
    throw new InvalidArgumentError(`Give two of ${sideNames.join(", ")}, separated by a comma.`);
  return [ours, theirs];
}

async function compare(options: CompareOptions): Promise<number> {
  refuseUnnamed(options);
  const { families } = await import("../../families/index.js");
  const contracts = families.flatMap((family) => family.contracts);
  const allowing = allowingOf(options);
  const flows = await chosenFlows(options, contracts);
  refuseUnasked(options, flows.plans);
  const laneOf = (name: string): string =>
    families.find((family) => family.contracts.some((one) => one.name === name))?.name ?? name;
  const { journal, ...outcome } = await untilStopped((stop) =>
    runComparison(options, { ...flows, playing: { contracts, laneOf, stop } }),
  );
  const report = reportOf({ ...outcome, allowing });
  await tell(report, options);
  const isWhole = await writeFiles(report, options, {
    export: journal,
    writeBaseline: baselineText(outcome.comparison.drifts),
    ...(await settledProfile(options, contracts, outcome.comparison, report)),
  });
  return isWhole ? exitCodes[report.result] : exitCodes.undecided;
}

/** The profile that settles the differences, added to the one that was used; says what it does not settle. */
async function settledProfile(
  { profile, writeProfile }: CompareOptions,
  contracts: readonly InterfaceContract[],
  { drifts }: Comparison,
  { times }: ComparisonReport,
): Promise<{ writeProfile?: string }> {
  if (writeProfile === undefined) return {};
  const { loadProfile, profileText, settleDrifts, delaysOf } =
    await import("../../compare/profile.js");
  const before = profile === undefined ? undefined : loadProfile(profile, contracts);
  const { answers, unsettled } = settleDrifts(drifts, before);
  if (unsettled > 0)
    printError(`${plural(unsettled, "open difference")} cannot be settled by a profile.`);
  return { writeProfile: profileText({ answers, delays: delaysOf(times) }) };
}

/** Nobody at a terminal sees how many messages go to another machine. */
function refuseUnasked({ upstream = {}, yes }: CompareOptions, plans: readonly FlowPlan[]): void {
  const host = Object.values(upstream)
    .map((url) => (URL.canParse(url) ? new URL(url).host : ""))
    .find((one) => one !== "" && !isLoopbackHost(one));
  if (host === undefined || yes === true || process.stdin.isTTY) return;
  const count = plans.reduce((sum, { messages }) => sum + messages.length, 0);
  throw new WrongUsage(
    `${plural(count, "message")} would go to ${host}. If they may, say so: --yes.`,
  );
}

/** What of the differences is known. */
function allowingOf({ allow, baseline }: CompareOptions): Allowing {
  try {
    const known = baseline === undefined ? new Set<string>() : loadBaseline(baseline);
    const today = new Date().toISOString().slice(0, 10);
    return createAllowing(allow === undefined ? [] : loadAllowed(allow), known, today);
  } catch (error) {
    throw error instanceof FileRefused ? new WrongUsage(error.message) : error;
  }
}

/** Prints the report. */
async function tell(report: ComparisonReport, { json }: CompareOptions): Promise<void> {
  if (json === true) printJson(report);
  else print((await import("../../compare/report/formats.js")).comparisonText(report));
}

/** Writes every file that was asked for; false: one could not be written, which is said. */
async function writeFiles(
  report: ComparisonReport,
  options: CompareOptions,
  further: Partial<Record<"export" | "writeBaseline" | "writeProfile", string | undefined>>,
): Promise<boolean> {
  const [{ comparisonHtml }, { comparisonJunit }, { comparisonMarkdown }] = await Promise.all([
    import("../../compare/report/formats.js"),
    import("../../compare/report/formats.js"),
    import("../../compare/report/formats.js"),
  ]);
  const contents = {
    html: () => comparisonHtml(report),
    junit: () => comparisonJunit(report),
    markdown: () => comparisonMarkdown(report),
    export: () => further.export ?? "",
    writeBaseline: () => further.writeBaseline ?? "",
    writeProfile: () => further.writeProfile ?? "",
  };
  const unwritten = namesOf(contents).flatMap((name) => {
    const file = options[name];
    return file === undefined ? [] : (unwrittenText(file, contents[name]()) ?? []);
  });
  for (const text of unwritten) printError(text);
  return unwritten.length === 0;
}

/** Writes a file; why it could not be written. */
function unwrittenText(file: string, content: string): string | undefined {
  try {
    writeReport(file, content);
    return undefined;
  } catch (error) {
    if (error instanceof FileUnwritten) return error.message;
    throw error;
  }
}
