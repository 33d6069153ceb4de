"use strict";
const { readFileSync, readdirSync } = require("node:fs");
const { join, sep } = require("node:path");

const ownLayer = new RegExp(`\\${sep}dist\\${sep}(\\w[\\w-]*)[\\${sep}.]`);
const foreignLayer = new RegExp(
  `.*node_modules\\${sep}(@[^\\${sep}]+\\${sep}[^\\${sep}]+|[^\\${sep}]+)`,
);
const engine = { "(garbage collector)": "gc", "(program)": "node" };
/** What the native half of the database is called by. */
const statements = new Set(["run", "get", "all", "iterate", "next", "exec", "pragma", "Database"]);
/** What our own files at the top of the sources belong to. */
const layers = new Set([
  "http",
  "lifecycle",
  "store",
  "journal",
  "interfaces",
  "contract",
  "scenario",
  "time",
  "onward",
  "conformance",
]);
const packages = { "better-sqlite3": "sqlite", "better-sqlite3-13": "sqlite", router: "express" };

/** The layer of a function by the file that it is in; undefined for a native one, which belongs to its caller. */
function layerOf({ functionName, url }, caller) {
  if (engine[functionName] !== undefined) return engine[functionName];
  if (url.startsWith("node:")) return "node";
  const [, foreign] = foreignLayer.exec(url) ?? [];
  if (foreign !== undefined) return packages[foreign] ?? foreign;
  const [, own] = ownLayer.exec(url) ?? [];
  if (own !== undefined) return layers.has(own) ? own : "others of ours";
  if (statements.has(functionName) && (caller === "store" || caller === "sqlite")) return "sqlite";
  return undefined;
}

/** Milliseconds of processor time by layer, the largest first; time without work is left out. */
function timeByLayer(profile) {
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = new Map();
  const spent = new Map();
  profile.samples.forEach((id, index) => {
    spent.set(id, (spent.get(id) ?? 0) + (profile.timeDeltas[index + 1] ?? 0) / 1000);
  });
  const visit = ({ id, callFrame, children = [] }, caller) => {
    const layer = layerOf(callFrame, caller) ?? caller;
    if (callFrame.functionName !== "(idle)")
      times.set(layer, (times.get(layer) ?? 0) + (spent.get(id) ?? 0));
    for (const child of children) visit(byId.get(child), layer);
  };
  visit(profile.nodes[0], "node");
  return [...times].sort(([, one], [, other]) => other - one);
}

/** Reads the only profile of a folder: the share of each layer, in percent, those below one left out. */
function sharesByLayer(folder) {
  const [file] = readdirSync(folder).filter((name) => name.endsWith(".cpuprofile"));
  const times = timeByLayer(JSON.parse(readFileSync(join(folder, file), "utf8")));
  const whole = times.reduce((sum, [, time]) => sum + time, 0);
  return times
    .map(([layer, time]) => ({ layer, percent: (100 * time) / whole }))
    .filter(({ percent }) => percent >= 1);
}

module.exports = { sharesByLayer };
