import { Command } from "commander";
import { hasMembers, memberOf } from "../../contract/values/json-value";
import { CommandFailed, noName, print, printJson } from "../command-result";
import { cell, changeText, listCommand } from "./entity-list";
import {
  type ServerOptions,
  ask,
  call,
  defaultPair,
  detailOf,
  failureText,
  parseAnswer,
  withSpace,
} from "../server-client";
import { table } from "../terminal";
import { readYamlFile } from "../../files/located-yaml";
import type { EntityDetail, LoadedData } from "../../control/data/entities";
import { targetOf } from "../../control/client";
import { readableFile, changedMembers, memberValue } from "../option-values";

const exampleCard = "gift-card cards 6099310000000000068";
const putRoute = "PUT /data/{family}/{type}/{key}";

/** Adds the arguments that name an entity. */
const withPlace = (command: Command): Command =>
  withSpace(command)
    .argument("<family>", "such as gift-card")
    .argument("<type>", "its list in the fixture file, such as cards")
    .argument("<key>", "such as the number of the card");

/** `standin data show FAMILY TYPE KEY`. */
const showEntityCommand = (): Command =>
  withPlace(new Command("show"))
    .description("Show one entity, in the format of a fixture file, and who changed it.")
    .option("--json", "as JSON")
    .addHelpText("after", `\nExample:\n  standin data show ${exampleCard}`)
    .action(
      async (
        family: string,
        type: string,
        key: string,
        options: ServerOptions & { json?: true },
      ) => {
        const detail = await call(options, "GET /data/{family}/{type}/{key}", {
          params: { family, type, key },
        });
        if (options.json === true) printJson(detail);
        else print(detailText(detail));
      },
    );

/** What commander passes to `set`. */
type SetArguments = [
  family: string,
  type: string,
  key: string,
  given: Record<string, string>,
  options: ServerOptions,
];

/** `standin data set FAMILY TYPE KEY MEMBER=VALUE...`. */
const setCommand = (): Command =>
  withPlace(new Command("set"))
    .description("Change members of an entity. A reset undoes it.")
    .argument(
      "<changes...>",
      "MEMBER=VALUE; null removes a member, values other than texts are JSON",
      memberValue("MEMBER"),
    )
    .addHelpText(
      "after",
      `\nExamples:\n  standin data set ${exampleCard} book=900 available=900` +
        `\n  standin data set ${exampleCard} block=BLOCKED\n  standin data set ${exampleCard} block=null`,
    )
    .action(async (...[family, type, key, given, options]: SetArguments) => {
      const params = { family, type, key };
      const { path } = targetOf(putRoute, { params });
      const { entity } = await call(options, "GET /data/{family}/{type}/{key}", { params });
      if (entity === undefined)
        throw new CommandFailed(
          `${family} ${type} ${key} was removed. Bring it back with standin reset, or with PUT /standin${path}.`,
        );
      const changed = withoutNulls({ ...entity, ...changedMembers(entity, given) }, given);
      const put = await call(options, putRoute, { params, body: changed });
      print(`${family} ${type} ${key} is changed.`);
      print(entityText(put));
    });

/** Members that were given as null are removed. */
const withoutNulls = (entity: object, given: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => given[name] !== "null"));

/** `standin data remove FAMILY TYPE KEY`. */
const removeCommand = (): Command =>
  withPlace(new Command("remove"))
    .description("Remove an entity. A reset restores it if it came from the fixtures.")
    .addHelpText("after", `\nExample:\n  standin data remove ${exampleCard}`)
    .action(async (family: string, type: string, key: string, options: ServerOptions) => {
      await call(options, "DELETE /data/{family}/{type}/{key}", { params: { family, type, key } });
      print(`${family} ${type} ${key} is removed.`);
    });

/** `standin data load FILE`. */
const loadCommand = (): Command =>
  withSpace(new Command("load"))
    .description("Add or replace the entities of a file: all of them, or none if one is invalid.")
    .argument(
      "<file>",
      "JSON or YAML: lists as in fixture files, under the family's name",
      readableFile,
    )
    .addHelpText(
      "after",
      '\nA file: {"gift-card": {"cards": [{"pan": "6099310000000009993", ...}]}}' +
        "\n\nExample:\n  standin data load ./cards.json",
    )
    .action(async (file: string, options: ServerOptions) => {
      print(loadedText(await load(file, options)));
    });

/** Mistakes are reported at their places in the file. */
async function load(file: string, options: ServerOptions): Promise<LoadedData> {
  const located = readYamlFile(file);
  const response = await ask(options, "POST /data", { body: located.value });
  const text = await response.text();
  if (response.ok) return parseAnswer(options, "POST /data", text);
  const faults = faultsIn(text);
  throw new CommandFailed(
    faults.length > 0 ? located.refusal(faults).message : failureText(response.status, text),
  );
}

function faultsIn(text: string): { path: string; text: string }[] {
  const errors = memberOf(detailOf(text), "formatErrors");
  return (Array.isArray(errors) ? errors : []).map((error: unknown) => ({
    path: String(memberOf(error, "field")),
    text: String(memberOf(error, "msg")),
  }));
}

/** So many of a list, by its name: `2 cards`, `1 policy`. */
const inList = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.replace(/ies$/, "y").replace(/s$/, "") : plural}`;

function loadedText(loaded: LoadedData): string {
  const lines = Object.entries(loaded).flatMap(([family, lists]) =>
    Object.entries(lists).map(([list, count]) => `${family}: ${inList(count, list)}`),
  );
  return lines.length === 0
    ? "The file has no entities: nothing is changed."
    : ["These are loaded:", ...lines].join("\n");
}

const entityText = (entity: object): string =>
  table([
    ["member", "value"],
    ...Object.entries(entity).map(([name, value]) => [name, cell(value)]),
  ]);

function detailText({ entity, history }: EntityDetail): string {
  const rows = history.map((entry) => [entry.at, whoOf(entry), changeText(entry)]);
  return [
    entity === undefined ? "It was removed." : entityText(entity),
    rows.length === 0
      ? "Nothing has changed it."
      : table([["when", "by", "before > after"], ...rows]),
  ].join("\n\n");
}

const whoOf = ({ by, exchange }: EntityDetail["history"][number]): string =>
  exchange === undefined ? by : `${by} ${exchange}`;

type Entity = Record<string, unknown>;
type Data = Readonly<Record<string, Record<string, unknown[]>>>;

/** `standin data`. */
export const dataCommand = (): Command =>
  withSpace(new Command("data"))
    .description("Show or change the cards, products and other entities of a data space.")
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

/** `standin reset`. */
export const resetCommand = (): Command =>
  withSpace(new Command("reset"))
    .description(
      "Reset a data space to its fixtures and drop its messages. A running scenario restarts; the clock stays.",
    )
    .addHelpText("after", `\nExample:\n  standin reset --user ${defaultPair}`)
    .action(async (options: ServerOptions) => {
      await call(options, "POST /reset");
      print("The data space is back at its initial state.");
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
