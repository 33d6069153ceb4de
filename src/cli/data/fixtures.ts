import { Command } from "commander";
import { type FileFault, FileRefused } from "../../files/file-refused";
import { families } from "../../families";
import type { Family } from "../../families/kit/family";
import {
  fixtureFilesIn,
  loadFixtureFile,
  misnamedFixtures,
  noFixtureFile,
  publicFixtureSchema,
} from "../../families/kit/fixture-file";
import { directory } from "../option-values";
import { CommandFailed, noName, printJson, tellChecked } from "../command-result";

const names = families.map((family) => family.name);

/** `standin fixtures check|schema`. */
export const fixturesCommand = (): Command =>
  new Command("fixtures")
    .description("Check your own fixture files, or print their schema.")
    .addHelpText(
      "after",
      "\nExamples:\n  standin fixtures check ./our-fixtures" +
        "\n  standin fixtures schema gift-card > gift-card.schema.json",
    )
    .addCommand(
      new Command("check")
        .description(
          "Check every fixture file in a directory. Reports file, line and path of each mistake.",
        )
        .argument("<directory>", "", directory)
        .option("--json", "as JSON: each file with its mistakes")
        .addHelpText("after", "\nExample:\n  standin fixtures check ./our-fixtures")
        .action(checkDirectory),
    )
    .addCommand(
      new Command("schema")
        .description("Print the JSON Schema of a family's fixture file.")
        .argument("<family>", names.join(", "))
        .addHelpText(
          "after",
          "\nExample:\n  standin fixtures schema gift-card > gift-card.schema.json",
        )
        .action((name: string) => {
          const family = families.find((candidate) => candidate.name === name);
          if (family === undefined) throw noName("family", name, names);
          printJson(publicFixtureSchema(family));
        }),
    );

function checkDirectory(checked: string, { json }: { json?: true }): void {
  const found = fixtureFilesIn(checked, families);
  if (found.length === 0) throw new CommandFailed(noFixtureFile(checked, families));
  const [misnamed] = misnamedFixtures(checked, families);
  if (misnamed !== undefined) throw new CommandFailed(misnamed);
  tellChecked(
    found.map(({ family, file }) => ({ file, mistakes: mistakesIn(family, file) })),
    json,
  );
}

function mistakesIn(family: Family, file: string): readonly FileFault[] {
  try {
    loadFixtureFile(family, file);
    return [];
  } catch (error) {
    if (error instanceof FileRefused) return error.faults;
    throw error;
  }
}
