import { randomBytes } from "node:crypto";
import { constants, copyFileSync, existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { writePrivate } from "../../private-file";
import type { SqliteDatabase } from "./sqlite";

/** A key file cannot be used with the database. The database was left as it was. */
export class KeyRefused extends Error {
  static {
    this.prototype.name = "KeyRefused";
  }
}

const keyBytes = 32;

/** 32 bytes in base64. */
const keyForm = /^[A-Za-z0-9+/]{43}=$/;

/**
 * The key that names data spaces: of the file, if one is given, else of the database, which keeps it from then on. A
 * file that does not exist is made, with the key of the database if that has one. Throws `KeyRefused` for a file that
 * holds no key, and where the database has another one.
 */
export function serverKey(database: SqliteDatabase, file: string | undefined): Buffer {
  const kept = keptKey(database);
  if (file === undefined) return kept ?? keep(database, randomBytes(keyBytes));
  if (!existsSync(file)) make(file, kept ?? randomBytes(keyBytes));
  const given = keyIn(file);
  if (kept === undefined) return keep(database, given);
  if (kept.equals(given)) return kept;
  throw new KeyRefused(
    `The database ${database.name} has another key than ${file}: its data spaces would not be found again.`,
  );
}

function keptKey(database: SqliteDatabase): Buffer | undefined {
  const key = database.prepare("SELECT value FROM server WHERE name = 'key'").pluck().get();
  return key instanceof Buffer ? key : undefined;
}

function keep(database: SqliteDatabase, key: Buffer): Buffer {
  database.prepare("INSERT INTO server (name, value) VALUES ('key', ?)").run(key);
  return key;
}

/** Several simulators may start at once with the same file: one of them makes it, and no other finds half of it. */
function make(file: string, key: Buffer): void {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    writePrivate(draft, `${key.toString("base64")}\n`, "wx");
    place(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Gives a draft its name, if no file has it. On a file system without hard links the file is copied, which is not one
 * step: a simulator that starts at that very moment can find it empty, refuses it, and has to be started again.
 */
function place(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

function keyIn(file: string): Buffer {
  const text = readFileSync(file, "utf8").trim();
  if (keyForm.test(text)) return Buffer.from(text, "base64");
  throw new KeyRefused(
    `${file} holds no key: it must have 32 bytes in base64, as openssl rand -base64 32 prints them.`,
  );
}
