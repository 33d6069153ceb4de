import type { JournalFile } from "./conformance/journal-file";
import type { Verdict } from "./conformance/verdict";
import type { SnapshotFile } from "./http/control/snapshot-content";
import type { ScenarioStatus, SpaceControl, SpaceData } from "./http/control/space-control";
import type {
  TransactionDetail,
  TransactionList,
  TransactionQuery,
} from "./http/control/transactions";
import type { VerdictQuery } from "./http/control/verdict-query";
import type { UnmatchedList } from "./http/unmatched";
import type { Exchange } from "./journal/exchange";
import type { MessageQuery, Messages } from "./journal/journal";
import type { Scenario } from "./scenario/definition";
import { isScenarioFile } from "./scenario/scenario-file";
import type { SnapshotEntry, Space } from "./store";
import type { ClockChange, ClockState } from "./time/space-clock";

/** A data space of a running simulator. */
export interface StandinSpace {
  /** Puts everything back to the fixtures and drops the messages. */
  reset(): void;
  /** The entities of every family as they are now. */
  data(): SpaceData;
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
   * Starts a scenario: by its name in the library, by its file (`.yaml`, `.yml`) or as an object; null stops;
   * nothing given only looks.
   */
  scenario(scenario?: string | Scenario | null): ScenarioStatus;
  /**
   * Whether the POS behaved, by the messages that are in the journal now. Rejects with `ControlRefused` for
   * an unknown interface.
   */
  verdict(query?: VerdictQuery): Promise<Verdict>;
  /** The journal as a verdict reads it; `JSON` lines of it are what `standin verdict --from` takes. */
  journal(): Promise<JournalFile>;
  /** Snapshots of everything but the journal. */
  readonly snapshots: SpaceSnapshots;
  /** Moves, freezes or only shows the clock. */
  clock(change?: ClockChange): ClockState;
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

/** The methods of a data space; `find` opens it at each call, since it may have been dropped meanwhile. */
export function spaceOf(
  control: SpaceControl,
  readFile: (file: string) => Scenario,
  find: () => Space,
): StandinSpace {
  const given = (scenario: string): object =>
    isScenarioFile(scenario) ? readFile(scenario) : { name: scenario };
  return {
    reset: () => {
      control.reset(find());
    },
    data: () => control.data(find()),
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
        typeof scenario === "string" ? given(scenario) : scenario,
      );
    },
    verdict: (query = {}) => control.verdict(find(), query),
    journal: () => control.exportJournal(find()),
    snapshots: snapshotsOf(control, find),
    settings: ((family?: string, change?: Settings) =>
      family === undefined
        ? control.settings(find())
        : control.changeSettings(find(), family, change)) as StandinSpace["settings"],
    clock: (change) =>
      change === undefined ? control.clock(find()) : control.setClock(find(), change),
  };
}

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
