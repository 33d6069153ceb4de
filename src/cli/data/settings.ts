import { Command } from "commander";
import { print, printJson, CommandFailed } from "../command-result";
import { type ServerOptions, call, withSpace } from "../server-client";
import { didYouMean } from "../../mistake";
import type { Settings } from "../../in-process/standin-space";
import { changedMembers, memberValue } from "../option-values";
import { table } from "../terminal";

interface ShowSettingsOptions extends ServerOptions {
  json?: true;
}

/** `standin settings show|set`. */
export const settingsCommand = (): Command =>
  new Command("settings")
    .description(
      "Settings of a family in a data space, such as whether a simulated customer scans QR codes.",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin settings show\n  standin settings set qr simulatedCustomer=off",
    )
    .addCommand(
      withSpace(new Command("show"))
        .description("Show the current settings of each family.")
        .argument("[family]", "only this family, such as qr")
        .option("--json", "as JSON")
        .addHelpText("after", "\nExample:\n  standin settings show qr")
        .action(show),
    )
    .addCommand(
      withSpace(new Command("set"))
        .description(
          "Change settings of a family. The others do not change. A reset restores the defaults.",
        )
        .argument("<family>", "such as qr")
        .argument("<setting=value...>", "one or more", memberValue("SETTING"))
        .addHelpText(
          "after",
          "\nExamples:\n  standin settings set qr simulatedCustomer=off" +
            "\n  standin settings set qr simulatedScanDelayMs=500 earlyScan=decline",
        )
        .action(setSettings),
    );

async function setSettings(
  family: string,
  given: Record<string, string>,
  options: ServerOptions,
): Promise<void> {
  const { [family]: known = {} } = await call(options, "GET /settings");
  const change = changedMembers(known, given);
  const settings = await call(options, "PUT /settings/{family}", {
    params: { family },
    body: change,
  });
  print(`The settings of ${family} are changed.`);
  printSettings(family, settings);
}

async function show(family: string | undefined, options: ShowSettingsOptions): Promise<void> {
  const all = await call(options, "GET /settings");
  const known = Object.keys(all);
  if (family !== undefined && !known.includes(family))
    throw new CommandFailed(
      `There are no settings for ${family}; the families with settings are ${known.join(", ")}.` +
        didYouMean(family, known),
    );
  const selected = Object.entries(all).filter(([name]) => family === undefined || name === family);
  if (options.json === true) printJson(Object.fromEntries(selected));
  else for (const [name, settings] of selected) printSettings(name, settings);
}

function printSettings(family: string, settings: Settings): void {
  const rows = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  print(table([[family, "value"], ...rows]));
}
