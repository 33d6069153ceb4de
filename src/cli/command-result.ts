import { isNativeError } from "node:util/types";
import { constants } from "node:os";
import { didYouMean } from "../mistake";
import { plainJson, plainLines, withoutOrders } from "../plain-text";
import { writeFailure, type FileFault, faultLine } from "../files/file-refused";
import { writePrivate } from "../private-file";

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
    `There is no ${kind} ${given}; known: ${known.join(", ")}.${didYouMean(given, known)}`,
  );

/** The command was used wrongly: the exit code is 2. */
export class WrongUsage extends Error {
  static {
    this.prototype.name = "WrongUsage";
  }
}

/** Whether an error comes from the operating system: a file that cannot be read, say, or an address in use. */
export const isOutside = (error: unknown): error is Error =>
  isNativeError(error) && "syscall" in error;

/** A signal ended the command and its child process: the exit code is that of a shell, 128 plus the signal's number. */
export class EndedBySignal extends Error {
  static {
    this.prototype.name = "EndedBySignal";
  }

  readonly exitCode: number;

  constructor(signal: NodeJS.Signals) {
    super(`Ended by ${signal}: nothing was judged.`);
    this.exitCode = signalCode(signal);
  }
}

/** Exit code of a process that a signal ended, as in shells. */
export const signalCode = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** Lines as they are printed: whatever they hold steers no terminal, and gives a pipeline no order. */
const printable = (lines: string): string => withoutOrders(plainLines(lines));

/** Prints lines to stdout. */
export function print(lines: string): void {
  process.stdout.write(`${printable(lines)}\n`);
}

/** User name and password in a URL. */
const credentialsInUrl = /(?<=\w:\/\/)[^\s/@]*:[^\s/@]*@/g;

/** Prints lines to stderr; a URL in them without its password. */
export function printError(lines: string): void {
  process.stderr.write(`${printable(lines).replace(credentialsInUrl, "")}\n`);
}

/** Prints lines that hold our own colours; their texts went through `plain` before they were coloured. */
export function printColoured(lines: string): void {
  process.stdout.write(`${withoutOrders(lines)}\n`);
}

/** Prints a value as JSON, for other programs: indented, or in one line. */
export function printJson(value: unknown, indent = 2): void {
  process.stdout.write(`${plainJson(JSON.stringify(value, null, indent))}\n`);
}

/** A file could not be written: the command was used well, and what it did is not all there. */
export class FileUnwritten extends CommandFailed {
  static {
    this.prototype.name = "FileUnwritten";
  }
}

/** Does what writes a file or a directory. Throws `FileUnwritten`, which names it, where the system refuses that. */
export function writing<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw isOutside(error) ? new FileUnwritten(`${file}: ${writeFailure(error)}.`) : error;
  }
}

/** Writes a report. Throws `FileUnwritten`. */
export function writeReport(file: string, content: string): void {
  writing(file, () => {
    writePrivate(file, content);
  });
}

/** Tells in what a journal differs from its certificate. The exit code is 1 where it does. */
export function tellVerified(mistakes: readonly string[]): number {
  if (mistakes.length === 0) print("The journal comes to the same as the certificate.");
  for (const mistake of mistakes) print(mistake);
  return mistakes.length === 0 ? 0 : 1;
}

/** A file that was checked; without mistakes it is fine. */
interface FileWithMistakes {
  file: string;
  mistakes: readonly FileFault[];
}

/** Tells what was found; `json`: as JSON. The exit code is 1 where a file has a mistake. */
export function tellChecked(files: readonly FileWithMistakes[], json: true | undefined): void {
  const mistakes = files.flatMap((one) => one.mistakes.map(faultLine));
  if (json === true) {
    printJson(files);
    process.exitCode = mistakes.length > 0 ? 1 : 0;
    return;
  }
  for (const one of files) if (one.mistakes.length === 0) print(`${one.file}: fine`);
  if (mistakes.length > 0) throw new CommandFailed(mistakes.join("\n"));
}

/** Calls it for each SIGINT and SIGTERM, until what is returned is called. */
export function onStopSignals(listener: (signal: NodeJS.Signals) => void): () => void {
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}

/** Does work that SIGINT and SIGTERM stop; where it fails, what it has begun is stopped too. */
export async function untilStopped<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const forget = onStopSignals((signal) => {
    stop.abort(signal);
  });
  try {
    return await work(stop.signal);
  } catch (error) {
    stop.abort("SIGTERM");
    throw error;
  } finally {
    forget();
  }
}

/** The signal that has stopped the work. */
export const stoppedBy = (stop: AbortSignal): NodeJS.Signals => stop.reason as NodeJS.Signals;
