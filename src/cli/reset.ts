import { Command } from "commander";
import { print } from "./command-result";
import { type ServerOptions, call, defaultPair, withServer } from "./server-client";

/** `standin reset`. */
export const resetCommand = (): Command =>
  withServer(new Command("reset"))
    .description(
      "Put a data space back to the fixtures and drop its messages. A running scenario " +
        "restarts; the clock does not change. This cannot be undone.",
    )
    .addHelpText("after", `\nExample:\n  standin reset --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      await call(options, "POST /reset");
      print("The data space is back at its initial state.");
    });
