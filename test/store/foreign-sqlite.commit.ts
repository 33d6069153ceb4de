import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { testedPackage } from "../support/program";

const root = resolve(__dirname, "../..");
const isNode20 = Number(process.versions.node.split(".")[0]) < 22;

/** The package as it is installed, with links to the packages that it needs, but for SQLite. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), "standin-foreign-"));
  for (const name of ["bin", "package.json", "fixtures", "scenarios"])
    cpSync(join(testedPackage, name), join(folder, name), { recursive: true, dereference: true });
  mkdirSync(join(folder, "dist"));
  cpSync(join(testedPackage, "dist/standin.js"), join(folder, "dist/standin.js"));
  symlinkSync(join(testedPackage, "dist/packages"), join(folder, "dist/packages"));
  const modules = join(folder, isNode20 ? "sqlite-node20/node_modules" : "node_modules");
  mkdirSync(modules, { recursive: true });
  if (isNode20)
    cpSync(join(root, "sqlite-node20/package.json"), join(folder, "sqlite-node20/package.json"));
  return modules;
}

/** SQLite whose machine code is that of another machine or Node: it is no code that this process can load. */
function putForeign(modules: string): void {
  const name = isNode20 ? "better-sqlite3" : "better-sqlite3-13";
  const from = join(root, isNode20 ? "sqlite-node20/node_modules" : "node_modules");
  for (const part of ["package.json", "lib"])
    cpSync(join(from, name, part), join(modules, name, part), { recursive: true });
  if (isNode20)
    for (const needed of ["bindings", "file-uri-to-path"])
      cpSync(join(from, needed), join(modules, needed), { recursive: true });
  const release = join(modules, name, "build/Release");
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, "better_sqlite3.node"), "machine code of another Node");
}

const sentence =
  /^SQLite does not load on this Node \(v[\d.]+, \S+ \S+\), because Standin was installed with another one: run npm ci with this Node, in your project \(or npm run install, in the directory of Standin\)\.\n$/;

describe.each([
  ["no SQLite for this Node", installed],
  [
    "SQLite of another Node",
    () => {
      const modules = installed();
      putForeign(modules);
      return modules;
    },
  ],
])("with %s", (_name, install) => {
  const folder = resolve(install(), isNode20 ? "../.." : "..");

  test.each([
    ["standin.js", ["start", "--port", "0", "--db", ":memory:"]],
    ["standin.js", ["run", "provider-down", "--", "true"]],
    ["standin.js", ["run", "--all", "--", "true"]],
    ["standin.js", ["explore", "--", "true"]],
    ["standin.js", ["exec", "--", "true"]],
    ["container.js", ["--port", "0", "--db", ":memory:"]],
  ])("%s %j says so in a sentence and ends with 2", (program, args) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, "bin", program), ...args],
      { encoding: "utf8", cwd: folder },
    );
    expect(stderr).toMatch(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });

  test("createStandin rejects with the sentence", () => {
    const script = `(async () => require(${JSON.stringify(join(folder, "bin/index.js"))}).createStandin())().catch(({ name, message }) => console.log(name, message))`;
    const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
    expect(stdout.replace(/^SqliteMissing /, "")).toMatch(sentence);
  });
});
