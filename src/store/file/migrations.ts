import { type SqliteDatabase, openSqlite } from "./sqlite";

/**
 * The schema, one step per version. A released step never changes; `PRAGMA user_version` says which version a
 * file has.
 */
const steps: readonly string[] = [
  `
  CREATE TABLE server (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

  CREATE TABLE space (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    clock_offset INTEGER NOT NULL DEFAULT 0,
    clock_frozen INTEGER
  );

  CREATE TABLE entity (
    space_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    type TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (space_id, family, type, key)
  ) WITHOUT ROWID;

  CREATE TABLE message (
    space_id INTEGER NOT NULL,
    id TEXT NOT NULL,
    family TEXT NOT NULL,
    role TEXT NOT NULL,
    kind TEXT NOT NULL,
    request_id TEXT,
    state TEXT,
    answered INTEGER,
    digest TEXT NOT NULL,
    answer TEXT,
    data TEXT,
    at TEXT NOT NULL,
    PRIMARY KEY (space_id, id)
  );
  CREATE INDEX message_in_process ON message (state) WHERE state = 'PROCESSING';

  -- The id holds the data space in its upper half and the exchange's number in its lower 32 bits: the order of
  -- the rows is the order in which they are read, and there is no second index to write.
  CREATE TABLE exchange (
    id INTEGER PRIMARY KEY,
    received_at INTEGER NOT NULL,
    clock TEXT NOT NULL,
    interface TEXT,
    operation TEXT,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    message_id TEXT,
    request_id TEXT,
    status INTEGER,
    outcome TEXT NOT NULL,
    request TEXT NOT NULL,
    answer TEXT,
    notes TEXT NOT NULL,
    bytes INTEGER NOT NULL
  );

  CREATE TABLE scenario_run (
    space_id INTEGER PRIMARY KEY,
    definition TEXT,
    counts TEXT NOT NULL,
    started_at TEXT NOT NULL
  );
  `,
  // Who sent a request, if the family distinguishes senders; other data spaces look it up by its id.
  `
  ALTER TABLE message ADD COLUMN sender TEXT;
  CREATE INDEX message_sent ON message (id) WHERE sender IS NOT NULL;

  CREATE TABLE refused_request (
    space_id INTEGER NOT NULL,
    id TEXT NOT NULL,
    family TEXT NOT NULL,
    kind TEXT NOT NULL,
    sender TEXT NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (space_id, id)
  ) WITHOUT ROWID;
  CREATE INDEX refused_request_by_id ON refused_request (id);
  `,
  // A scenario's run has a state and an end; a data space may have a seed of its own, and snapshots.
  `
  ALTER TABLE scenario_run ADD COLUMN state TEXT NOT NULL DEFAULT 'start';
  ALTER TABLE scenario_run ADD COLUMN ended_at TEXT;
  ALTER TABLE space ADD COLUMN seed TEXT;
  ALTER TABLE space ADD COLUMN digest_key TEXT;

  CREATE TABLE snapshot (
    space_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    taken_at TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (space_id, name)
  );
  `,
  // Messages that wait to be sent onward. Ids are never reused, so that a late answer cannot be taken for another's.
  `
  CREATE TABLE onward (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    space_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    message TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL
  );
  CREATE INDEX onward_due ON onward (due_at);
  CREATE INDEX onward_of_space ON onward (space_id, family);
  `,
  // A data space's content is kept under the numbers of its storage (space_id of entity, message and
  // refused_request) and of its journal (upper half of exchange.id). A reset gives it new ones; what belongs
  // to no space any more is deleted in steps.
  `
  CREATE TABLE storage (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    is_left INTEGER NOT NULL DEFAULT 0,
    families TEXT NOT NULL DEFAULT '',
    requests INTEGER NOT NULL DEFAULT 0,
    entities INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO storage (id, families, requests, entities)
    SELECT id,
      (SELECT COALESCE(GROUP_CONCAT(family), '') FROM (
        SELECT family FROM message WHERE space_id = space.id UNION SELECT family FROM entity WHERE space_id = space.id
        UNION SELECT family FROM refused_request WHERE space_id = space.id)),
      (SELECT COUNT(*) FROM message WHERE space_id = space.id AND role = 'request'),
      (SELECT COUNT(*) FROM entity WHERE space_id = space.id)
    FROM space;
  CREATE INDEX storage_left ON storage (id) WHERE is_left = 1;
  CREATE INDEX exchange_held ON exchange (id) WHERE outcome = 'held';
  ALTER TABLE space ADD COLUMN storage INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE space ADD COLUMN journal INTEGER NOT NULL DEFAULT 0;
  UPDATE space SET storage = id, journal = id;
  ALTER TABLE space ADD COLUMN used_on INTEGER NOT NULL DEFAULT 0;
  UPDATE space SET used_on = unixepoch() / 86400;
  `,
  // Ids of the transactions that resets removed from the journal, newest first.
  "ALTER TABLE space ADD COLUMN taken TEXT NOT NULL DEFAULT '[]'",
  // The rows of a snapshot are in a storage that nobody changes; earlier versions kept one JSON text.
  `
  ALTER TABLE snapshot RENAME TO snapshot_text;
  CREATE TABLE snapshot (
    space_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    taken_at TEXT NOT NULL,
    storage INTEGER NOT NULL,
    head TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (space_id, name)
  );
  INSERT INTO snapshot SELECT space_id, name, taken_at,
    (SELECT COALESCE(MAX(seq), 0) FROM sqlite_sequence WHERE name = 'storage')
      + ROW_NUMBER() OVER (ORDER BY space_id, name),
    json_object('clock', content -> '$.clock', 'seed', content ->> '$.seed', 'digestKey', content ->> '$.digestKey',
      'owner', content ->> '$.owner', 'run', content -> '$.run'),
    LENGTH(CAST(content AS BLOB))
    FROM snapshot_text;
  INSERT OR REPLACE INTO entity (space_id, family, type, key, body)
    SELECT storage, value ->> '$.family', value ->> '$.type', value ->> '$.key', value -> '$.body'
    FROM snapshot JOIN snapshot_text USING (space_id, name), json_each(content, '$.entities');
  INSERT OR REPLACE INTO message
    (space_id, id, family, role, kind, request_id, state, answered, digest, answer, data, at, sender)
    SELECT storage, value ->> '$.id', value ->> '$.family', value ->> '$.role', value ->> '$.kind',
      value ->> '$.requestId', value ->> '$.state', value ->> '$.answered', value ->> '$.digest',
      NULLIF(value -> '$.answer', 'null'), NULLIF(value -> '$.data', 'null'), value ->> '$.at', value ->> '$.sender'
    FROM snapshot JOIN snapshot_text USING (space_id, name), json_each(content, '$.messages');
  INSERT OR REPLACE INTO refused_request (space_id, id, family, kind, sender, status, answer)
    SELECT storage, value ->> '$.id', value ->> '$.family', value ->> '$.kind', value ->> '$.sender',
      value ->> '$.status', value -> '$.answer'
    FROM snapshot JOIN snapshot_text USING (space_id, name), json_each(content, '$.refusedRequests');
  INSERT INTO storage (id, families, requests, entities)
    SELECT storage,
      (SELECT COALESCE(GROUP_CONCAT(family), '') FROM (
        SELECT family FROM message WHERE space_id = storage UNION SELECT family FROM entity WHERE space_id = storage
        UNION SELECT family FROM refused_request WHERE space_id = storage)),
      (SELECT COUNT(*) FROM message WHERE space_id = storage AND role = 'request'),
      (SELECT COUNT(*) FROM entity WHERE space_id = storage)
    FROM snapshot;
  DROP TABLE snapshot_text;
  CREATE INDEX space_storage ON space (storage);
  `,
  // What exchanges did to entities, as lines of JSON; and what was done to them otherwise, under numbers of the
  // journal as exchanges have them.
  `
  ALTER TABLE exchange ADD COLUMN changes TEXT NOT NULL DEFAULT '';
  CREATE TABLE own_change (
    id INTEGER PRIMARY KEY,
    family TEXT NOT NULL,
    source TEXT NOT NULL,
    clock TEXT NOT NULL,
    after INTEGER NOT NULL,
    changes TEXT NOT NULL
  );
  `,
  // The last change of a data space that can be undone, and what brings back what it removed.
  `
  CREATE TABLE undo (
    space_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    content TEXT NOT NULL
  );
  `,
  // Scenarios that a data space keeps beside those of the library.
  `
  CREATE TABLE scenario_draft (
    space_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    head TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (space_id, name)
  ) WITHOUT ROWID;
  `,
  // Whose a data space is: the user name of its credentials. Null: it is shared, or nobody used it since.
  `
  ALTER TABLE space ADD COLUMN user TEXT;
  CREATE INDEX space_user ON space (user);
  `,
  // The simulator that a data space is moving to: until it is there, nobody may change it.
  "ALTER TABLE space ADD COLUMN moving_to TEXT",
  // Several scenarios run at once: those after the first one, as JSON text.
  "ALTER TABLE scenario_run ADD COLUMN further TEXT",
  // When nothing could reach the simulator, epoch milliseconds; null: it has not ended.
  "CREATE TABLE absence (began INTEGER NOT NULL, ended INTEGER)",
  // A test run that was ended: what a list shows of it, and all of it, as JSON.
  `CREATE TABLE test_run (
    space_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    ended_at TEXT NOT NULL,
    head TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (space_id, name)
  ) WITHOUT ROWID`,
  // What a tester did to a data space beside its messages, under numbers of its journal as exchanges have them.
  `CREATE TABLE session_mark (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    named TEXT
  )`,
];

/** The file was written by a later version of Standin. */
export class DatabaseOfLaterVersion extends Error {
  static {
    this.prototype.name = "DatabaseOfLaterVersion";
  }

  constructor(file: string, version: number) {
    super(
      `The database ${file} was written by a later version of Standin ` +
        `(schema ${version}; this one knows ${steps.length}). ` +
        "Start that version, or choose another file with --db.",
    );
  }
}

/** The columns of each table. */
const tablesOf = (database: SqliteDatabase): string =>
  JSON.stringify(
    database
      .prepare(
        `
    SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY 1, 2`,
      )
      .all(),
  );

/** Whether a later version of Standin wrote the database. */
export const isOfLaterVersion = (database: SqliteDatabase): boolean =>
  Number(database.pragma("user_version", { simple: true })) > steps.length;

/** Whether a database has exactly the tables of the version that it claims. */
export function isOurSchema(database: SqliteDatabase): boolean {
  const version = Number(database.pragma("user_version", { simple: true }));
  if (version < 1 || version > steps.length) return false;
  const model = openSqlite(":memory:");
  try {
    for (const step of steps.slice(0, version)) model.exec(step);
    return tablesOf(model) === tablesOf(database);
  } finally {
    model.close();
  }
}

/** Brings the file to the newest version, in one transaction; throws `DatabaseOfLaterVersion` for such a file. */
export function migrate(database: SqliteDatabase): void {
  const version = Number(database.pragma("user_version", { simple: true }));
  if (version > steps.length) {
    throw new DatabaseOfLaterVersion(database.name, version);
  }
  if (version === steps.length) return;
  database.transaction(() => {
    for (const step of steps.slice(version)) database.exec(step);
    database.pragma(`user_version = ${steps.length}`);
  })();
}
