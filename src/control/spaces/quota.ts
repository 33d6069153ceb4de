import { type Static, Type } from "@sinclair/typebox";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import { type BoundName, boundLabels } from "../../limits/bounds";
import type { Space } from "../../store";
import { roles } from "../../users";
import { openStreams } from "../messages/stream";
import { operation } from "../operation";
import type { ControlServices } from "../services";

const count = Type.Integer({ minimum: 0 });

const Quota = titledModel("Quota", {
  bounds: described(
    Type.Record(
      Type.String(),
      titledModel("QuotaOfBound", {
        of: described(Type.String(), "What it bounds"),
        bound: count,
        used: count,
        refused: described(count, "Requests that it has refused since the simulator started"),
        since: Type.Optional(described(DateTime, "When it refused the first one: real time")),
      }),
    ),
    "By their names in a limits file",
  ),
  roles: Type.Optional(
    described(Type.Array(oneOf(roles)), "Those of the user; absent: there is no users file"),
  ),
});
export type Quota = Static<typeof Quota>;

/** How much of its bounds a data space uses. */
export const quotaOperations = {
  quota: operation("GET /quota", {
    summary: "How much of its bounds the data space uses, and what they refused",
    tag: "Settings",
    roles,
    answer: Quota,
    handle: ({ core, space, caller: { listed } }) => ({
      ...quotaOf(core, space),
      ...(listed !== undefined && { roles: [...listed.roles] }),
    }),
  }),
};

function quotaOf(services: ControlServices, space: Space): Quota {
  const { bounds } = services.settings;
  const entries = usedBy(services, space).map(([name, used]): [string, Quota["bounds"][string]] => {
    const { count: refused = 0, since } = space.refused.get(name) ?? {};
    const at = since === undefined ? {} : { since: new Date(since).toISOString() };
    return [name, { of: boundLabels[name], bound: bounds[name], used, refused, ...at }];
  });
  return { bounds: Object.fromEntries(entries) };
}

/** How much of each bound a data space uses now. */
function usedBy(services: ControlServices, space: Space): (readonly [BoundName, number])[] {
  const { store, journal, held, time } = services;
  const { first, last } = journal.extent(space);
  const { requests, entities } = store.storages.usage(space.storage);
  return [
    ["requestsPerSecond", requestsNow(space, time.now())],
    ["heldExchanges", held.count(space)],
    ["messageStreams", openStreams(services, space)],
    ["journalExchanges", last === 0 ? 0 : last - first + 1],
    ["spaceRequests", requests],
    ["spaceEntities", entities],
    ["snapshots", store.snapshots.list(space.id).length],
    ["scenarioDrafts", store.scenarioDrafts.list(space.id).length],
    ["testRuns", store.testRuns.list(space.id).length],
  ];
}

/** Requests of the second that runs. */
const requestsNow = ({ second, requestsInSecond }: Space, at: number): number =>
  second === Math.floor(at / 1000) ? requestsInSecond : 0;
