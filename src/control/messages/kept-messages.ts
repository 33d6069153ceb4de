import { clockText } from "../../exchange/message";
import type { Exchange } from "../../journal/exchange";
import type { DroppedJournal, Space } from "../../store";
import { isUndoneBy } from "../data/reset-and-undo";
import { ControlRefused, wrongParameters } from "../declare/refusals";
import type { ControlServices } from "../services";

/* One message or transaction of a data space, and what dropped one that its journal has no longer. */

/**
 * One exchange by its number, or by its name. Throws `ControlRefused` where the journal has none. `parameter`: which of
 * the call's names it.
 */
export function messageOf(
  services: ControlServices,
  space: Space,
  number: number | string,
  parameter = "number",
): Exchange {
  if (/^[a-z]{12}$/.test(String(number))) return messageNamed(services, space, String(number));
  if (!/^\d{1,10}$/.test(String(number)))
    throw wrongParameters([
      { path: parameter, text: "must be a whole number, or a name of twelve letters" },
    ]);
  const exchange = services.journal.get(space, Number(number));
  if (exchange === undefined) throw new ControlRefused("message-unknown", { number });
  return exchange;
}

function messageNamed(services: ControlServices, space: Space, name: string): Exchange {
  const { journal, seq } = services.store.exchanges.placeOf(name) ?? { journal: 0, seq: 0 };
  const dropped = wayFrom(services, space, journal);
  if (dropped === undefined) throw new ControlRefused("message-unknown", { number: name });
  const exchange = services.journal.get(space, seq);
  const [first] = dropped;
  if (first === undefined) return exchange ?? refuseMissing(services, space, { name, seq });
  const isMoved = dropped.every(({ next }) => seq <= (next?.upTo ?? 0));
  if (isMoved && exchange !== undefined) return exchange;
  throw goneWith(services, space, first);
}

/** The refusal of what was in a journal that the data space has no longer. */
const goneWith = (
  services: ControlServices,
  space: Space,
  { by, clock, journal }: DroppedJournal,
): ControlRefused =>
  new ControlRefused("message-gone", {
    errorMessage: `dropped by the ${by} of ${timeText(services, space, clock)}`,
    undo: isUndoneBy(services, space, journal),
  });

/**
 * The refusal of a transaction of which the journal has no message: it says what dropped it, where that is known.
 * `find`: what of it is in an earlier journal.
 */
export async function missingTransaction(
  services: ControlServices,
  space: Space,
  id: string,
  find: (
    services: ControlServices,
    earlier: Space,
    id: string,
  ) => Promise<Pick<ReadonlyMap<string, unknown>, "has">>,
): Promise<ControlRefused> {
  const { undos, spaces } = services.store;
  const last = undos
    .droppedJournals(space.id)
    .find(({ journal }) => isUndoneBy(services, space, journal));
  const earlier = last && (await find(services, { ...space, journal: last.journal }, id));
  if (last !== undefined && earlier?.has(id) === true) return goneWith(services, space, last);
  return spaces.taken(space).some(({ what }) => what === id)
    ? new ControlRefused("message-gone", { errorMessage: "dropped by a reset", undo: false })
    : new ControlRefused("transaction-unknown", { id });
}

/**
 * What dropped a journal, and those to which its messages were moved: a reset of some interfaces leaves the others'
 * their numbers. Undefined: the data space had no such journal.
 */
function wayFrom(
  { store }: ControlServices,
  space: Space,
  journal: number,
): DroppedJournal[] | undefined {
  const known = store.undos.droppedJournals(space.id);
  const way: DroppedJournal[] = [];
  for (let at: number | undefined = journal; at !== space.journal;) {
    const dropped = known.find((one) => one.journal === at);
    if (dropped === undefined || way.includes(dropped)) return undefined;
    way.push(dropped);
    if (dropped.next === undefined) return way;
    at = dropped.next.journal;
  }
  return way;
}

function refuseMissing(
  { journal }: ControlServices,
  space: Space,
  { name, seq }: { name: string; seq: number },
): never {
  if (seq < 1 || seq >= journal.extent(space).first)
    throw new ControlRefused("message-unknown", { number: name });
  throw new ControlRefused("message-gone", {
    errorMessage: "dropped to keep the journal within its bounds",
    undo: false,
  });
}

/** A time of the data space's clock, to the second; of another day with its date. */
function timeText({ clocks }: ControlServices, space: Space, time: string): string {
  const today = clockText(clocks.now(space)).slice(0, "2031-03-04T".length);
  const shown = time.startsWith(today) ? time.slice(today.length) : time;
  return shown.replace(/\.\d+Z$/, "Z");
}
