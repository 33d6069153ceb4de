import { ownJson } from "../own-json";
import type { AnyText, ScannedExchange, StoredExchange } from "../store";
import type { Exchange, Undefinable } from "./exchange";
import type { FilteredExchange } from "./message-filter";

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
