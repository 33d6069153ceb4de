import type { Command, Option } from "commander";
import { print } from "../command-result";
import { plain } from "../../plain-text";
import { type Candidate, argumentSources, optionSources } from "./names";
import { asker } from "./simulator";
import { type Position, positionOf, takesValue } from "./words";

/** What a shell does with the candidates: only these, or files too where there are none. */
const directives = { files: 0, candidatesAlone: 4 } as const;

/**
 * Prints the candidates for the last of the words, as the scripts of `standin completion` read them: a line each, with
 * what it is, then what the shell does beside.
 */
export async function complete(program: Command, words: readonly string[]): Promise<void> {
  if (words.includes("--")) {
    // What follows is another program's.
    print(`:${directives.files}`);
    return;
  }
  const position = positionOf(program, words);
  const { typed } = position;
  const candidates = (await candidatesAt(position)).filter(({ value }) => value.startsWith(typed));
  for (const { value, about = "" } of candidates) print(`${plain(value)}\t${plain(about)}`);
  print(`:${wantsFile(position) ? directives.files : directives.candidatesAlone}`);
}

async function candidatesAt(position: Position): Promise<Candidate[]> {
  const { command, typed, option } = position;
  if (option !== undefined)
    return chosenFrom(option.argChoices) ?? valuesOf(position, optionSources[option.long ?? ""]);
  if (typed.startsWith("-")) return optionsOf(command);
  return [...commandsOf(position), ...(await argumentsAt(position))];
}

const optionsOf = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short, description }: Option) => ({
      value: long ?? short ?? "",
      about: description,
    }));

const commandsOf = ({ command, before }: Position): Candidate[] =>
  before.length > 0
    ? []
    : command
        .createHelp()
        .visibleCommands(command)
        .map((one) => ({ value: one.name(), about: one.description() }));

async function argumentsAt(position: Position): Promise<Candidate[]> {
  const { argument, path } = position;
  if (argument === undefined) return [];
  return (
    chosenFrom(argument.argChoices) ??
    valuesOf(position, argumentSources[`${path} ${argument.name()}`])
  );
}

const chosenFrom = (choices: readonly string[] | undefined): Candidate[] | undefined =>
  choices?.map((value) => ({ value }));

/** Where the simulator does not answer there are none: a message would be in the way of what is typed. */
async function valuesOf(
  { before, given, command }: Position,
  source: (typeof argumentSources)[string] | undefined,
): Promise<Candidate[]> {
  const defaults = command.opts<{ url?: string; user?: string }>();
  const url = given["--url"] ?? process.env["STANDIN_URL"] ?? defaults.url ?? "";
  const user = given["--user"] ?? process.env["STANDIN_USER"] ?? defaults.user ?? "";
  try {
    return (await source?.({ before, ask: asker({ url, user }) })) ?? [];
  } catch {
    return [];
  }
}

/** Whether a file or directory may stand there. */
function wantsFile({ option, argument }: Position): boolean {
  const wanted =
    option !== undefined && takesValue(option) ? option.flags : (argument?.name() ?? "");
  return /file|directory|command/.test(wanted);
}
