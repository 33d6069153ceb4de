import { Command } from "commander";
import type { ScenarioLibrary } from "../scenario/load";
import { fileError } from "../files/file-error";
import { interfacesOf } from "../scenario/definition";
import { isScenarioFile, noScenarioFile } from "../scenario/scenario-file";
import { writtenFile } from "./given-paths";
import {
  type SimulatorOptions,
  environmentHelp,
  runWithSimulator,
  withSimulatorOptions,
} from "./child-process";
import { CommandFailed, Ended, WrongUsage } from "./command-result";
import { judgeOnceClosed, judging, refuseWrongOptions } from "./verdict";
import { type VerdictOptions, withVerdict } from "./verdict-options";
import { type Judged, report } from "./verdict-output";

interface RunOptions extends VerdictOptions, Omit<SimulatorOptions, "scenario"> {
  all?: true;
  /** False with `--no-wait`. */
  wait: boolean;
  export?: string;
}

/** `standin run SCENARIO -- COMMAND`. */
export const runCommand = (): Command =>
  withVerdict(withSimulatorOptions(new Command("run")))
    .description(
      "Run the POS's own test command under a scenario and judge the POS. Each scenario gets a fresh simulator.",
    )
    .argument(
      "<scenario and command...>",
      "name or file of the scenario, then -- and the command; with --all only -- and the command",
    )
    .option(
      "--all",
      "run every scenario of --scenarios, or of the library, one after the other; with --interface only its scenarios",
    )
    .option("--no-wait", "judge as soon as the command has ended, without waiting for open windows")
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

Exit codes: 0 the POS behaved, 1 it did not (or its command failed),
2 wrong usage, 3 undecided, 4 a defect of the simulator,
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
  if (planned.length === 0)
    throw new CommandFailed(`There is no scenario for ${options.interface ?? ""}.`);
  const ended: Judged[] = [];
  for (const one of planned) ended.push(await runOne(one, command, options));
  return report(ended, options);
}

/** A scenario that is run: its name, and what a simulator is given for it. */
interface Planned {
  name: string;
  scenario: string;
}

/** Which scenarios, and which command. */
async function planOf(
  words: string[],
  { all, scenarios, interface: interfaces }: RunOptions,
): Promise<{ planned: Planned[]; command: string[] }> {
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
    import("../scenario/load.js"),
    import("../interfaces/index.js"),
    import("../package-files.js"),
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
async function plannedFile(file: string): Promise<Planned> {
  const error = fileError(file);
  if (error !== undefined) throw new WrongUsage(`scenario ${file}: ${error}.`);
  const [{ loadScenarioFile }, { families }, { FileRefused }] = await Promise.all([
    import("../scenario/load.js"),
    import("../interfaces/index.js"),
    import("../files/located-yaml.js"),
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

function runOne(
  { name, scenario }: Planned,
  command: string[],
  options: RunOptions,
): Promise<Judged> {
  process.env["STANDIN_SCENARIO"] = name;
  return runWithSimulator(command, { ...options, scenario }, async ({ code, endedBy }, standin) => {
    if (endedBy !== undefined) throw new Ended(endedBy);
    const judged = await judgeOnceClosed(() => standin.journal(), options, {
      wait: options.wait,
      isOneOfMany: options.all,
    });
    return { name, ...judged, code };
  });
}
