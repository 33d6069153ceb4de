"use strict";
/*
 * npm's `prepare`: builds, unless `dist` is already what these sources make. npm prepares a git dependency twice, when it installs its clone
 * and when it packs that.
 */
const { execFileSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, readdirSync, statSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { stampFile } = require("./bundle");

const root = join(__dirname, "..");
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

/** The sources, and the Node whose compiled code the build keeps. */
function digest() {
  const hash = createHash("sha256").update(`${process.version} ${process.arch}`);
  for (const file of sources.flatMap((name) => filesIn(join(root, name))))
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

const wanted = digest();
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted)
  console.log("Standin is already built from these sources.");
else {
  execFileSync("npm", ["run", "build"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  writeFileSync(stampFile, wanted);
}
