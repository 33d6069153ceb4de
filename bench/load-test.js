"use strict";
const { redeem } = require("./load.js");
const { memoryOf } = require("./server-process.js");

const sampleMs = 2_000;

/**
 * A POS's load test: many connections for long. Every answer must be 201, and memory must stay flat: the largest of the
 * last third of the run, divided by the largest of the middle one.
 */
async function loadTest(standin, { seconds, connections }) {
  const memory = [];
  const sampling = setInterval(() => memory.push(memoryOf(standin) / 1e6), sampleMs);
  try {
    const figures = await redeem(standin.url, { seconds, connections });
    const third = Math.floor(memory.length / 3);
    const largest = (from, to) => Math.max(...memory.slice(from, to));
    const [middle, end] = [largest(third, 2 * third), largest(2 * third)];
    return { ...figures, megabytes: end, growth: end / middle };
  } finally {
    clearInterval(sampling);
  }
}

module.exports = { loadTest };
