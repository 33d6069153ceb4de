import { InvalidArgumentError } from "commander";
import {
  directoryTrouble,
  fileOrDirectoryTrouble,
  fileTrouble,
  writingTrouble,
} from "../files/trouble";
import { isScenarioFile } from "../scenario/scenario-file";

/** Refuses, before anything is done, what cannot be had: commander puts the name of the option before the sentence. */
const accepting =
  (troubleOf: (path: string) => string | undefined) =>
  (path: string): string => {
    if (path === "") throw new InvalidArgumentError("Give a path.");
    const trouble = troubleOf(path);
    if (trouble === undefined) return path;
    throw new InvalidArgumentError(`${path}: ${trouble}.`);
  };

/** A file that is read. */
export const readableFile = accepting(fileTrouble);

/** A directory whose files are read. */
export const directory = accepting(directoryTrouble);

/** A directory, or one of its files. */
export const fileOrDirectory = accepting(fileOrDirectoryTrouble);

/** A file that is written: known to be none before the work of which it is to hold the result. */
export const writtenFile = accepting(writingTrouble);

/** A database file, or `:memory:`. */
export const databaseFile = accepting((path) =>
  path === ":memory:" ? undefined : writingTrouble(path),
);

/** A scenario, by its name or in a file of its own. */
export const scenarioGiven = accepting((given) =>
  isScenarioFile(given) ? fileTrouble(given) : undefined,
);
