import { readFileSync } from "node:fs";
import { Command } from "commander";
import { nameForm } from "../../contract/schema";
import { errorText } from "../../error-code";
import type { SnapshotEntry } from "../../store";
import { readableFile, writtenFile, chosenName } from "../option-values";
import { CommandFailed, print, printJson } from "../command-result";
import { type ServerOptions, call, withSpace } from "../server-client";
import { table } from "../terminal";
import { plain } from "../../plain-text";
import { writePrivate } from "../../private-file";

/** A command about one snapshot. */
const oneSnapshotCommand = (name: string, description: string): Command =>
  withSpace(new Command(name)).description(description).argument("<name>", nameForm, chosenName);

const saveCommand = (): Command =>
  oneSnapshotCommand("save", "Take a snapshot. It replaces a snapshot of the same name.")
    .addHelpText("after", "\nExample:\n  standin snapshot save before-the-sale")
    .action(async (name: string, options: ServerOptions) => {
      const snapshots = await call(options, "PUT /snapshots/{name}", { params: { name } });
      print(`The snapshot ${name} is taken.`);
      printList(snapshots);
    });

const listCommand = (): Command =>
  withSpace(new Command("list"))
    .description("List the snapshots.")
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin snapshot list")
    .action(async (options: ServerOptions & { json?: true }) => {
      const snapshots = await call(options, "GET /snapshots");
      if (options.json === true) printJson(snapshots);
      else printList(snapshots);
    });

const restoreCommand = (): Command =>
  oneSnapshotCommand(
    "restore",
    "Restore the data space from a snapshot. The journal is kept and continues.",
  )
    .addHelpText("after", "\nExample:\n  standin snapshot restore before-the-sale")
    .action(async (name: string, options: ServerOptions) => {
      await call(options, "POST /snapshots/{name}/restore", { params: { name } });
      print(`The data space is restored from ${name}.`);
    });

const deleteCommand = (): Command =>
  oneSnapshotCommand("delete", "Delete a snapshot.")
    .addHelpText("after", "\nExample:\n  standin snapshot delete before-the-sale")
    .action(async (name: string, options: ServerOptions) => {
      await call(options, "DELETE /snapshots/{name}", { params: { name } });
      print(`The snapshot ${name} is deleted.`);
    });

const exportCommand = (): Command =>
  oneSnapshotCommand("export", "Write a snapshot to a file or to the terminal.")
    .argument("[file]", "", writtenFile)
    .addHelpText("after", "\nExample:\n  standin snapshot export before-the-sale sale.json")
    .action(async (name: string, file: string | undefined, options: ServerOptions) => {
      const snapshot = await call(options, "GET /snapshots/{name}", { params: { name } });
      if (file === undefined) printJson(snapshot);
      else {
        writePrivate(file, `${JSON.stringify(snapshot)}\n`);
        print(`Wrote ${name} to ${file}.`);
      }
    });

const importCommand = (): Command =>
  oneSnapshotCommand("import", "Import a snapshot from a file under a name; restore it to use it.")
    .argument("<file>", "", readableFile)
    .addHelpText("after", "\nExample:\n  standin snapshot import before-the-sale sale.json")
    .action(async (name: string, file: string, options: ServerOptions) => {
      const snapshots = await call(options, "PUT /snapshots/{name}", {
        params: { name },
        body: jsonIn(file),
      });
      print(`${file} is here as the snapshot ${name}. Restore it to use it.`);
      printList(snapshots);
    });

/** `standin snapshot save|list|restore|delete|export|import`. */
export const snapshotCommand = (): Command =>
  new Command("snapshot")
    .description(
      "Copies of a data space: entities, transactions, clock, seed, and the progress of its scenario.",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin snapshot save before-the-sale\n  standin snapshot restore before-the-sale",
    )
    .addCommand(saveCommand())
    .addCommand(listCommand())
    .addCommand(restoreCommand())
    .addCommand(deleteCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand());

function jsonIn(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as object;
  } catch (error) {
    throw new CommandFailed(`${file} is not a snapshot: ${plain(errorText(error))}`);
  }
}

function printList(snapshots: readonly SnapshotEntry[]): void {
  if (snapshots.length === 0) print("There are no snapshots.");
  else
    print(
      table([
        ["name", "taken at", "bytes"],
        ...snapshots.map(({ name, takenAt, bytes }) => [name, takenAt, String(bytes)]),
      ]),
    );
}
