import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Standin, createStandin } from "../../src";
import { openStore } from "../../src/store";
import { advicePath, cards, newTill, refusal, requestPath } from "../support/messages/gift-card";
import { advice, confirmed, later, password, pending, user } from "./written.json";

/** Databases that programs of earlier versions wrote (`write.js`), one for each version of the schema, open. */

const directory = mkdtempSync(join(tmpdir(), "standin-old-databases-"));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const files = readdirSync(__dirname).filter((name) => name.endsWith(".db.gz"));
const firstKept = 8;

/** Where the header of a SQLite file has `user_version`. */
const versionOf = (bytes: Buffer): number => bytes.readUInt32BE(60);

test("there is one of each version, the newest too: a new one is written by write.js", () => {
  const file = join(directory, "new.db");
  openStore({ file }).close();
  const newest = versionOf(readFileSync(file));
  const expected = Array.from(
    { length: newest - firstKept + 1 },
    (_, index) => `schema-${firstKept + index}.db.gz`,
  );
  expect(new Set(files)).toEqual(new Set(expected));
});

describe.each(files)("%s", (name) => {
  const db = join(directory, name.replace(".gz", ""));
  let standin: Standin;
  beforeAll(async () => {
    const bytes = gunzipSync(readFileSync(join(__dirname, name)));
    expect(`schema-${versionOf(bytes)}.db.gz`).toBe(name);
    writeFileSync(db, bytes);
    standin = await createStandin({ db });
  });
  afterAll(() => standin.close());

  test("has the money, the messages, the clock and the scenario that were in it", async () => {
    const till = newTill(standin, user, password);
    const { space } = till;
    expect(space.clock()).toMatchObject({ now: "2031-03-04T12:00:00.000Z", frozen: true });
    expect(
      space
        .messages()
        .exchanges.map(({ number, messageId, status }) => [number, messageId, status]),
    ).toEqual([
      [1, confirmed.id, 201],
      [2, pending.id, 201],
      [3, advice.id, 202],
      [4, later.id, 201],
    ]);
    expect(space.scenario()).toMatchObject({
      active: true,
      scenario: { name: "redemption-answer-lost" },
    });
    expect(await till.balances(cards.funded)).toEqual([48_300, 48_300]);
  });

  test("knows its transactions: a repeat, an id that was used, a reversal", async () => {
    const till = newTill(standin, user, password);
    till.space.scenario(null);
    const path = advicePath("redemption", "confirmations", confirmed.id, advice.id);
    expect((await till.client.post(path, advice)).status).toBe(202);
    expect(await till.client.post(requestPath("redemption", later.id), later)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
    expect((await till.reverse("redemption", pending.id)).status).toBe(202);
    expect(await till.balances(cards.funded)).toEqual([48_800, 48_800]);
  });

  test("puts its snapshot back", async () => {
    const till = newTill(standin, user, password);
    expect(till.space.snapshots.list().map((one) => one.name)).toEqual(["kept"]);
    await till.space.snapshots.restore("kept");
    expect(await till.balances(cards.funded)).toEqual([48_500, 48_500]);
    expect((await till.client.post(requestPath("redemption", later.id), later)).status).toBe(201);
  });
});
