import { type JournalFile, journalText } from "../conformance/journal-file";
import type { RuleDetail, RuleList } from "../conformance/rules/rule-list";
import type { SnapshotFile } from "../control/snapshots/file";
import type { EntityListEntry, EntityPage, EntityQuery } from "../control/data/lists";
import type { AddedFault, FaultEntry } from "../control/scenarios/faults";
import type { EntityDetail, LoadedData } from "../control/data/entities";
import { readText } from "../files/located-yaml";
import type { ScenarioCheck, ScenarioDetail, ScenarioEntry } from "../control/scenarios/drafts";
import type { ScenarioStatus } from "../control/scenarios/scenario-status";
import type { SpaceControl, SpaceData } from "../control/space-control";
import type {
  TransactionDetail,
  TransactionList,
  TransactionQuery,
} from "../control/messages/transactions";
import type { UndoEntry } from "../control/data/undo";
import type { UnmatchedList } from "../http/door/unmatched";
import type { FamilyLists } from "../families";
import type { Exchange } from "../journal/exchange";
import type { MessageQuery, Messages } from "../journal/journal";
import type { Scenario } from "../scenario/definition";
import type { SentMessages } from "./sent-messages";
import { isScenarioFile } from "../scenario/scenario-file";
import type { SnapshotEntry, Space } from "../store";
import type { ExampleFlow } from "../till/example";
import type { ClockChange, ClockState } from "../time/space-clock";
import type { Verdict } from "../conformance/verdict";
import { type VerdictFormat, formatOf } from "../control/verdicts/verdict-formats";
import { type VerdictQuery, verdictJson } from "../control/verdicts/verdict-query";
import { limits } from "../limits/limits";

/** A verdict that is wanted as a report: a page, JUnit's XML, or Markdown. */
export interface ReportQuery extends VerdictQuery {
  format: Exclude<VerdictFormat, "json">;
}
/** Whether a POS behaved. */
export interface SpaceVerdicts {
  /**
   * Whether the POS behaved, by the messages that are in the journal now; with a `format` as the text of a report.
   * Rejects with `ControlRefused` for an unknown interface or format.
   */
  verdict(query?: VerdictQuery): Promise<Verdict>;
  verdict(query: ReportQuery): Promise<string>;
  /**
   * The same by an exported journal: what `journal()` resolved to, or the text of its file. Rejects with
   * `ControlRefused` for what is not a journal, too.
   */
  verdictFrom(journal: JournalFile | string, query?: VerdictQuery): Promise<Verdict>;
  verdictFrom(journal: JournalFile | string, query: ReportQuery): Promise<string>;
}
export function verdictsOf(control: SpaceControl, find: () => Space): SpaceVerdicts {
  async function verdict(query?: VerdictQuery): Promise<Verdict>;
  async function verdict(query: ReportQuery): Promise<string>;
  async function verdict(given: VerdictQuery | ReportQuery = {}): Promise<Verdict | string> {
    const { format, query } = asked(given);
    return read(await control.verdictText(find(), query, format), format);
  }
  async function verdictFrom(journal: JournalFile | string, query?: VerdictQuery): Promise<Verdict>;
  async function verdictFrom(journal: JournalFile | string, query: ReportQuery): Promise<string>;
  async function verdictFrom(
    journal: JournalFile | string,
    given: VerdictQuery | ReportQuery = {},
  ): Promise<Verdict | string> {
    find();
    const { format, query } = asked(given);
    const text = typeof journal === "string" ? journal : journalText(journal);
    return read(await control.verdictTextFrom(piecesOf(text), { query, format }), format);
  }
  return { verdict, verdictFrom };
}
function asked(given: VerdictQuery | ReportQuery): { query: object; format: VerdictFormat } {
  const { format, ...query } = { format: undefined, ...given };
  return { query, format: formatOf(format === undefined ? {} : { format }) };
}
function read(bytes: Uint8Array, format: VerdictFormat): Verdict | string {
  const text = Buffer.from(bytes).toString();
  return format === "json" ? verdictJson.read(text) : text;
}
async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = await Promise.resolve(Buffer.from(text));
  for (let at = 0; at < bytes.length; at += limits.readingStepBytes)
    yield Uint8Array.from(bytes.subarray(at, at + limits.readingStepBytes));
}

/** The name of a family: one of the simulator's, or of another one that is given. */
type FamilyName = keyof FamilyLists | (string & {});
/** The name of a list of a family's fixture file. */
type ListName<F> = F extends keyof FamilyLists ? keyof FamilyLists[F] & string : string;
/** An entity of a list, as the family's fixture file has it. */
export type EntityOf<F, L> = F extends keyof FamilyLists
  ? L extends keyof FamilyLists[F]
    ? FamilyLists[F][L]
    : never
  : object;
/** Entities of several families, in lists by family and list. */
export type EntitiesByList = {
  readonly [F in keyof FamilyLists]?: {
    readonly [L in keyof FamilyLists[F]]?: readonly FamilyLists[F][L][];
  };
} & Readonly<Record<string, object>>;
/** A data space of a running simulator. */
export interface StandinSpace extends SpaceVerdicts, SentMessages {
  /** Puts everything back to the fixtures and drops the messages. */
  reset(): void;
  /**
   * Undoes the last reset, change of entities, or loss of a snapshot or draft, and says what it was. Throws
   * `ControlRefused` where there is nothing to undo.
   */
  undo(): UndoEntry;
  /** The entities of every family as they are now. */
  data(): SpaceData;
  /**
   * Adds a whole entity, or replaces the one of its key: `put("gift-card", "cards", card)`. Throws `ControlRefused`
   * for one that a fixture file could not have.
   */
  put<F extends FamilyName, L extends ListName<F>>(
    family: F,
    list: L,
    entity: EntityOf<F, L>,
  ): void;
  /** Puts entities of several lists, all of them or none. */
  load(data: EntitiesByList): LoadedData;
  /** Removes an entity. Throws `ControlRefused` where there is none, or something still needs it. */
  remove<F extends FamilyName>(family: F, list: ListName<F>, key: string): void;
  /** One entity as the fixture file has it, and what became of it. Rejects with `ControlRefused` for an unknown one. */
  entity<F extends FamilyName>(family: F, list: ListName<F>, key: string): Promise<EntityDetail>;
  /**
   * A page of the entities of a list, as the fixture file has them. Rejects with `ControlRefused` for an unknown list.
   */
  entities<F extends FamilyName>(
    family: F,
    list: ListName<F>,
    query?: EntityQuery,
  ): Promise<EntityPage>;
  /** The lists of all families, with how many entities each has; with `search` those in which it finds some. */
  lists(search?: string): Promise<EntityListEntry[]>;
  /** The exchanges of the journal, oldest first; `trimmed` says how many were dropped. */
  messages(query?: MessageQuery): Messages;
  /** One exchange by its number. Throws when the journal has none. */
  message(number: number): Exchange;
  /** The transactions of which the journal holds messages. Rejects with `ControlRefused` for a wrong query. */
  transactions(query?: TransactionQuery): Promise<TransactionList>;
  /** One of them, with its messages and what is still open. Rejects with `ControlRefused` for an unknown one. */
  transaction(id: string): Promise<TransactionDetail>;
  /** Requests that reached no operation: a wrong path, method or password. */
  unmatched(): UnmatchedList;
  /**
   * Starts a scenario: by its name in the library or among the drafts, by its file (`.yaml`, `.yml`) or as an
   * object. Of several in a list the first rule that strikes wins, in that order. Null stops; nothing given only looks.
   */
  scenario(scenario?: string | Scenario | readonly (string | Scenario)[] | null): ScenarioStatus;
  /**
   * Adds a fault to the messages of an operation, beside the scenarios that run:
   * `fault("redeem", { after: "no-answer" })`. Throws `ControlRefused` for an operation, interface or kind that
   * there is not.
   */
  fault(operation: string, fault: Omit<AddedFault, "operation">): FaultEntry;
  /** The faults that were added so. */
  readonly faults: SpaceFaults;
  /** The rules by which verdicts judge. */
  rules(): Promise<RuleList>;
  /** One of them, with messages that keep it and that break it. Rejects with `ControlRefused` for an unknown id. */
  rule(id: string): Promise<RuleDetail>;
  /** The journal as a verdict reads it; `JSON` lines of it are what `standin verdict --from` takes. */
  journal(): Promise<JournalFile>;
  /** The scenarios that can be started by their names: those of the library, and the drafts of this data space. */
  readonly scenarios: SpaceScenarios;
  /** Snapshots of everything but the journal. */
  readonly snapshots: SpaceSnapshots;
  /** Moves, freezes or only shows the clock. */
  clock(change?: ClockChange): ClockState;
  /**
   * Messages that are accepted here, with new ids: that of an operation, after those that lead to it. What an answer
   * will bring is named in braces. Rejects with `ControlRefused` for an unknown interface or operation.
   */
  example(interfaceName: string, operation: string): Promise<ExampleFlow>;
  /**
   * How each family behaves here, by its name; of a family that is named, after the change. Throws
   * `ControlRefused` for a wrong one.
   */
  settings(): FamilySettings;
  settings(family: string, change: Settings): Settings;
}
/** Settings of a family in a data space, by their names. */
export type Settings = Record<string, unknown>;
/** The settings of each family that has some, by its name. */
export type FamilySettings = Record<string, Settings>;
/**
 * The snapshots of a data space, by names of `a-z`, `0-9` and `-`. Each method refuses a name that is not known
 * with `ControlRefused`. What returns a promise is done in steps, with messages in between.
 */
export interface SpaceSnapshots {
  list(): SnapshotEntry[];
  /** Takes one, of one moment; one of the same name is replaced. */
  save(name: string): Promise<SnapshotEntry[]>;
  /** Puts the data space back to it; the journal goes on. What is sent before it resolves may be undone. */
  restore(name: string): Promise<void>;
  delete(name: string): void;
  /** As a value that `import` takes, here or in another simulator. */
  export(name: string): Promise<SnapshotFile>;
  import(name: string, file: unknown): Promise<SnapshotEntry[]>;
}
/** The faults that were added one by one. */
export interface SpaceFaults {
  list(): FaultEntry[];
  /** Clears all, or the one of this name, and returns those. */
  clear(name?: string): FaultEntry[];
}
/**
 * The scenarios of the library, and the drafts of a data space: scenarios that it keeps, whatever a reset or a
 * restore puts back. A name that is not known is refused with `ControlRefused`.
 */
export interface SpaceScenarios {
  /** Those of the library, then the drafts. */
  list(): ScenarioEntry[];
  /** One of them, with the text of its file. */
  show(name: string): ScenarioDetail;
  /**
   * Keeps a scenario under its own name, in place of the draft of that name: by its file (`.yaml`, `.yml`), or an
   * object. Throws `FileRefused` for one with mistakes, `ControlRefused` for a name of the library.
   */
  save(scenario: string | Scenario): ScenarioDetail;
  delete(name: string): void;
  /** Stops one of the scenarios that run. */
  stop(name: string): void;
  /** What is wrong with a scenario, given by its file or as an object; nothing is kept. */
  check(scenario: string | object): ScenarioCheck;
  /** The JSON Schema of scenario files. */
  schema(): object;
}
/**
 * The methods of a data space, but for its examples and what was sent; `find` opens it at each call, since it may
 * have been dropped meanwhile.
 */
export function spaceOf(
  control: SpaceControl,
  readFile: (file: string) => Scenario,
  find: () => Space,
): Omit<StandinSpace, "example" | "sent"> {
  const given = (scenario: string | Scenario): object => {
    if (typeof scenario !== "string") return scenario;
    return isScenarioFile(scenario) ? readFile(scenario) : { name: scenario };
  };
  return {
    reset: () => {
      control.reset(find());
    },
    undo: () => control.undo(find()),
    data: () => control.data(find()),
    ...dataOf(control, find),
    messages: (query = {}) =>
      control.messages(find(), { ...query, newest: String(query.newest ?? false) }),
    message: (number) => control.message(find(), number),
    transactions: async ({ newest = false, ...query } = {}) =>
      control.transactions(find(), { ...query, newest: String(newest) }),
    transaction: async (id) => control.transaction(find(), id),
    unmatched: () => control.unmatched(find()),
    scenario(scenario) {
      if (scenario === null) control.stopScenario(find());
      if (scenario === null || scenario === undefined) return control.scenarioStatus(find());
      return control.startScenario(
        find(),
        isList(scenario) ? scenario.map(given) : given(scenario),
      );
    },
    fault: (operation, fault) => control.addFault(find(), { ...fault, operation }),
    faults: {
      list: () => control.faults(find()),
      clear: (name) => control.clearFaults(find(), name),
    },
    ...verdictsOf(control, find),
    rules: async () => (await import("../control/verdicts/rules.js")).allRules(),
    rule: async (id) => (await import("../control/verdicts/rules.js")).oneRule(id),
    journal: () => control.exportJournal(find()),
    scenarios: scenariosOf(control, readFile, find),
    snapshots: snapshotsOf(control, find),
    settings: ((family?: string, change?: Settings) =>
      family === undefined
        ? control.settings(find())
        : control.changeSettings(find(), family, change)) as StandinSpace["settings"],
    clock: (change) =>
      change === undefined ? control.clock(find()) : control.setClock(find(), change),
  };
}
const isList: (scenario: unknown) => scenario is readonly unknown[] = Array.isArray;
const scenariosOf = (
  control: SpaceControl,
  readFile: (file: string) => Scenario,
  find: () => Space,
): SpaceScenarios => ({
  list: () => control.scenarios(find()),
  show: (name) => control.scenarioDetail(find(), name),
  save(scenario) {
    if (typeof scenario !== "string") return control.saveDraft(find(), scenario.name, scenario);
    const { name } = readFile(scenario);
    return control.saveDraft(find(), name, readText(scenario));
  },
  delete: (name) => {
    control.deleteDraft(find(), name);
  },
  stop: (name) => {
    control.stopScenario(find(), name);
  },
  check: (scenario) =>
    control.checkScenario(typeof scenario === "string" ? readText(scenario) : scenario),
  schema: () => control.scenarioSchema(),
});
/** What testers do with entities. */
const dataOf = (
  control: SpaceControl,
  find: () => Space,
): Pick<StandinSpace, "put" | "load" | "remove" | "entity" | "entities" | "lists"> => ({
  put(family, list, entity) {
    control.putEntity(find(), { family, list }, entity);
  },
  load: (data) => control.loadData(find(), data),
  remove(family, list, key) {
    control.removeEntity(find(), { family, list, key });
  },
  entity: async (family, list, key) => control.entity(find(), { family, list, key }),
  entities: async (family, list, query = {}) =>
    control.entities(find(), { family, list }, { ...query }),
  lists: async (search = "") => control.entityLists(find(), { search }),
});
const snapshotsOf = (control: SpaceControl, find: () => Space): SpaceSnapshots => ({
  list: () => control.listSnapshots(find()),
  save: async (name) => control.saveSnapshot(find(), name),
  restore: async (name) => control.restoreSnapshot(find(), name),
  delete: (name) => {
    control.deleteSnapshot(find(), name);
  },
  export: async (name) => control.exportSnapshot(find(), name, (reading) => reading.file()),
  import: async (name, file) => control.importSnapshot(find(), name, file),
});
