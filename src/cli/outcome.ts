import { constants } from "node:os";

/** The command was understood and the answer is no: its message goes to stderr. */
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

/** The command cannot be meant so: the exit code is 2. */
export class WrongUsage extends Error {
  static {
    this.prototype.name = "WrongUsage";
  }
}

/** What keeps a command from its work, with a code of the operating system: a file or an address that cannot be had. */
export const isOutside = (error: unknown): error is Error =>
  error instanceof Error && "syscall" in error;

/** A signal ended the command and what it ran: the exit code is that of a shell, 128 and the signal's number. */
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

/** Exit code of what a signal ended, as shells have it. */
export const signalCode = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** Prints a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a value as JSON, for other programs. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
