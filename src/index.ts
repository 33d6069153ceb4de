import { namedThingsIn } from "./contract/named-things";
import { setMaxListeners } from "node:events";
import pino from "pino";
import {
  type SpaceControl,
  type SpaceData,
  type ScenarioStatus,
  createSpaceControl,
} from "./http/control/space-control";
import type { JournalFile } from "./conformance/journal-file";
import type { Verdict } from "./conformance/verdict";
import type { SnapshotFile } from "./http/control/snapshot-content";
import type { VerdictQuery } from "./http/control/verdict-query";
import { type Assembly, assemble } from "./http/assemble";
import { mountAll } from "./http/mounting";
import { StartRefused } from "./http/start-refused";
import type { Mounted } from "./http/mount";
import { type Listening, listen } from "./http/server";
import type { Services } from "./http/services";
import { selfSignedCredentials } from "./http/tls";
import type { Exchange } from "./journal/exchange";
import type { MessageQuery, Messages } from "./journal/journal";
import { limits } from "./limits";
import { optionMistake } from "./option-mistake";
import { type StandinOptions, defaultUser } from "./options";
import { fixtureDirectory, scenarioDirectory } from "./package-files";
import type { Scenario } from "./scenario/definition";
import { isScenarioFile } from "./scenario/scenario-file";
import { type SnapshotEntry, type Space, type Store, openStore } from "./store";
import { type ClockChange, type ClockState } from "./time/space-clock";
import { systemTime } from "./time/time";
import { untilClosed } from "./until-closed";

export type { ScenarioStatus, SpaceData } from "./http/control/space-control";
export { ControlRefused } from "./http/control/refused";
export { StartRefused } from "./http/start-refused";
export { StandinClosed } from "./until-closed";
export { FileRefused } from "./files/located-yaml";
export {
  DatabaseForeign,
  DatabaseInUse,
  DatabaseOfLaterVersion,
  type SnapshotEntry,
} from "./store";
export type { SnapshotFile } from "./http/control/snapshot-content";
export type { VerdictQuery } from "./http/control/verdict-query";
export type { Verdict } from "./conformance/verdict";
export type { JournalFile } from "./conformance/journal-file";
export { toPassVerdict } from "./conformance/jest-matcher";
export type { Exchange, ExchangeOutcome } from "./journal/exchange";
export type { Messages, MessageQuery } from "./journal/journal";
export type { Scenario } from "./scenario/definition";
export type { StandinOptions } from "./options";
export type { ClockChange, ClockState } from "./time/space-clock";
export { type Time, systemTime } from "./time/time";

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
  /** Starts a scenario: by its name in the library, by its file (`.yaml`, `.yml`) or as an object; null stops; nothing given only looks. */
  scenario(scenario?: string | Scenario | null): ScenarioStatus;
  /** Whether the POS behaved, by the messages that are in the journal now. Rejects with `ControlRefused` for an unknown interface. */
  verdict(query?: VerdictQuery): Promise<Verdict>;
  /** The journal as a verdict reads it; `JSON` lines of it are what `standin verdict --from` takes. */
  journal(): Promise<JournalFile>;
  /** Snapshots of everything but the journal. */
  readonly snapshots: SpaceSnapshots;
  /** Moves, freezes or only shows the clock. */
  clock(change?: ClockChange): ClockState;
  /** How each family behaves here, by its name; of a family that is named, after the change. Throws `ControlRefused` for a wrong one. */
  settings(): FamilySettings;
  settings(family: string, change: Settings): Settings;
}

/** Settings of a family in a data space, by their names. */
export type Settings = Record<string, unknown>;

/** The settings of each family that has some, by its name. */
export type FamilySettings = Record<string, Settings>;

/** The snapshots of a data space, by names of `a-z`, `0-9` and `-`. Each method throws `ControlRefused` for a name that is not known. */
export interface SpaceSnapshots {
  list(): SnapshotEntry[];
  /** Takes one; one of the same name is replaced. */
  save(name: string): SnapshotEntry[];
  /** Puts the data space back to it; the journal goes on. */
  restore(name: string): void;
  delete(name: string): void;
  /** As a value that `import` takes, here or in another simulator. */
  export(name: string): SnapshotFile;
  import(name: string, file: unknown): SnapshotEntry[];
}

/** A running simulator; its own methods are about the data space of `options.user`. */
export interface Standin extends StandinSpace {
  /** `http://127.0.0.1:PORT`: what to point a POS at. */
  readonly url: string;
  /** With TLS: the certificate (PEM), for clients to trust. */
  readonly certificate?: string;
  /** Base path of each interface that is served. */
  readonly interfaces: Readonly<Record<string, string>>;
  /** Value of an Authorization header for the data space of `options.user`. */
  readonly authorization: string;
  /** The data space of another credential pair. */
  space(user: string, password: string): StandinSpace;
  /** Ends the exchanges in flight, closes the database. May be called twice; every other method then throws `StandinClosed`, or rejects with it. */
  close(): Promise<void>;
}

/**
 * Starts a simulator and resolves when it listens.
 *
 * Rejects with `StartRefused` (a wrong option, unknown interface or scenario, colliding paths), `FileRefused` (a fixture,
 * scenario or users file is wrong), `DatabaseForeign` (the file is not ours), `DatabaseInUse` or `DatabaseOfLaterVersion`.
 *
 * @example
 * const standin = await createStandin();
 * // point the POS at `${standin.url}/giftcard/v3`, with any user name and password
 * await standin.close();
 */
export async function createStandin(options: StandinOptions = {}): Promise<Standin> {
  refuseWrong(options);
  const stopping = new AbortController();
  // Every exchange that a fault holds listens.
  setMaxListeners(0, stopping.signal);
  const store = openStore({
    thingsIn: namedThingsIn,
    file: options.db ?? ":memory:",
    durable: options.durable,
    beforeStatement: options.beforeStatement,
    stateBounds: options.stateBounds,
    now: () => (options.time ?? systemTime).now(),
    ...(options.journal !== undefined && { bounds: { exchanges: options.journal } }),
  });
  try {
    const services = assemble(assemblyOf(options, store, stopping.signal));
    const mounted = mountAll(services.families, {
      mounts: options.mounts ?? {},
      only: options.only,
    });
    const { host = defaultHost, port = 0 } = options;
    const tls =
      options.tls === true ? await selfSignedCredentials(host, services.time.now()) : options.tls;
    const listening = await listen(services, mounted, { host, port, tls });
    const control = createSpaceControl(services);
    const { user = defaultUser.user, password = defaultUser.password } = options;
    let closing: Promise<void> | undefined;
    const isClosed = (): boolean => closing !== undefined;
    const space = (name: string, secret: string): StandinSpace =>
      untilClosed(
        spaceOf(control, services.readScenarioFile, () =>
          openSpace(store, services.users, name, secret),
        ),
        isClosed,
        ["verdict", "journal"],
      );
    return {
      ...space(user, password),
      url: listening.url,
      ...(tls && { certificate: tls.cert }),
      interfaces: Object.freeze(Object.fromEntries(mounted.map(nameAndPath))),
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
      ...untilClosed({ space }, isClosed, []),
      close() {
        closing ??= closeAll(stopping, listening, services);
        return closing;
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

const defaultHost = "127.0.0.1";

function refuseWrong(options: StandinOptions): void {
  const mistake = optionMistake({ ...options });
  if (mistake !== undefined) throw new StartRefused(mistake);
}

async function closeAll(
  stopping: AbortController,
  server: Listening,
  { store, judgeThread }: Services,
): Promise<void> {
  stopping.abort();
  await server.close();
  await judgeThread.close();
  store.close();
}

const nameAndPath = ({ endpoints, base }: Mounted): [string, string] => [
  endpoints[0]?.contract.name ?? "",
  base || "/",
];

function assemblyOf(options: StandinOptions, store: Store, stopping: AbortSignal): Assembly {
  const log = options.log ?? pino({ level: "silent" });
  const withOwn = (own: string | undefined, ours: string): string[] =>
    own === undefined ? [ours] : [own, ours];
  return {
    store,
    stopping,
    log,
    time: options.time ?? systemTime,
    settings: {
      lenient: options.lenient ?? false,
      checkClient: options.checkClient ?? false,
      bodyLimit: options.bodyLimit ?? limits.bodyBytes,
      host: options.host ?? defaultHost,
      publicHosts: options.publicHosts ?? [],
      cors: options.cors ?? [],
      seed: options.seed ?? "standin",
    },
    unmask: options.unmask ?? false,
    forgetAfter: options.forgetAfter,
    fixtureDirectories: withOwn(options.fixtures, fixtureDirectory),
    scenarioDirectories: withOwn(options.scenarios, scenarioDirectory).reverse(),
    scenario: options.scenario,
    users: options.users,
    onward: {
      eventsUrl: options.eventsUrl,
      partnerUrl: options.partnerUrl,
      onwardUser: options.onwardUser,
    },
    extraFamilies: options.families,
    onDefect:
      options.onDefect ??
      ((text) => {
        log.error({ defect: text }, "an answer breaks the contract");
      }),
  };
}

function openSpace(
  store: Store,
  users: { spaceOf(digest: string): string | undefined } | undefined,
  user: string,
  password: string,
): Space {
  const digest = store.spaces.nameOf(user, password);
  return store.spaces.open(users?.spaceOf(digest) ?? digest);
}

function spaceOf(
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
    snapshots: {
      list: () => control.listSnapshots(find()),
      save: (name) => control.saveSnapshot(find(), name),
      restore: (name) => {
        control.restoreSnapshot(find(), name);
      },
      delete: (name) => {
        control.deleteSnapshot(find(), name);
      },
      export: (name) => control.exportSnapshot(find(), name),
      import: (name, file) => control.importSnapshot(find(), name, file),
    },
    settings: ((family?: string, change?: Settings) =>
      family === undefined
        ? control.settings(find())
        : control.changeSettings(find(), family, change)) as StandinSpace["settings"],
    clock: (change) =>
      change === undefined ? control.clock(find()) : control.setClock(find(), change),
  };
}
