import { type Bounds, reachedBound } from "../../limits/bounds";
import { type Refusal, refuse } from "../../contract/answer";
import { catalogue } from "../../contract/error-catalogue";
import type { Mistake } from "../../mistake";
import { limits } from "../../limits/limits";
import { nearestName } from "../../nearest-name";
import type { Store } from "../../store";
import { retryLater, retrySoon } from "../../exchange/bound-refusal";
import { isChosenName, nameForm } from "../../contract/chosen-name";

/** Errors of the control API. */
export const controlErrors = catalogue({
  "scenario-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Scenario not known",
    when: "control API: no scenario has this name",
  },
  "scenario-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Scenario not valid",
    when: "control API: the scenario has mistakes; the place of each is given",
  },
  "scenario-not-running": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Scenario not running",
    when: "control API: no scenario of this name runs",
  },
  "scenarios-too-many": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Too many scenarios at once",
    when: "control API: the data space runs the maximum number of scenarios",
  },
  "fault-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Fault not valid",
    when: "control API: the operation, the kind or a member of the fault is not one that there is",
  },
  "fault-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Fault not known",
    when: "control API: no fault of this name is set",
  },
  "scenario-in-library": {
    status: 409,
    errorType: "GENERAL_ERROR",
    message: "Name in the library",
    when: "control API: a scenario of the library has this name, and is no draft",
  },
  "drafts-too-many": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Too many drafts",
    when: "control API: the data space has the maximum number of scenario drafts",
  },
  "message-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Message not known",
    when: "control API: the journal has no exchange with this number",
  },
  "transaction-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "No such transaction",
    when: "control API: the journal holds no message of a transaction with this id",
  },
  "parameter-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Parameter not valid",
    when: "control API: a parameter or setting does not have the expected form",
  },
  "interface-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "No such interface",
    when: "control API: no interface has this name",
  },
  "operation-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "No such operation",
    when: "control API: the interface has no operation of this name",
  },
  "rule-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "No such rule",
    when: "control API: no verdict judges by a rule of this id",
  },
  "family-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "No such settings",
    when: "control API: no family of this name has settings",
  },
  "entity-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Entity not known",
    when: "control API: there is no such family, list or entity",
  },
  "data-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Data not valid",
    when: "control API: an entity is not what a fixture file may hold, or does not fit the others",
  },
  "data-too-much": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Too much data",
    when: "control API: the data space has the maximum number of entities",
  },
  "undo-nothing": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Nothing to undo",
    when: "control API: the data space has had no change lately that can be undone",
  },
  "undo-impossible": {
    status: 409,
    errorType: "GENERAL_ERROR",
    message: "Cannot be undone",
    when: "control API: messages have changed the entities since",
  },
  "code-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Code not known",
    when: "control API: the data space has issued no QR code with this tranId",
  },
  "snapshot-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "Snapshot not known",
    when: "control API: the data space has no snapshot of this name",
  },
  "snapshot-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Snapshot not valid",
    when: "control API: the file is not a snapshot, or was changed",
  },
  "snapshot-too-large": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Snapshot too large",
    when: "control API: the data space is too large for a snapshot",
  },
  "snapshots-too-many": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Too many snapshots",
    when: "control API: the data space has the maximum number of snapshots",
  },
  "database-full": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Database full",
    when: "control API: a snapshot or draft when the database has its maximum size",
  },
  "journal-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Journal not valid",
    when: "control API: the body is not an exported journal; the line is named",
  },
  "reads-too-many": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Too many readings",
    when: "control API: the maximum number of readings of the data space's journal are waiting",
  },
  "not-ready": {
    status: 503,
    errorType: "GENERAL_ERROR",
    message: "Not ready",
    when: "control API: the simulator stops, cannot write, found its database damaged, or has no room on its disk",
  },
  "space-moving": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Data space moving",
    when: "the data space is moving to another simulator; a message gets 503, an advice 504",
  },
  "operators-only": {
    status: 403,
    errorType: "GENERAL_ERROR",
    message: "Operators only",
    when: "control API: without a users file only the machine itself may look after all data spaces",
  },
  "space-unknown": {
    status: 404,
    errorType: "GENERAL_ERROR",
    message: "No such data space",
    when: "control API: no data space has this number",
  },
  "space-exists": {
    status: 409,
    errorType: "GENERAL_ERROR",
    message: "Data space exists",
    when: "control API: the data space of the file is here already, and holds something",
  },
  "space-key-differs": {
    status: 409,
    errorType: "GENERAL_ERROR",
    message: "Another key",
    when: "control API: the file comes from a simulator with another key",
  },
  "space-file-wrong": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "File not valid",
    when: "control API: the file is not one with a data space, or was cut off or changed",
  },
  "backup-running": {
    status: 409,
    errorType: "GENERAL_ERROR",
    message: "Backup running",
    when: "control API: a backup is being made already",
  },
  "backup-elsewhere": {
    status: 409,
    errorType: "GENERAL_ERROR",
    message: "Another database",
    when: "control API: the simulator has another database than the one to be backed up",
  },
  "backup-no-room": {
    status: 503,
    errorType: "GENERAL_ERROR",
    message: "No room for a backup",
    when: "control API: the disk of the database has no room for a copy of it",
  },
  "backup-damaged": {
    status: 503,
    errorType: "GENERAL_ERROR",
    message: "Database damaged",
    when: "control API: a page of the database is damaged, and so no backup is made: the last one must be restored",
  },
  "backup-stopped": {
    status: 503,
    errorType: "GENERAL_ERROR",
    message: "Simulator stopping",
    when: "control API: the simulator was stopped while it made a backup",
  },
  "streams-too-many": {
    status: 429,
    errorType: "GENERAL_ERROR",
    message: "Too many streams",
    when: "control API: the data space, or all data spaces together, have the maximum number of live streams",
  },
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
