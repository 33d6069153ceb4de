import { Type } from "@sinclair/typebox";
import { ChosenName } from "../contract/chosen-name";
import { createSchemaReader } from "../contract/json-schema-check";
import { text } from "../contract/schema";
import { readYamlFile } from "../files/located-yaml";
import { limits } from "../limits";
import type { Store } from "../store";

const User = Type.Object(
  {
    user: Type.String({
      minLength: 1,
      maxLength: limits.credentialLength,
      pattern: "^[^:]*$",
      "x-expected": "a name without colon",
    }),
    password: text(limits.credentialLength),
    /** Users with the same space share their data. Default: a space of their own. */
    space: Type.Optional(ChosenName),
  },
  { additionalProperties: false },
);

/** A users file: who may call, and whose data they see. */
export const UsersFile = Type.Object(
  { users: Type.Array(User, { maxItems: limits.users }) },
  { additionalProperties: false, title: "Users" },
);

/** The users of a users file, by the digest of their credentials. */
export interface UserList {
  /** The name of the data space of a credential pair; undefined when the file does not hold the pair. */
  spaceOf(credentials: string): string | undefined;
  /** The names of the data spaces of a user, whatever the password. */
  spacesOf(user: string | undefined): string[];
}

const readUsers = createSchemaReader(UsersFile);

/** Reads a users file (JSON or YAML); throws `FileRefused` with the place of every mistake. */
export function loadUsers(file: string, store: Store): UserList {
  const located = readYamlFile(file);
  const { users } = readUsers(located.value, located.refusal);
  const spaces = new Map<string, string>();
  const byUser = new Map<string, Set<string>>();
  for (const { user, password, space } of users) {
    const digest = store.spaces.nameOf(user, password);
    const name = space === undefined ? digest : `named:${space}`;
    spaces.set(digest, name);
    byUser.set(user, (byUser.get(user) ?? new Set()).add(name));
  }
  return {
    spaceOf: (digest) => spaces.get(digest),
    spacesOf: (user = "") => [...(byUser.get(user) ?? [])],
  };
}
