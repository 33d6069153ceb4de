import { dirname } from "node:path";
import type { Family } from "../families/kit/family";
import {
  type SenderOf,
  fixtureFileOf,
  loadFixtureFile,
  loadOwnFixtureFile,
} from "../families/kit/fixture-file";
import { transitionsOf } from "../lifecycle/state";
import { fixtureDirectory } from "../package-files";
import { type Store, openUnit } from "../store";
import type { SpaceClocks } from "../time/space-clock";
import type { ServedFamily } from "./core";
import { StartRefused } from "./failures";

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
