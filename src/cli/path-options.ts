import { existsSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import { directoryError, fileOrDirectoryError, fileError, writeError } from "../files/file-error";
import { isScenarioFile } from "../scenario/scenario-file";

/** Makes a parser that refuses a path at once; commander puts the name of the option before the sentence. */
const accept =
  (errorOf: (path: string) => string | undefined) =>
  (path: string): string => {
    if (path === "") throw new InvalidArgumentError("Give a path.");
    const error = errorOf(path);
    if (error === undefined) return path;
    throw new InvalidArgumentError(`${path}: ${error}.`);
  };

/** A file that is read. */
export const readableFile = accept(fileError);

/** A directory whose files are read. */
export const directory = accept(directoryError);

/** A directory, or one of its files. */
export const fileOrDirectory = accept(fileOrDirectoryError);

/** A directory that is written to: made where there is none. */
export const writtenDirectory = accept((path) =>
  existsSync(path) ? directoryError(path) : undefined,
);

/** A file that is written: checked before the work whose result it will hold. */
export const writtenFile = accept(writeError);

/** A key file: read where it exists, else written. */
export const keyFile = accept((path) => (existsSync(path) ? fileError(path) : writeError(path)));

/** A database file, or `:memory:`. */
export const databaseFile = accept((path) => (path === ":memory:" ? undefined : writeError(path)));

/** A scenario, by its name or in a file of its own. */
export const scenarioName = accept((given) =>
  isScenarioFile(given) ? fileError(given) : undefined,
);
