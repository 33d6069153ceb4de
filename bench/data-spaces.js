"use strict";
const { statSync } = require("node:fs");
const { openStore } = require("../dist/store/index.js");

/** Data spaces of the table of costs. */
const spaces = 100_000;

/**
 * Opens data spaces in a new database, as the first message of each does: milliseconds and bytes of disk and memory
 * that one costs.
 */
function costOfSpaces(file) {
  const store = openStore({ file });
  global.gc?.();
  const [before, began] = [process.memoryUsage().heapUsed, performance.now()];
  for (let first = 0; first < spaces; first += 1_000)
    store.unit(() => {
      for (let number = first; number < first + 1_000; number += 1)
        store.spaces.open(store.spaces.nameOf(`till-${number}`, "secret"), 0, `till-${number}`);
    });
  const milliseconds = (performance.now() - began) / spaces;
  global.gc?.();
  const heap = (process.memoryUsage().heapUsed - before) / spaces;
  store.close();
  return { milliseconds, heap, disk: statSync(file).size / spaces };
}

module.exports = { costOfSpaces, spaces };
