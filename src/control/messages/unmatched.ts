import { type Static, Type } from "@sinclair/typebox";
import { diagnosisOf } from "../../journal/diagnosis";
import { type FilteredExchange, type ReadFilter, foundIn } from "../../journal/message-filter";
import type { DiagnosedRequest, KeptRequest } from "../../journal/unmatched-request";
import { unmatchedLists } from "../../journal/unmatched-requests";
import { orDidYouMean } from "../../mistake";
import { described, noOtherMembers, oneOf } from "../../contract/schema";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { UnmatchedModel } from "../declare/message-models";
import { ControlRefused, wrongParameters } from "../declare/refusals";
import { operation, optionalBody } from "../operation";
import { MessageAgain, type CredentialedSender, nameOfSender, sendAs } from "./again";
import { filterOfQuery, filterParameters } from "./message-query";
import type { ControlServices } from "../services";

/** What a request was meant for. */
const MeantFor = Type.Object(
  {
    operation: Type.Optional(
      described(
        Type.String({ maxLength: limits.nameLength }),
        "The operation that it was meant for; absent: the nearest one",
      ),
    ),
    list: Type.Optional(described(oneOf(unmatchedLists), "The list that has it; absent: requests")),
  },
  { ...noOtherMembers, title: "MeantFor" },
);
export type MeantFor = Static<typeof MeantFor>;

/** The requests that reached no operation. */
export const unmatchedOperations = {
  unmatched: operation("GET /unmatched", {
    summary: "Requests that reached no operation",
    tag: "Messages",
    roles: ["tester", "operator"],
    showsOthers: true,
    query: Type.Object(filterParameters),
    answer: UnmatchedModel,
    refusals: ["parameter-wrong"],
    handle({ core, space, query, caller }) {
      const filter = filterOfQuery(query, core.time.now());
      const { requests, withoutCredentials } = core.unmatched.list(space, caller.isOperator);
      const from = (requests.at(-1)?.number ?? 0) + 1;
      const beside = caller.isLocal === true ? otherPasswords(core, space, from) : [];
      return {
        requests: fitting([...requests, ...beside], filter),
        ...(withoutCredentials && { withoutCredentials: fitting(withoutCredentials, filter) }),
      };
    },
  }),
  unmatchedAgain: operation("POST /unmatched/{number}/again", {
    summary: "Send a request that reached no operation to the one that it was meant for",
    tag: "Messages",
    body: optionalBody(MeantFor),
    answer: MessageAgain,
    creates: true,
    refusals: ["unmatched-unknown", "message-not-kept", "parameter-wrong"],
    handle: ({ core, space, params: { number }, body, caller }) =>
      sendToOperation({ core, space, caller }, { key: number, ...body }),
  }),
};

/** The requests that a filter of messages finds: it looks at the parts that such a request has. */
const fitting = (
  requests: DiagnosedRequest[],
  filter: ReadFilter | undefined,
): DiagnosedRequest[] =>
  filter === undefined
    ? requests
    : foundIn(requests.map(filteredRequest), filter).map(({ of }) => of);

const filteredRequest = (
  of: DiagnosedRequest,
): FilteredExchange & { readonly of: DiagnosedRequest } => ({
  of,
  receivedAt: of.receivedAt,
  ...{ interface: null, operation: null, messageId: null, requestId: null },
  path: `${of.method} ${of.path}`,
  status: of.status,
  outcome: "answered",
  request: { headers: {}, ...(of.raw !== undefined && { raw: of.raw }) },
  ...{ strikes: [], findings: [] },
});

/** Has a request go to an operation. Rejects with `ControlRefused` where it cannot. */
async function sendToOperation(
  sender: CredentialedSender,
  { key, operation: named, list = "requests" }: { key: string } & MeantFor,
): Promise<MessageAgain> {
  const { core, space, caller } = sender;
  if (!/^[1-9]\d{0,9}$/.test(key))
    throw wrongParameters([{ path: "number", text: "must be a whole number" }]);
  const number = Number(key);
  const request = core.unmatched.find(space, { list, number }, caller.isOperator);
  if (request === undefined) throw new ControlRefused("unmatched-unknown", { number, list });
  if (request.whole === undefined)
    throw new ControlRefused("message-not-kept", {
      freeString: "Standin does not have the whole request, or no operation could take it.",
    });
  const { target, headers, body } = request.whole;
  const meant = meantRoute(endpointsIn(core), request, named);
  return sendAs(core, number, {
    ...{ space, user: nameOfSender(sender), headers, body },
    method: meant.method,
    path: pathAt(meant.path, target),
  });
}

/** Method and path of an operation, parameters in braces. */
interface ServedRoute {
  method: string;
  path: string;
  id: string;
}

const endpointsIn = ({ interfaces }: CredentialedSender["core"]): ServedRoute[] =>
  interfaces.flatMap(({ endpoints }) =>
    endpoints.map(({ operation: { id, method }, path }) => ({ id, method, path })),
  );

/**
 * The operation of a name; of several interfaces the one that is nearest. Without a name the nearest of all. Throws
 * `ControlRefused` where there is none.
 */
function meantRoute(
  served: readonly ServedRoute[],
  { method, path, nearest }: Pick<KeptRequest, "method" | "path" | "nearest">,
  named?: string,
): ServedRoute {
  const known = named === undefined ? served : served.filter(({ id }) => id === named);
  const found =
    known.find((one) => one.method === method && fitsPath(one.path, path)) ??
    nearest.flatMap((text) => known.find((one) => `${one.method} ${one.path}` === text) ?? [])[0] ??
    (named === undefined ? undefined : known[0]);
  if (found !== undefined) return found;
  const ids = served.map(({ id }) => id);
  throw wrongParameters([
    {
      path: "operation",
      text:
        named === undefined
          ? "must name one: no operation is like the request"
          : `no operation has this name${orDidYouMean(named, ids)}`,
    },
  ]);
}

/** Whether a path is that of an operation, parameters in braces. */
function fitsPath(served: string, path: string): boolean {
  const given = path.split("/");
  const wanted = served.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment.startsWith("{") || segment === given[at])
  );
}

/** A path with what a target has in the places of its parameters, counted from the end; and with the target's query. */
function pathAt(path: string, target: string): string {
  const [, sent = "", query = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const given = sent.replace(/\/$/, "").split("/").slice(1);
  const wanted = path.split("/").slice(1);
  const segments = wanted.map((segment, at) => {
    if (!segment.startsWith("{")) return segment;
    const value = given[given.length - wanted.length + at];
    if (value !== undefined && value !== "") return value;
    throw wrongParameters([
      { path: "operation", text: `has ${segment} in its path, and the request has nothing there` },
    ]);
  });
  return `/${segments.join("/")}${query}`;
}

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
