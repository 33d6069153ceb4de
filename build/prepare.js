"use strict";
/*
 * npm's `prepare`: builds, unless `dist` is already what these sources make. npm prepares a git dependency twice, when it installs its clone
 * and when it packs that.
 */
const { execFileSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, readdirSync, statSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { stampFileIn } = require("./bundle");

const root = join(__dirname, "..");
const stampFile = stampFileIn(join(root, "dist"));
/** What the build reads. */
const sources = [
  "bin",
  "build",
  "fixtures",
  "src",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
];

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** The sources, what else is named, and the Node whose compiled code the build keeps. */
function digest(...further) {
  const hash = createHash("sha256").update(`${process.version} ${process.arch}`);
  const files = [...sources, ...further].flatMap((name) => filesIn(join(root, name)));
  for (const file of files.filter((path) => !path.endsWith(".test.ts")))
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function main() {
  const wanted = digest();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) {
    console.log("Standin is already built from these sources.");
    return;
  }
  execFileSync("npm", ["run", "build"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  writeFileSync(stampFile, wanted);
}

module.exports = { digest };
if (require.main === module) main();
