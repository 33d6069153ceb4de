import { Command, CommanderError } from "commander";
import { clockCommand } from "./data/clock";
import { settingsCommand } from "./data/settings";
import { certifyCommand } from "./certify/command";
import { compareCommand } from "./compare/command";
import { completionCommand } from "./completion";
import { backupCommand, restoreCommand } from "./spaces/backup";
import { dataCommand } from "./data/data";
import { resetCommand, undoCommand } from "./data/reset";
import { demoCommand } from "./demo/command";
import { exampleCommand, openapiCommand, postmanCommand, qrCommand } from "./interfaces/commands";
import { execCommand } from "./exec";
import { exploreCommand } from "./explore/command";
import { faultCommand, decideCommand, heldCommand, holdCommand } from "./scenarios/fault";
import { fixturesCommand } from "./data/fixtures";
import { noteCommand } from "./messages/notes";
import { messagesCommand } from "./messages/messages";
import { CommandFailed, EndedBySignal, WrongUsage, isOutside, printError } from "./command-result";
import { FileRefused } from "../files/file-refused";
import { rulesCommand } from "./verdict/rules";
import { runCommand } from "./run/command";
import { scenarioCommand } from "./scenarios/scenario";
import { quotaCommand } from "./spaces/quota";
import { spacesCommand } from "./spaces/spaces";
import { settleCommand } from "./settle";
import { snapshotCommand } from "./data/snapshot";
import { sessionCommand } from "./messages/session";
import { transactionsCommand } from "./messages/transactions";
import { runsCommand } from "./verdict/test-runs";
import { verdictCommand } from "./verdict/verdict";
import { startCommand } from "./start/start";
import { usersCommand } from "./spaces/users";
import { packageVersion } from "../package-files";

/** Exit codes: everything went as asked; a negative answer; wrong usage; a defect of ours. */
export const exitCodes = { fine: 0, negative: 1, usage: 2, defect: 4 } as const;

/** Commands that run another one: its options are taken for theirs where -- is forgotten. */
const runsAnother: readonly string[] = ["exec", "explore", "run"];

/** Commands that may print without an end: they end when nobody reads. Others have an exit code to come to. */
const printsOn: readonly string[] = ["start", "demo", "messages"];

const commands: ReadonlyMap<string, () => Command> = new Map([
  ["start", startCommand],
  ["demo", demoCommand],
  ["exec", execCommand],
  ["run", runCommand],
  ["explore", exploreCommand],
  ["compare", compareCommand],
  ["certify-provider", certifyCommand],
  ["reset", resetCommand],
  ["undo", undoCommand],
  ["data", dataCommand],
  ["example", exampleCommand],
  ["messages", messagesCommand],
  ["note", noteCommand],
  ["transactions", transactionsCommand],
  ["session", sessionCommand],
  ["scenario", scenarioCommand],
  ["fault", faultCommand],
  ["hold", holdCommand],
  ["held", heldCommand],
  ["decide", decideCommand],
  ["clock", clockCommand],
  ["settings", settingsCommand],
  ["settle", settleCommand],
  ["snapshot", snapshotCommand],
  ["verdict", verdictCommand],
  ["runs", runsCommand],
  ["rules", rulesCommand],
  ["openapi", openapiCommand],
  ["postman", postmanCommand],
  ["fixtures", fixturesCommand],
  ["quota", quotaCommand],
  ["spaces", spacesCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
  ["users", usersCommand],
  ["qr", qrCommand],
  ["completion", completionCommand],
]);

/**
 * The command line as a whole, from which its documentation is generated too; with the command that is called alone,
 * where its name is known.
 */
export function program(called = ""): Command {
  const standin = new Command("standin")
    .description("Standin simulates the payment provider that your POS talks to.")
    .version(packageVersion())
    // Options belong to the command that they follow: `messages show 3 --user ...` is about `show`.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeErr: (text) => {
        printError(text.trimEnd());
      },
    })
    .showHelpAfterError("(add --help for the options and an example)")
    // Long descriptions are wrapped in a terminal of 80 columns too.
    .configureHelp({ minWidthToWrap: 20 })
    .addHelpText(
      "after",
      "\nExamples:\n  standin start\n  standin data gift-card\n  standin messages --follow",
    );
  const only = commands.get(called);
  for (const command of only === undefined ? commands.values() : [only])
    standin.addCommand(inherit(command(), standin));
  for (const command of standin.commands.filter((one) => runsAnother.includes(one.name()))) {
    command.showHelpAfterError(
      "(put the command to run after --; add --help for the options and an example)",
    );
  }
  return standin;
}

/** Subcommands must throw too, where commander would end the process with a code of its own. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
  return command;
}

/** Runs the command line; sets the exit code. */
export async function main(argv: readonly string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", ({ code }: NodeJS.ErrnoException) => {
      // The reader may stop reading (`standin verdict | head -1`): that is no failure, and no verdict either.
      if (code !== "EPIPE") process.exit(exitCodes.negative);
      if (printsOn.includes(argv[2] ?? "")) process.exit(exitCodes.fine);
    });
  // An empty variable is none: commander would take its value.
  for (const name of ["STANDIN_URL", "STANDIN_USER"])
    if (process.env[name] === "") Reflect.deleteProperty(process.env, name);
  try {
    if (argv.length <= 2) program().outputHelp();
    // What the scripts of `standin completion` ask.
    else if (argv[2] === "complete" && argv[3] === "--") await completeWords(argv.slice(4));
    else await program(argv[2]).parseAsync(argv);
  } catch (error) {
    process.exitCode = exitCodeFor(error);
  }
}

async function completeWords(words: readonly string[]): Promise<void> {
  const { complete } = await import("./completion.js");
  await complete(program(words[0]), words);
}

function exitCodeFor(error: unknown): number {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  // A mistake in a file that a command reads, each with its place.
  if (error instanceof FileRefused) {
    printError(error.message);
    return exitCodes.negative;
  }
  if (
    error instanceof CommandFailed ||
    error instanceof WrongUsage ||
    error instanceof EndedBySignal
  ) {
    printError(error.message);
    return error instanceof WrongUsage ? exitCodes.usage : error.exitCode;
  }
  // By its name: loading the store would load SQLite.
  if (error instanceof Error && error.name === "SqliteMissing") {
    printError(error.message);
    return exitCodes.usage;
  }
  // An operating system error is printed as a sentence; a defect of ours with its stack.
  printError(isOutside(error) ? error.message : errorText(error));
  return isOutside(error) ? exitCodes.negative : exitCodes.defect;
}

const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
