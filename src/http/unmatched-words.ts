import type { UnmatchedList, UnmatchedReason, UnmatchedRequest } from "./unmatched";

/** Why a request reached no operation, as people are told. */
export const reasonTexts: Readonly<Record<UnmatchedReason, string>> = {
  "path-unknown": "no operation has this path",
  "method-wrong": "the path does not take this method",
  "credentials-missing": "no credentials",
  "credentials-wrong": "wrong credentials",
  "credentials-locked": "wrong credentials, too often",
  "role-missing": "a user without the role for it",
};

/** The requests of both lists, in the order of their arrival. */
export const inOrder = ({ requests, withoutCredentials = [] }: UnmatchedList): UnmatchedRequest[] =>
  [...requests, ...withoutCredentials].sort((one, other) =>
    one.receivedAt.localeCompare(other.receivedAt),
  );
