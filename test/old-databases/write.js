"use strict";
/*
 * Writes a database of the schema that this version has, for `old-databases.test.ts`: `npm run build`, then
 * `node test/old-databases/write.js`. It is run once, when a version of the schema is new, and its file stays.
 */
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join, resolve } = require("node:path");
const { gzipSync } = require("node:zlib");

const { createStandin } = require(
  resolve(process.argv[2] ?? join(__dirname, "../../bin/index.js")),
);
const { user, password, confirmed, pending, later, advice } = require("./written.json");

/** Where the header of a SQLite file has `user_version`. */
const versionAt = 60;

async function sendTo(url, path, message) {
  const answer = await fetch(`${url}/giftcard/v3${path}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(message),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${await answer.text()}`);
}

async function write(db) {
  const standin = await createStandin({ db });
  const space = standin.space(user, password);
  space.clock({ set: "2031-03-04T12:00:00Z", frozen: true });
  for (const message of [confirmed, pending])
    await sendTo(standin.url, `/redemptions/${message.id}`, message);
  await sendTo(standin.url, `/redemptions/${advice.requestId}/confirmations/${advice.id}`, advice);
  await space.snapshots.save("kept");
  await sendTo(standin.url, `/redemptions/${later.id}`, later);
  space.scenario("redemption-answer-lost");
  await standin.close();
}

const directory = mkdtempSync(join(tmpdir(), "standin-database-"));
const file = join(directory, "standin.db");
write(file)
  .then(() => {
    const bytes = readFileSync(file);
    const name = `schema-${bytes.readUInt32BE(versionAt)}.db.gz`;
    writeFileSync(join(__dirname, name), gzipSync(bytes, { level: 9 }));
    process.stdout.write(`${name}\n`);
  })
  .finally(() => rmSync(directory, { recursive: true }));
