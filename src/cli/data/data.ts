import { Command } from "commander";
import { noName, print, printJson, CommandFailed } from "../command-result";
import { wholeCount, readableFile, changedMembers, memberValue } from "../option-values";
import {
  type ServerOptions,
  call,
  ask,
  defaultPair,
  detailOf,
  failureText,
  parseAnswer,
  withSpace,
} from "../server-client";
import { table } from "../terminal";
import { memberOf, hasMembers } from "../../contract/values/json-value";
import type { EntityHistoryEntry, EntityDetail, LoadedData } from "../../control/data/entities";
import { readYamlFile } from "../../files/located-yaml";
import { targetOf } from "../../control/client";

/** A member's value in a table. */
const cell = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? null);

/** `book 50000 > 90000, available 50000 > 90000`. */
export function changeText({
  before,
  after,
  notKept,
}: Pick<EntityHistoryEntry, "before" | "after" | "notKept">): string {
  if (notKept !== undefined) return `too long to be kept: ${notKept}`;
  if (before === undefined) return "added";
  if (after === undefined) return "removed";
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => `${name} ${sideText(before, name)} > ${sideText(after, name)}`)
    .join(", ");
}

const sideText = (side: object, name: string): string => {
  const value = memberOf(side, name);
  return value === undefined ? "-" : cell(value);
};

interface EntityListOptions extends ServerOptions {
  search: string;
  limit: number;
  json?: true;
}

/** `standin data list [FAMILY TYPE]`. */
const listCommand = (): Command =>
  withSpace(new Command("list"))
    .description(
      "List the entities of one type, in the format of a fixture file. Without a type, count those of each.",
    )
    .argument("[family]", "such as gift-card")
    .argument("[type]", "its list in the fixture file, such as cards")
    .option("--search <text>", "only those with this text in a value", "")
    .option("--limit <n>", "how many, at most", wholeCount, 1_000)
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin data list --search BLOCKED\n  standin data list gift-card cards",
    )
    .action(
      async (family: string | undefined, type: string | undefined, options: EntityListOptions) => {
        if (family === undefined || type === undefined) await printLists(family, options);
        else await printEntities(family, type, options);
      },
    );

async function printLists(family: string | undefined, options: EntityListOptions): Promise<void> {
  const { search } = options;
  const all = await call(options, "GET /data-lists", { query: { search } });
  const lists = all.filter((one) => family === undefined || one.family === family);
  if (family !== undefined && lists.length === 0) await refuseUnknown(family, options);
  if (options.json === true) printJson(lists);
  else if (lists.length === 0) print("There are no such entities.");
  else
    print(
      table([
        ["family", "type", "entities"],
        ...lists.map((one) => [one.family, one.list, String(one.count)]),
      ]),
    );
}

/** Throws `CommandFailed` for a family that there is not: of one that there is, a search has found nothing. */
async function refuseUnknown(family: string, options: ServerOptions): Promise<void> {
  const all = await call(options, "GET /data-lists");
  const families = [...new Set(all.map((one) => one.family))];
  if (!families.includes(family)) throw noName("family", family, families);
}

async function printEntities(
  family: string,
  type: string,
  options: EntityListOptions,
): Promise<void> {
  const { search, limit, json } = options;
  const page = await call(options, "GET /data/{family}/{type}", {
    params: { family, type },
    query: { search, limit },
  });
  if (json === true) printJson(page);
  else if (page.entities.length === 0) print("There are no such entities.");
  else {
    print(pageTable(page.entities));
    if (page.more) print("There are more: give --limit, or --search.");
  }
}

function pageTable(entities: readonly object[]): string {
  const rows = entities.map((entity) => new Map(Object.entries(entity)));
  const members = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return table([
    members,
    ...rows.map((row) => members.map((name) => (row.has(name) ? cell(row.get(name)) : ""))),
  ]);
}

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
      const { entity, history } = await call(options, "GET /data/{family}/{type}/{key}", {
        params,
      });
      if (entity === undefined)
        throw new CommandFailed(
          `${family} ${type} ${key} was removed. Bring it back with ${wayBack(history)}PUT /standin${path}.`,
        );
      const changed = { ...entity, ...changedMembers(entity, given), ...nullsIn(given) };
      const put = await call(options, putRoute, { params, body: changed });
      print(`${family} ${type} ${key} is changed.`);
      print(entityText(put));
    });

/** A reset brings back what the fixtures have: the first change of it was not that somebody added it. */
const wayBack = ([first]: readonly { before?: object | null | undefined }[]): string =>
  first?.before == null ? "" : "standin reset, or with ";

/** Members that were given as null, of texts too: the simulator removes them, and names those that it does not know. */
const nullsIn = (given: Readonly<Record<string, string>>): Record<string, null> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text === "null" ? [[name, null]] : [])),
  );

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
    if (Object.keys(lists).length === 0) print(`${family}: the provider's`);
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
