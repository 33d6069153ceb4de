import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = resolve(__dirname, "../..");
const notOurs = new Set(["node_modules", "dist", "coverage", ".git", ".nightly", ".standin"]);

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() && !/\.db(-wal|-shm)?$/.test(entry.name) ? [path] : [];
  });

const shown = (path: string): string => relative(root, path);
const linesOf = (path: string): number => readFileSync(path, "utf8").trimEnd().split("\n").length;

/** Lines of `defineFamily(...)`; a file without one has too many. */
const declarationLinesOf = (path: string): number =>
  /= defineFamily\(\{\n[^]*?\n\}\);/.exec(readFileSync(path, "utf8"))?.[0].split("\n").length ??
  Infinity;

const sources = filesIn(join(root, "src")).filter((path) => /\.tsx?$/.test(path));

describe("the rules of the code", () => {
  it("declares each family in at most 15 lines", () => {
    const declarations = sources.filter((path) =>
      /^src\/families\/[^/]+\/index\.ts$/.test(shown(path)),
    );
    expect(declarations.length).toBeGreaterThan(0);
    expect(declarations.filter((path) => declarationLinesOf(path) > 15).map(shown)).toEqual([]);
  });

  it("keeps each family within 15 loose files", () => {
    const loose = sources.filter((path) => /^src\/families\/[^/]+\/[^/]+$/.test(shown(path)));
    const folders = [...new Set(loose.map((path) => dirname(path)))];
    const counts = folders.map((folder) => ({
      folder: shown(folder),
      files: loose.filter((path) => dirname(path) === folder).length,
    }));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(({ files }) => files > 15)).toEqual([]);
  });

  it("keeps files small: none over 400 lines", () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter((path) => linesOf(path) > 400).map(shown)).toEqual([]);
  });

  it("keeps lines at most 120 columns wide, comments too", () => {
    const wide = sources
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) =>
        readFileSync(path, "utf8")
          .split("\n")
          .flatMap((line, index) => (line.length > 120 ? [`${shown(path)}:${index + 1}`] : [])),
      );
    expect(wide).toEqual([]);
  });

  it("passes each module on once: no file exports all of another one twice", () => {
    const passedOn = sources.map((path) => ({
      path,
      modules: readFileSync(path, "utf8").match(/^export \* from ".+";$/gm) ?? [],
    }));
    expect(passedOn.some(({ modules }) => modules.length > 1)).toBe(true);
    expect(
      passedOn
        .filter(({ modules }) => new Set(modules).size < modules.length)
        .map(({ path }) => shown(path)),
    ).toEqual([]);
  });

  it("names compiled files whose sources are there", () => {
    const scripts = ["docs", "build", "bench", "test"].flatMap((folder) =>
      filesIn(join(root, folder)).filter(
        // What is tried in a copy of the project has more files than this one.
        (path) => /\.(?:js|mjs|ts)$/.test(path) && !/test\/(?:eleventh|extra)\//.test(path),
      ),
    );
    const named = scripts.flatMap((path) =>
      [
        ...readFileSync(path, "utf8").matchAll(
          /built\("([\w/-]+)\.js"\)|"[./]*dist\/([\w-]+\/[\w/-]+?)(?:\.js)?"/g,
        ),
      ]
        .map(([, one, other]) => one ?? other ?? "")
        .filter((name) => !/^(?:packages|tested|console)\//.test(name))
        .map((name) => ({ by: shown(path), name })),
    );
    expect(named.length).toBeGreaterThan(15);
    const known = new Set(sources.map((path) => shown(path).replace(/^src\/|\.tsx?$/g, "")));
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it("names no directory of one machine and no package registry", () => {
    // In pieces, so that this file does not name them either.
    const forbidden = [
      ["[.][.]", "shared"].join("/"),
      ...["work", "root", "home/[a-z]", "Users/[A-Za-z]"].map(
        (name) => `(?<![\\w.}])/${name}${name.endsWith("]") ? "" : "/"}`,
      ),
      ["registry", "(npmjs|yarnpkg|npmmirror)"].join("\\."),
      ["npm", "pkg", "github"].join("\\."),
    ].map((source) => new RegExp(source));
    const naming = filesIn(root).flatMap((path) => {
      const text = readFileSync(path, "utf8");
      return forbidden
        .filter((word) => word.test(text))
        .map((word) => `${shown(path)}: ${word.source}`);
    });
    expect(naming).toEqual([]);
  });
});
