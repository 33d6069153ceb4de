import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { families } from "../../src/families";
import { npm } from "../installed/packing";
import { codeBlocks, pageText } from "../docs/shell-snippets";
import { program } from "../support/program";
import { startStandin } from "../support/standin";

const place = mkdtempSync(join(tmpdir(), "standin-postman-"));
const newman = join(place, "node_modules/newman/bin/newman.js");
const execute = promisify(execFile);

/** Newman brings 140 packages: it is installed here alone. */
beforeAll(() => {
  writeFileSync(join(place, "package.json"), JSON.stringify({ name: "till", version: "1.0.0" }));
  npm(place, "install", "--prefer-offline", "--ignore-scripts", "newman@6.2.2");
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

interface Report {
  run: {
    stats: Record<"requests" | "assertions", { total: number; failed: number }>;
    failures: { error: { message: string }; source: { name: string } }[];
    executions: { requestExecuted?: { url: { path: string[] } } }[];
  };
}

async function printCollection(name: string): Promise<string> {
  const file = join(place, `${name}.json`);
  const { stdout } = await execute(process.execPath, [program, "postman", name]);
  writeFileSync(file, stdout);
  return file;
}

async function run(file: string, variables: Record<string, string>): Promise<Report["run"]> {
  const exported = `${file}.report.json`;
  const given = Object.entries(variables).flatMap(([key, value]) => [
    "--env-var",
    `${key}=${value}`,
  ]);
  const options = ["--reporters", "json", "--reporter-json-export", exported, ...given];
  // It ends with 1 where a test fails: the report says which.
  await execute(process.execPath, [newman, "run", file, ...options]).catch(() => undefined);
  return (JSON.parse(readFileSync(exported, "utf8")) as Report).run;
}

test("newman finds each interface's collection green, and green again without a reset", async () => {
  const standin = await startStandin();
  const names = Object.keys(standin.interfaces);
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const name of names) {
    const file = await printCollection(name);
    const user = "70010001";
    const variables = { baseUrl: standin.url, user, password: name };
    const runs = [await run(file, variables), await run(file, variables)];
    for (const { failures, stats } of runs) {
      const failed = failures.map(({ error, source }) => `${source.name}: ${error.message}`);
      expect([name, failed]).toEqual([name, []]);
      expect(stats.assertions.total).toBe(stats.requests.total);
      expect(stats.assertions.total).toBeGreaterThanOrEqual(8);
    }
    const space = standin.space(user, name);
    const sent = space.messages().exchanges.map(({ path }) => path);
    const requests = runs.reduce((sum, { stats }) => sum + stats.requests.total, 0);
    expect([name, sent.length]).toEqual([name, requests]);
    // Each has ids of its own, and so nothing was sent twice; whoever sends them behaves.
    expect([name, (await space.verdict()).result]).toEqual([name, "pass"]);
  }
});

/** What of Postman's own library is used; newman brings it. */
interface PostmanLibrary {
  Collection: new (collection: unknown) => { toJSON(): unknown };
  Url: new (text: string) => { toJSON(): unknown };
}

const postmanLibrary = (): Promise<PostmanLibrary> =>
  import(join(place, "node_modules/postman-collection")) as Promise<PostmanLibrary>;

interface Address {
  raw: string;
}

/** The addresses in a collection, wherever they are. */
const addressesIn = (value: unknown): Address[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, member]) =>
        name === "url" ? [member as Address] : addressesIn(member),
      );

/** A collection as Postman writes it: descriptions have a type, addresses only their parts, and an empty list is left out. */
const asWritten = (text: string): unknown =>
  JSON.parse(text, (name, member: unknown) => {
    if (name === "description") return { content: member };
    return name === "raw" && String(member).startsWith("{{baseUrl}}") ? undefined : member;
  });

test("Postman's own library reads every member of each collection as it is meant", async () => {
  const { Collection, Url } = await postmanLibrary();
  const names = families.flatMap(({ contracts }) => contracts.map(({ name }) => name));
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const name of names) {
    const text = readFileSync(await printCollection(name), "utf8").replaceAll(
      /^ *"header": \[\],\n/gm,
      "",
    );
    // What it does not know, it leaves out.
    expect(new Collection(JSON.parse(text)).toJSON()).toMatchObject(asWritten(text) as object);
    const addresses = addressesIn(JSON.parse(text));
    expect(addresses.length).toBeGreaterThanOrEqual(8);
    for (const { raw, ...parts } of addresses) expect(new Url(raw).toJSON()).toMatchObject(parts);
  }
});

test("a member that Postman does not know is noticed", async () => {
  const { Collection } = await postmanLibrary();
  const item = [{ name: "one", request: { method: "GET", urls: {} }, tests: [] }];
  const read = new Collection({ info: { name: "mine" }, item, events: [] }).toJSON();
  for (const unknown of ["urls", "tests", "events"])
    expect(JSON.stringify(read)).not.toContain(unknown);
});

/** A directory with `standin`, and `npx` of a project in which Newman is installed; nothing is asked of a registry. */
function commands(url: string): string {
  const bin = join(place, "bin");
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  const scripts = {
    standin: `exec node "${program}" "$@"`,
    npx: `[ "$1" = newman ] || exit 1
shift
exec node "${newman}" "$@" --env-var "baseUrl=${url}"`,
  };
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return bin;
}

test("the commands of the page do what it says", async () => {
  const { url } = await startStandin();
  const folder = join(place, "page");
  mkdirSync(folder);
  const path = [commands(url), process.env["PATH"] ?? ""].join(delimiter);
  const blocks = codeBlocks(pageText("docs/postman.md"), "sh");
  expect(blocks).toHaveLength(3);
  const { stdout } = await execute("sh", ["-euc", blocks.join("\n")], {
    cwd: folder,
    env: { ...process.env, PATH: path },
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stdout.match(/│\s+assertions │\s+\d+ │\s+0 │/g)).toHaveLength(2);
});
