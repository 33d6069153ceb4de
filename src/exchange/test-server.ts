import { v4 } from "uuid";
import { type Answer, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import type { SeenOutcome } from "../lifecycle/possible-states";
import { limits } from "../limits/limits";
import { type UnitOfWork, createGenerator, type DroppedJournal, type Space } from "../store";
import { errorAnswer, newErrorId } from "./delivery/refusal";
import { type Ongoing, type Route, clockText } from "./message";
import { markSession } from "./out-of-band-changes";
import { takeAlong } from "./record";
import type { ExchangeServices } from "./services";
import type { Family } from "../families/kit/family";
import type { ServedFamily } from "../simulator/core";
import type { Upstream } from "../upstream/answer";
import { memberOf } from "../contract/values/json-value";

/** What an operation of the test server does and answers, within one unit of work. */
export function administrationAnswer(ongoing: Ongoing, unit: UnitOfWork): Answer {
  const {
    message: { space, route, received, unreadable },
    services,
  } = ongoing;
  if (route.operation.id !== "reset")
    return dataAnswer(route, unit, ongoing.message.parts.path, () => newErrorId(ongoing));
  const client =
    received === undefined && route.operation.query !== undefined
      ? ongoing.message.parts.query["clientId"]
      : undefined;
  const outcome =
    client === undefined
      ? resetOutcome(received, unreadable === undefined)
      : outcomeFor(client, ongoing);
  if (outcome !== "SUCCESSFUL") return { status: 400, body: { outcome } };
  resetFamilies(services, space, [route.served]);
  return client === undefined ? { status: 200, body: { outcome } } : { status: 204 };
}

/** A reset that names its client in the query needs no other word. */
const outcomeFor = (client: unknown, { message: { user }, services }: Ongoing): ResetOutcome =>
  services.settings.checkClient && client !== user ? "UNKNOWN_USER" : "SUCCESSFUL";

/** Shows somebody without a data space the data as they are at its start. */
export const initialAnswer = (
  { settings, time }: Pick<ExchangeServices, "settings" | "time">,
  route: Route,
  path: Record<string, string>,
): Answer => dataAnswer(route, initialState(route.served, settings.seed, time.now()), path, v4);

/** `data` shows all; the operations on one entity have its type in the declaration or in the path. */
function dataAnswer(
  route: Route,
  unit: DataSource,
  path: Record<string, string>,
  newId: () => string,
): Answer {
  const { entityType = path["entityType"], parameters } = route.operation;
  if (entityType === undefined || parameters === undefined)
    return { status: 200, body: allData(route.served, unit) };
  const key = Object.values(path).at(-1) ?? "";
  const found = oneEntity(route.served, unit, entityType, key);
  if (typeof found === "object") return { status: 200, body: found };
  const type = entityType.slice(0, limits.nameLength);
  const freeString =
    found === "entity-unknown" ? `There is no ${type} with this key.` : `There is no type ${type}.`;
  return errorAnswer(refuse(commonErrors[found], { freeString }), { ...route, id: newId() });
}

/** What `data` shows: a list by each plural of a family's entity types. */
export type DataView = Record<string, unknown[]>;

/** The part of a unit of work that a view may use. */
type DataSource = Pick<UnitOfWork, "get" | "all" | "message" | "generate" | "now">;

const viewedTypes = ({ entityTypes }: Family) =>
  Object.entries(entityTypes).filter(([, type]) => type.view !== undefined);

/** All entities of a family as they are now. */
export function allData({ family }: ServedFamily, unit: DataSource): DataView {
  return Object.fromEntries(
    viewedTypes(family).map(([name, { plural, view }]) => [
      plural,
      unit.all(name).map((entity) => view?.(entity, unit)),
    ]),
  );
}

/** One entity, in the list of its type; or the error where the type or the entity is not known. */
function oneEntity(
  served: ServedFamily,
  unit: DataSource,
  entityType: string,
  key: string,
): DataView | "entity-type-unknown" | "entity-unknown" {
  const types = viewedTypes(served.family);
  if (!types.some(([name]) => name === entityType)) return "entity-type-unknown";
  const keyBehind = served.family.entityTypes[entityType]?.keyBehind;
  const entity = unit.get(entityType, keyBehind?.(key, unit) ?? key);
  if (entity === undefined) return "entity-unknown";
  return Object.fromEntries(
    types.map(([name, { plural, view }]) => [
      plural,
      name === entityType ? [view?.(entity, unit)] : [],
    ]),
  );
}

/** The initial state, for callers without a data space. */
function initialState({ fixtures }: ServedFamily, seed: string, now: number): DataSource {
  const entities = (type: string) => fixtures.entities.get(type);
  return {
    now,
    generate: createGenerator(seed),
    message: (id) => fixtures.messages.get(id),
    get: (type, key) => entities(type)?.get(key),
    all: (type) => [...(entities(type)?.values() ?? [])],
  };
}

/** Outcome of a reset, and its status (contract 3, ResetResponse). */
type ResetOutcome = "SUCCESSFUL" | "EMPTY_REQUEST" | "NO_ACK" | "NO_DEC" | "UNKNOWN_USER";

/** What a reset request says: the first check that fails gives the outcome. */
function resetOutcome(body: unknown, readable: boolean): ResetOutcome {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (!readable || !isObject) return "EMPTY_REQUEST";
  if (memberOf(body, "userDataWillBeLost") !== "TRUE") return "NO_ACK";
  return memberOf(body, "resetUserData") === "TRUE" ? "SUCCESSFUL" : "NO_DEC";
}

/**
 * Puts families of a data space back to the fixtures and drops their messages. Call it within a unit of work.
 * The rules of scenarios about them count from zero again: what they counted is gone.
 */
function resetFamilies(
  services: ExchangeServices,
  space: Space,
  served: readonly ServedFamily[],
): void {
  const { store, runs, clocks, families } = services;
  const names = served.map(({ family }) => family.name);
  const others = families.map(({ family }) => family.name).filter((name) => !names.includes(name));
  const interfaces = served.flatMap(({ family }) => family.contracts.map(({ name }) => name));
  store.spaces.renewStorage(space, others);
  store.onwardQueue.clear(space.id, names);
  const { journal } = space;
  store.spaces.renewJournal(
    space,
    others.length === 0 ? undefined : { families: names, interfaces },
  );
  const upTo = store.exchanges.range(space.journal)?.last ?? 0;
  noteDropped(services, space, "reset", { journal, next: { journal: space.journal, upTo } });
  runs.restart(space, clockText(clocks.now(space)), interfaces);
  markSession(services, space, { kind: "reset", text: `reset of ${names.join(", ")}` });
  space.epoch += 1;
  takeAlong(space, ({ message, course }) =>
    names.includes(message.route.served.family.name) ? undefined : course.numbers?.get(journal),
  );
  store.undos.drop(space.id);
  services.housekeeping.begin();
}

/**
 * Ends what is known of transactions at a provider whose test server was told, with this outcome, to reset its data.
 * Nothing else changes here. Call it within a unit of work.
 */
export function resetAtProvider(
  { message: { space, route, user }, services }: Ongoing,
  { host }: Pick<Upstream, "host">,
  outcome: SeenOutcome,
): void {
  if (route.operation.id !== "reset" || !["taken", "unknown"].includes(outcome)) return;
  const { store, upstreams, housekeeping } = services;
  const { name: family, contracts } = route.served.family;
  const isReset = outcome === "taken";
  store.spaces.resetElsewhere(space, {
    interfaces: contracts.flatMap(({ name }) =>
      upstreams?.of(name, user)?.host === host ? name : [],
    ),
    ...(isReset && { followed: { family, host } }),
  });
  if (isReset)
    markSession(services, space, { kind: "reset", text: `reset of ${family} at ${host}` });
  store.undos.drop(space.id);
  housekeeping.begin();
}

/** Notes that the data space loses its journal. Call it within a unit of work. */
export function noteDropped(
  { store, clocks }: ExchangeServices,
  space: Space,
  by: DroppedJournal["by"],
  moved: Partial<DroppedJournal> = {},
): void {
  const clock = clockText(clocks.now(space));
  store.undos.noteDropped(space.id, { journal: space.journal, ...moved, by, clock });
}

/**
 * Puts a data space back to the fixtures and drops its messages. What it had is kept for an undo: it belongs to the
 * caller. Call it within a unit of work.
 */
export function resetAll(services: ExchangeServices, space: Space): void {
  const { store, runs, clocks, families } = services;
  noteDropped(services, space, "reset");
  store.spaces.renewAll(space);
  store.onwardQueue.clear(
    space.id,
    families.map(({ family }) => family.name),
  );
  runs.restart(space, clockText(clocks.now(space)));
  markSession(services, space, { kind: "reset", text: "reset" });
  space.epoch += 1;
  takeAlong(space);
  services.housekeeping.begin();
}
