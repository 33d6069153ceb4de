import { Command } from "commander";
import type { Quota } from "../../control/spaces/quota";
import { print, printJson } from "../command-result";
import { type ServerOptions, call, withSpace } from "../server-client";
import { table } from "../terminal";

/** `standin quota`. */
export const quotaCommand = (): Command =>
  withSpace(new Command("quota"))
    .description(
      "Show how much of its bounds a data space uses, and how many requests they have refused.",
    )
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin quota --user till-1:secret")
    .action(async ({ json, ...options }: ServerOptions & { json?: true }) => {
      const quota = await call(options, "GET /quota");
      if (json === true) printJson(quota);
      else print(quotaTable(quota));
    });

const quotaTable = ({ bounds }: Quota): string =>
  table([
    ["bound", "used", "at most", "refused", "since"],
    ...Object.entries(bounds).map(([name, { used, bound, refused, since = "" }]) => [
      name,
      ...[used, bound, refused].map((count) => count.toLocaleString("en")),
      since,
    ]),
  ]);
