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

/** Those requests, the newest first, as they are now. */
export const useUnmatched = (): FoundUnmatched =>
  useRead(async () => inOrder(listedRequests(await fetchAnswer("GET /unmatched"))).reverse(), {
    of: [credentials.value],
    follow(again) {
      const ends = [whileSeen(lookEvery, again), onEvent("unmatched", again), onBeginning(again)];
      return () => {
        for (const end of ends) end();
      };
    },
  });

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
