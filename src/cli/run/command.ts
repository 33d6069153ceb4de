import { type ScenarioLibrary, isScenarioFile, noScenarioFile } from "../../scenario/load";
import { fileError } from "../../files/file-refused";
import { interfacesOf } from "../../scenario/definition";
import {
  CommandFailed,
  WrongUsage,
  printError,
  EndedBySignal,
  signalCode,
  stoppedBy,
  untilStopped,
} from "../command-result";
import {
  type SimulatorOptions,
  environmentOf,
  runInherited,
  startSimulator,
  defaultRunTimeout,
  runCaptured,
  environmentHelp,
  withSimulatorOptions,
} from "../command-with-simulator";
import { type VerdictOptions, withVerdict, report } from "../verdict/verdict-output";
import {
  type JournaledRun,
  type RefusedRun,
  struckNothingText,
} from "../../conformance/report/lines";
import type { Standin } from "../..";
import { createSlots } from "../../explore/position";
import { settleRun } from "../settle";
import { judgeOnceClosed, waitText, judging, refuseWrongOptions } from "../verdict/verdict";
import { Command } from "commander";
import { writtenFile, durationOption, wholeCount } from "../option-values";
import { shortWaitText } from "../upstream-options";

/** The options of `standin run`. */
interface RunOptions extends VerdictOptions, Omit<SimulatorOptions, "scenario"> {
  all?: true;
  /** True with `--wait`, false with `--no-wait`; absent: until the windows have closed, or the verdict is FAIL. */
  wait?: boolean;
  /** What has not been sent when the command ends is never sent. */
  judgeAtExit?: true;
  /** Commands at a time. */
  jobs: number;
  /** How long a run of the command may take, in seconds. */
  runTimeout?: number;
  export?: string;
  /** Prints nothing but the summary. */
  quiet?: true;
}

/** A scenario that is run: its name, and what a simulator is given for it. */
interface PlannedScenario {
  name: string;
  scenario: string;
}

/** Which scenarios, and which command. */
async function planOf(
  words: string[],
  { all, scenarios, interface: interfaces }: RunOptions,
): Promise<{ planned: PlannedScenario[]; command: string[] }> {
  if (all !== true) {
    const [given = "", ...command] = words;
    if (command.length === 0)
      throw new WrongUsage(
        "Give a scenario, then -- and the command to run: standin run redemption-answer-lost -- npm test",
      );
    return {
      planned: [
        isScenarioFile(given) ? await plannedFile(given) : { name: given, scenario: given },
      ],
      command,
    };
  }
  const [{ createScenarioLibrary }, { families }, { scenarioDirectory }] = await Promise.all([
    import("../../scenario/load.js"),
    import("../../families/index.js"),
    import("../../package-files.js"),
  ]);
  const library = createScenarioLibrary(
    [scenarios ?? scenarioDirectory],
    families.flatMap((family) => family.contracts),
  );
  if (library.names().length === 0)
    throw new CommandFailed(noScenarioFile(scenarios ?? scenarioDirectory));
  const names =
    interfaces === undefined ? library.names() : namesFor(interfaces.split(","), library);
  return { planned: names.map((name) => ({ name, scenario: name })), command: words };
}

/**
 * The scenarios that are for one of these interfaces, and the files that are wrong: those are refused where
 * they are run.
 */
const namesFor = (wanted: readonly string[], library: ScenarioLibrary): string[] =>
  library
    .check()
    .filter(
      ({ scenario }) =>
        scenario === undefined || interfacesOf(scenario).some((one) => wanted.includes(one)),
    )
    .map(({ name }) => name);

/** A file need not be named as its scenario is. */
async function plannedFile(file: string): Promise<PlannedScenario> {
  const error = fileError(file);
  if (error !== undefined) throw new WrongUsage(`scenario ${file}: ${error}.`);
  const [{ loadScenarioFile }, { families }, { FileRefused }] = await Promise.all([
    import("../../scenario/load.js"),
    import("../../families/index.js"),
    import("../../files/file-refused.js"),
  ]);
  try {
    return {
      name: loadScenarioFile(
        file,
        families.flatMap((family) => family.contracts),
      ).name,
      scenario: file,
    };
  } catch (error) {
    throw error instanceof FileRefused ? new CommandFailed(error.message) : error;
  }
}

/** A scenario that was judged, one that could not run, or one that was not begun. */
type Ran = JournaledRun | RefusedRun | { name: string; isLeft: true };

/** What is run, and how. */
interface RunSetup {
  command: readonly string[];
  options: RunOptions;
  /** No command is begun after it, and nothing is waited for. */
  stop: AbortSignal;
}

/**
 * Runs the command under each scenario, beside a simulator of its own; the windows of all scenarios are waited for at
 * once. Throws `CommandFailed` if the command cannot be run, and `WrongUsage` if the scenario that was named is wrong.
 */
function runScenarios(planned: readonly PlannedScenario[], running: RunSetup): Promise<Ran[]> {
  const slots = createSlots(running.options.jobs);
  return Promise.all(
    planned.map((one) =>
      slots.use((slot, free): Promise<Ran> => {
        if (running.stop.aborted) return Promise.resolve({ name: one.name, isLeft: true });
        return runOne(one, running, { slot, free }).catch((error: unknown) => {
          if (running.options.all === true && error instanceof WrongUsage)
            return { name: one.name, refused: error.message };
          throw error;
        });
      }),
    ),
  );
}

async function runOne(
  { name, scenario }: PlannedScenario,
  running: RunSetup,
  { slot, free }: { slot: number; free: () => void },
): Promise<Ran> {
  const { options, stop } = running;
  const began = performance.now();
  const standin = await startSimulator({ ...options, scenario }, { tells: true });
  try {
    const code = await runUnder(running, {
      ...environmentOf(standin, options.user),
      STANDIN_SCENARIO: name,
      STANDIN_RUN: String(slot),
    });
    if (stop.aborted) return { name, isLeft: true };
    free();
    const judged = await judgeRun(standin, name, running);
    await settleRun({ url: standin.url, user: options.user }, options);
    return { name, ...judged, code, seconds: (performance.now() - began) / 1_000 };
  } finally {
    await standin.close();
  }
}

/** Several commands at a time print nothing of their own, but where one fails. */
async function runUnder(
  { command, options: { jobs, json, runTimeout }, stop }: RunSetup,
  environment: Record<string, string>,
): Promise<number> {
  if (jobs === 1 && runTimeout === undefined)
    return runInherited(command, environment, { json, kills: true });
  const echo = jobs === 1;
  const limit = { seconds: runTimeout ?? defaultRunTimeout, stop, echo };
  const { code, output, timedOut } = await runCaptured(command, environment, limit);
  if (code === 0 || stop.aborted) return code;
  const name = environment["STANDIN_SCENARIO"] ?? "";
  const how = timedOut === true ? "did not end in time" : `ended with ${code}`;
  printError(`${name}: the command ${how}.`);
  // The command's own words, as it would have written them itself.
  if (!echo) process.stderr.write(output);
  return code;
}

function judgeRun(
  standin: Standin,
  name: string,
  { options, stop }: RunSetup,
): Promise<Pick<JournaledRun, "journal" | "verdict">> {
  const isOneOfMany = options.all === true;
  return judgeOnceClosed(() => standin.journal(), options, {
    wait: options.wait ?? "undecided",
    atEnd: options.judgeAtExit,
    isOneOfMany,
    stop,
    onWait: (verdict, seconds) => {
      const which = isOneOfMany ? `${name}: ` : "";
      printError(`${which}${waitText(verdict, seconds)}. Ctrl-C ends it; --no-wait does not wait.`);
    },
  });
}

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
  const left = ran.flatMap((one): RefusedRun[] =>
    "isLeft" in one ? [{ name: one.name, refused: `ended by ${stoppedBy(stop)}` }] : [],
  );
  const code = await report(judged, options, [...refused, ...left]);
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
