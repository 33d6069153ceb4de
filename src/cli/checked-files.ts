import { type FileFault, faultLine } from "../files/file-refused";
import { CommandFailed, print, printJson } from "./command-result";

/** A file that was checked; without mistakes it is fine. */
export interface CheckedFile {
  file: string;
  mistakes: readonly FileFault[];
}

/** Tells what was found; `json`: as JSON. The exit code is 1 where a file has a mistake. */
export function tellChecked(files: readonly CheckedFile[], json: true | undefined): void {
  const mistakes = files.flatMap((one) => one.mistakes.map(faultLine));
  if (json === true) {
    printJson(files);
    process.exitCode = mistakes.length > 0 ? 1 : 0;
    return;
  }
  for (const one of files) if (one.mistakes.length === 0) print(`${one.file}: fine`);
  if (mistakes.length > 0) throw new CommandFailed(mistakes.join("\n"));
}
