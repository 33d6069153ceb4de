import type { Space } from "../../store";
import { afterCommit } from "../pipeline/after-commit";
import { catchUpWithin } from "../pipeline/catch-up";
import { watched } from "../pipeline/onward";
import { keepOwnChanges } from "../pipeline/own-changes";
import type { ServedFamily, Services } from "../services";
import { contentAsFile, namingMistakes, referenceMistakes } from "./data-check";
import { type EntityHistoryEntry, historyOf } from "./entity-history";
import { ControlRefused } from "./refused";
import {
  type EntityPlace,
  type GivenPlace,
  type SentEntity,
  noSuchEntity,
  placeOf,
  sentIn,
  sentTo,
  wrongData,
} from "./sent-entities";

/** An entity as a fixture file has it, and what became of it. */
export interface EntityDetail {
  /** Absent: it was removed. */
  entity?: object;
  history: EntityHistoryEntry[];
}

/** How many entities were put, by family and list. */
export type LoadedData = Record<string, Record<string, number>>;

/**
 * Entities that testers add, change and remove while the simulator runs. They are checked as a fixture file is, and
 * everything that one call changes is kept, or nothing. Throws `ControlRefused`.
 */
export interface TestDataControl {
  entity(space: Space, place: GivenPlace): Promise<EntityDetail>;
  /** Adds a whole entity, or replaces the one of its key. */
  putEntity(space: Space, place: GivenPlace, entity: unknown): object;
  removeEntity(space: Space, place: GivenPlace): void;
  /** Puts entities of several families: lists, by family and list. */
  loadData(space: Space, data: unknown): LoadedData;
}

export function createTestDataControl(services: Services): TestDataControl {
  const { families } = services;
  return {
    async entity(space, given) {
      const place = placeOf(families, given);
      const { served, type, key } = place;
      caughtUp(services, space, [served]);
      const entity = served.open(space).get(type, key);
      const history = await historyOf(services, space, place);
      if (entity === undefined && history.length === 0) throw noSuchEntity(place);
      return { ...(entity && { entity }), history };
    },
    putEntity(space, given, entity) {
      const sent = sentTo(families, given, entity);
      put(services, space, [sent]);
      return sent.entity;
    },
    removeEntity(space, given) {
      remove(services, space, placeOf(families, given));
    },
    loadData(space, data) {
      const sent = sentIn(families, data);
      put(services, space, sent);
      return countsOf(sent);
    },
  };
}

function countsOf(sent: readonly SentEntity[]): LoadedData {
  const counts: LoadedData = {};
  for (const { served, entityType } of sent) {
    const ofFamily = (counts[served.family.name] ??= {});
    ofFamily[entityType.plural] = (ofFamily[entityType.plural] ?? 0) + 1;
  }
  return counts;
}

/** What has fallen due by the clock is not the tester's doing. */
function caughtUp(services: Services, space: Space, families: Iterable<ServedFamily>): void {
  for (const served of families) catchUpWithin(services, served, space, served.open(space));
}

function put(services: Services, space: Space, sent: readonly SentEntity[]): void {
  const touched = new Set(sent.map(({ served }) => served));
  caughtUp(services, space, touched);
  services.store.unit(() => {
    refuseBeyondBound(services, space);
    const mistakes = [...touched].flatMap((served) =>
      putInto(
        services,
        space,
        served,
        sent.filter((one) => one.served === served),
      ),
    );
    if (mistakes.length > 0) throw wrongData(mistakes);
  });
  for (const served of touched) afterCommit(services, served, space);
}

/** Puts entities of one family; returns what does not fit then. */
function putInto(
  services: Services,
  space: Space,
  served: ServedFamily,
  sent: readonly SentEntity[],
) {
  const unit = served.open(space);
  const before = contentAsFile(services, served, unit);
  const seen = watched(services, served, unit);
  for (const { type, key, entity } of sent) seen.unit.put(type, key, entity);
  const after = contentAsFile(services, served, unit);
  seen.queue();
  keepOwnChanges(services, unit, "tester");
  return referenceMistakes({ served, before, after, sent });
}

function refuseBeyondBound({ store }: Services, space: Space): void {
  const full = store.fullness(space);
  if (full !== undefined) throw new ControlRefused("data-too-much", { ...full });
}

function remove(services: Services, space: Space, place: EntityPlace): void {
  const { served, type, key } = place;
  caughtUp(services, space, [served]);
  services.store.unit(() => {
    const unit = served.open(space);
    if (unit.get(type, key) === undefined) throw noSuchEntity(place);
    const before = contentAsFile(services, served, unit);
    unit.remove(type, key);
    const after = contentAsFile(services, served, unit);
    const naming = namingMistakes(before, place);
    const mistakes =
      naming.length > 0 ? naming : referenceMistakes({ served, before, after, sent: [] });
    if (mistakes.length > 0) throw wrongData(mistakes);
    keepOwnChanges(services, unit, "tester");
  });
  afterCommit(services, served, space);
}
