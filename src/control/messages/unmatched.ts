import { diagnosisOf } from "../../journal/diagnosis";
import type { DiagnosedRequest } from "../../journal/unmatched-request";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { UnmatchedModel } from "../declare/unmatched-models";
import { operation } from "../operation";
import type { ControlServices } from "../services";

/** The requests that reached no operation. */
export const unmatchedOperations = {
  unmatched: operation("GET /unmatched", {
    summary: "Requests that reached no operation",
    tag: "Messages",
    roles: ["tester", "operator"],
    answer: UnmatchedModel,
    handle({ core, space, caller }) {
      const { requests, ...others } = core.unmatched.list(space, caller.isOperator);
      const from = (requests.at(-1)?.number ?? 0) + 1;
      const beside = caller.isLocal === true ? otherPasswords(core, space, from) : [];
      return { requests: [...requests, ...beside], ...others };
    },
  }),
};

/**
 * Messages that came with the user name of a data space and another password: each pair has a data space of its own
 * where there is no users file. `from`: the number of the first row.
 */
function otherPasswords(
  { store, users, time }: ControlServices,
  space: Space,
  from: number,
): DiagnosedRequest[] {
  const { user } = space;
  if (users !== undefined || user === null) return [];
  const found = store.spaceList.journalsBeside(space).flatMap((journal) => {
    const { first = 0, last = 0 } = store.exchanges.range(journal) ?? {};
    const [oldest, newest] = [first, last].map((seq) => store.exchanges.get(journal, seq));
    if (oldest === undefined || newest === undefined) return [];
    if (time.now() - newest.receivedAt > limits.otherPasswordMs) return [];
    const { method, path, status } = newest;
    const since = new Date(oldest.receivedAt).toISOString();
    return [
      {
        receivedAt: new Date(newest.receivedAt).toISOString(),
        ...{ method, path },
        status: status ?? 200,
        reason: "password-other" as const,
        nearest: [],
        compared: [],
        others: { user, count: last - first + 1, since },
      },
    ];
  });
  return found.map((request, at) => diagnosisOf({ number: from + at, ...request }));
}
