import { errorText } from "../error-code";
import { watchFile } from "../private-file";
import { costOf } from "./password-hash";
import { type Role, defaultRoles } from "./roles";
import { type ListedUser, readUsersFile } from "./users-file";

/** A user who may call. */
export interface User {
  name: string;
  /** The space that it shares with others; undefined: it has one of its own. */
  sharedSpace: string | undefined;
  roles: ReadonlySet<Role>;
  /** The password in the clear, or its hash. */
  secret: { password: string } | { hash: string };
}

/** The users of a users file, as the file has them now. */
export interface UserList {
  find(name: string): User | undefined;
  /** What the hashes of the file cost, each cost once. */
  hashCosts(): readonly string[];
  /** Calls back whenever the file has changed and was read again. */
  onChange(changed: () => void): void;
  /** Ends the watch of the file. */
  close: () => void;
}

/** Who is told what becomes of the file. */
interface UserListLog {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/**
 * Opens a users file, and reads it again whenever it changes. A file that has become invalid is reported, and the
 * previous users stay. Throws `FileRefused` with the place of every mistake.
 */
export function openUserList(file: string, log: UserListLog): UserList {
  // Before it is read: a change from here on is seen, however soon it comes.
  const watch = watchFile(file);
  let users = usersByName(readUsersFile(file));
  let costs = costsIn(users);
  const listeners: (() => void)[] = [];
  warnOfClearPasswords(file, users, log);
  const read = (): void => {
    try {
      users = usersByName(readUsersFile(file));
    } catch (error) {
      log.error(
        `Keeping the previous users, because the users file is invalid. ${errorText(error)}`,
      );
      return;
    }
    costs = costsIn(users);
    log.info(`Read the users file again: ${users.size} users.`);
    warnOfClearPasswords(file, users, log);
    for (const changed of listeners) changed();
  };
  const close = watch(read);
  return {
    find: (name) => users.get(name),
    hashCosts: () => costs,
    onChange(changed) {
      listeners.push(changed);
    },
    close,
  };
}

const costsIn = (users: ReadonlyMap<string, User>): readonly string[] => [
  ...new Set(
    [...users.values()].flatMap(({ secret }) => ("hash" in secret ? costOf(secret.hash) : [])),
  ),
];

const secretText = ({ secret }: User): string => JSON.stringify(secret);

/** Whether the file still has the password, or the hash, that it had. */
export const hasSameSecret = (before: User | undefined, now: User | undefined): boolean =>
  before !== undefined &&
  now !== undefined &&
  (before === now || secretText(before) === secretText(now));

const usersByName = (listed: readonly ListedUser[]): ReadonlyMap<string, User> =>
  new Map(listed.map((user) => [user.user, userOf(user)]));

const userOf = ({ user, password, hash, space, roles = [...defaultRoles] }: ListedUser): User => ({
  name: user,
  sharedSpace: space,
  roles: new Set(roles),
  secret: hash === undefined ? { password: password ?? "" } : { hash },
});

function warnOfClearPasswords(
  file: string,
  users: ReadonlyMap<string, User>,
  log: UserListLog,
): void {
  const clear = [...users.values()].filter(({ secret }) => "password" in secret).length;
  if (clear === 0) return;
  const are = clear === 1 ? "1 password is" : `${clear} passwords are`;
  log.warn(`${are} in plain text in ${file}. Hash them: standin users convert ${file}`);
}

export { hashOf, isHashAmong, isHashOf } from "./password-hash";
export { type Role, roles } from "./roles";
export { type ListedUser, changeUsersFile, readUsersFile, writeUsersFile } from "./users-file";
