import type { Role } from "../../users";

/** An operation of the control API: its route, its document and the hints about paths are made of it. */
export interface ControlOperation {
  method: "GET" | "PUT" | "POST" | "DELETE";
  /** Path below `/standin`; parameters in braces. */
  path: string;
  summary: string;
  /** It needs no credentials. */
  isOpen?: true;
  /** A user of a users file needs one of these; absent: to be a tester. */
  roles?: readonly Role[];
  /** It changes nothing, though it is no GET. */
  isReading?: true;
  /** It is for operators; without a users file for whoever asks from the machine itself. */
  isForOperators?: true;
}

/** The operations of the control API, by their ids. */
export const controlOperations = {
  health: { method: "GET", path: "/health", summary: "Whether it is up", isOpen: true },
  live: {
    method: "GET",
    path: "/health/live",
    summary: "Whether the process answers at all",
    isOpen: true,
  },
  ready: {
    method: "GET",
    path: "/health/ready",
    summary: "Whether messages may be sent to it: it can write, and is not stopping",
    isOpen: true,
  },
  interfaces: {
    method: "GET",
    path: "/interfaces",
    summary: "The interfaces, with their paths and operations",
    isOpen: true,
  },
  openApiDocuments: {
    method: "GET",
    path: "/openapi",
    summary: "The OpenAPI documents; a browser is led to them as pages",
    isOpen: true,
  },
  openapi: {
    method: "GET",
    path: "/openapi/{name}",
    summary: "The OpenAPI document of an interface, or of this API (control)",
    isOpen: true,
  },
  rules: {
    method: "GET",
    path: "/rules",
    summary: "The rules by which verdicts judge",
    isOpen: true,
  },
  rule: {
    method: "GET",
    path: "/rules/{id}",
    summary: "One rule, with messages that keep it and that break it",
    isOpen: true,
  },
  examples: {
    method: "GET",
    path: "/examples/{name}",
    summary: "A message for each operation of an interface, which is accepted on the default data",
    isOpen: true,
  },
  example: {
    method: "GET",
    path: "/examples/{name}/{operation}",
    summary: "The messages that lead to an operation and its own, with new ids, ready to be sent",
  },
  data: { method: "GET", path: "/data", summary: "The entities of every family" },
  loadData: {
    method: "POST",
    path: "/data",
    summary: "Puts entities of several families, all of them or none",
  },
  entity: {
    method: "GET",
    path: "/data/{family}/{type}/{key}",
    summary: "One entity as a fixture file has it, and its history",
  },
  entityLists: {
    method: "GET",
    path: "/data-lists",
    summary: "The lists of entities, with how many there are or a search finds",
  },
  entities: {
    method: "GET",
    path: "/data/{family}/{type}",
    summary: "A page of the entities of a list as a fixture file has them",
  },
  fixtureSchema: {
    method: "GET",
    path: "/fixture-schema/{family}",
    summary: "JSON Schema of a family's fixture file",
    isOpen: true,
  },
  putEntity: {
    method: "PUT",
    path: "/data/{family}/{type}/{key}",
    summary: "Adds an entity, or replaces the one of its key",
  },
  removeEntity: {
    method: "DELETE",
    path: "/data/{family}/{type}/{key}",
    summary: "Removes an entity",
  },
  reset: { method: "POST", path: "/reset", summary: "Puts the data space back to the fixtures" },
  undoStatus: { method: "GET", path: "/undo", summary: "What an undo would undo" },
  undo: {
    method: "POST",
    path: "/undo",
    summary: "Undoes the last reset, change of entities, or loss of a snapshot or draft",
  },
  messages: { method: "GET", path: "/messages", summary: "A page of the messages" },
  messageStream: {
    method: "GET",
    path: "/messages/stream",
    summary: "The messages as they come, as server-sent events",
  },
  message: { method: "GET", path: "/messages/{number}", summary: "One message" },
  transactions: { method: "GET", path: "/transactions", summary: "The transactions" },
  transaction: {
    method: "GET",
    path: "/transactions/{id}",
    summary: "One transaction, with its messages and what is still open",
  },
  unmatched: {
    method: "GET",
    path: "/unmatched",
    roles: ["tester", "operator"],
    summary: "Requests that reached no operation",
  },
  scenarios: {
    method: "GET",
    path: "/scenarios",
    summary: "The scenarios of the library, and the drafts of the data space",
  },
  checkScenario: {
    method: "POST",
    isReading: true,
    path: "/scenarios/check",
    summary: "What is wrong with a scenario; nothing is kept",
  },
  scenarioDetail: {
    method: "GET",
    path: "/scenarios/{name}",
    summary: "A scenario of the library, or a draft, with its text",
  },
  saveDraft: {
    method: "PUT",
    path: "/scenarios/{name}",
    summary: "Keeps a scenario as a draft, or replaces the draft of its name",
  },
  deleteDraft: { method: "DELETE", path: "/scenarios/{name}", summary: "Deletes a draft" },
  scenarioSchema: {
    method: "GET",
    path: "/scenario-schema",
    summary: "The JSON Schema of scenario files, for editors",
    isOpen: true,
  },
  scenario: { method: "GET", path: "/scenario", summary: "The scenarios that run, or ran last" },
  startScenario: { method: "PUT", path: "/scenario", summary: "Starts a scenario, or several" },
  stopScenario: { method: "DELETE", path: "/scenario", summary: "Stops the scenarios, or one" },
  faults: { method: "GET", path: "/faults", summary: "The faults that were added one by one" },
  addFault: {
    method: "POST",
    path: "/faults",
    summary: "Adds a fault to the messages of an operation, beside the scenarios that run",
  },
  clearFaults: {
    method: "DELETE",
    path: "/faults",
    summary: "Clears the faults that were added one by one, or one of them",
  },
  verdict: { method: "GET", path: "/verdict", summary: "The verdict on the messages" },
  verdictFrom: {
    method: "POST",
    isReading: true,
    path: "/verdict/from",
    summary: "The verdict on an exported journal; nothing of it is kept",
  },
  journal: {
    method: "GET",
    path: "/journal",
    summary: "The journal, for a verdict elsewhere",
  },
  settings: { method: "GET", path: "/settings", summary: "The settings of the families" },
  changeSettings: {
    method: "PUT",
    path: "/settings/{family}",
    summary: "Changes settings of a family",
  },
  clock: { method: "GET", path: "/clock", summary: "The clock" },
  setClock: { method: "PUT", path: "/clock", summary: "Moves, freezes or releases the clock" },
  qrPicture: { method: "GET", path: "/qr/{picture}", summary: "A QR code as a picture" },
  snapshots: { method: "GET", path: "/snapshots", summary: "The snapshots" },
  exportSnapshot: {
    method: "GET",
    path: "/snapshots/{name}",
    summary: "A snapshot as a document",
  },
  keepSnapshot: {
    method: "PUT",
    path: "/snapshots/{name}",
    summary: "Takes a snapshot, or imports the one in the body",
  },
  deleteSnapshot: {
    method: "DELETE",
    path: "/snapshots/{name}",
    summary: "Deletes a snapshot",
  },
  restoreSnapshot: {
    method: "POST",
    path: "/snapshots/{name}/restore",
    summary: "Restores the data space to a snapshot",
  },
  spaces: {
    method: "GET",
    path: "/spaces",
    summary: "The data spaces, for operators",
    isForOperators: true,
  },
  dropSpace: {
    method: "DELETE",
    path: "/spaces/{number}",
    summary: "Drops a data space",
    isForOperators: true,
  },
  pruneSpaces: {
    method: "POST",
    path: "/spaces/prune",
    summary: "Drops the data spaces that nobody has used for so many days",
    isForOperators: true,
  },
  exportSpace: {
    method: "POST",
    path: "/spaces/{number}/export",
    summary: "A whole data space as JSON Lines; it is closed where it moves to another simulator",
    isForOperators: true,
  },
  reopenSpace: {
    method: "POST",
    path: "/spaces/{number}/reopen",
    summary: "Opens a data space again that was to move",
    isForOperators: true,
  },
  importSpace: {
    method: "POST",
    path: "/spaces/import",
    summary: "Makes a data space of an exported one",
    isForOperators: true,
  },
  backup: {
    method: "POST",
    path: "/backup",
    summary: "A copy of the whole database",
    isForOperators: true,
  },
  audit: {
    method: "GET",
    path: "/audit",
    summary: "Who changed what by this API, and whose credentials were refused",
    isForOperators: true,
  },
} as const satisfies Record<string, ControlOperation>;

/** Name of the document of the control API, in place of an interface's. */
export const controlDocumentName = "control";

/** The id of an operation of the control API. */
export type ControlOperationId = keyof typeof controlOperations;

/** The paths of the control API, as they are served. */
export const controlPaths = Object.values(controlOperations).map(({ method, path }) => ({
  method,
  path: `/standin${path}`,
}));

/** Operations that have parameters in the query. They refuse the unknown ones themselves; the others refuse all. */
export const queriedOperations: ReadonlySet<ControlOperationId> = new Set([
  "openapi",
  "entityLists",
  "entities",
  "messages",
  "transactions",
  "stopScenario",
  "clearFaults",
  "verdict",
  "verdictFrom",
  "spaces",
  "pruneSpaces",
  "exportSpace",
  "backup",
]);
