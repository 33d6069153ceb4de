"use strict";
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

/** Starts a server of this folder in a process of its own; resolves with its address. */
function startServer(script, args = []) {
  const child = fork(join(__dirname, script), args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
    child.once("message", (ready) => resolve({ ...ready, child, stop: () => child.kill() }));
  });
}

/** Resident memory of a server, in bytes; NaN where the system does not tell. */
function memoryOf({ child }) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(
      readFileSync(`/proc/${child.pid}/status`, "utf8"),
    );
    return Number(kilobytes) * 1024;
  } catch {
    return NaN;
  }
}

/** Processor time that a server has used, in milliseconds; NaN where the system does not tell. */
function processorTime({ child }) {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

module.exports = { memoryOf, processorTime, startServer };
