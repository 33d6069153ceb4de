import { type UnmatchedRequest, reasonTexts } from "../../journal/unmatched-request";
import type { UnmatchedList } from "./unmatched";

export { reasonTexts };

/** The requests of both lists, in the order of their arrival. */
export const inOrder = ({ requests, withoutCredentials = [] }: UnmatchedList): UnmatchedRequest[] =>
  [...requests, ...withoutCredentials].sort((one, other) =>
    one.receivedAt.localeCompare(other.receivedAt),
  );
