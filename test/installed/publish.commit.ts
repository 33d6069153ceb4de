import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNode22, whenNode22 } from "./node22";
import { freshClone, npm, root } from "./packing";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

const place = mkdtempSync(join(tmpdir(), "standin-publish-"));
const clone = join(place, "clone");
beforeAll(() => {
  freshClone(clone);
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

const buildsIn = (text: string): number => text.split("&& tsc -p tsconfig.build.json").length - 1;
const prepare = (): string =>
  execFileSync("npm", ["run", "prepare"], {
    cwd: clone,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

test("a fresh clone is published to any registry, and what is published was built of it", () => {
  // Nothing listens there: a trial run sends nothing.
  const out = npm(clone, "publish", "--dry-run", "--json", "--registry", "http://127.0.0.1:9/");
  // Before it, npm prints what the build prints.
  const { standin } = JSON.parse(out.slice(out.search(/^\{/m))) as {
    standin: { files: { path: string }[] };
  };
  const paths = standin.files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["dist/standin.js", "dist/standin.d.ts", "dist/licences.txt"]),
  );
  expect(paths.filter((path) => /\.(js\.map|built|ts)$/.test(path)).sort()).toEqual([
    "dist/standin.d.ts",
    "types/index.d.ts",
    "types/jest-globals.d.ts",
    "types/matchers.d.ts",
  ]);
});

test("what was built of the same sources is not built again: npm prepares a git dependency twice", () => {
  prepare();
  expect(buildsIn(prepare())).toBe(0);
  writeFileSync(join(clone, "src/error-code.ts"), "\n", { flag: "a" });
  expect(buildsIn(prepare())).toBe(1);
});

test("a bundle that something else has made since is built again", () => {
  prepare();
  execFileSync(process.execPath, ["build/bundle.js"], { cwd: clone, stdio: "pipe" });
  expect(buildsIn(prepare())).toBe(1);
});

whenNode22()("a git dependency installs, and its command runs", () => {
  const [origin, project] = [join(place, "origin"), join(place, "project")];
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", origin, "-c", "user.name=t", "-c", "user.email=t@t", ...args]);
  mkdirSync(origin);
  mkdirSync(project);
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const path of tracked.split("\0"))
    if (path !== "" && !path.startsWith("test/")) cpSync(join(root, path), join(origin, path));
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Standin");
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "till", version: "1.0.0" }));
  const run = createNode22(place, ["git", "sed", "basename", "uname"]);
  const options = ["--prefer-offline", "--foreground-scripts", "--no-audit", "--no-fund"];
  const printed = run(project, "npm", "install", ...options, `git+file://${origin}`);
  expect(printed).toContain("already built");
  expect(run(project, "npx", "--no-install", "standin", "--version")).toBe(`${version}\n`);
});
