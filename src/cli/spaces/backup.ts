import { createWriteStream, existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command } from "commander";
import { errorCode } from "../../error-code";
import { draftOf, putInPlace } from "../../private-file";
import { CommandFailed, isOutside, print } from "../command-result";
import { databaseFile, readableFile, writtenFile } from "../option-values";
import { type ServerOptions, requestOrFail, withServer } from "../server-client";

interface BackupOptions extends ServerOptions {
  db?: string;
}

/** `standin backup`. */
export const backupCommand = (): Command =>
  withServer(new Command("backup"))
    .description(
      "Copy the whole database to a file, even while a simulator is using it (for operators, or without a users file " +
        "for anyone on its machine).",
    )
    .argument("<file>", "", writtenFile)
    .option(
      "--db <file>",
      "the database (if no process owns it, no simulator is asked)",
      readableFile,
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin backup monday.db --db standin.db" +
        "\n  standin backup monday.db --url http://127.0.0.1:8080 --user ops:secret",
    )
    .action(backUp);

async function backUp(file: string, options: BackupOptions): Promise<void> {
  const part = draftOf(file);
  try {
    await copyTo(part, options);
    await refuseDamaged(part, file);
    putInPlace(part, file);
  } finally {
    for (const rest of ["", "-wal", "-shm"]) rmSync(part + rest, { force: true });
  }
  print(`Wrote ${file}.`);
}

/** SQLite copies a damaged page as it is: the copy must not take the place of a backup that is whole. */
async function refuseDamaged(part: string, file: string): Promise<void> {
  const { isWhole } = await import("../../store/index.js");
  if (isWhole(part)) return;
  const before = existsSync(file) ? `${file} is as it was` : "nothing was written";
  throw new CommandFailed(
    `The database is damaged, and so is its copy: ${before}. Restore the last backup: standin restore.`,
  );
}

async function copyTo(part: string, { db, ...server }: BackupOptions): Promise<void> {
  if (db === undefined) {
    await fetchTo(part, server, "/backup");
    return;
  }
  const { DatabaseInUse, copyDatabase } = await import("../../store/index.js");
  try {
    await copyDatabase(db, part);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw explainError(error, db);
    await fetchTo(part, server, `/backup?db=${encodeURIComponent(resolve(db))}`);
  }
}

async function fetchTo(part: string, server: ServerOptions, path: string): Promise<void> {
  const { body } = await requestOrFail(server, "POST", path);
  if (body === null) throw new CommandFailed("The simulator sent no backup.");
  try {
    await pipeline(Readable.fromWeb(body), createWriteStream(part));
  } catch (error) {
    if (isOutside(error)) throw error;
    throw new CommandFailed("The backup was cut off. Nothing was written.");
  }
}

/** `standin restore`. */
export const restoreCommand = (): Command =>
  new Command("restore")
    .description(
      "Restore a database from a backup, while no process has it open. Its present contents are lost.",
    )
    .argument("<file>", "a file of standin backup", readableFile)
    .requiredOption("--db <file>", "the database", databaseFile)
    .addHelpText("after", "\nExample:\n  standin restore monday.db --db standin.db")
    .action(async (file: string, { db }: { db: string }) => {
      const { replaceDatabase } = await import("../../store/index.js");
      try {
        replaceDatabase(db, file);
      } catch (error) {
        throw explainError(error, db);
      }
      print(`${db} is as it was in ${file}.`);
    });

const refusals = ["BackupRefused", "DatabaseInUse", "DatabaseForeign"];

/** What is said of a database that cannot be used; a defect stays one. */
function explainError(error: unknown, db: string): unknown {
  if (!(error instanceof Error)) return error;
  if (refusals.includes(error.name)) return new CommandFailed(error.message);
  return errorCode(error)?.startsWith("SQLITE_") === true
    ? new CommandFailed(`${db}: ${error.message}.`)
    : error;
}
