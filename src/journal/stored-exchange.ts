import { ownJson } from "../own-json";
import type { AnyText, ScannedExchange, StoredExchange } from "../store";
import type { Exchange, Undefinable } from "./exchange";
import type { FilteredExchange } from "./message-filter";
import { limits } from "../limits/limits";

/** An exchange as JSON text, which is made when it is asked for, and for a filter. */
export interface NumberedText {
  readonly number: number;
  readonly text: string;
  readonly filtered: FilteredExchange;
}

/** Parts of an exchange that are kept together as one JSON text. */
export type Notes = Undefinable<
  Pick<
    Exchange,
    | "durationMs"
    | "stateBefore"
    | "stateAfter"
    | "clientLeftMs"
    | "endedMs"
    | "sameConnectionAs"
    | "unprocessed"
    | "copyOf"
    | "unsupported"
    | "sentBy"
    | "again"
    | "direction"
    | "onward"
    | "upstream"
    | "strikes"
    | "rules"
    | "findings"
    | "made"
    | "masked"
    | "note"
    | "transactionNote"
  >
>;

/** The JSON texts of a row, each written masked. */
const requests = ownJson<Exchange["request"]>();
const answers = ownJson<unknown>();
const notesJson = ownJson<Notes>();

export function fromRow(row: StoredExchange): Exchange {
  const { seq, name, receivedAt, request, answer, notes, outcome, ...rest } = row;
  return {
    ...{ number: seq, name },
    receivedAt: new Date(receivedAt).toISOString(),
    ...rest,
    outcome: outcome as Exchange["outcome"],
    request: requests.read(request),
    ...(answer !== null && { answer: answers.read(answer) }),
    ...notesJson.read(notes),
  };
}

/** An exchange of which a row's JSON texts are read, and parsed, when they are looked at. */
class UnparsedExchange implements FilteredExchange, NumberedText {
  private parsed: Notes | undefined;
  private row: StoredExchange | undefined;

  constructor(
    private readonly head: StoredExchange | ScannedExchange,
    private readonly read: (seq: number) => StoredExchange | undefined,
  ) {}

  get number() {
    return this.head.seq;
  }
  get text() {
    return exchangeJson(this.whole);
  }
  get filtered() {
    return this;
  }
  get receivedAt() {
    return new Date(this.head.receivedAt).toISOString();
  }
  get interface() {
    return this.head.interface;
  }
  get operation() {
    return this.head.operation;
  }
  get messageId() {
    return this.head.messageId;
  }
  get requestId() {
    return this.head.requestId;
  }
  get status() {
    return this.head.status;
  }
  get path() {
    return this.whole.path;
  }
  get outcome() {
    return this.whole.outcome as Exchange["outcome"];
  }
  get request() {
    return requests.read(this.whole.request);
  }
  get answer() {
    return this.whole.answer === null ? undefined : answers.read(this.whole.answer);
  }
  get made() {
    return this.notes.made;
  }
  get stateBefore() {
    return this.notes.stateBefore;
  }
  get stateAfter() {
    return this.notes.stateAfter;
  }
  get strikes() {
    return this.notes.strikes;
  }
  get findings() {
    return this.notes.findings;
  }
  get direction() {
    return this.notes.direction;
  }
  get sentBy() {
    return this.notes.sentBy;
  }
  get note() {
    return this.notes.note;
  }
  get transactionNote() {
    return this.notes.transactionNote;
  }
  get stored() {
    const { request, answer, notes } = this.whole;
    return { request, answer: answer ?? "", notes };
  }
  lacks(texts: AnyText): boolean {
    return "lacks" in this.head && this.head.lacks(texts);
  }
  private get notes() {
    return (this.parsed ??= notesJson.read(this.whole.notes));
  }
  private get whole(): StoredExchange {
    const { seq } = this.head;
    this.row ??= this.read(seq);
    if (this.row === undefined) throw new Error(`message ${seq} was dropped while it was read`);
    return this.row;
  }
}

/** A row as it is read in steps. */
export const numberedText = (row: StoredExchange): NumberedText =>
  new UnparsedExchange(row, () => row);

/** An exchange that was looked through for texts: what was sent is read when it is looked at. */
export const scannedText = (
  head: ScannedExchange,
  read: (seq: number) => StoredExchange | undefined,
): NumberedText => new UnparsedExchange(head, read);

/** What `JSON.stringify(fromRow(row))` would give: the parts that are JSON text already are not parsed for it. */
export function exchangeJson({
  seq,
  name,
  receivedAt,
  request,
  answer,
  notes,
  outcome,
  ...rest
}: StoredExchange): string {
  const head = JSON.stringify({
    ...{ number: seq, name },
    receivedAt: new Date(receivedAt).toISOString(),
    ...rest,
    outcome,
  });
  const answerText = answer === null ? "" : `,"answer":${answer}`;
  return `${head.slice(0, -1)},"request":${request}${answerText},${notes.slice(1)}`;
}

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
