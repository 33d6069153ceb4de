"use strict";
const { redeem } = require("./load.js");
const { median } = require("./statistics.js");

const exchanges = 10_000;
const authorization = `Basic ${Buffer.from("6001:pos").toString("base64")}`;

/** Milliseconds until the whole answer has come. */
async function timed(url, path, options = {}) {
  const before = performance.now();
  const answer = await fetch(url + path, { headers: { authorization }, ...options });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - before;
}

/** Milliseconds of a reset of that many messages; the first one of a process is not like the others. */
async function timeReset(url) {
  await redeem(url, { amount: exchanges });
  return timed(url, "/standin/reset", { method: "POST" });
}

/** How long a verdict on 10,000 exchanges takes, and the reset of their data space, in milliseconds: medians of five. */
async function timeLongWork(url) {
  await redeem(url, { amount: exchanges });
  const verdicts = [];
  for (let run = 0; run < 5; run += 1) verdicts.push(await timed(url, "/standin/verdict"));
  const resets = [];
  for (let run = 0; run < 5; run += 1) resets.push(await timeReset(url));
  return { verdict: median(verdicts), reset: median(resets) };
}

module.exports = { timeLongWork };
