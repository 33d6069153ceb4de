import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { exec } from "node:child_process";
import { promisify } from "node:util";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileBehind } from "../../src/private-file";
import { hashOf, readUsersFile } from "../../src/users";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { program, run, runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { v4 } from "uuid";

const folder = mkdtempSync(join(tmpdir(), "standin-private-"));
const shell = promisify(exec);
let files = 0;
const newFile = (kind: string): string => join(folder, `${(files += 1)}.${kind}`);
const modeOf = (file: string): number => statSync(file).mode & 0o777;

/** A users file with these names, whose passwords are "x". */
async function usersFile(...names: string[]): Promise<string> {
  const file = newFile("yaml");
  const hash = await hashOf("x");
  writeFileSync(file, JSON.stringify({ users: names.map((user) => ({ user, hash })) }));
  return file;
}

/** A till in a line: it redeems, and hears nothing of it. */
const onePurchase = `fetch(process.env.STANDIN_URL + "/giftcard/v3/redemptions/${v4()}", { method: "POST", body: "{}",
  headers: { "content-type": "application/json", authorization: "Basic " + btoa(process.env.STANDIN_USERNAME + ":" +
  process.env.STANDIN_PASSWORD) } }).catch(() => {})`;

const remove = (file: string, name: string) => runHere(["users", "remove", file, name]);

describe("a users file", () => {
  test("loses nobody where six processes add a user at once", async () => {
    const file = newFile("yaml");
    const names = ["a", "b", "c", "d", "e", "f"];
    const add = `printf 'secret\\n' | "${process.execPath}" "${program}" users add "${file}" `;
    await Promise.all(names.map((name) => shell(`${add}${name} --password-stdin`)));
    expect(
      readUsersFile(file)
        .map(({ user }) => user)
        .sort(),
    ).toEqual(names);
    expect(modeOf(file)).toBe(0o600);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test("that another process is changing is left alone", async () => {
    const file = await usersFile("a", "b");
    const before = readFileSync(file, "utf8");
    writeFileSync(`${file}.lock`, "1\n");
    expect(await remove(file, "a")).toEqual({
      code: 1,
      out: "",
      err: `${file}:1:1: another process is changing it; if none does, remove ${file}.lock\n`,
    });
    expect(readFileSync(file, "utf8")).toBe(before);
  }, 30_000);

  test("keeps its mode, and its owner", async () => {
    const file = await usersFile("a", "b");
    chmodSync(file, 0o640);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(file, 4321, 4322);
    const { uid, gid } = statSync(file);
    expect((await remove(file, "a")).code).toBe(0);
    const now = statSync(file);
    expect([now.mode & 0o777, now.uid, now.gid]).toEqual([0o640, uid, gid]);
    expect(readUsersFile(file).map(({ user }) => user)).toEqual(["b"]);
  });

  test("behind a symbolic link is changed, and the link stays", async () => {
    const file = await usersFile("a", "b");
    const link = newFile("yaml");
    symlinkSync(file, link);
    expect((await remove(link, "a")).code).toBe(0);
    expect([lstatSync(link).isSymbolicLink(), readlinkSync(link)]).toEqual([true, file]);
    expect(readUsersFile(file).map(({ user }) => user)).toEqual(["b"]);
  });

  test("is made where a symbolic link leads to nothing yet", async () => {
    const file = newFile("yaml");
    const link = newFile("yaml");
    symlinkSync(file, link);
    expect(fileBehind(link)).toBe(file);
    const { code } = await runHere(["users", "add", link, "a", "--password-stdin"], {}, "secret\n");
    expect([code, lstatSync(link).isSymbolicLink(), modeOf(file)]).toEqual([0, true, 0o600]);
  });
});

describe("a database", () => {
  const usedDatabase = async (): Promise<string> => {
    const db = newFile("db");
    const standin = await startStandin({ db });
    await newTill(standin, "till-1", "x").redeem(redemptionOf(cards.funded, 1));
    await standin.close();
    return db;
  };

  test("is backed up to, and restored, behind a symbolic link, which stays", async () => {
    const db = await usedDatabase();
    const [backup, link, dbLink] = [newFile("db"), newFile("db"), newFile("db")];
    writeFileSync(backup, "");
    symlinkSync(backup, link);
    symlinkSync(db, dbLink);
    expect((await runHere(["backup", link, "--db", db])).code).toBe(0);
    expect((await runHere(["restore", link, "--db", dbLink])).code).toBe(0);
    for (const one of [link, dbLink]) expect(lstatSync(one).isSymbolicLink()).toBe(true);
    expect(statSync(backup).size).toBeGreaterThan(0);
  });

  test("keeps its mode when it is restored; a new one is its owner's alone, whatever the backup's mode", async () => {
    const [backup, db, fresh] = [await usedDatabase(), await usedDatabase(), newFile("db")];
    chmodSync(backup, 0o644);
    chmodSync(db, 0o660);
    for (const one of [db, fresh])
      expect((await runHere(["restore", backup, "--db", one])).code).toBe(0);
    expect([modeOf(db), modeOf(fresh)]).toEqual([0o660, 0o600]);
  });
});

test("what holds messages or cards is its owner's alone; a file that is there keeps its mode", async () => {
  const standin = await startStandin();
  const till = newTill(standin, "till-1", "x");
  await till.redeem(redemptionOf(cards.funded, 1));
  const server = ["--url", standin.url, "--user", "till-1:x"];
  const made = (): string => newFile("out");
  const reports = ["--export", "--html", "--junit", "--markdown"].map((option) => [option, made()]);
  const snapshot = made();
  await runHere(["verdict", ...server, ...reports.flat()]);
  await runHere(["snapshot", "save", "one", ...server]);
  await runHere(["snapshot", "export", "one", snapshot, ...server]);
  expect(readFileSync(snapshot, "utf8")).toContain(cards.funded);
  const spaces = made();
  await runHere(["spaces", "export", spaces, "--url", standin.url]);
  const written = [...reports.map(([, file = ""]) => file), snapshot, spaces];
  expect(written.map(modeOf)).toEqual(written.map(() => 0o600));
  for (const file of written) chmodSync(file, 0o644);
  await runHere(["verdict", ...server, ...reports.flat()]);
  await runHere(["snapshot", "export", "one", snapshot, ...server]);
  await runHere(["spaces", "export", spaces, "--url", standin.url]);
  expect(written.map(modeOf)).toEqual(written.map(() => 0o644));
});

test("run and explore write for their owner alone", async () => {
  const folderOf = mkdtempSync(join(tmpdir(), "standin-private-runs-"));
  const till = ["--judge-at-exit", "--", process.execPath, "-e", onePurchase];
  for (const command of [
    ["run", "magic-cents"],
    ["explore", "--interface", "airtime"],
  ]) {
    const files = ["junit", "html", "markdown"].map((kind) => [
      `--${kind}`,
      join(folderOf, `${command[0] ?? ""}.${kind}`),
    ]);
    await run([...command, ...files.flat(), ...till], {}, folderOf);
    for (const [, file = ""] of files) expect([file, modeOf(file)]).toEqual([file, 0o600]);
  }
  const kept = readdirSync(folderOf, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".jsonl"),
  );
  expect(kept.length).toBeGreaterThan(0);
  for (const name of kept) expect([name, modeOf(join(folderOf, name))]).toEqual([name, 0o600]);
});
