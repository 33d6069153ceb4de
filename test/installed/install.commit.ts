import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm, packedStandin, root } from "./packing";

const isNode20 = Number(process.versions.node.split(".")[0]) < 22;
const place = mkdtempSync(join(tmpdir(), "standin-install-"));
const project = join(place, "project");

/** Compiling SQLite would take minutes: what Node 20 has already compiled is put where its install script puts it. */
function compiledSqlite(): void {
  const built = ["sqlite-node20/node_modules", "node_modules"]
    .map((at) => join(root, at))
    .find((at) => existsSync(join(at, "better-sqlite3/build")));
  if (isNode20 && built !== undefined)
    symlinkSync(built, join(project, "node_modules/standin/sqlite-node20/node_modules"));
}

beforeAll(() => {
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "till", version: "1.0.0" }));
  npm(project, "install", "--prefer-offline", "--ignore-scripts", packedStandin(place));
  compiledSqlite();
});

afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

test("a project that installs what was packed sells, and gets its verdict", () => {
  cpSync(join(__dirname, "sell.mjs"), join(project, "sell.mjs"));
  const out = execFileSync(process.execPath, ["sell.mjs"], { cwd: project, encoding: "utf8" });
  expect(JSON.parse(out)).toEqual({
    giftCard: [201, 202],
    airtime: [201, 202],
    result: "pass",
    matched: true,
  });
});

test("`npx standin start` runs there", async () => {
  const args = ["--no-install", "standin", "start", "--port", "0", "--db", ":memory:"];
  const child = spawn("npx", args, {
    cwd: project,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((end) => {
    child.once("close", end);
  });
  try {
    const line = await new Promise<string>((seen, refused) => {
      child.stdout.once("data", (chunk: Buffer) => {
        seen(chunk.toString().split("\n")[0] ?? "");
      });
      child.once("close", () => {
        refused(new Error("the simulator ended before it listened"));
      });
    });
    const { url } = JSON.parse(line) as { url: string };
    expect((await fetch(`${url}/standin/health`)).status).toBe(200);
  } finally {
    // npx and what it started are a group of their own.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  }
  await ended;
});

test("a project gets at most 120 packages with it, the same for each Node", () => {
  const listed = npm(project, "ls", "--omit=dev", "--all", "--parseable").trim().split("\n");
  // All but the project and Standin.
  const packages = listed.slice(2);
  expect(packages.length).toBeLessThanOrEqual(120);
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter((path) => path.includes("better-sqlite3"))).not.toEqual([]);
});

test("nothing of SQLite is compiled by later Nodes: Node 20 has a release of its own, and npm is told that the other one needs no compiler", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => name.startsWith("better-sqlite3"))).toEqual([
    "better-sqlite3-13",
  ]);
  // npm does not write this into the lock file itself, and forgets it when it writes the file: put it back.
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { gypfile?: boolean }>;
  };
  expect(packages["node_modules/better-sqlite3-13"]?.gypfile).toBe(false);
});

test("the install script does nothing on later Nodes", () => {
  const script = join(root, "sqlite-node20/install.js");
  const later = `Object.defineProperty(process.versions, "node", { value: "22.12.0" });
    require("node:child_process").execFileSync = () => { throw new Error("something is installed"); };
    require(${JSON.stringify(script)});`;
  expect(execFileSync(process.execPath, ["-e", later], { encoding: "utf8" })).toBe("");
});
