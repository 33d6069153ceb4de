import type { JournalFile } from "../../conformance/journal-file";
import type { JournalPart, NumberedText } from "../../journal/journal";
import type { Space } from "../../store";
import { clockText } from "../pipeline/message";
import type { Services } from "../services";

/** The data space was reset, or newer exchanges pushed older ones out, while the journal was being read. */
export class JournalGone extends Error {
  static {
    this.prototype.name = "JournalGone";
  }
}

/** The head of an exported journal: everything but its exchanges. */
type JournalHead = Omit<JournalFile, "exchanges">;

/**
 * The lines of an exported journal, some at a time: its head, then each exchange, up to the one that is the last now.
 * Messages go on between two steps. Throws `JournalGone`.
 */
export async function* journalLines(services: Services, space: Space): AsyncGenerator<string[]> {
  await services.turns.next();
  const { first, last } = services.journal.extent(space);
  yield [JSON.stringify(journalHead(services, space, first))];
  const exchanges = exchangeSteps(services, space, { upTo: last });
  for await (const step of exchanges) yield step.map(({ text }) => text);
}

/** The head of a journal whose first exchange has the number `first`. */
export function journalHead(
  { runs, clocks, instant, store, journal }: Services,
  space: Space,
  first = journal.extent(space).first,
): JournalHead {
  const [run, ...further] = runs
    .status(space, clockText(clocks.now(space)))
    .map(({ scenario, rules }) => ({ scenario, rules }));
  const taken = store.spaces.taken(space);
  return {
    standinJournal: 1,
    observedUntil: new Date(instant().receivedAt).toISOString(),
    trimmed: Math.max(0, first - 1),
    ...(taken.length > 0 && { taken }),
    ...(run && { run }),
    ...(further.length > 0 && { further }),
  };
}

/**
 * Exchanges as JSON texts, some at a time, up to `upTo` (absent: the one that is the last now); messages go on in
 * between. The first step is read at once. Throws `JournalGone`.
 */
export async function* exchangeSteps(
  { journal, turns }: Services,
  space: Space,
  { after = 0, upTo = journal.extent(space).last, limit = Infinity }: Partial<JournalPart> = {},
): AsyncGenerator<NumberedText[]> {
  const { epoch } = space;
  let [read, left] = [after, limit];
  while (read < upTo && left > 0) {
    const exchanges = journal.step(space, { after: read, upTo, limit: left });
    const last = exchanges.at(-1);
    if (last === undefined) return;
    yield exchanges;
    [read, left] = [last.number, left - exchanges.length];
    await turns.next();
    if (space.epoch !== epoch) throw new JournalGone("the data space was reset meanwhile");
    if (read < upTo && journal.extent(space).first > read + 1)
      throw new JournalGone("newer exchanges pushed out what was not read yet");
  }
}
