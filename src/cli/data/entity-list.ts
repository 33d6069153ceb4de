import { Command } from "commander";
import { noName, print, printJson } from "../command-result";
import { wholeCount } from "../option-values";
import { type ServerOptions, call, withSpace } from "../server-client";
import { table } from "../terminal";
import { memberOf } from "../../contract/values/json-value";
import type { EntityHistoryEntry } from "../../control/data/entity-history";

/** A member's value in a table. */
export const cell = (value: unknown): string =>
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
export const listCommand = (): Command =>
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
    print(entityTable(page.entities));
    if (page.more) print("There are more: give --limit, or --search.");
  }
}

function entityTable(entities: readonly object[]): string {
  const rows = entities.map((entity) => new Map(Object.entries(entity)));
  const members = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return table([
    members,
    ...rows.map((row) => members.map((name) => (row.has(name) ? cell(row.get(name)) : ""))),
  ]);
}
