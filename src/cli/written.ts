import { writeFailure } from "../files/file-error";
import { writePrivate } from "../private-file";
import { CommandFailed, isOutside } from "./command-result";

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
