import { fixtureDirectory } from "../../package-files";
import { families } from "..";
import { fixtureFileOf, loadFixtureFile } from "./fixture-file";

// The simulator does not check its own fixtures at every start: this is where they are checked.
test.each(families.map((family) => [family.name, family] as const))(
  "the fixtures of %s keep their own rules",
  (_, family) => {
    const file = fixtureFileOf(family, [fixtureDirectory]) ?? "";
    expect(loadFixtureFile(family, file).entities.size).toBe(
      Object.keys(family.entityTypes).length,
    );
  },
);
