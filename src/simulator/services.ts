import type { Bounds } from "../limits/bounds";
import type { Log } from "./log";
import type { Family, FaultFinder, LookupHandler } from "../families/kit/family";
import type { Journal } from "../journal/journal";
import type { Courier } from "../onward/courier";
import type { Scenario } from "../scenario/definition";
import type { ScenarioLibrary } from "../scenario/load";
import type { ScenarioRuns } from "../scenario/runs";
import type { Fixtures, OpenUnit, Space, Store, UnitSource } from "../store";
import type { Lanes } from "../time/lanes";
import type { SpaceClocks } from "../time/space-clock";
import type { Instant, Time } from "../time/time";
import type { Turns } from "../time/turns";
import type { Audit } from "./audit";
import type { Clients, ProxyHeader } from "../http/door/client-address";
import type { JudgeThread } from "../control/verdicts/judge-thread";
import type { Port } from "../http/server/port";
import type { RequestTally } from "../http/metrics/request-tally";
import type { HeldExchanges } from "../exchange/held";
import type { Settlements } from "../exchange/settlements";
import type { TransitionTable } from "../lifecycle/state";
import type { Failures } from "../http/server/failures";
import type { Housekeeping } from "./housekeeping";
import type { UnmatchedRequests } from "../http/door/unmatched";
import type { UserList } from "../users";

/** A family as it is served: with its data and its life cycle. */
export interface ServedFamily {
  family: Family;
  fixtures: Fixtures;
  transitions: TransitionTable;
  /** By operation id. */
  lookups: ReadonlyMap<string, LookupHandler["answer"]>;
  faults: ReadonlyMap<string, FaultFinder["find"]>;
  /** Where its units of work read and write. */
  source: UnitSource;
  /**
   * A unit of work of the family, at the data space's time, outside of messages. Use it in the same turn: within a
   * transaction, or to read alone.
   */
  open: (space: Space) => OpenUnit;
}

/** Settings that the pipeline looks at. */
export interface ServerSettings {
  lenient: boolean;
  /** Check every answer of ours against the contract, not a sample. */
  checkEveryAnswer: boolean;
  checkClient: boolean;
  bodyLimit: number;
  /** How much one may cost the others. */
  bounds: Bounds;
  /** Address that is listened on. */
  host: string;
  /** Further names by which the simulator is called. */
  publicHosts: readonly string[];
  /** Networks of proxies that say who the client is. */
  trustProxy: readonly string[];
  /** The header in which they say it. */
  proxyHeader: ProxyHeader | undefined;
  /** Origins of the pages to which the interfaces are open. */
  cors: readonly string[];
  seed: string;
  /** The pages of the console are served. */
  console: boolean;
  /** Others use the simulator too: no scenario may close its port. */
  shared: boolean;
}

/**
 * Looks at a data space when time changes something of which somebody outside is told, though nobody sends a
 * message.
 */
export interface Alarms {
  /** Sets the alarm of a family in a data space as it is kept there; call it once the unit of work is kept. */
  set(served: ServedFamily, space: Space): void;
  /** The same for every family, where the data space was put back to a snapshot. */
  setFor(space: Space): void;
  /** Sets the alarms that are kept in the file. */
  setKept(): void;
}

/** The settings of onward delivery: targets and credentials. */
export interface Onward {
  targets: ReadonlySet<string>;
  courier: Courier;
  alarms: Alarms;
}

/** Everything that serving a request needs; made once, at start-up. */
export interface Services {
  settings: ServerSettings;
  time: Time;
  /** When something arrives. */
  instant: () => Instant;
  clocks: SpaceClocks;
  store: Store;
  journal: Journal;
  runs: ScenarioRuns;
  scenarios: ScenarioLibrary;
  /** Turns a scenario's text into a scenario, which has the name of its draft, if any; throws `FileRefused`. */
  readScenario: (text: string, draft?: string) => Scenario;
  /** JSON Schema of scenario files. */
  scenarioSchema: () => object;
  /** The same of a file. Not for a path that came with a message. */
  readScenarioFile: (file: string) => Scenario;
  families: readonly ServedFamily[];
  /** Undefined: every non-empty user name is accepted. */
  users: UserList | undefined;
  /** Requests that reached no operation. */
  unmatched: UnmatchedRequests;
  clients: Clients;
  audit: Audit;
  held: HeldExchanges;
  port: Port;
  /** Counts requests, for the metrics. */
  tally: RequestTally;
  /** Exchanges in all journals. */
  journalRows: () => Promise<number>;
  /** Those who wait for what becomes of a request. */
  settlements: Settlements;
  /** Long work is done in steps, with messages in between. */
  turns: Turns;
  /** Snapshots of a data space are taken, kept and restored one at a time. */
  snapshotLanes: Lanes;
  housekeeping: Housekeeping;
  /** Makes verdicts. */
  judgeThread: JudgeThread;
  /** Makes those on journals that somebody sends: whatever they do to it harms no other verdict. */
  sentJudgeThread: JudgeThread;
  /** Undefined: nothing is sent onward. */
  onward: Onward | undefined;
  /** Aborted when the simulator stops: nothing is held any longer. */
  stopping: AbortSignal;
  log: Log;
  failures: Failures;
  /** An answer of ours broke the contract. */
  onDefect: (text: string) => void;
}
