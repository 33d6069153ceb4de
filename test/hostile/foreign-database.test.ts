import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseForeign, createStandin } from "../../src";
import { Sqlite } from "../../src/store/file/sqlite";
import { cards, loadOf, newTill } from "../support/messages/gift-card";

const folder = mkdtempSync(join(tmpdir(), "standin-foreign-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let files = 0;
const newFile = (): string => join(mkdtempSync(join(folder, "of-")), `${(files += 1)}.db`);

/** A file that some SQL was run on. */
function databaseOf(sql: string): string {
  const file = newFile();
  const database = new Sqlite(file);
  database.exec(sql);
  database.close();
  return file;
}

/** Everything in the directory of a file, byte for byte. */
const around = (file: string): object => {
  const directory = join(file, "..");
  return Object.fromEntries(
    readdirSync(directory)
      .sort()
      .map((name) => [
        name,
        [statSync(join(directory, name)).mtimeMs, readFileSync(join(directory, name), "base64")],
      ]),
  );
};

test.each<[string, () => string]>([
  [
    "another program's",
    () =>
      databaseOf("CREATE TABLE invoice (id INTEGER PRIMARY KEY); INSERT INTO invoice VALUES (1)"),
  ],
  [
    "another program's, at a version that we had",
    () => databaseOf("CREATE TABLE invoice (id); PRAGMA user_version = 3"),
  ],
  [
    "another program's, with an id of its own",
    () =>
      databaseOf(
        "CREATE TABLE invoice (id); PRAGMA application_id = 252006675; PRAGMA user_version = 1",
      ),
  ],
  [
    "another program's, which has some of our tables",
    () =>
      databaseOf(
        "CREATE TABLE server (name, value); CREATE TABLE space (id); PRAGMA user_version = 1",
      ),
  ],
  [
    "another program's, with a write-ahead log",
    () =>
      databaseOf("PRAGMA journal_mode = WAL; CREATE TABLE invoice (id); PRAGMA user_version = 2"),
  ],
  [
    "a database without tables",
    () => databaseOf("PRAGMA user_version = 0; CREATE TABLE a (b); DROP TABLE a"),
  ],
  [
    "no database",
    () => {
      const file = newFile();
      writeFileSync(file, "hello");
      return file;
    },
  ],
  [
    "no database, in spite of its head",
    () => {
      const file = newFile();
      writeFileSync(file, `SQLite format 3\0${"x".repeat(5_000)}`);
      return file;
    },
  ],
])("a file that is %s is refused, and not touched", async (_, make) => {
  const file = make();
  const before = around(file);
  const error = await createStandin({ db: file }).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(DatabaseForeign);
  expect((error as Error).message).toMatch(
    /^.*\.db: (file is not a database|the database belongs to another program and was not changed)\. Choose another file with --db\.$/,
  );
  expect(around(file)).toEqual(before);
});

test("another program's write-ahead log that is not yet in the file is not touched either", async () => {
  const file = newFile();
  const other = new Sqlite(file);
  other.exec("PRAGMA journal_mode = WAL; CREATE TABLE invoice (id)");
  const before = around(file);
  await expect(createStandin({ db: file })).rejects.toThrow(DatabaseForeign);
  expect(around(file)).toEqual(before);
  other.close();
});

/** A file as versions before the mark left it: with one load in it. */
async function earlierFile(): Promise<string> {
  const file = newFile();
  const standin = await createStandin({ db: file });
  await newTill(standin, "7102", "pos").load(loadOf(cards.empty, 10));
  await standin.close();
  const raw = new Sqlite(file);
  raw.pragma("application_id = 0");
  raw.close();
  return file;
}

test("a file of ours from before the mark is taken, and marked", async () => {
  const file = await earlierFile();
  const standin = await createStandin({ db: file });
  expect(standin.messages().exchanges).toHaveLength(1);
  await standin.close();
  expect(readFileSync(file).toString("latin1", 68, 72)).toBe("Stdn");
});

test("so is one whose tables are in the write-ahead log alone", async () => {
  const file = await earlierFile();
  const [copy, source] = [newFile(), new Sqlite(file)];
  source.pragma("journal_mode = WAL");
  const empty = new Sqlite(copy);
  empty.pragma("journal_mode = WAL");
  empty.pragma("wal_autocheckpoint = 0");
  for (const { sql } of source
    .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'")
    .all() as { sql: string }[])
    empty.exec(sql);
  empty.pragma(`user_version = ${String(source.pragma("user_version", { simple: true }))}`);
  const killed = newFile();
  for (const end of ["", "-wal"]) writeFileSync(`${killed}${end}`, readFileSync(`${copy}${end}`));
  empty.close();
  source.close();
  await (await createStandin({ db: killed })).close();
  expect(readFileSync(killed).toString("latin1", 68, 72)).toBe("Stdn");
});

test("an empty file is taken", async () => {
  const file = newFile();
  writeFileSync(file, "");
  await (await createStandin({ db: file })).close();
  expect(statSync(file).size).toBeGreaterThan(0);
});

test("the database and its write-ahead log are made for their owner alone; the mode of a file that was there stays", async () => {
  const mask = process.umask(0);
  try {
    const file = newFile();
    const standin = await createStandin({ db: file });
    for (const end of ["", "-wal"])
      expect((statSync(`${file}${end}`).mode & 0o777).toString(8)).toBe("600");
    await standin.close();
    chmodSync(file, 0o640);
    await (await createStandin({ db: file })).close();
    expect((statSync(file).mode & 0o777).toString(8)).toBe("640");
    expect(existsSync(`${file}-wal`)).toBe(false);
  } finally {
    process.umask(mask);
  }
});
