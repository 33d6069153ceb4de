import type { Argument, Command, Option } from "commander";
import { print } from "../command-result";
import { plain } from "../../plain-text";
import { type Candidate, argumentSources, asker, optionSources } from "./names";

/** Where the word that is completed stands. */
export interface WordPosition {
  command: Command;
  /** The words that call the command: `scenario start`. */
  path: string;
  /** The word as far as it has been typed; of `--option=value` the value. */
  typed: string;
  /** The option whose value is completed. */
  option?: Option;
  /** The argument that is completed, where the command takes one there. */
  argument?: Argument;
  /** The arguments that come before. */
  before: readonly string[];
  /** The values of options that come before, by the long name. */
  given: Readonly<Record<string, string>>;
}

/** What the words before the last one say. */
interface ParsedWords {
  command: Command;
  path: string[];
  before: string[];
  given: Record<string, string>;
  /** The option whose value comes next. */
  awaiting?: Option | undefined;
}

/** Finds where the last of the words stands. */
export function positionOf(program: Command, words: readonly string[]): WordPosition {
  const typed = words.at(-1) ?? "";
  const read: ParsedWords = { command: program, path: [], before: [], given: {} };
  for (const word of words.slice(0, -1)) readWord(read, word);
  const { command, path, before, given, awaiting } = read;
  const place = { command, path: path.join(" "), before, given };
  if (awaiting !== undefined) return { ...place, typed, option: awaiting };
  const { value, option } = optionOf(command, typed);
  if (value !== undefined && option !== undefined) return { ...place, typed: value, option };
  const argument = argumentAt(command, before.length);
  return { ...place, typed, ...(argument && { argument }) };
}

function readWord(read: ParsedWords, word: string): void {
  const { awaiting, command, given, before } = read;
  if (awaiting !== undefined) {
    given[awaiting.long ?? ""] = word;
    read.awaiting = undefined;
    return;
  }
  if (word.startsWith("-")) {
    const { name, value, option } = optionOf(command, word);
    if (value !== undefined) given[name] = value;
    else if (option !== undefined && takesValue(option)) read.awaiting = option;
    return;
  }
  const child = command.commands.find((one) => before.length === 0 && one.name() === word);
  if (child === undefined) {
    before.push(word);
    return;
  }
  read.command = child;
  read.path.push(word);
}

function optionOf(command: Command, word: string) {
  const [name = "", value] = word.startsWith("--") ? word.split(/=(.*)/s, 2) : [word];
  const option = command.options.find(({ long, short }) => long === name || short === name);
  return { name, value, option };
}

/** Whether an option has a value. */
export const takesValue = ({ required, optional }: Option): boolean => required || optional;

const argumentAt = ({ registeredArguments }: Command, at: number): Argument | undefined => {
  const last = registeredArguments.at(-1);
  return registeredArguments[at] ?? (last?.variadic === true ? last : undefined);
};

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

async function candidatesAt(position: WordPosition): Promise<Candidate[]> {
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

const commandsOf = ({ command, before }: WordPosition): Candidate[] =>
  before.length > 0
    ? []
    : command
        .createHelp()
        .visibleCommands(command)
        .map((one) => ({ value: one.name(), about: one.description() }));

async function argumentsAt(position: WordPosition): Promise<Candidate[]> {
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
  { before, given, command }: WordPosition,
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
function wantsFile({ option, argument }: WordPosition): boolean {
  const wanted =
    option !== undefined && takesValue(option) ? option.flags : (argument?.name() ?? "");
  return /file|directory|command/.test(wanted);
}
