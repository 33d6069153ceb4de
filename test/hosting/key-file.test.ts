import fs, {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyRefused, createStandin } from "../../src";
import { openStore } from "../../src/store";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-key-"));
let files = 0;
const newFile = (kind: string): string => join(folder, `${(files += 1)}.${kind}`);
const aKey = (filledWith: number): string => `${Buffer.alloc(32, filledWith).toString("base64")}\n`;

function keyFile(filledWith: number): string {
  const file = newFile("key");
  writeFileSync(file, aKey(filledWith));
  return file;
}

/** What the database calls the data space of a credential pair. */
function nameIn(db: string, keyFileGiven?: string): string {
  const store = openStore({ file: db, keyFile: keyFileGiven });
  const name = store.spaces.nameOf("7102", "pos");
  store.close();
  return name;
}

test("databases with one key file call a credential pair by one name", () => {
  const key = keyFile(1);
  const names = [1, 2].map(() => nameIn(newFile("db"), key));
  expect(names[0]).toBe(names[1]);
  expect(nameIn(newFile("db"), keyFile(2))).not.toBe(names[0]);
  expect(nameIn(newFile("db"))).not.toBe(names[0]);
});

test("a database that has another key is refused in one sentence, and is used with its own as before", async () => {
  const [db, other] = [newFile("db"), keyFile(3)];
  const first = await createStandin({ db });
  const till = newTill(first, "7102", "pos");
  await till.redeem(redemptionOf(cards.funded, 1_000));
  await first.close();
  await expect(createStandin({ db, keyFile: other })).rejects.toThrow(KeyRefused);
  await expect(createStandin({ db, keyFile: other })).rejects.toThrow(
    `The database ${db} has another key than ${other}: its data spaces would not be found again.`,
  );
  const again = await createStandin({ db });
  expect(again.space("7102", "pos").messages().exchanges).toHaveLength(1);
  await again.close();
});

test("a key file that does not exist is made with the key of the database, for its owner alone", () => {
  const [db, key] = [newFile("db"), newFile("key")];
  const name = nameIn(db);
  expect(nameIn(db, key)).toBe(name);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(nameIn(newFile("db"), key)).toBe(name);
});

test("a new database and a new key file get the same key, which the database keeps", () => {
  const [db, key] = [newFile("db"), newFile("key")];
  const name = nameIn(db, key);
  expect(existsSync(key)).toBe(true);
  expect(nameIn(db)).toBe(name);
});

test("simulators that start at once with a key file to be made get the same key", () => {
  const key = newFile("key");
  const write = fs.writeFileSync;
  let other: string | undefined;
  const spy = jest.spyOn(fs, "writeFileSync").mockImplementationOnce((file, data, options) => {
    write(file, "", options);
    // Another one starts before the key is in the file.
    other = nameIn(newFile("db"), key);
    write(file, data);
  });
  const own = nameIn(newFile("db"), key);
  spy.mockRestore();
  expect(other).toBe(own);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes(".key."))).toEqual([]);
});

test.each(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP"])(
  "a key file is made on a file system without hard links, too, which answers %s",
  (code) => {
    const key = newFile("key");
    const spy = jest.spyOn(fs, "linkSync").mockImplementation(() => {
      throw Object.assign(new Error(`${code}: link`), { code });
    });
    const name = nameIn(newFile("db"), key);
    spy.mockRestore();
    expect(nameIn(newFile("db"), key)).toBe(name);
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((one) => one.includes(".key."))).toEqual([]);
  },
);

test.each(["", "short", `${aKey(1)}${aKey(2)}`])(
  "a file that holds no key is refused: %j",
  async (text) => {
    const [db, key] = [newFile("db"), newFile("key")];
    writeFileSync(key, text);
    await expect(createStandin({ db, keyFile: key })).rejects.toThrow(
      `${key} holds no key: it must have 32 bytes in base64, as openssl rand -base64 32 prints them.`,
    );
    expect(readFileSync(key, "utf8")).toBe(text);
  },
);

test("the user name is kept with the data space, as soon as it is used", async () => {
  const db = newFile("db");
  const standin = await startStandin({ db });
  await newTill(standin, "7102", "pos").redeem(redemptionOf(cards.funded, 1_000));
  standin.space("7103", "pos").data();
  await standin.close();
  const store = openStore({ file: db });
  const userOf = (name: string) => store.spaces.open(name).user;
  expect(userOf(store.spaces.nameOf("7102", "pos"))).toBe("7102");
  expect(userOf(store.spaces.nameOf("7103", "pos"))).toBe("7103");
  store.close();
});
