import type { RuleDetail, RuleList } from "../conformance/rules/family-rules";
import type { SnapshotFile } from "../control/snapshots/file";
import {
  type EntityListEntry,
  type EntityPage,
  type EntityQuery,
  listOperations,
} from "../control/data/lists";
import {
  type EntityDetail,
  type LoadedData,
  type SpaceData,
  entityChangeOperations,
  entityOperations,
  putEntity,
} from "../control/data/entities";
import { readText } from "../files/located-yaml";
import { checkScenario, saveDraft } from "../control/scenarios/drafts";
import type { ScenarioCheck, ScenarioDetail, ScenarioEntry } from "../control/scenarios/models";
import { clockOperations } from "../control/clock";
import { settingOperations } from "../control/settings";
import { chosenName } from "../control/declare/refusals";
import type { Settings } from "../control/declare/models";
import { exampleOperations } from "../control/examples";
import { scenarioOperations } from "../control/scenarios/scenarios";
import { type Quota, quotaOperations } from "../control/spaces/quota";
import {
  importSnapshot,
  readingSnapshot,
  snapshotOperations,
} from "../control/snapshots/snapshots";
import type { ControlApi } from "../control/services";
import { type UndoEntry, undoOperations } from "../control/data/reset-and-undo";
import type { FamilyLists } from "../families";
import type { Scenario } from "../scenario/definition";
import type { SentMessages } from "./sent-messages";
import { type SpaceMessages, messagesIn } from "./space-messages";
import type { SettleOptions, SettledTransaction } from "./settle";
import type { SnapshotEntry, Space } from "../store";
import type { ExampleFlow } from "../till/example";
import type { ClockChange, ClockState } from "../time/space-clock";
import { ruleOperations, exportJournal } from "../control/verdicts/verdicts";
import { type SpaceFailures, failuresOf } from "./space-failures";
import { type SpaceVerdicts, verdictsOf } from "./space-verdicts";
import type { JournalFile } from "../conformance/journal-file";

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
export interface StandinSpace extends SpaceMessages, SpaceFailures, SpaceVerdicts, SentMessages {
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
  /** A page of a list's entities, as the fixture file has them. Rejects with `ControlRefused` for an unknown list. */
  entities<F extends FamilyName>(
    family: F,
    list: ListName<F>,
    query?: EntityQuery,
  ): Promise<EntityPage>;
  /** The lists of all families, with how many entities each has; with `search` those in which it finds some. */
  lists(search?: string): Promise<EntityListEntry[]>;
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
  /** How much of its bounds the data space uses, and what they have refused. */
  quota(): Quota;
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
  /**
   * Closes what the POS has left open at providers: reverses each transaction, or confirms it where nothing reverses,
   * and says what became of each. It sends over HTTP: with TLS, the process must trust the simulator's certificate.
   * Rejects with `StartRefused`, and sends nothing, if messages would go to another machine that is not in `sandbox`.
   */
  settle(options?: SettleOptions): Promise<SettledTransaction[]>;
}
export type { Settings };

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
 * The methods of a data space, but for what was sent and for settling; `find` opens it at each call, since it may have
 * been dropped meanwhile. `user` is whose messages examples are.
 */
export function spaceMethods(
  core: ControlApi,
  user: string,
  find: () => Space,
): Omit<StandinSpace, "sent" | "settle"> {
  return {
    reset: () => {
      undoOperations.reset.ask(core, { space: find() });
    },
    undo: () => undoOperations.undo.ask(core, { space: find() }),
    data: () => entityOperations.data.ask(core, { space: find() }),
    ...dataOf(core, find),
    ...messagesIn(core, user, find),
    ...failuresOf(core, find),
    ...verdictsOf(core, find),
    rules: async () => ruleOperations.rules.ask(core, {}),
    rule: async (id) => ruleOperations.rule.ask(core, { params: { id } }),
    journal: () => exportJournal(core, find()),
    scenarios: scenariosOf(core, find),
    snapshots: snapshotsOf(core, find),
    settings: settingsOf(core, find),
    quota: () => quotaOperations.quota.ask(core, { space: find() }),
    clock: (body) =>
      body === undefined
        ? clockOperations.clock.ask(core, { space: find() })
        : clockOperations.setClock.ask(core, { space: find(), body }),
    example: async (name, operation) =>
      exampleOperations.example.ask(core, {
        space: find(),
        params: { name, operation },
        caller: { user },
      }),
  };
}

function settingsOf(core: ControlApi, find: () => Space): StandinSpace["settings"] {
  function settings(): FamilySettings;
  function settings(family: string, change: Settings): Settings;
  function settings(family?: string, change?: Settings): FamilySettings | Settings {
    if (family === undefined) return settingOperations.settings.ask(core, { space: find() });
    const asked = { space: find(), params: { family }, body: change };
    return settingOperations.changeSettings.ask(core, asked);
  }
  return settings;
}

const scenariosOf = (core: ControlApi, find: () => Space): SpaceScenarios => ({
  list: () => scenarioOperations.scenarios.ask(core, { space: find() }),
  show: (name) => scenarioOperations.scenarioDetail.ask(core, { space: find(), params: { name } }),
  save(scenario) {
    if (typeof scenario !== "string") return saveDraft(core, find(), scenario.name, scenario);
    const { name } = core.readScenarioFile(scenario);
    return saveDraft(core, find(), name, readText(scenario));
  },
  delete: (name) => {
    scenarioOperations.deleteDraft.ask(core, { space: find(), params: { name } });
  },
  stop: (name) => {
    scenarioOperations.stopScenario.ask(core, { space: find(), query: { name } });
  },
  check: (scenario) =>
    checkScenario(core, typeof scenario === "string" ? readText(scenario) : scenario),
  schema: () => scenarioOperations.scenarioSchema.ask(core, {}),
});

/** What testers do with entities. */
const dataOf = (
  core: ControlApi,
  find: () => Space,
): Pick<StandinSpace, "put" | "load" | "remove" | "entity" | "entities" | "lists"> => ({
  put(family, list, entity) {
    putEntity(core, find(), { family, list }, entity);
  },
  load: (data) => entityOperations.loadData.ask(core, { space: find(), body: data }),
  remove(family, type, key) {
    entityChangeOperations.removeEntity.ask(core, {
      space: find(),
      params: { family, type, key },
    });
  },
  entity: async (family, type, key) =>
    entityOperations.entity.ask(core, { space: find(), params: { family, type, key } }),
  entities: async (family, type, query = {}) =>
    listOperations.entities.ask(core, { space: find(), params: { family, type }, query }),
  lists: async (search = "") =>
    listOperations.entityLists.ask(core, { space: find(), query: { search } }),
});

function snapshotsOf(core: ControlApi, find: () => Space): SpaceSnapshots {
  const named = (name: string) => ({ space: find(), params: { name } });
  return {
    list: () => snapshotOperations.snapshots.ask(core, { space: find() }),
    save: async (name) => snapshotOperations.keepSnapshot.ask(core, named(name)),
    restore: async (name) => snapshotOperations.restoreSnapshot.ask(core, named(name)),
    delete: (name) => {
      snapshotOperations.deleteSnapshot.ask(core, named(name));
    },
    export: async (name) => readingSnapshot(core, find(), name, (reading) => reading.file()),
    import: async (name, file) => importSnapshot(core, find(), chosenName(name), file),
  };
}
