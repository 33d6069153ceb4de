import { Command } from "commander";
import { scenarioName } from "./option-values";
import {
  type SimulatorOptions,
  environmentHelp,
  runWithSimulator,
  withSimulatorOptions,
} from "./command-with-simulator";

/** `standin exec -- COMMAND`. */
export const execCommand = (): Command =>
  withSimulatorOptions(new Command("exec"))
    .description(
      "Run a command with its own simulator, in memory on a free port, and exit with its exit code.",
    )
    .argument("<command...>", "the command, after --")
    .option("--scenario <name or file>", "scenario that is active from the start", scenarioName)
    .addHelpText(
      "after",
      `
${environmentHelp}

Examples:
  standin exec -- npm test
  standin exec --scenario redemption-answer-lost -- npm test
  standin exec --scenario ./mine.yaml -- npm test`,
    )
    .action(async (command: string[], options: SimulatorOptions) => {
      process.exitCode = await runWithSimulator(command, options, (code) => Promise.resolve(code));
    });
