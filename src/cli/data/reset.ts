import { Command } from "commander";
import { openAtProviders } from "../../in-process/settle";
import { print } from "../command-result";
import { type ServerOptions, call, defaultPair, simulatorOf, withSpace } from "../server-client";

/** `standin reset`. */
export const resetCommand = (): Command =>
  withSpace(new Command("reset"))
    .description(
      "Reset a data space to its fixtures and drop its messages. A running scenario restarts; the clock stays.",
    )
    .addHelpText("after", `\nExample:\n  standin reset --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      const open = await openAtProviders(simulatorOf(options));
      await call(options, "POST /reset");
      print("The data space is back at its initial state.");
      if (open.length > 0)
        print(
          [
            "The provider knows nothing of that, and may have these open still:",
            ...open.map(({ interface: name, id }) => `  ${name} ${id}`),
          ].join("\n"),
        );
    });

/** `standin undo`. */
export const undoCommand = (): Command =>
  withSpace(new Command("undo"))
    .description(
      "Undo the last reset, change to entities, or deletion, within ten minutes. You can also undo an undo.",
    )
    .addHelpText("after", `\nExample:\n  standin undo --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      const { text } = await call(options, "POST /undo");
      print(`Undone: ${text}.`);
    });
