"use strict";
const { spawn } = require("node:child_process");
const { closeSync, openSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { setTimeout: pause } = require("node:timers/promises");

const program = [join(__dirname, "..", "bin", "standin.js")];

/** The same from its single files, by which a profile tells the layers apart; the profile is written when it ends. */
const profiled = (folder) => [
  "--cpu-prof",
  `--cpu-prof-dir=${folder}`,
  "-e",
  "void require(process.argv[1]).main(['node', 'standin', ...process.argv.slice(2)])",
  join(__dirname, "..", "dist", "cli", "main.js"),
];

/** The address that a log names; undefined while it names none. */
function addressIn(log) {
  const line = readFileSync(log, "utf8")
    .split("\n")
    .find((one) => one.includes('"listening"'));
  return line === undefined ? undefined : JSON.parse(line).url;
}

/**
 * Starts the simulator as its users do, by the command line, with its log in a file; resolves once it listens: its address, its
 * process, and the milliseconds that took.
 */
async function startStandin({ log, db, fixtures, profile, heapMegabytes, more = [] }) {
  const began = performance.now();
  const output = openSync(log, "w");
  const options = [
    "--port",
    "0",
    "--db",
    db,
    ...(fixtures === undefined ? [] : ["--fixtures", fixtures]),
    ...more,
  ];
  const command = profile === undefined ? program : profiled(profile);
  const heap = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`];
  const child = spawn(process.execPath, [...heap, ...command, "start", ...options], {
    stdio: ["ignore", output, "inherit"],
  });
  closeSync(output);
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  for (;;) {
    const url = addressIn(log);
    if (url !== undefined) {
      return {
        url,
        child,
        startMs: performance.now() - began,
        async stop() {
          child.kill();
          await ended;
        },
      };
    }
    if (child.exitCode !== null) throw new Error(`standin start ended with ${child.exitCode}`);
    await pause(2);
  }
}

module.exports = { startStandin };
