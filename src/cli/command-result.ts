import { constants } from "node:os";
import { didYouMean } from "../nearest-name";

/** The command failed: its message goes to stderr. */
export class CommandFailed extends Error {
  static {
    this.prototype.name = "CommandFailed";
  }

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** The failure of a name that is none of the known ones; `kind`: what it names, such as "family". */
export const noName = (kind: string, given: string, known: readonly string[]): CommandFailed =>
  new CommandFailed(
    `There is no ${kind} ${given}; there are ${known.join(", ")}.${didYouMean(given, known)}`,
  );

/** The command was used wrongly: the exit code is 2. */
export class WrongUsage extends Error {
  static {
    this.prototype.name = "WrongUsage";
  }
}

/** Whether an error comes from the operating system: a file that cannot be read, say, or an address in use. */
export const isOutside = (error: unknown): error is Error =>
  error instanceof Error && "syscall" in error;

/** A signal ended the command and its child process: the exit code is that of a shell, 128 plus the signal's number. */
export class Ended extends Error {
  static {
    this.prototype.name = "Ended";
  }

  readonly exitCode: number;

  constructor(signal: NodeJS.Signals) {
    super(`Ended by ${signal}: nothing was judged.`);
    this.exitCode = signalCode(signal);
  }
}

/** Exit code of a process that a signal ended, as in shells. */
export const signalCode = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** Prints a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a value as JSON, for other programs. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
