#!/usr/bin/env node
"use strict";
/*
 * What the image runs: `docker run standin --scenario provider-down` starts the simulator, `docker run standin openapi
 * voucher` runs another command.
 */
const given = process.argv.slice(2);
const isCommand = given.length > 0 && !given[0].startsWith("-");

// The first process of a container is ended only by signals that it handles.
for (const [signal, number] of [
  ["SIGINT", 2],
  ["SIGTERM", 15],
])
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + number);
  });

const [node, program] = process.argv;
require("./load").runCommandLine([node, program, ...(isCommand ? given : ["start", ...given])]);
