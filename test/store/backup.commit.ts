import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import pino from "pino";
import request from "supertest";
import { type Standin, createStandin } from "../../src";
import { Sqlite } from "../../src/store/file/sqlite";
import { hashOf, writeUsersFile } from "../../src/users";
import { cards, loadOf, newTill, redemptionOf, refusal } from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin, until } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-backup-test-"));
let files = 0;
const newFile = (kind: string): string => join(folder, `${(files += 1)}.${kind}`);

/** Runs `standin backup`: of a running simulator, of a file, or of both. */
const backUp = (file: string, db: string | undefined, standin?: Standin) =>
  runHere([
    "backup",
    file,
    ...(db === undefined ? [] : ["--db", db]),
    ...(standin === undefined ? [] : ["--url", standin.url]),
  ]);

const restore = (file: string, db: string) => runHere(["restore", file, "--db", db]);

/** The balance of a card in the data space of till-1, in the database of a file. */
async function balanceIn(db: string): Promise<number | undefined> {
  const standin = await createStandin({ db });
  const [balance] = await newTill(standin, "till-1", "secret").balances(cards.funded);
  await standin.close();
  return balance;
}

/** A database in which till-1 has redeemed an amount; no process owns it any more. */
async function usedDatabase(amount: number): Promise<string> {
  const db = newFile("db");
  const standin = await createStandin({ db });
  await newTill(standin, "till-1", "secret").redeem(redemptionOf(cards.funded, amount));
  await standin.close();
  return db;
}

describe("standin backup", () => {
  test("under load has everything that was acknowledged before it began, and is whole", async () => {
    const db = newFile("db");
    const standin = await startStandin({ db });
    const till = newTill(standin, "till-1", "secret");
    const acknowledged: string[] = [];
    let isOver = false;
    const sell = async (): Promise<void> => {
      while (!isOver) {
        const message = loadOf(cards.empty, 1);
        const { status } = await till.load(message);
        if (status === 201) acknowledged.push(message.id);
      }
    };
    const sellers = Array.from({ length: 8 }, sell);
    while (acknowledged.length < 300) await till.balances(cards.funded);
    const before = [...acknowledged];
    const file = newFile("db");
    const { code } = await backUp(file, db, standin);
    isOver = true;
    await Promise.all(sellers);
    expect(code).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const copy = await createStandin({ db: file });
    const again = newTill(copy, "till-1", "secret");
    const [balance] = await again.balances(cards.empty);
    expect(balance).toBeGreaterThanOrEqual(before.length);
    for (const id of before)
      expect(await again.load({ ...loadOf(cards.empty, 1), id })).toMatchObject(
        refusal(400, "DUPLICATE_RECORD"),
      );
    await copy.close();
  });

  test("of a file that no process owns asks no simulator, and leaves it at its version", async () => {
    const [db, file] = [await usedDatabase(1_000), newFile("db")];
    expect(await backUp(file, db)).toMatchObject({ code: 0, out: `Wrote ${file}.\n` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await balanceIn(file)).toBe(49_000);
    expect(await balanceIn(db)).toBe(49_000);
  });

  test("of a simulator in memory works too, where no file is named", async () => {
    const standin = await startStandin();
    await newTill(standin, "till-1", "secret").redeem(redemptionOf(cards.funded, 500));
    const file = newFile("db");
    expect(await backUp(file, undefined, standin)).toMatchObject({ code: 0 });
    expect(await balanceIn(file)).toBe(49_500);
  });

  test("never takes another simulator's database", async () => {
    const [own, other] = [newFile("db"), await startStandin({ db: newFile("db") })];
    await startStandin({ db: own });
    const file = newFile("db");
    const { code, err } = await backUp(file, own, other);
    expect([code, err]).toEqual([1, expect.stringContaining("Different database (409)")]);
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  test("ends with the simulator, leaves no copy behind, and is no defect", async () => {
    const own = mkdtempSync(join(folder, "stopped-"));
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
    const standin = await createStandin({ db: join(own, "standin.db"), log });
    const headers = { authorization: standin.authorization };
    const asked = fetch(`${standin.url}/standin/backup`, { method: "POST", headers });
    await until(() => readdirSync(own).some((name) => name.startsWith("standin-backup-")));
    await standin.close();
    const answer = await asked;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ errorMessage: "Simulator stopping" }),
    ]);
    expect([readdirSync(own), lines]).toEqual([["standin.db"], []]);
  });

  test("is for operators, where there is a users file", async () => {
    const users = newFile("yaml");
    writeUsersFile(users, [
      { user: "till-1", hash: await hashOf("one") },
      { user: "ops", hash: await hashOf("ops"), roles: ["operator"] },
    ]);
    const { url } = await startStandin({ users });
    const ask = (user: string, password: string) =>
      request(url).post("/standin/backup").auth(user, password);
    expect((await ask("till-1", "one")).status).toBe(403);
    expect((await ask("ops", "ops")).headers["content-type"]).toBe("application/vnd.sqlite3");
  });
});

describe("standin restore", () => {
  test("puts a backup in the place of what is there, or of nothing", async () => {
    const [backup, db] = [await usedDatabase(1_000), await usedDatabase(2_000)];
    expect(await restore(backup, db)).toMatchObject({ code: 0 });
    expect(await balanceIn(db)).toBe(49_000);
    const fresh = newFile("db");
    expect(await restore(backup, fresh)).toMatchObject({ code: 0 });
    expect(await balanceIn(fresh)).toBe(49_000);
  });

  test("nothing of a log that a killed process left gets into the restored file", async () => {
    const [backup, db] = [await usedDatabase(1_000), newFile("db")];
    const killed = newFile("db");
    const standin = await startStandin({ db: killed });
    await newTill(standin, "till-1", "secret").redeem(redemptionOf(cards.funded, 3_000));
    for (const end of ["", "-wal"]) copyFileSync(killed + end, db + end);
    expect(await restore(backup, db)).toMatchObject({ code: 0 });
    expect(await balanceIn(db)).toBe(49_000);
  });

  test("refuses while a process owns the database", async () => {
    const [backup, db] = [await usedDatabase(1_000), newFile("db")];
    const standin = await startStandin({ db });
    expect(await restore(backup, db)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is in use by another process") as string,
    });
    expect(await newTill(standin, "till-1", "secret").balances(cards.funded)).toEqual([
      50_000, 50_000,
    ]);
  });

  const laterVersion = (file: string): void => {
    const database = new Sqlite(file);
    database.pragma("user_version = 99999");
    database.close();
  };
  const strange = (file: string): void => {
    const database = new Sqlite(file);
    database.exec("DROP TABLE exchange");
    database.close();
  };
  const broken = "is not a backup of a database of Standin, or is broken.";
  test.each<[string, (file: string) => void, string]>([
    [
      "cut off",
      (file) => {
        writeFileSync(file, readFileSync(file).subarray(0, 20_000));
      },
      broken,
    ],
    [
      "empty",
      (file) => {
        writeFileSync(file, "");
      },
      broken,
    ],
    [
      "of something else",
      (file) => {
        writeFileSync(file, "Monday");
      },
      broken,
    ],
    ["without a table", strange, broken],
    ["of a later version", laterVersion, "was written by a later version of Standin."],
  ])("refuses a file that is %s, and changes nothing", async (_what, spoil, sentence) => {
    const [backup, db] = [await usedDatabase(1_000), await usedDatabase(2_000)];
    spoil(backup);
    expect(await restore(backup, db)).toMatchObject({ code: 1, err: `${backup} ${sentence}\n` });
    expect(await balanceIn(db)).toBe(48_000);
    expect(existsSync(`${db}.part`)).toBe(false);
  });

  test("refuses what may not be a database of Standin, and says what to move away", async () => {
    const [backup, db] = [await usedDatabase(1_000), newFile("db")];
    writeFileSync(db, "Monday");
    expect(await restore(backup, db)).toMatchObject({
      code: 1,
      err: `${db} is not a database of Standin, or its first page is damaged: it stays as it is. To restore, move it away first, with ${db}-wal and ${db}-shm where they exist.\n`,
    });
    expect(readFileSync(db, "utf8")).toBe("Monday");
  });
});

/** Writes over every page but the first. */
function damage(db: string, from = 8_192): void {
  const bytes = readFileSync(db);
  bytes.fill(0xa5, from);
  writeFileSync(db, bytes);
}

/** Writes over the last page of a table. */
function damagePageOf(db: string, table: string): void {
  const database = new Sqlite(db);
  const page = Number(
    database.prepare("SELECT max(pageno) FROM dbstat WHERE name = ?").pluck().get(table),
  );
  const size = Number(database.pragma("page_size", { simple: true }));
  database.close();
  const bytes = readFileSync(db);
  bytes.fill(0xa5, (page - 1) * size, page * size);
  writeFileSync(db, bytes);
}

describe("a damaged database", () => {
  test.each([8_192, 40_000])(
    "is not backed up over the last good backup (from byte %d)",
    async (from) => {
      const db = await usedDatabase(1_000);
      const backup = newFile("db");
      expect((await backUp(backup, db)).code).toBe(0);
      const good = readFileSync(backup);
      damage(db, from);
      const { code, err } = await backUp(backup, db);
      expect([code, err]).toEqual([1, expect.stringMatching(/damaged|malformed/)]);
      expect(readFileSync(backup).equals(good)).toBe(true);
      const fresh = newFile("db");
      expect((await backUp(fresh, db)).code).toBe(1);
      expect(readdirSync(folder).filter((name) => name.startsWith(basename(fresh)))).toEqual([]);
    },
  );

  test.each([100, 8_192, 40_000])(
    "is replaced by a backup (from byte %d), with its log",
    async (from) => {
      const [backup, db] = [await usedDatabase(1_000), await usedDatabase(2_000)];
      damage(db, from);
      const killed = newFile("db");
      const standin = await startStandin({ db: killed });
      await newTill(standin, "till-1", "secret").redeem(redemptionOf(cards.funded, 3_000));
      copyFileSync(`${killed}-wal`, `${db}-wal`);
      expect(await restore(backup, db)).toMatchObject({ code: 0, err: "" });
      expect(await balanceIn(db)).toBe(49_000);
    },
  );

  test.each(["exchange", "message"])(
    "is not sent as a backup by a simulator (a page of %s), which then is unready",
    async (table) => {
      const db = await usedDatabase(1_000);
      const standin = await startStandin({ db, log: pino({ level: "silent" }) });
      const backup = newFile("db");
      expect((await backUp(backup, db, standin)).code).toBe(0);
      const good = readFileSync(backup);
      await standin.close();
      damagePageOf(db, table);
      const { url, ...damaged } = await startStandin({ db, log: pino({ level: "silent" }) });
      const ready = () => request(url).get("/standin/health/ready").auth("till-1", "secret");
      expect((await ready()).status).toBe(200);
      const answer = await request(url).post("/standin/backup").auth("till-1", "secret");
      expect([answer.status, answer.body]).toEqual([
        503,
        expect.objectContaining({
          errorType: "GENERAL_ERROR",
          errorMessage: "Database damaged",
          detailMessage: {
            freeString:
              "A page of the database is damaged. Stop the simulator, and restore a backup: standin restore.",
          },
        }),
      ]);
      expect((await ready()).status).toBe(503);
      const { code, err } = await backUp(backup, db, { url, ...damaged });
      expect([code, err]).toEqual([1, expect.stringContaining("Database damaged (503)")]);
      expect(readFileSync(backup).equals(good)).toBe(true);
      expect(readdirSync(folder).filter((name) => name.startsWith("standin-backup-"))).toEqual([]);
    },
  );

  test("makes a simulator unready once the damage was found", async () => {
    const db = await usedDatabase(1_000);
    damagePageOf(db, "exchange");
    const standin = await startStandin({ db, log: pino({ level: "silent" }) });
    const ask = (path: string) =>
      fetch(`${standin.url}/standin${path}`, {
        headers: { authorization: `Basic ${Buffer.from("till-1:secret").toString("base64")}` },
      });
    expect((await ask("/health/ready")).status).toBe(200);
    // An answer that is sent as it is read is cut off.
    await expect(ask("/messages?judged=false").then((answer) => answer.text())).rejects.toThrow();
    const ready = await ask("/health/ready");
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({
        detailMessage: {
          freeString:
            "A page of the database is damaged. Stop the simulator, and restore a backup: standin restore.",
        },
      }),
    ]);
    expect((await ask("/health/live")).status).toBe(200);
  });
});
