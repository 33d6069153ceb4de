import { signal } from "@preact/signals";
import type { defaultUser, demoUser } from "../in-process/options";
import { credentials, keptCredentials, fetchAnswer, signOut } from "./api";
import { addressedUser, addresses, goTo, linkedUser } from "./addresses";
import { newReading } from "./reading";

/** The credentials that the console begins with where there is no users file: those of the command line. */
const newcomer: typeof defaultUser = { user: "7102", password: "pos" };

/** Those of the demonstration. */
const demonstration: typeof demoUser = { user: "7109", password: "demo" };

/** Only the users of a file are let in; false: it is not known yet, or every user is. */
export const hasUsersFile = signal(false);

/**
 * Begins with the credentials of this tab, or with known ones where every user is accepted: those of the user whom
 * a link named, or a newcomer's. The form is shown where there are none.
 */
async function beginSession(): Promise<void> {
  const kept = keptCredentials();
  if (kept !== undefined) {
    credentials.value = kept;
    return;
  }
  linkedUser.value ||= addressedUser();
  const { usersFile } = await fetchAnswer("GET /health");
  hasUsersFile.value = usersFile;
  // Somebody may have filled in the form meanwhile.
  if (!usersFile && credentials.peek() === undefined)
    credentials.value = knownPair(linkedUser.value || newcomer.user);
}

const knownPair = (name: string): typeof credentials.value =>
  [newcomer, demonstration].find(({ user }) => user === name);

/** Shows another data space, read only. */
export function lookInto(into: NonNullable<typeof credentials.value>["into"]): void {
  const { user = "", password = "" } = credentials.peek() ?? {};
  credentials.value = { user, password, ...(into && { into }) };
}

/** Shows the user's own again. */
export function leave(): void {
  lookInto(undefined);
  goTo(addresses.spaces());
}

/** How far the beginning of a session has come. */
export const session = newReading(beginSession, () => undefined);

/** Shows the data space of the user whom a link named: at once, or after the form. */
export function showLinkedUser(user = linkedUser.peek()): void {
  linkedUser.value = user;
  signOut("");
  session.again();
}
