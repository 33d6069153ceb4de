/** The command was understood and the answer is no: its message goes to stderr, the exit code is 1. */
export class CommandFailed extends Error {}

/** The command cannot be meant so: the exit code is 2. */
export class WrongUsage extends Error {}

/** Prints a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a value as JSON, for other programs. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
