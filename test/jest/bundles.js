"use strict";
const { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } = require("node:fs");
const { isBuiltin } = require("node:module");
const { dirname, join, relative, resolve, sep } = require("node:path");
const { buildSync } = require("esbuild");

const root = resolve(__dirname, "../..");
const sources = join(root, "src");
/** All that is built for tests is here, and nothing of it elsewhere. */
const tested = join(root, "dist/tested");
/** The sources look for the package's files in the folder above: the bundles are where the program is. */
const bundleFile = (name, dist = join(process.env.STANDIN_TESTED_PACKAGE, "dist")) =>
  join(dist, `tested-${name}.js`);

/** Packages that tests load themselves: each must be the copy that the sources have. */
const shared = ["@sinclair/typebox", "ajv", "ajv-formats", "supertest"];
/** Compiled for Node, rarely needed, or replaced by tests with ids of their own. */
const apart = /^(better-sqlite3.*|uuid)$/;

const escaped = (path) => path.replace(/[\\/.*+?^$()[\]{}|]/g, "\\$&");
/** The paths of the sources, for Jest. */
const sourcePattern = `^${escaped(sources)}.*(?<!\\.test)\\.ts$`;
/** The path of what the build makes of a source: in a test, that is the source. */
const builtPattern = `^${escaped(join(root, "dist"))}[\\\\/](?!standin\\.|tested\\b)(.*)\\.js$`;

const sourceFiles = () =>
  readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
    // The console runs in a browser: the build makes its files.
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith(`console${sep}`),
  );
const moduleName = (file) => relative(sources, file).split(sep).join("/");

/** A module that is a part of a bundle. */
const partCode = (bundle, name) =>
  `module.exports = require(${JSON.stringify(join(__dirname, "parts.js"))}).${bundle}[${JSON.stringify(name)}]();`;

/** Makes one file of modules, each of which is run when it is first asked for. */
function makeBundle(outfile, modules, options) {
  const members = modules.map(
    ([name, from]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(from)}),`,
  );
  const { metafile } = buildSync({
    stdin: { contents: `module.exports = {\n${members.join("\n")}\n};`, resolveDir: root },
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    supported: { "dynamic-import": false },
    logLevel: "warning",
    metafile: true,
    ...options,
  });
  const [{ imports }] = Object.entries(metafile.outputs)
    .filter(([file]) => file.endsWith(".js"))
    .map(([, output]) => output);
  return [...new Set(imports.map(({ path }) => path))].filter((path) => !isBuiltin(path));
}

/** Makes one file of all sources, and one of their packages: each test file loads them anew, and loading hundreds takes a second. */
function makeBundles(dist) {
  const modules = sourceFiles().map((file) => moduleName(join(sources, file)));
  const imported = makeBundle(
    bundleFile("sources", dist),
    modules.map((name) => [name, `./src/${name}`]),
    { packages: "external", sourcemap: "linked", sourcesContent: false },
  );
  const names = [...new Set([...imported, ...shared])].filter((name) => !apart.test(name));
  makeBundle(
    bundleFile("packages", dist),
    names.map((name) => [name, name]),
  );
}

/** A file for each package that tests load themselves: whatever the sources are, it is the same. */
function makeShared() {
  for (const name of shared) {
    const file = join(tested, "shared", `${name}.js`);
    const code = partCode("packages", name);
    if (existsSync(file) && readFileSync(file, "utf8") === code) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

module.exports = {
  builtPattern,
  bundleFile,
  makeBundles,
  makeShared,
  moduleName,
  partCode,
  root,
  shared,
  sourcePattern,
  sources,
  tested,
};
