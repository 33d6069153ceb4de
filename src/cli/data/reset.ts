import { Command } from "commander";
import { print } from "../command-result";
import { type ServerOptions, call, defaultPair, withServer } from "../server-client";

/** `standin reset`. */
export const resetCommand = (): Command =>
  withServer(new Command("reset"))
    .description(
      "Reset a data space to its fixtures and drop its messages. A running scenario " +
        "restarts, and the clock does not change. standin undo undoes the reset.",
    )
    .addHelpText("after", `\nExample:\n  standin reset --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      await call(options, "POST /reset");
      print("The data space is back at its initial state.");
    });

/** `standin undo`. */
export const undoCommand = (): Command =>
  withServer(new Command("undo"))
    .description(
      "Undo the last reset, change to entities, or deletion of a snapshot or draft, if it is less than ten " +
        "minutes old. You can also undo an undo.",
    )
    .addHelpText("after", `\nExample:\n  standin undo --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      const { text } = await call(options, "POST /undo");
      print(`Undone: ${text}.`);
    });
