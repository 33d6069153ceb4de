import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "..";
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

test("a file of the first version, which had no mark, is brought to the newest, with what is in it", () => {
  const file = join(directory, "first.db");
  const store = openStore({ file });
  expect(store.spaces.open("one").storage).toBe(1);
  store.messages.put(1, record);
  store.close();
  const raw = new Sqlite(file);
  raw.exec(`
    ALTER TABLE exchange DROP COLUMN changes; DROP TABLE own_change; DROP TABLE absence; DROP TABLE undo; DROP TABLE scenario_draft; DROP TABLE test_run; DROP TABLE session_mark;
    DROP INDEX space_user; ALTER TABLE space DROP COLUMN user; ALTER TABLE space DROP COLUMN moving_to;
    DROP INDEX message_sent; ALTER TABLE message DROP COLUMN sender; DROP TABLE refused_request;
    ALTER TABLE scenario_run DROP COLUMN state; ALTER TABLE scenario_run DROP COLUMN ended_at;
    ALTER TABLE scenario_run DROP COLUMN further;
    DROP TABLE storage; DROP INDEX exchange_held; DROP INDEX space_storage; ALTER TABLE space DROP COLUMN storage; ALTER TABLE space DROP COLUMN journal; ALTER TABLE space DROP COLUMN used_on; ALTER TABLE space DROP COLUMN taken;
    ALTER TABLE space DROP COLUMN seed; ALTER TABLE space DROP COLUMN digest_key; DROP TABLE snapshot; DROP TABLE onward;
    PRAGMA user_version = 1; PRAGMA application_id = 0`);
  raw.close();

  const again = openStore({ file });
  expect(again.messages.get(1, record.id)).toEqual({ ...record, sender: null });
  expect(again.messages.isKnown("voucher", "redemption", record.id)).toBe(false);
  again.messages.put(1, { ...record, sender: "x" });
  expect(again.messages.isKnown("voucher", "redemption", record.id)).toBe(true);
  expect(again.messages.isKnown("voucher", "refund", record.id)).toBe(false);
  again.close();
});

/** A snapshot as files of the version before had it. */
const content = {
  clock: { now: record.at, frozen: true },
  seed: 'a "seed"',
  digestKey: "key",
  owner: "me",
  entities: [{ family: "voucher", type: "voucher", key: "1", body: { name: "é\n", amount: 1 } }],
  messages: [
    { ...record, answer: { at: null }, data: null, sender: "me" },
    { ...record, id: "x", role: "lookup", state: null, answered: null, answer: null, data: [1] },
  ],
  refusedRequests: [
    { id: "y", family: "airtime", kind: "sale", sender: "me", status: 400, answer: { no: true } },
  ],
  run: { state: "start", startedAt: record.at, endedAt: null, scenario: null, counts: [] },
};

test("snapshots of the version before are kept, with what is in them", () => {
  const file = join(directory, "snapshots.db");
  const store = openStore({ file });
  const { id } = store.spaces.open("one");
  const unused = store.storages.create();
  store.close();
  const raw = new Sqlite(file);
  raw.exec(`
    ALTER TABLE exchange DROP COLUMN changes; DROP TABLE own_change; DROP TABLE absence; DROP TABLE undo; DROP TABLE scenario_draft; DROP TABLE test_run; DROP TABLE session_mark;
    DROP INDEX space_user; ALTER TABLE space DROP COLUMN user; ALTER TABLE space DROP COLUMN moving_to;
    ALTER TABLE scenario_run DROP COLUMN further; DROP INDEX space_storage; DROP TABLE snapshot; PRAGMA user_version = 6;
    CREATE TABLE snapshot (
      space_id INTEGER NOT NULL, name TEXT NOT NULL, taken_at TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (space_id, name))`);
  const put = raw.prepare("INSERT INTO snapshot VALUES (?, ?, ?, ?)");
  put.run(id, "one", "2031-01-01T00:00:00.000Z", JSON.stringify(content));
  put.run(id, "two", "2032-01-01T00:00:00.000Z", JSON.stringify({ ...content, run: null }));
  raw.close();

  const { snapshots, storages, ...again } = openStore({ file });
  const bytes = Buffer.byteLength(JSON.stringify(content));
  expect(snapshots.list(id)).toMatchObject([{ name: "one", bytes }, { name: "two" }]);
  const [one, two] = [snapshots.get(id, "one"), snapshots.get(id, "two")];
  const { entities: _e, messages: _m, refusedRequests: _r, ...head } = content;
  expect(one?.head).toBe(JSON.stringify(head));
  expect(two?.head).toBe(JSON.stringify({ ...head, run: null }));
  expect([one?.storage, two?.storage]).toEqual([unused + 1, unused + 2]);
  const [entity, refused] = [content.entities[0], content.refusedRequests[0]];
  expect([...snapshots.rows(unused + 2)]).toEqual([
    { entities: [{ ...entity, body: JSON.stringify(entity?.body) }] },
    {
      messages: [
        { ...content.messages[0], answer: '{"at":null}' },
        { ...content.messages[1], data: "[1]", sender: null },
      ],
    },
    { refusedRequests: [{ ...refused, answer: '{"no":true}' }] },
  ]);
  expect(storages.usage(unused + 1)).toMatchObject({ requests: 1, entities: 1 });
  expect([...storages.families(unused + 1)].sort()).toEqual(["airtime", "voucher"]);
  expect(storages.sweep(10)).toBe(false);
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
