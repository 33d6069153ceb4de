"use strict";
const { Sqlite } = require("../dist/store/file/sqlite.js");

/** Size of the database that latency is compared on. */
const filled = { spaces: 5_000, exchanges: 1_000_000 };

/**
 * Fills a simulator's file with data spaces and exchanges like the last one that it holds: the journal of a
 * long-lived shared instance.
 */
function fill(file, { spaces, exchanges } = filled) {
  const database = new Sqlite(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = OFF");
  const sample = database.prepare("SELECT * FROM exchange ORDER BY id DESC LIMIT 1").get();
  const columns = Object.keys(sample);
  const addStorage = database.prepare("INSERT INTO storage DEFAULT VALUES");
  const addSpace = database.prepare(
    "INSERT INTO space (id, name, storage, journal) VALUES (@id, @name, @id, @id)",
  );
  const addExchange = database.prepare(
    `INSERT INTO exchange (${columns.join(", ")}) VALUES (${columns.map((name) => `@${name}`).join(", ")})`,
  );
  const each = exchanges / spaces;
  const addSpaces = database.transaction((first, count) => {
    for (let number = first; number < first + count; number += 1) {
      const id = Number(addStorage.run().lastInsertRowid);
      addSpace.run({ id, name: `filled-${number}` });
      for (let seq = 1; seq <= each; seq += 1)
        addExchange.run({ ...sample, id: id * 2 ** 32 + seq });
    }
  });
  for (let first = 0; first < spaces; first += 100) addSpaces(first, 100);
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
}

module.exports = { fill, filled };
