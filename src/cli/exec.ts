import { Command } from "commander";
import { scenarioGiven } from "./given-paths";
import { type BesideOptions, environmentHelp, runBeside, withBeside } from "./beside";

/** `standin exec -- COMMAND`. */
export const execCommand = (): Command =>
  withBeside(new Command("exec"))
    .description(
      "Run a command with its own simulator, in memory on a free port, and end with the command's exit code.",
    )
    .argument("<command...>", "the command, after --")
    .option("--scenario <name or file>", "scenario that is active from the start", scenarioGiven)
    .addHelpText(
      "after",
      `
${environmentHelp}

Examples:
  standin exec -- npm test
  standin exec --scenario redemption-answer-lost -- npm test
  standin exec --scenario ./mine.yaml -- npm test`,
    )
    .action(async (command: string[], options: BesideOptions) => {
      process.exitCode = await runBeside(command, options, ({ code }) => Promise.resolve(code));
    });
