import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from ".";
import { Sqlite } from "./sqlite";

const directory = mkdtempSync(join(tmpdir(), "standin-migrations-"));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const record = {
  id: "3f6a1c9e-52d7-4b08-9e41-7c20d8a5f613",
  family: "voucher",
  role: "request",
  kind: "redemption",
  requestId: null,
  state: "PENDING",
  answered: 201,
  digest: "",
  answer: "{}",
  data: "{}",
  at: "2031-03-04T12:00:00.000Z",
} as const;

test("a file of the first version is brought to the newest, with what is in it", () => {
  const file = join(directory, "first.db");
  const store = openStore({ file });
  store.messages.put(1, record);
  store.close();
  const raw = new Sqlite(file);
  raw.exec(`
    DROP INDEX message_sent; ALTER TABLE message DROP COLUMN sender; DROP TABLE refused_request;
    ALTER TABLE scenario_run DROP COLUMN state; ALTER TABLE scenario_run DROP COLUMN ended_at;
    DROP TABLE storage; DROP INDEX exchange_held; ALTER TABLE space DROP COLUMN storage; ALTER TABLE space DROP COLUMN journal; ALTER TABLE space DROP COLUMN used_on; ALTER TABLE space DROP COLUMN taken;
    ALTER TABLE space DROP COLUMN seed; ALTER TABLE space DROP COLUMN digest_key; DROP TABLE snapshot; DROP TABLE onward;
    PRAGMA user_version = 1`);
  raw.close();

  const again = openStore({ file });
  expect(again.messages.get(1, record.id)).toEqual({ ...record, sender: null });
  expect(again.messages.isKnown("voucher", "redemption", record.id)).toBe(false);
  again.messages.put(1, { ...record, sender: "x" });
  expect(again.messages.isKnown("voucher", "redemption", record.id)).toBe(true);
  expect(again.messages.isKnown("voucher", "refund", record.id)).toBe(false);
  again.close();
});

test("an id is looked for across all data spaces by an index", () => {
  const file = join(directory, "plan.db");
  const statements: string[] = [];
  const store = openStore({ file, beforeStatement: (sql) => statements.push(sql) });
  store.messages.isKnown("voucher", "redemption", record.id);
  store.refusedRequests.isKnown("voucher", "redemption", record.id);
  store.close();
  const raw = new Sqlite(file);
  const plans = statements.slice(-2).map((sql) =>
    raw
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...(sql.match(/\?/g)?.map(() => "x") ?? []))
      .map((row) => (row as { detail: string }).detail)
      .join("; "),
  );
  raw.close();
  expect(plans).toEqual([
    expect.stringContaining("INDEX message_sent (id=?)"),
    expect.stringContaining("INDEX refused_request_by_id (id=?)"),
  ]);
});
