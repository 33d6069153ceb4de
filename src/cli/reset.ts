import { Command } from "commander";
import { print } from "./outcome";
import { type ServerOptions, call, defaultPair, withServer } from "./server-client";

/** `standin reset`. */
export const resetCommand = (): Command =>
  withServer(new Command("reset"))
    .description(
      "Put a data space back to the fixtures and drop its messages; a scenario that runs begins again, a clock that was moved or frozen stays so. Cannot be undone.",
    )
    .addHelpText("after", `\nExample:\n  standin reset --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      await call(options, "POST", "/reset");
      print("The data space is back at its start.");
    });
