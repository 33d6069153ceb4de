import { Command } from "commander";
import { hasMembers } from "../../contract/values/member";
import { noName, print, printJson } from "../command-result";
import { listCommand } from "./entity-list";
import { loadCommand, removeCommand, setCommand, showEntityCommand, inList } from "./entities";
import { type ServerOptions, call, defaultPair, withServer } from "../server-client";
import { table } from "../terminal";

type Entity = Record<string, unknown>;
type Data = Readonly<Record<string, Record<string, unknown[]>>>;

/** `standin data`. */
export const dataCommand = (): Command =>
  withServer(new Command("data"))
    .description(
      "Show the current cards, products and other entities of a data space, or change them.",
    )
    .argument("[family]", "only this family, such as gift-card")
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      `\nExamples:\n  standin data gift-card --user ${defaultPair}` +
        "\n  standin data set gift-card cards 6099310000000000068 block=BLOCKED",
    )
    .addCommand(listCommand())
    .addCommand(showEntityCommand())
    .addCommand(setCommand())
    .addCommand(removeCommand())
    .addCommand(loadCommand())
    .action(async (family: string | undefined, options: ServerOptions & { json?: true }) => {
      const data = await call(options, "GET /data");
      const selected = family === undefined ? data : { [family]: dataOf(data, family) };
      if (options.json === true) printJson(selected);
      else printTables(selected);
    });

function dataOf(data: Data, family: string): Data[string] {
  const found = data[family];
  if (found === undefined) throw noName("family", family, Object.keys(data));
  return found;
}

function printTables(data: Data): void {
  for (const [family, lists] of Object.entries(data)) {
    for (const [plural, entities] of Object.entries(lists)) {
      print(`${family}: ${inList(entities.length, plural)}`);
      if (entities.length > 0)
        print(
          `${entityTable(entities.filter(hasMembers).map((entity) => flattenEntity(entity)))}\n`,
        );
    }
  }
}

/** `{ balance: { amount: 1 } }` as `{ "balance.amount": "1" }`. */
function flattenEntity(entity: Entity, prefix = ""): Record<string, string> {
  const cells = Object.entries(entity).flatMap(([name, value]): [string, string][] =>
    hasMembers(value) && !Array.isArray(value)
      ? Object.entries(flattenEntity(value, `${prefix}${name}.`))
      : [[`${prefix}${name}`, typeof value === "string" ? value : JSON.stringify(value)]],
  );
  return Object.fromEntries(cells);
}

function entityTable(rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return table([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}
