import type { Static } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { type EntityChange, type Space, changesIn } from "../../store";
import type { ControlServices } from "../services";
import type { EntityDetailModel } from "../declare/models";
import type { EntityPlace } from "./checks";

/** A change of an entity by a message: the members that differ; all of them where it was added or removed. */
export interface ShownChange extends Omit<EntityChange, "type"> {
  /** Its list in the fixture file: `cards`. */
  type: string;
}

/** What an exchange did to entities. */
export function changesBy(
  { store, families }: Pick<ControlServices, "store" | "families">,
  { journal }: Space,
  number: number,
): ShownChange[] {
  const [found] = store.exchanges.changes(journal, number - 1, 1);
  if (found?.seq !== number) return [];
  return changesIn(found.changes).map(({ type, ...change }) => {
    const { entityTypes } =
      families.find(({ family }) => family.name === change.family)?.family ?? {};
    return { ...change, type: entityTypes?.[type]?.plural ?? type };
  });
}

/** A change of an entity: the members that differ; all of them where it was added or removed. */
export type EntityHistoryEntry = Static<typeof EntityDetailModel>["history"][number];

/** An entry, and the number of the exchange that made it, or that came before it. */
interface PlacedEntry {
  number: number;
  entry: EntityHistoryEntry;
}

/** What became of an entity, as far as the journal goes back: the newest changes, oldest first. */
export async function historyOf(
  services: ControlServices,
  space: Space,
  place: EntityPlace,
): Promise<EntityHistoryEntry[]> {
  const isAsked = askedChange(place);
  const found: PlacedEntry[] = [];
  for await (const { seq, clock, changes } of changesOf(services, space))
    for (const change of isAsked(changes))
      found.push({
        number: seq,
        entry: { at: clock, by: "message", exchange: seq, ...sides(change) },
      });
  for (const { source, clock, after, changes } of services.store.ownChanges.list(space.journal))
    for (const change of isAsked(changes))
      found.push({ number: after, entry: { at: clock, by: source, ...sides(change) } });
  // Of one place, the message comes before what was done after it: the order is kept otherwise.
  return found
    .sort((one, other) => one.number - other.number)
    .slice(-limits.messagesPage)
    .map(({ entry }) => entry);
}

const sides = ({
  before,
  after,
  notKept,
}: EntityChange): Pick<EntityChange, "before" | "after" | "notKept"> => ({
  ...(before && { before }),
  ...(after && { after }),
  ...(notKept !== undefined && { notKept }),
});

/** The changes of an entity among others; most texts are not parsed for it. */
function askedChange({ served, type, key }: EntityPlace): (lines: string) => EntityChange[] {
  const words = `"key":${JSON.stringify(key)}`;
  return (lines) =>
    lines.includes(words)
      ? changesIn(lines).filter(
          (change) =>
            change.family === served.family.name && change.type === type && change.key === key,
        )
      : [];
}

/** The changes of all exchanges from a number on, read in steps while others go on. */
export async function* changesOf({ store, turns }: ControlServices, { journal }: Space, from = 1) {
  for (let after = from - 1; ;) {
    await turns.next();
    const step = store.exchanges.changes(journal, after, limits.readingStepExchanges);
    yield* step;
    const last = step.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}
