import { limits } from "../limits/limits";

/** A message as it came, of which the journal shows less. */
export interface Original {
  /** The target: path and query. */
  path: string;
  /** The text of its body; absent: it had none. */
  body?: string | undefined;
  /** Who sent it. */
  user: string;
}

/** Messages as they came: in memory alone, and no longer than the journal has them. */
interface Originals {
  /** `undefined`: the journal shows it whole, or an undone unit of work had its number. */
  keep(journal: number, number: number, original: Original | undefined): void;
  of(journal: number, number: number): Original | undefined;
  /** Drops those of the journals that are not there any more. */
  forget(isGone: (journal: number) => boolean): void;
}

/** `perJournal`: the most exchanges that a journal keeps. */
export function createOriginals(perJournal: number): Originals {
  const journals = new Map<number, Map<number, Original>>();
  let characters = 0;
  const drop = (journal: number, number: number): void => {
    const kept = journals.get(journal);
    const dropped = kept?.get(number);
    if (kept === undefined || dropped === undefined) return;
    characters -= charactersOf(dropped);
    kept.delete(number);
    if (kept.size === 0) journals.delete(journal);
  };
  return {
    keep(journal, number, original) {
      drop(journal, number);
      drop(journal, number - perJournal);
      if (original === undefined || charactersOf(original) > limits.journalBodyBytes) return;
      const kept = journals.get(journal) ?? new Map<number, Original>();
      // The journal that has had nothing new for longest goes first.
      journals.delete(journal);
      journals.set(journal, kept);
      kept.set(number, original);
      characters += charactersOf(original);
      while (characters > limits.originalCharacters) {
        const [[oldest, messages] = []] = journals;
        const [first] = messages?.keys() ?? [];
        drop(oldest ?? 0, first ?? 0);
      }
    },
    of: (journal, number) => journals.get(journal)?.get(number),
    forget(isGone) {
      for (const [journal, kept] of journals)
        if (isGone(journal)) for (const number of [...kept.keys()]) drop(journal, number);
    },
  };
}

const charactersOf = ({ path, body = "" }: Original): number => path.length + body.length;
