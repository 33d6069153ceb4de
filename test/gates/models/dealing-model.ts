import type { ModelFault } from "./model-data";
import { type DealingState, type Reading, type Reason, type Verdict, readingOf } from "./reference";
import { type Closing, type Dealing, type Subject, errorOf } from "../trial/subjects";

/** What the model remembers under an id. */
export interface Known {
  subject: Subject;
  kind: string;
  role: Dealing["role"];
  /** Requests. */
  state?: DealingState;
  answered?: number | null;
  nth?: number;
  hopeless?: boolean;
  /** Whether it was approved once; absent: it was never judged. */
  approved?: boolean;
  /** Whether a reversal has come, taken or not. */
  reversalSeen?: true;
  /** Advices: for which request, and whether it was taken. */
  requestId?: string;
  taken?: boolean;
}

/** What the answer must be: taken, refused for a reason or by the family's own rules, replaced by a fault, or none yet. */
export type Outcome =
  | { is: "taken" }
  | { is: "refused"; status: number; error: string | undefined }
  | { is: "declined"; error?: string }
  | { is: "replaced"; status: number | null }
  | { is: "held" };

const taken: Outcome = { is: "taken" };

/**
 * The transactions of one data space, whatever their family: small and by itself, with what the families' references say
 * of each state, and nothing of the simulator's own tables.
 */
export class DealingModel {
  readonly #known = new Map<string, Known>();

  /** Everything is forgotten, or what belongs to one family. */
  reset(family?: Subject["family"]): void {
    for (const [id, { subject }] of this.#known)
      if (family === undefined || subject.family === family) this.#known.delete(id);
  }

  /** Something is known under an id. */
  knows = (id: string): boolean => this.#known.has(id.toLowerCase());

  /** The id is that of a transaction of an interface. */
  isOf(subject: Subject, id: string): boolean {
    const known = this.#known.get(id.toLowerCase());
    return known?.subject === subject && known.role === "request";
  }

  /** What a lookup under an id can be about. */
  lookedUp = (id: string): Pick<Known, "state" | "approved" | "answered" | "reversalSeen"> =>
    this.#known.get(id.toLowerCase()) ?? { state: "NONE" };

  /** What a request under an id was about; undefined: none was judged. */
  asked(id: string): Pick<Known, "nth" | "hopeless"> | undefined {
    const { nth, hopeless } = this.#known.get(id.toLowerCase()) ?? {};
    return nth === undefined ? undefined : { nth, ...(hopeless !== undefined && { hopeless }) };
  }

  /** State of the transaction under an id. */
  stateOf = (id: string): DealingState => this.#known.get(id.toLowerCase())?.state ?? "NONE";

  /** Whether an open or confirmed transaction, or one that may become so, stands on the nth thing of a kind, or has used it up. */
  holds(subject: Subject, kind: string, nth: number): boolean {
    const standing: readonly (DealingState | undefined)[] = ["PENDING", "CONFIRMED", "PROCESSING"];
    const once = subject.how(kind).things !== undefined;
    return [...this.#known.values()].some(
      (one) =>
        isAbout(one, subject, kind, nth) &&
        (standing.includes(one.state) || (once && one.approved === true)),
    );
  }

  /** What the transactions of an interface's family have done to its money. */
  money({ family }: Subject): number {
    return [...this.#known.values()].reduce((sum, { subject, kind, state }) => {
      if (subject.family !== family || (state !== "PENDING" && state !== "CONFIRMED")) return sum;
      const { approved, confirmed } = subject.how(kind).money;
      return sum + approved + (state === "CONFIRMED" ? confirmed : 0);
    }, 0);
  }

  /** Takes a message; `late`: after everything has expired. */
  apply(dealing: Dealing, fault?: ModelFault, late = false): Outcome {
    if (fault?.when === "before") return this.#struckBefore(dealing, fault);
    const outcome =
      dealing.role === "request"
        ? this.#request(dealing, late)
        : this.#advice(dealing, dealing.role);
    if (fault === undefined) return outcome;
    const record = this.#known.get(dealing.id.toLowerCase());
    const isDuplicate =
      outcome.is === "refused" &&
      record?.subject !== undefined &&
      outcome.error === this.#duplicate(dealing).error;
    if (dealing.role === "request" && record !== undefined && !isDuplicate)
      record.answered = fault.status;
    return { is: "replaced", status: fault.status };
  }

  /** Goes on with a held request, once its wait is over. */
  resume(dealing: Dealing): Outcome {
    const record = this.#known.get(dealing.id.toLowerCase());
    if (record?.state === "REVERSED") return refused(dealing, "reversedMeanwhile");
    return this.#judge(dealing, false);
  }

  /** Takes a request again that asks to be answered what it was answered, or would have been; undefined: nobody says. */
  retry(dealing: Dealing): Outcome | undefined {
    switch (this.stateOf(dealing.id)) {
      case "NONE":
      case "FAILED":
        return this.#judge(dealing, false);
      case "PENDING":
      case "CONFIRMED":
        return taken;
      case "PROCESSING":
        return { is: "refused", status: 504, error: "OUTCOME_UNKNOWN" };
      case "DECLINED":
        return this.#retryOfDeclined(dealing);
      default:
        return refused(dealing, "reversedBefore");
    }
  }

  /** Where nothing was ever decided it is now, unless the client has given the request up. */
  #retryOfDeclined(dealing: Dealing): Outcome | undefined {
    const { approved, answered = null, reversalSeen = false } = this.lookedUp(dealing.id);
    if (approved !== undefined) return answered === 503 ? undefined : { is: "declined" };
    return reversalSeen ? { is: "replaced", status: answered } : this.#judge(dealing, false);
  }

  #struckBefore(dealing: Dealing, { status, hold }: ModelFault): Outcome {
    const record = this.#known.get(dealing.id.toLowerCase());
    const failed = readingOf(dealing.subject.name, dealing.kind).dark.includes(status);
    const state = hold === true ? "PROCESSING" : failed ? "FAILED" : "DECLINED";
    if (dealing.role === "request" && record === undefined) this.#open(dealing, state, status);
    // The reversal came before: the request is late whatever becomes of it, and its id is used up.
    const isLate = record !== undefined && this.#isLate(dealing, record);
    if (isLate && hold !== true) Object.assign(record, { state: "LATE", answered: status });
    return hold === true ? { is: "held" } : { is: "replaced", status };
  }

  #open(
    { subject, kind, id, nth, hopeless }: Dealing,
    state: DealingState,
    answered: number | null,
    approved?: boolean,
  ): void {
    this.#known.set(id.toLowerCase(), {
      subject,
      kind,
      role: "request",
      state,
      answered,
      ...(approved !== undefined && { approved }),
      ...(nth !== undefined && { nth }),
      ...(hopeless !== undefined && { hopeless }),
    });
  }

  #duplicate = (dealing: Dealing) => refused(dealing, "duplicate");

  /** The request is one whose reversal came first, for the first time or, where that is the same, again. */
  #isLate({ role, subject, kind }: Dealing, record: Known): boolean {
    const own =
      role === "request" &&
      record.role === "request" &&
      record.subject === subject &&
      record.kind === kind;
    const again =
      record.state === "LATE" && readingOf(subject.name, kind).lateAgain === "reversedBefore";
    return own && (record.state === "TOMBSTONE" || again);
  }

  #request(dealing: Dealing, late: boolean): Outcome {
    const record = this.#known.get(dealing.id.toLowerCase());
    if (record === undefined) return this.#judge(dealing, late);
    if (!this.#isLate(dealing, record)) return this.#duplicate(dealing);
    Object.assign(record, { state: "LATE", answered: 400 });
    return refused(dealing, "reversedBefore");
  }

  #judge(dealing: Dealing, late: boolean): Outcome {
    const hopeless = dealing.hopeless === true;
    const error = hopeless ? undefined : this.#objection(dealing, late);
    const declined = hopeless || error !== undefined;
    this.#open(dealing, declined ? "DECLINED" : "PENDING", declined ? 400 : 201, !declined);
    return declined ? { is: "declined", ...(error !== undefined && { error }) } : taken;
  }

  /** What the family has against a good request: its time is over, or another has what it wants. */
  #objection({ subject, kind, id, nth = 0 }: Dealing, late: boolean): string | undefined {
    const { rival = {}, expired } = subject.how(kind);
    const contested = [...this.#known].flatMap(([known, one]) =>
      known !== id.toLowerCase() && one.approved === true && isAbout(one, subject, kind, nth)
        ? (rival[one.state as keyof typeof rival] ?? [])
        : [],
    );
    return contested[0] ?? (late ? expired : undefined);
  }

  #advice(dealing: Dealing, role: Closing): Outcome {
    const { subject, kind, id, requestId = "" } = dealing;
    const original = requestId.toLowerCase();
    const same = this.#known.get(id.toLowerCase());
    if (
      same !== undefined &&
      (same.role !== role ||
        same.subject !== subject ||
        same.kind !== kind ||
        same.requestId !== original)
    )
      return this.#duplicate(dealing);
    if (same?.taken === true) return taken;
    const outcome = this.#settle(dealing, role, original);
    this.#known.set(id.toLowerCase(), {
      subject,
      kind,
      role,
      requestId: original,
      taken: outcome.is === "taken",
    });
    return outcome;
  }

  #settle(dealing: Dealing, role: Closing, requestId: string): Outcome {
    const { subject, kind } = dealing;
    const record = this.#known.get(requestId);
    const reading = readingOf(subject.name, kind);
    if (
      record !== undefined &&
      (record.subject !== subject || record.role !== "request" || record.kind !== kind)
    ) {
      if (role === "reversal" && isTakenAsUnknown(subject, record, reading)) return taken;
      return record.subject === subject
        ? refusedAsOther(dealing, reading)
        : refused(dealing, "unknown");
    }
    const { verdict, next } = verdictOn(reading, role, record);
    if (record !== undefined)
      Object.assign(record, { state: next }, role === "reversal" && { reversalSeen: true });
    else if (role === "reversal") this.#open({ ...dealing, id: requestId }, "TOMBSTONE", null);
    return verdict === "taken" ? taken : refused(dealing, verdict);
  }
}

/** A reversal that names another interface's or kind's request of the family, where that is as good as an unknown one. */
const isTakenAsUnknown = (
  { family }: Subject,
  { role, subject }: Known,
  { takesStrange }: Reading,
): boolean => takesStrange && role === "request" && subject.family === family;

/** States of a request that was refused: its client may reverse it all the same, where it cannot know. */
const refusedStates: readonly DealingState[] = ["DECLINED", "LATE"];

/** How an advice is answered, and the state that it leads to. */
function verdictOn(
  reading: Reading,
  role: Closing,
  record: Known | undefined,
): { verdict: Verdict; next: DealingState } {
  const state = record?.state ?? "NONE";
  const inTheDark =
    role === "reversal" &&
    refusedStates.includes(state) &&
    reading.dark.includes(record?.answered ?? null);
  const verdict = inTheDark ? "taken" : reading[role][state];
  return {
    verdict,
    next:
      verdict === "taken"
        ? nextState(role, state, inTheDark && !reading.lasting.includes(state))
        : state,
  };
}

/** Where an advice that is taken leads; a reversal leaves what was refused as it is, unless the client could not know. */
function nextState(role: Closing, state: DealingState, inTheDark: boolean): DealingState {
  if (role === "confirmation") return "CONFIRMED";
  const stays = state === "TOMBSTONE" || (refusedStates.includes(state) && !inTheDark);
  return stays ? state : "REVERSED";
}

/** A message is about the nth thing of a kind: its own or, where each serves one request, the family's. */
function isAbout(one: Known, subject: Subject, kind: string, nth: number): boolean {
  const same =
    subject.how(kind).things === undefined
      ? one.subject === subject && one.kind === kind
      : one.subject.family === subject.family;
  return same && one.nth === nth;
}

function refused({ subject, kind, role }: Dealing, reason: Reason) {
  const error = subject.adapter.refused(reason, kind, role === "request" ? undefined : role);
  return { is: "refused" as const, status: error.status, error: errorOf(error) };
}

const refusedAsOther = (dealing: Dealing, { otherKind }: Reading): Outcome =>
  otherKind === undefined
    ? refused(dealing, "unknown")
    : { is: "refused", status: otherKind.status, error: otherKind.errorType };

/** What is wrong with an answer, if anything. */
export function complaint(
  expected: Outcome,
  success: readonly number[],
  status: number | null,
  error: string | undefined,
): string | undefined {
  const seen = `${String(status)} ${error ?? ""}`;
  const right = isRight(expected, success, status, error);
  return right ? undefined : `${seen} instead of ${JSON.stringify(expected)}`;
}

function isRight(
  expected: Outcome,
  success: readonly number[],
  status: number | null,
  error: string | undefined,
): boolean {
  switch (expected.is) {
    case "taken":
      return status !== null && success.includes(status);
    case "refused":
      return status === expected.status && error === expected.error;
    case "declined":
      return (
        (status === 400 || status === 404 || status === 501) && (expected.error ?? error) === error
      );
    case "replaced":
      return status === expected.status;
    default:
      return false;
  }
}
