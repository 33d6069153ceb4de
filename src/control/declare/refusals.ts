import { type Bounds, reachedBound } from "../../limits/bounds";
import { type Refusal, refuse } from "../../contract/answer";
import { type ErrorEntry, catalogue } from "../../contract/error-catalogue";
import { type Mistake, nearestName } from "../../mistake";
import { limits } from "../../limits/limits";
import type { Store } from "../../store";
import { retryLater, retrySoon } from "../../exchange/delivery/refusal";
import { isChosenName, nameForm } from "../../contract/schema";

/** An error of the control API by its status: its message, and when it comes. */
const errorOf =
  (status: number) =>
  (message: string, when: string): Omit<ErrorEntry, "code"> => ({
    status,
    errorType: "GENERAL_ERROR",
    message,
    when: `control API: ${when}`,
  });

const is400 = errorOf(400);
const is403 = errorOf(403);
const is404 = errorOf(404);
const is409 = errorOf(409);
const is429 = errorOf(429);
const is503 = errorOf(503);

/** Errors of the control API. */
export const controlErrors = catalogue({
  "scenario-unknown": is404("Scenario not known", "no scenario has this name"),
  "scenario-wrong": is400(
    "Scenario not valid",
    "the scenario has mistakes. The error gives the place of each",
  ),
  "scenario-not-running": is404("Scenario not running", "no scenario with this name is running"),
  "scenarios-too-many": is429(
    "Too many scenarios at once",
    "the data space is already running the maximum number of scenarios",
  ),
  "fault-wrong": is400(
    "Fault not valid",
    "there is no such operation, or no such kind or member of a fault",
  ),
  "fault-unknown": is404("Fault not known", "no fault with this name is set"),
  "hold-unknown": is404("Hold not known", "no hold with this name is set"),
  "holds-too-many": is429("Too many holds", "the data space has the maximum number of holds"),
  "held-unknown": is404("Message not held", "no message with this number is or was held"),
  "held-decided": is409(
    "Decided already",
    "the held message was decided before, or went on when its hold was over",
  ),
  "held-processed": is409(
    "Processed already",
    "the message is held after processing, so it cannot be refused any more",
  ),
  "scenario-in-library": is409(
    "Name in the library",
    "a scenario in the library, which is not a draft, has this name",
  ),
  "drafts-too-many": is429(
    "Too many drafts",
    "the data space has the maximum number of scenario drafts",
  ),
  "run-unknown": is404("Run not known", "the data space keeps no run with this name"),
  "run-empty": is409("No message", "the journal has no message that a run could keep"),
  "run-wrong": is400("Run not valid", "the body is not a run that a simulator kept"),
  "runs-too-many": is429("Too many runs", "the data space keeps the maximum number of runs"),
  "message-unknown": is404(
    "Message not known",
    "the journal has no exchange with this number or name",
  ),
  "message-gone": {
    status: 410,
    errorType: "GONE",
    message: "Message gone",
    when: "control API: a reset, an undo or the bounds of the journal dropped the message or transaction",
  },
  "message-not-kept": is409(
    "Not kept as it came",
    "the message cannot be sent again: a part that the journal masks is gone, or Standin sent it itself",
  ),
  "note-unknown": is404("No such note", "there is no note on the message or transaction"),
  "notes-too-many": is429("Too many notes", "the data space has the maximum number of notes"),
  "unmatched-unknown": is404(
    "No such request",
    "no request with this number is among those that reached no operation",
  ),
  "transaction-unknown": is404(
    "No such transaction",
    "the journal holds no message of a transaction with this id",
  ),
  "parameter-wrong": is400(
    "Parameter not valid",
    "a parameter or setting does not have the expected form",
  ),
  "interface-unknown": is404("No such interface", "no interface has this name"),
  "operation-unknown": is404("No such operation", "the interface has no operation with this name"),
  "rule-unknown": is404("No such rule", "no rule has this id"),
  "family-unknown": is404("No such settings", "no family with this name has settings"),
  "entity-unknown": is404("Entity not known", "there is no such family, list or entity"),
  "data-wrong": is400(
    "Data not valid",
    "the entity would not be valid in a fixture file, or conflicts with the other entities",
  ),
  "of-the-provider": is409(
    "Held by provider",
    "the call concerns entities, the clock or a snapshot of interfaces whose messages go to a provider",
  ),
  "data-too-much": is429("Too much data", "the data space has the maximum number of entities"),
  "undo-nothing": is404("Nothing to undo", "the data space has no recent change to undo"),
  "undo-impossible": is409("Cannot be undone", "messages have changed the entities since"),
  "code-unknown": is404("Code not known", "the data space has issued no QR code with this tranId"),
  "snapshot-unknown": is404("Snapshot not known", "the data space has no snapshot with this name"),
  "snapshot-wrong": is400("Snapshot not valid", "the file is not a snapshot, or was changed"),
  "snapshot-too-large": is429("Snapshot too large", "the data space is too large for a snapshot"),
  "snapshots-too-many": is429(
    "Too many snapshots",
    "the data space has the maximum number of snapshots",
  ),
  "database-full": is429(
    "Database full",
    "there is no room for a snapshot or draft: the database has its maximum size",
  ),
  "journal-wrong": is400(
    "Journal not valid",
    "the body is not an exported journal. The error names the line at fault",
  ),
  "reads-too-many": is429(
    "Too many reads",
    "the maximum number of requests to read the data space's journal are already waiting",
  ),
  "not-ready": is503(
    "Not ready",
    "the simulator is stopping, cannot write to its database, has found it damaged, or has no room on its disk",
  ),
  "space-moving": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Data space moving",
    when: "the data space is moving to another simulator. A message gets 503, an advice message 504",
  },
  "operators-only": is403(
    "Operators only",
    "without a users file, only a client on the simulator's own machine may manage all data spaces",
  ),
  "looking-in": is403(
    "Read only",
    "a support user looks into another data space, and the call would change something",
  ),
  "space-unknown": is404("No such data space", "no data space has this number"),
  "space-exists": is409(
    "Data space exists",
    "the data space in the file already exists here and is not empty",
  ),
  "space-key-differs": is409(
    "Different key",
    "the file comes from a simulator with a different key",
  ),
  "space-file-wrong": is400(
    "File not valid",
    "the file holds no data space, or was truncated or changed",
  ),
  "backup-running": is409("Backup running", "another backup is running"),
  "backup-elsewhere": is409(
    "Different database",
    "the simulator uses a different database from the one to be backed up",
  ),
  "backup-no-room": is503(
    "No room for a backup",
    "the database's disk has no room for a copy of it",
  ),
  "backup-damaged": is503(
    "Database damaged",
    "a page of the database is damaged. Restore the last backup",
  ),
  "backup-stopped": is503("Simulator stopping", "the simulator was stopped while it made a backup"),
  "streams-too-many": is429(
    "Too many streams",
    "the data space, or all data spaces together, have the maximum number of live streams",
  ),
});

/** Something that the control API was asked for and cannot do. */
export class ControlRefused extends Error {
  static {
    this.prototype.name = "ControlRefused";
  }

  constructor(
    readonly error: keyof typeof controlErrors,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(`${controlErrors[error].message}: ${JSON.stringify(detail)}`);
  }
}

/** The refusal of a snapshot that is one too many. */
export const snapshotsTooMany = (bounds: Bounds): ControlRefused =>
  new ControlRefused("snapshots-too-many", { ...reachedBound(bounds, "snapshots") });

/** Throws `ControlRefused` where the database has no room for a further snapshot or draft. */
export function refuseFullDatabase({ storages }: Store): void {
  const full = storages.fileFullness();
  if (full !== undefined) throw new ControlRefused("database-full", { ...full });
}

/** Refusals for which time alone makes room. */
const passing: ReadonlySet<keyof typeof controlErrors> = new Set([
  "reads-too-many",
  "streams-too-many",
]);

/** What a refused call is answered; a 429 says when to come again. */
export function controlRefusal({ error, detail }: ControlRefused): Refusal {
  if (error === "message-gone")
    return { error: controlErrors[error], detail: {}, members: { errorType: "GONE", ...detail } };
  const refusal = refuse(controlErrors[error], detail);
  if (refusal.error.status !== 429) return refusal;
  return { ...refusal, headers: passing.has(error) ? retrySoon : retryLater };
}

/** The refusal of a name that is none of the known ones, of which `nearest` is most like it. */
export function unknownName(
  error: keyof typeof controlErrors,
  given: unknown,
  known: readonly string[],
): ControlRefused {
  const name = String(given).slice(0, limits.nameLength);
  const nearest = nearestName(name, known);
  return new ControlRefused(error, { name, known, ...(nearest !== undefined && { nearest }) });
}

/** The refusal of a value that does not fit its schema. */
export const wrongParameters = (faults: readonly Mistake[]): ControlRefused =>
  new ControlRefused("parameter-wrong", {
    formatErrors: faults.map(({ path, text }) => ({ field: path, msg: text })),
  });

/** A name that users choose, of a snapshot or a scenario. Throws `ControlRefused` for another form. */
export function chosenName(name: unknown): string {
  if (isChosenName(name)) return name;
  throw new ControlRefused("parameter-wrong", {
    formatErrors: [{ field: "name", msg: `must be ${nameForm}` }],
  });
}
