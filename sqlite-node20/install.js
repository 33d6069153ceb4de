"use strict";
// Standin's install script: Node 20 needs a release of SQLite of its own (docs/dependencies.md). Later Nodes get nothing here.
const { execFileSync } = require("node:child_process");
const { join } = require("node:path");

const isNode20 = Number(process.versions.node.split(".")[0]) < 22;

/** Whether it is there, and compiled for this Node: a compilation takes minutes. */
function isInstalled() {
  try {
    new (require(join(__dirname, "node_modules/better-sqlite3")))(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** The npm that runs this script. Another package manager has an npm beside it. */
function npm(...args) {
  const own = process.env.npm_execpath ?? "";
  const options = { cwd: __dirname, stdio: "inherit" };
  if (/npm-cli\.js$/.test(own)) return execFileSync(process.execPath, [own, ...args], options);
  return execFileSync("npm", args, { ...options, shell: process.platform === "win32" });
}

if (isNode20 && !isInstalled())
  npm("ci", "--no-global", "--no-audit", "--no-fund", "--prefer-offline");
