import { existsSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Static, Type } from "@sinclair/typebox";
import { dump } from "js-yaml";
import { ChosenName, oneOf, text } from "../contract/schema";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import type { Mistake } from "../mistake";
import { errorCode } from "../error-code";
import { FileRefused } from "../files/file-refused";
import { type LocatedValue, readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import { draftOf, fileBehind, putInPlace, writePrivate } from "../private-file";
import { passwordHash } from "./password-hash";
import { roles } from "./roles";

const User = Type.Object(
  {
    user: Type.String({
      minLength: 1,
      maxLength: limits.credentialLength,
      pattern: "^[^:]*$",
      "x-expected": "a name without colon",
    }),
    /** The password in the clear, as files of earlier versions have it. */
    password: Type.Optional(text(limits.credentialLength)),
    hash: Type.Optional(
      Type.String({ pattern: passwordHash.pattern, "x-expected": passwordHash.expected }),
    ),
    /** Users with the same space share their data. Default: a space of their own. */
    space: Type.Optional(ChosenName),
    roles: Type.Optional(Type.Array(oneOf(roles), { minItems: 1, maxItems: roles.length })),
  },
  { additionalProperties: false },
);

/** A users file: who may call, what they may do, and whose data they see. */
const UsersFile = Type.Object(
  { users: Type.Array(User, { maxItems: limits.users }) },
  { additionalProperties: false, title: "Users" },
);

/** A user as the file has it. */
export type ListedUser = Static<typeof User>;

const readForm = createSchemaReader(UsersFile);

/** Reads a users file (JSON or YAML). Throws `FileRefused` with the place of every mistake. */
export function readUsersFile(file: string): ListedUser[] {
  const located: LocatedValue = readYamlFile(file, limits.usersFileBytes);
  const { users } = readForm(located.value, located.refusal);
  const faults = usersFaults(users);
  if (faults.length > 0) throw located.refusal(faults);
  return users;
}

function usersFaults(users: readonly ListedUser[]): Mistake[] {
  const names = new Set<string>();
  return users.flatMap(({ user, password, hash }, at) => {
    const path = `users[${at}]`;
    const isDuplicated = names.has(user);
    names.add(user);
    return [
      ...(isDuplicated ? [{ path: `${path}.user`, text: `${user} is duplicated` }] : []),
      ...((password === undefined) === (hash === undefined)
        ? [
            {
              path,
              text: hash === undefined ? "hash must be present" : "has both password and hash",
            },
          ]
        : []),
    ];
  });
}

const usersFileText = (file: string, content: { users: readonly ListedUser[] }): string =>
  file.endsWith(".json")
    ? `${JSON.stringify(content, null, 2)}\n`
    : dump(content, { lineWidth: -1 });

/**
 * Writes a users file (JSON if its name says so, else YAML). A new one is readable by its owner only; others keep owner
 * and mode.
 */
export function writeUsersFile(file: string, users: readonly ListedUser[]): void {
  const draft = draftOf(file);
  writePrivate(draft, usersFileText(file, { users }));
  putInPlace(draft, file);
}

/**
 * Changes the users of a file, or of one that is not there yet: no other change comes between the reading and the
 * writing. Throws `FileRefused`, also where another process does not end its change.
 */
export async function changeUsersFile(
  file: string,
  change: (users: readonly ListedUser[]) => readonly ListedUser[],
): Promise<void> {
  const lock = `${fileBehind(file)}.lock`;
  await take(lock, file);
  try {
    writeUsersFile(file, change(existsSync(file) ? readUsersFile(file) : []));
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Makes a lock file, once no other process has it. It holds the number of the process. */
async function take(lock: string, file: string): Promise<void> {
  for (let waited = 0; ; waited += limits.processLookMs) {
    try {
      writePrivate(lock, `${process.pid}\n`, "wx");
      return;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
    if (waited >= limits.usersLockMs) {
      const text = `another process is changing it; if none does, remove ${lock}`;
      throw new FileRefused([{ file, line: 1, column: 1, path: "", text }]);
    }
    await pause(limits.processLookMs);
  }
}
