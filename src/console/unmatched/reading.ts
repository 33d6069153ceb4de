import {
  type DiagnosedRequest,
  type UnmatchedList,
  inOrder,
} from "../../journal/unmatched-request";
import { credentials, fetchAnswer } from "../api";
import { onBeginning, onEvent } from "../feed";
import { whileSeen } from "../moment";
import { type Found, useRead } from "../reading";

/** No event tells of messages with another password, so they are asked for so often, in milliseconds. */
const lookEvery = 3_000;

export type FoundUnmatched = Found<readonly ListedRequest[]>;

/** Those requests that a filter finds, the newest first, as they are now; an empty one finds all. */
export const useUnmatched = (filter = ""): FoundUnmatched =>
  useRead(() => readUnmatched(filter), {
    of: [credentials.value, filter],
    follow(again) {
      const ends = [whileSeen(lookEvery, again), onEvent("unmatched", again), onBeginning(again)];
      return () => {
        for (const end of ends) end();
      };
    },
  });

async function readUnmatched(filter: string): Promise<readonly ListedRequest[]> {
  const lists = await fetchAnswer("GET /unmatched", { query: { filter } });
  return inOrder(listedRequests(lists)).reverse();
}

/** A request that can be sent again: by its number in its list. */
export interface ListedRequest extends DiagnosedRequest {
  list: keyof UnmatchedList;
}

/** Its key among those of both lists. */
export const strayKey = ({ list, number }: Pick<ListedRequest, "list" | "number">): string =>
  `${list}-${number}`;

const listedRequests = ({
  requests,
  withoutCredentials = [],
}: UnmatchedList): UnmatchedList<ListedRequest> => ({
  requests: requests.map((one) => ({ ...one, list: "requests" })),
  withoutCredentials: withoutCredentials.map((one) => ({ ...one, list: "withoutCredentials" })),
});
