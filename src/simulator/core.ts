import type { Bounds } from "../limits/bounds";
import type { Log } from "./log";
import type { Family, FaultFinder, LookupHandler } from "../families/kit/family";
import type { Journal } from "../journal/journal";
import type { Scenario } from "../scenario/definition";
import type { ScenarioLibrary } from "../scenario/load";
import type { ScenarioRuns } from "../scenario/runs";
import {
  type Fixtures,
  type OpenUnit,
  type Space,
  type Store,
  type UnitSource,
  openUnit,
} from "../store";
import type { SpaceClocks, Instant, Time } from "../time/space-clock";
import type { Turns } from "../time/turns";
import { type TransitionTable, transitionsOf } from "../lifecycle/state";
import { type Failures, StartRefused } from "./failures";
import type { Housekeeping } from "./housekeeping";
import type { UserList } from "../users";
import { dirname } from "node:path";
import {
  type SenderOf,
  fixtureFileOf,
  loadFixtureFile,
  loadOwnFixtureFile,
} from "../families/kit/fixture-file";
import { fixtureDirectory } from "../package-files";

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
  proxyHeader: "x-forwarded-for" | "forwarded" | undefined;
  /** Origins of the pages to which the interfaces are open. */
  cors: readonly string[];
  seed: string;
  /** The pages of the console are served. */
  console: boolean;
  /** Others use the simulator too: no scenario may close its port. */
  shared: boolean;
}

/** A simulator as every room above the families sees it; made once, at start-up. */
export interface Core {
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
  /** Long work is done in steps, with messages in between. */
  turns: Turns;
  housekeeping: Housekeeping;
  /** Aborted when the simulator stops: nothing is held any longer. */
  stopping: AbortSignal;
  log: Log;
  failures: Failures;
  /** An answer of ours broke the contract. */
  onDefect: (text: string) => void;
}

const lookupsOf = ({ lookups }: Family): ServedFamily["lookups"] =>
  new Map(lookups.map(({ operation, answer }) => [operation.id, answer]));

const faultsOf = ({ faults = [] }: Family): ServedFamily["faults"] =>
  new Map(faults.map(({ operation, find }) => [operation.id, find]));

/** What a family is served with. */
interface ServingParts {
  /** Where its fixture file may be: the last that has one counts. */
  fixtureDirectories: readonly string[];
  store: Store;
  clocks: SpaceClocks;
  /** Of data spaces that have none of their own. */
  seed: string;
  /** Whose the requests of its fixtures are. */
  senderOf: SenderOf;
}

/**
 * A family with its life cycle, handlers and fixtures. Throws `StartRefused` for a missing fixture file,
 * `FileRefused` for a wrong one.
 */
export function serveFamily(
  family: Family,
  { fixtureDirectories, store, clocks, seed, senderOf }: ServingParts,
): ServedFamily {
  const file = fixtureFileOf(family, fixtureDirectories);
  if (file === undefined) {
    throw new StartRefused(
      `Family ${family.name}: there is no fixture file ${family.name}.json in ${fixtureDirectories.join(", ")}.`,
    );
  }
  const load = dirname(file) === fixtureDirectory ? loadOwnFixtureFile : loadFixtureFile;
  const fixtures = load(family, file, senderOf);
  const source = { store, fixtures, family: family.name, seed };
  return {
    family,
    transitions: transitionsOf(family.transitions),
    fixtures,
    lookups: lookupsOf(family),
    faults: faultsOf(family),
    source,
    open(space) {
      store.settle();
      return openUnit(source, space, clocks.now(space));
    },
  };
}
