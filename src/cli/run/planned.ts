import { type ScenarioLibrary, isScenarioFile, noScenarioFile } from "../../scenario/load";
import { fileError } from "../../files/file-error";
import { interfacesOf } from "../../scenario/definition";
import { CommandFailed, WrongUsage } from "../command-result";
import type { SimulatorOptions } from "../child-process";
import type { VerdictOptions } from "../verdict/verdict-output";

/** The options of `standin run`. */
export interface RunOptions extends VerdictOptions, Omit<SimulatorOptions, "scenario"> {
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
export interface PlannedScenario {
  name: string;
  scenario: string;
}

/** Which scenarios, and which command. */
export async function planOf(
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
