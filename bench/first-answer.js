"use strict";
/** Prints how long the package takes to load, and two simulators to give their first answers, in milliseconds. */
const began = performance.now();
const { createStandin } = require("..");
const required = performance.now() - began;
const { request } = require("node:http");
const { redemption } = require("./load.js");

const id = "5c1f7f0e-9d0b-4a53-8a0e-2f6f6a3d0001";

/** Sends a message with Node's own client: `fetch` takes longer to load than the answer to come. */
const send = ({ url, authorization }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${url}/giftcard/v3/redemptions/${id}`,
      { method: "POST", headers: { authorization, "content-type": "application/json" } },
      (answer) => answer.resume().once("end", resolve),
    );
    sent.once("error", reject);
    sent.end(JSON.stringify(redemption(id)));
  });

/** Milliseconds from a start to the first answer. */
async function firstAnswer() {
  const before = performance.now();
  const standin = await createStandin();
  await send(standin);
  const taken = performance.now() - before;
  await standin.close();
  return taken;
}

async function main() {
  const cold = required + (await firstAnswer());
  const warm = await firstAnswer();
  process.stdout.write(JSON.stringify({ required, cold, warm }));
}

void main();
