import { Command } from "commander";
import { type JournaledRun, struckNothingText } from "../../conformance/report/lines";
import { environmentHelp, withSimulatorOptions } from "../child-process";
import { CommandFailed, EndedBySignal, printError, signalCode } from "../command-result";
import { writtenFile, durationOption, wholeCount } from "../option-values";
import { stoppedBy, untilStopped } from "../stop-signals";
import { shortWaitText } from "../upstream-options";
import { judging, refuseWrongOptions } from "../verdict/verdict";
import { withVerdict, report } from "../verdict/verdict-output";
import { type RunOptions, planOf } from "./planned";
import { type Ran, runScenarios } from "./scenario-runs";

/** `standin run SCENARIO -- COMMAND`. */
export const runCommand = (): Command =>
  withVerdict(withSimulatorOptions(new Command("run")))
    .description(
      "Run the POS's own test command under each scenario, with a fresh simulator, and judge the POS.",
    )
    .argument(
      "<scenario and command...>",
      "name or file of the scenario, then -- and the command; with --all only -- and the command",
    )
    .option(
      "--all",
      "run every scenario of --scenarios, or of the library; with --interface only its scenarios",
    )
    .option("--wait", "wait until every window has closed, even once the verdict is FAIL")
    .option("--no-wait", "judge as soon as the command has ended, without waiting for open windows")
    .option(
      "--judge-at-exit",
      "judge as soon as the command has ended: a message not sent by then counts as never sent",
    )
    .option("--jobs <number>", "commands at a time, with --all", wholeCount, 1)
    .option("--run-timeout <duration>", "how long one run of the command may take", durationOption)
    .option("--quiet", "print only the results, a line for each scenario")
    .option(
      "--export <file>",
      "write the judged journal to a file, for standin verdict --from",
      writtenFile,
    )
    .addHelpText(
      "after",
      `
${environmentHelp}
  STANDIN_SCENARIO  the name of the scenario
  STANDIN_RUN       a number that no other run has at the same time, from 1

Exit codes: 0 the POS behaved, 1 it did not (or its command failed),
2 wrong usage, 3 undecided, 4 a defect in the simulator,
126 the command cannot be run, 127 it does not exist.

Examples:
  standin run redemption-answer-lost -- npm test
  standin run ./mine.yaml -- npm test
  standin run --all --scenarios ./our-scenarios --junit verdict.xml -- npm test`,
    )
    .action(async (words: string[], options: RunOptions) => {
      await judging(() => runAll(words, options));
    });

/** Runs the scenarios that were asked for, and reports on them. */
async function runAll(words: string[], options: RunOptions): Promise<number> {
  const { planned, command } = await planOf(words, options);
  await refuseWrongOptions(options);
  const shortWait = shortWaitText(options, options.timeout);
  if (shortWait !== undefined) printError(shortWait);
  if (planned.length === 0)
    throw new CommandFailed(`There is no scenario for ${options.interface ?? ""}.`);
  return untilStopped(async (stop) =>
    reportRuns(await runScenarios(planned, { command, options, stop }), options, stop),
  );
}

/** Reports on what was judged, and says what was not. */
async function reportRuns(
  ran: readonly Ran[],
  options: RunOptions,
  stop: AbortSignal,
): Promise<number> {
  const judged = ran.flatMap((one): JournaledRun[] => ("verdict" in one ? [one] : []));
  const refused = ran.flatMap((one) => ("refused" in one ? [one] : []));
  if (judged.length === 0 && stop.aborted) throw new EndedBySignal(stoppedBy(stop));
  const code = await report(judged, options, refused);
  if (options.all === true) {
    const text = struckNothingText(judged);
    if (text !== undefined) printError(text);
  }
  for (const { name, refused: reason } of refused) printError(`${name} did not run: ${reason}`);
  if (!stop.aborted) return refused.length > 0 ? Math.max(code, 2) : code;
  const signal = stoppedBy(stop);
  printError(`Ended by ${signal}: ${judged.length} of ${ran.length} were judged.`);
  return signalCode(signal);
}
