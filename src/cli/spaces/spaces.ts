import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command, InvalidArgumentError } from "commander";
import { setTimeout as pause } from "node:timers/promises";
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import type { SpaceEntry } from "../../control/spaces/spaces";
import { CommandFailed, WrongUsage, print, printJson } from "../command-result";
import { draftOf, putInPlace } from "../../private-file";
import { readableFile, writtenFile } from "../option-values";
import { createHashRing, shardKeyOf } from "./shard-map";
import {
  type ServerOptions,
  ask,
  call,
  failureText,
  granting,
  noSpace,
  spaceNamed,
  spaceNumbered,
  withServer,
} from "../server-client";
import { authorizationOf } from "../../in-process/options";
import { table } from "../terminal";
import { memberOf, textMember } from "../../contract/values/json-value";

/** The last line of a file: how many data spaces are in it. Without it the file was cut off. */
const lastLine = (spaces: number): string => `${JSON.stringify({ file: { spaces } })}\n`;

/** A data space in a file: where its lines are. */
interface SpacePart {
  /** User, or name under which users share it. */
  name: string;
  /** First byte, and the one after the last. */
  from: number;
  to: number;
}

/**
 * The data spaces of a file, once all of it was read and found whole. Throws `CommandFailed` for a file that was cut
 * off or changed.
 */
async function partsOf(file: string): Promise<SpacePart[]> {
  const parts: SpacePart[] = [];
  let [at, from, lines] = [0, 0, 0];
  let isWhole = false;
  let [sum, name] = [createHash("sha256"), ""];
  const wrong = (): CommandFailed =>
    new CommandFailed(`${file} is not a file of standin spaces export, or was cut off or changed.`);
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    const end = at + Buffer.byteLength(line) + 1;
    const value = valueOf(line, wrong);
    if (isWhole) throw wrong();
    if (lines === 0 && memberOf(memberOf(value, "file"), "spaces") === parts.length) {
      isWhole = true;
      continue;
    }
    if (lines === 0) name = nameIn(value, wrong);
    const proof = memberOf(value, "end");
    if (proof === undefined) {
      sum.update(`${line}\n`);
      lines += 1;
    } else {
      if (memberOf(proof, "lines") !== lines || textMember(proof, "checksum") !== sum.digest("hex"))
        throw wrong();
      parts.push({ name, from, to: end });
      [sum, lines, from] = [createHash("sha256"), 0, end];
    }
    at = end;
  }
  if (!isWhole) throw wrong();
  return parts;
}

function valueOf(line: string, wrong: () => CommandFailed): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw wrong();
  }
}

function nameIn(head: unknown, wrong: () => CommandFailed): string {
  const name = textMember(head, "name");
  if (memberOf(head, "standinSpace") !== 1 || name === undefined) throw wrong();
  return textMember(head, "user") ?? name;
}

/** How often a request is sent again that a bound refuses: enough for minutes. */
const tries = 300;

/**
 * Sends a request again, when `Retry-After` says, as long as it is refused for a bound that makes room by itself: too
 * many requests a second, say.
 */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    const response = await send();
    const seconds = Number(response.headers.get("retry-after"));
    if (response.status !== 429 || !(seconds > 0) || left === 0) return response;
    await response.body?.cancel();
    await pause(seconds * 1_000);
  }
}

/** Whether what each holds is counted, which takes long; in an order: at most so many. */
interface ListOptions {
  sizes?: boolean;
  sort?: string;
  limit?: number;
}

async function spacesNamed(
  options: ServerOptions,
  { name, ...listed }: ListOptions & { name?: string | undefined } = {},
): Promise<SpaceEntry[]> {
  const { spaces: found } = await call(options, "GET /spaces", { query: { name, ...listed } });
  return found;
}

const labelOf = ({ user, space }: SpaceEntry): string =>
  space === null ? (user ?? "not known") : `${space} (shared)`;

function wholeNumber(value: string): number {
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new InvalidArgumentError("Give a whole number.");
  return Number(value);
}

/** `30d` as a number of days. */
function days(value: string): number {
  const [, count] = /^([1-9]\d{0,5})d$/.exec(value) ?? [];
  if (count === undefined) throw new InvalidArgumentError("Give a number of days, such as 30d.");
  return Number(count);
}

const nameList = (value: string): string[] => value.split(",").map((name) => name.trim());
const spaces = (count: number): string => (count === 1 ? "1 data space" : `${count} data spaces`);

/** The one data space of a name, or of a number. */
async function chooseSpace(
  { number, ...options }: ServerOptions & { number?: number },
  name: string | undefined,
): Promise<SpaceEntry> {
  if (name !== undefined && number === undefined) return spaceNamed(options, name);
  if (name !== undefined || number === undefined)
    throw new WrongUsage("Give a name, or --number with the number of a data space.");
  const [found] = await spaceNumbered(options, number);
  if (found === undefined) throw noSpace(number);
  return found;
}

const listCommand = (): Command =>
  withServer(new Command("list"))
    .description("List the data spaces with their owners, cost, refusals and size.")
    .argument("[name]", "only those of this user, or shared under this name")
    .option("--sort <order>", "by cost, user or used, at most 1000; without it by number, all")
    .option("--limit <n>", "at most this many", wholeNumber)
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin spaces list --sort cost --user ops:secret")
    .action(async (name: string | undefined, options: ListCommandOptions) => {
      const { json, sort, limit } = options;
      const chosen = { name, ...(sort && { sort }), ...(limit && { limit }) };
      const found = await spacesNamed(options, chosen);
      if (name !== undefined && found.length === 0) throw noSpace(name);
      if (json === true) printJson(found);
      else print(table([Object.keys(columns), ...found.map(row)]));
    });

type ListCommandOptions = ServerOptions & Pick<ListOptions, "sort" | "limit"> & { json?: true };

/** The columns of the list, by their headings. */
const columns: Readonly<Record<string, (one: SpaceEntry) => string>> = {
  number: ({ number }) => String(number),
  user: (one) => labelOf(one),
  "requests/s": ({ cost }) => String(cost),
  "messages/s": ({ rate }) => String(rate),
  "last message": ({ lastMessage }) => lastMessage ?? "",
  refused: ({ refused }) =>
    Object.entries(refused)
      .map(([bound, count]) => `${bound} ${count}`)
      .join(", "),
  held: ({ held }) => String(held),
  streams: ({ streams }) => String(streams),
  scenarios: ({ scenarios }) => scenarios.join(", "),
  clock: ({ clock }) => clockText(clock),
  rows: ({ rows = "" }) => String(rows),
  bytes: ({ bytes = "" }) => String(bytes),
  "last used": ({ lastUsed }) => lastUsed,
  "moving to": ({ movingTo }) => movingTo ?? "",
};

const row = (one: SpaceEntry): string[] => Object.values(columns).map((cell) => cell(one));

/** Where a clock is that is not the machine's. */
function clockText({ now, frozen, aheadSeconds }: SpaceEntry["clock"]): string {
  if (frozen) return `frozen at ${now}`;
  return Math.abs(aheadSeconds) < 1 ? "real time" : now;
}

/** A command about one data space. */
const oneSpaceCommand = (name: string, description: string): Command =>
  withServer(new Command(name))
    .description(description)
    .argument("[name]", "user, or name under which users share it, or number in the list")
    .option("--number <n>", "number of the data space, if several have the same name", wholeNumber);

type AboutOne = ServerOptions & { number?: number };

const dropCommand = (): Command =>
  oneSpaceCommand("drop", "Drop a data space with everything in it.")
    .addHelpText("after", "\nExample:\n  standin spaces drop till-1 --user ops:secret")
    .action(async (name: string | undefined, options: AboutOne) => {
      const one = await chooseSpace(options, name);
      await call(options, "DELETE /spaces/{number}", { params: { number: one.number } });
      print(`Dropped the data space of ${labelOf(one)}.`);
    });

const reopenCommand = (): Command =>
  oneSpaceCommand(
    "reopen",
    "Reopen a data space that was exported in order to be moved, but was not moved.",
  )
    .addHelpText("after", "\nExample:\n  standin spaces reopen till-1 --user ops:secret")
    .action(async (name: string | undefined, options: AboutOne) => {
      const one = await chooseSpace(options, name);
      await call(options, "POST /spaces/{number}/reopen", { params: { number: one.number } });
      print(`The data space of ${labelOf(one)} takes messages again.`);
    });

const pruneCommand = (): Command =>
  withServer(new Command("prune"))
    .description("Drop the data spaces that nobody has used for a number of days.")
    .requiredOption("--unused-for <days>", "number of days, such as 30d", days)
    .addHelpText("after", "\nExample:\n  standin spaces prune --unused-for 30d --user ops:secret")
    .action(async (options: ServerOptions & { unusedFor: number }) => {
      const query = { unusedForDays: String(options.unusedFor) };
      const { dropped } = await call(options, "POST /spaces/prune", { query });
      print(`Dropped ${spaces(dropped)}.`);
    });

interface ExportOptions extends ServerOptions {
  name?: string[];
  movingTo?: string;
  servers?: string[];
}

const exportCommand = (): Command =>
  withServer(new Command("export"))
    .description(
      "Write all data spaces, or some of them, to a file, with everything that they hold.",
    )
    .argument("<file>", "", writtenFile)
    .option(
      "--name <names>",
      "only those of these users or shared names, separated by commas",
      nameList,
    )
    .option(
      "--moving-to <server>",
      "those that the proxy will send to this server; they are closed until they are there",
    )
    .option(
      "--servers <list>",
      "all servers of the proxy's upstream from then on, separated by commas",
      nameList,
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin spaces export all.jsonl" +
        "\n  standin spaces export to-b.jsonl --moving-to b:8080 --servers a:8080,b:8080",
    )
    .action(async (file: string, options: ExportOptions) => {
      const chosen = await chosenSpaces(options);
      const part = draftOf(file);
      try {
        await pipeline(Readable.from(exportSpaces(options, chosen)), createWriteStream(part));
        putInPlace(part, file);
      } catch (error) {
        if (options.movingTo !== undefined) await openAgain(options, chosen);
        throw error;
      } finally {
        rmSync(part, { force: true });
      }
      print(`Wrote ${spaces(chosen.length)} to ${file}.`);
    });

async function chosenSpaces(options: ExportOptions): Promise<SpaceEntry[]> {
  const { name: names, movingTo, servers } = options;
  const all = await spacesNamed(options);
  const named = all.filter(
    ({ user, space }) => names === undefined || names.includes(space ?? user ?? ""),
  );
  if (movingTo === undefined) return named;
  if (names !== undefined) return named;
  if (servers?.includes(movingTo) !== true)
    throw new WrongUsage(
      "Give with --servers all servers of the upstream, the one of --moving-to among them.",
    );
  const placeOf = createHashRing(servers);
  return named.filter((one) => {
    const key = shardKeyOf(one);
    // What has left before is elsewhere already.
    return one.movingTo === null && key !== undefined && placeOf(key) === movingTo;
  });
}

/** Opens data spaces that are in no file, so that they are not closed for nothing. */
async function openAgain(options: ServerOptions, chosen: readonly SpaceEntry[]): Promise<void> {
  for (const { number } of chosen)
    await patiently(() => ask(options, "POST /spaces/{number}/reopen", { params: { number } }));
}

async function* exportSpaces(
  options: ExportOptions,
  chosen: readonly SpaceEntry[],
): AsyncGenerator<Uint8Array> {
  const { movingTo } = options;
  for (const { number } of chosen) {
    const parts = { params: { number }, query: { movingTo } };
    const exporting = () => ask(options, "POST /spaces/{number}/export", parts);
    const { body } = await granting(await patiently(exporting));
    if (body !== null) yield* body;
  }
  yield Buffer.from(lastLine(chosen.length));
}

const importCommand = (): Command =>
  withServer(new Command("import"))
    .description("Import the data spaces in a file. If the file is incomplete, nothing is changed.")
    .argument("<file>", "", readableFile)
    .addHelpText(
      "after",
      "\nExample:\n  standin spaces import to-4.jsonl --url http://127.0.0.1:8084",
    )
    .action(async (file: string, options: ServerOptions) => {
      const parts = await partsOf(file);
      const refused: string[] = [];
      for (const part of parts) {
        const refusal = await sendPart(options, file, part);
        if (refusal !== undefined) refused.push(`${part.name}: ${refusal}`);
      }
      print(`Brought in ${spaces(parts.length - refused.length)}.`);
      if (refused.length > 0)
        throw new CommandFailed(
          `${spaces(refused.length)} did not come in:\n${refused.join("\n")}`,
        );
    });

/** Sends one data space of a file; what the simulator says against it. */
async function sendPart(
  options: ServerOptions,
  file: string,
  { from, to }: SpacePart,
): Promise<string | undefined> {
  const response = await patiently(() =>
    fetch(new URL("/standin/spaces/import", options.url), {
      method: "POST",
      headers: { authorization: authorizationOf(options), "content-type": "application/x-ndjson" },
      body: Readable.toWeb(createReadStream(file, { start: from, end: to - 1 })),
      duplex: "half",
    }),
  );
  const text = await response.text();
  return response.ok ? undefined : failureText(response.status, text);
}

/** `standin spaces list|drop|prune|export|import|reopen`. */
export const spacesCommand = (): Command =>
  new Command("spaces")
    .description(
      "All data spaces of a simulator, for operators, or without a users file for anyone on its machine.",
    )
    .addHelpText("after", "\nExample:\n  standin spaces list --user ops:secret")
    .addCommand(listCommand())
    .addCommand(dropCommand())
    .addCommand(pruneCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand())
    .addCommand(reopenCommand());
