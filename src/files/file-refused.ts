import { plain } from "../plain-text";

/** A mistake in a file, and where it is. */
export interface FileFault {
  file: string;
  line: number;
  column: number;
  /** Path of the value at fault, such as `rules[0].fault.kind`; empty: the whole file. */
  path: string;
  text: string;
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
