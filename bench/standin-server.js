"use strict";
/** The simulator as `standin start` runs it, without a terminal; tells its address to the benchmark. */
const started = performance.now();
const { createStandin } = require("../dist/index.js");

const [file = ":memory:", fixtures] = process.argv.slice(2);
void createStandin({ db: file, ...(fixtures && { fixtures }) }).then((standin) => {
  process.send?.({ url: standin.url, startMs: performance.now() - started, uptimeMs: performance.timeOrigin });
});
process.on("message", (question) => {
  if (question === "memory") process.send?.({ rss: process.memoryUsage().rss });
});
