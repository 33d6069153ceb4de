import type { Mistake } from "../mistake";
import { plain } from "../plain-text";

/** A mistake in a file, and where it is. */
export interface FileFault extends Mistake {
  file: string;
  line: number;
  column: number;
}

/** A file of ours or of a team could not be taken. */
export class FileRefused extends Error {
  static {
    this.prototype.name = "FileRefused";
  }

  constructor(readonly faults: readonly FileFault[]) {
    super(faults.map(faultLine).join("\n"));
  }
}

/** `file:3:5: rules[0].times: must be a positive integer`. */
export const faultLine = ({ file, line, column, path, text }: FileFault): string =>
  plain(`${file}:${line}:${column}: ${path === "" ? "" : `${path}: `}${text}`);
