import { dirname } from "node:path";
import type { Family } from "../interfaces/family";
import { familyMistakes } from "../interfaces/family-check";
import {
  type SenderOf,
  fixtureFileOf,
  loadFixtureFile,
  loadOwnFixtureFile,
} from "../interfaces/fixture-file";
import { transitionsOf } from "../lifecycle/state";
import { fixtureDirectory } from "../package-files";
import type { ServedFamily } from "./services";
import { StartRefused } from "./start-refused";

const lookupsOf = ({ lookups }: Family): ServedFamily["lookups"] =>
  new Map(lookups.map(({ operation, answer }) => [operation.id, answer]));

const faultsOf = ({ faults = [] }: Family): ServedFamily["faults"] =>
  new Map(faults.map(({ operation, find }) => [operation.id, find]));

/**
 * A family with its life cycle, handlers and fixtures. Throws `StartRefused` for a wrong declaration or a
 * missing fixture file, `FileRefused` for a wrong one.
 */
export function serveFamily(
  family: Family,
  directories: readonly string[],
  senderOf: SenderOf,
): ServedFamily {
  const mistakes = familyMistakes(family);
  if (mistakes.length > 0) throw new StartRefused(mistakes.join("\n"));
  const file = fixtureFileOf(family, directories);
  if (file === undefined) {
    throw new StartRefused(
      `Family ${family.name}: there is no fixture file ${family.name}.json in ${directories.join(", ")}.`,
    );
  }
  const load = dirname(file) === fixtureDirectory ? loadOwnFixtureFile : loadFixtureFile;
  return {
    family,
    transitions: transitionsOf(family.transitions),
    fixtures: load(family, file, senderOf),
    lookups: lookupsOf(family),
    faults: faultsOf(family),
  };
}
