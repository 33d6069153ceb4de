import type { Argument, Command, Option } from "commander";

/** Where the word that is completed stands. */
export interface Position {
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
interface Read {
  command: Command;
  path: string[];
  before: string[];
  given: Record<string, string>;
  /** The option whose value comes next. */
  awaiting?: Option | undefined;
}

/** Finds where the last of the words stands. */
export function positionOf(program: Command, words: readonly string[]): Position {
  const typed = words.at(-1) ?? "";
  const read: Read = { command: program, path: [], before: [], given: {} };
  for (const word of words.slice(0, -1)) readWord(read, word);
  const { command, path, before, given, awaiting } = read;
  const place = { command, path: path.join(" "), before, given };
  if (awaiting !== undefined) return { ...place, typed, option: awaiting };
  const { value, option } = optionOf(command, typed);
  if (value !== undefined && option !== undefined) return { ...place, typed: value, option };
  const argument = argumentAt(command, before.length);
  return { ...place, typed, ...(argument && { argument }) };
}

function readWord(read: Read, word: string): void {
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
