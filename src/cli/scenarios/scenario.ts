import { readFileSync, statSync } from "node:fs";
import { Command, Option } from "commander";
import { readText } from "../../files/located-yaml";
import type { ScenarioDetail, ScenarioEntry } from "../../control/scenarios/models";
import { type ScenarioStatus, activeRuns, runsOf } from "../../control/scenarios/scenario-status";
import { nameForm } from "../../contract/schema";
import { textMember } from "../../contract/values/json-value";
import { families } from "../../families";
import { scenarioDirectory } from "../../package-files";
import { interfacesOf, scenarioJsonSchema } from "../../scenario/definition";
import {
  type CheckedFile,
  checkScenarioFile,
  createScenarioLibrary,
  isScenarioFile,
  namedText,
  noScenario,
  noScenarioFile,
  schemaComment,
} from "../../scenario/load";
import { fileOrDirectory, readableFile, scenarioName, chosenName } from "../option-values";
import { CommandFailed, print, printJson, tellChecked } from "../command-result";
import {
  type ServerOptions,
  parseAnswer,
  call,
  defaultPair,
  detailOf,
  failureText,
  withSpace,
  ask,
} from "../server-client";
import { table } from "../terminal";
import { type FileFault, faultLine } from "../../files/file-refused";

/** `standin scenario schema`. */
const schemaCommand = (): Command =>
  new Command("schema")
    .description(
      "Print the JSON Schema of scenario files, which editors use to check and complete them.",
    )
    .addHelpText(
      "after",
      "\nPut it next to your files, and name it in the first line of each:" +
        `\n  ${schemaComment}` +
        "\n\nExample:\n  standin scenario schema > ./our-scenarios/scenario.schema.json",
    )
    .action(() => {
      printJson(scenarioJsonSchema(families.flatMap((family) => family.contracts)));
    });

/** `standin scenario save FILE`. */
const saveCommand = (): Command =>
  withSpace(new Command("save"))
    .description(
      "Save a scenario in a data space as a draft, which you can start by its name. A reset keeps it.",
    )
    .argument("<file>", "", readableFile)
    .addOption(
      new Option("--name <name>", "another name than the one in the file").argParser(chosenName),
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin scenario save ./mine.yaml\n  standin scenario start mine" +
        "\n  standin scenario save ./mine.yaml --name mine-2",
    )
    .action(async (file: string, options: ServerOptions & { name?: string }) => {
      const { name, title = "" } = await saveDraft(file, options);
      print(`${name}: ${title}\nStart it with: standin scenario start ${name}`);
    });

/** Keeps a file as a draft; its mistakes are told with the file's name. */
async function saveDraft(
  file: string,
  options: ServerOptions & { name?: string },
): Promise<ScenarioDetail> {
  const { name, text: body } = namedText(readText(file), file, options.name);
  const response = await ask(options, "PUT /scenarios/{name}", { params: { name }, body });
  const text = await response.text();
  if (response.ok) return parseAnswer(options, "PUT /scenarios/{name}", text);
  throw new CommandFailed(
    mistakesIn(detailOf(text), () => file) ?? failureText(response.status, text),
  );
}

/** `standin scenario delete NAME`. */
const deleteCommand = (): Command =>
  withSpace(new Command("delete"))
    .description("Delete a draft. You can undo this.")
    .argument("<name>", nameForm, chosenName)
    .addHelpText("after", "\nExample:\n  standin scenario delete mine")
    .action(async (name: string, options: ServerOptions) => {
      await call(options, "DELETE /scenarios/{name}", { params: { name } });
      print(`The draft ${name} is deleted.`);
    });

/** The mistakes that a refusal has of files, with their places; `fileOf`: the file that the simulator calls so. */
const mistakesIn = (
  { mistakes }: { mistakes?: FileFault[] },
  fileOf: (file: string) => string,
): string | undefined =>
  mistakes?.map((mistake) => faultLine({ ...mistake, file: fileOf(mistake.file) })).join("\n");

const contracts = families.flatMap((family) => family.contracts);

interface LibraryOptions {
  scenarios?: string;
}

const library = ({ scenarios }: LibraryOptions) =>
  createScenarioLibrary(
    [scenarioDirectory, ...(scenarios === undefined ? [] : [scenarios])],
    contracts,
  );

const withLibrary = (command: Command): Command =>
  command.option(
    "--scenarios <directory>",
    "your own scenario files, in addition to those of the simulator",
    fileOrDirectory,
  );

/** `standin scenario list|show|check|schema|save|delete|start|stop|status`. */
export const scenarioCommand = (): Command =>
  new Command("scenario")
    .description(
      "Failures to inject: list and check them, keep your own as drafts, start and stop them in a data space.",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin scenario list" +
        "\n  standin scenario start redemption-answer-lost\n  standin scenario status",
    )
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(checkCommand())
    .addCommand(schemaCommand())
    .addCommand(saveCommand())
    .addCommand(deleteCommand())
    .addCommand(startCommand())
    .addCommand(stopCommand())
    .addCommand(statusCommand());

/** `--drafts`, `--draft`: those of a data space, in place of the library. */
type ScenarioListOptions = LibraryOptions & ServerOptions & { drafts?: true; json?: true };
type ShowScenarioOptions = LibraryOptions & ServerOptions & { draft?: true; json?: true };

const listCommand = (): Command =>
  withSpace(withLibrary(new Command("list")))
    .description("List the scenarios and their interfaces.")
    .option("--drafts", "the drafts of a data space of a running simulator, instead")
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin scenario list --scenarios ./our-scenarios" +
        "\n  standin scenario list --drafts",
    )
    .action(async (options: ScenarioListOptions) => {
      const entries = options.drafts === true ? await draftsOf(options) : libraryEntries(options);
      if (options.json === true) printJson(entries);
      else if (entries.length === 0) print("There are no drafts.");
      else print(table([["name", "interface", "what happens"], ...entries.map(lineOf)]));
    });

const draftsOf = async (options: ServerOptions): Promise<ScenarioEntry[]> =>
  (await call(options, "GET /scenarios")).filter(({ draft }) => draft === true);

const libraryEntries = (options: LibraryOptions): ScenarioEntry[] =>
  library(options).check().map(entryOf);

const entryOf = ({ name, scenario, faults }: CheckedFile & { name: string }): ScenarioEntry => ({
  name,
  ...(scenario && { title: scenario.title, interfaces: interfacesOf(scenario) }),
  faults: faults.map(({ text }) => text),
});

const lineOf = ({ name, title, interfaces, faults = [] }: ScenarioEntry): string[] =>
  title === undefined
    ? [name, "", `not valid: ${faults[0] ?? ""}`]
    : [name, interfacesText(interfaces ?? []), title];

/** Short enough to leave room for what happens. */
const interfacesText = (interfaces: readonly string[]): string =>
  interfaces.length > 2 ? `${interfaces.length} interfaces` : interfaces.join(", ");

const showCommand = (): Command =>
  withSpace(withLibrary(new Command("show")))
    .description("Show a scenario's file.")
    .argument("<name>")
    .option("--draft", "a draft of a data space of a running simulator, instead")
    .option("--json", "as JSON: the scenario, with its file's text")
    .addHelpText(
      "after",
      "\nExamples:\n  standin scenario show redemption-answer-lost" +
        "\n  standin scenario show mine --draft > mine.yaml",
    )
    .action(async (name: string, options: ShowScenarioOptions) => {
      if (options.draft === true) {
        const draft = await call(options, "GET /scenarios/{name}", { params: { name } });
        if (options.json === true) printJson(draft);
        else print(draft.text.trimEnd());
        return;
      }
      const entries = library(options).check();
      const found = entries.find((entry) => entry.name === name);
      if (found === undefined)
        throw new CommandFailed(
          noScenario(
            name,
            entries.map((entry) => entry.name),
          ),
        );
      const text = readFileSync(found.file, "utf8");
      if (options.json === true) printJson({ ...entryOf(found), text });
      else print(text.trimEnd());
    });

const checkCommand = (): Command =>
  new Command("check")
    .description(
      "Check scenario files, and all files in directories. Reports file, line and column of each mistake.",
    )
    .argument("<directory or file...>", "", severalPaths)
    .option("--json", "as JSON: each file with its mistakes")
    .addHelpText(
      "after",
      "\nExamples:\n  standin scenario check ./our-scenarios" +
        "\n  standin scenario check ./mine.yaml ./other.yaml ./our-scenarios",
    )
    .action((paths: string[], { json }: { json?: true }) => {
      const entries = paths.flatMap(checkedAt);
      tellChecked(
        entries.map(({ file, faults }) => ({ file, mistakes: faults })),
        json,
      );
    });

function checkedAt(path: string): CheckedFile[] {
  if (!statSync(path).isDirectory()) return [checkScenarioFile(path, contracts)];
  const entries = createScenarioLibrary([path], contracts).check();
  if (entries.length === 0) throw new CommandFailed(noScenarioFile(path));
  return entries;
}

const severalPaths = (given: string, others: string[] = []): string[] => [
  ...others,
  fileOrDirectory(given),
];

const startCommand = (): Command =>
  withSpace(new Command("start"))
    .description(
      "Start a scenario in a data space, by name or from a file, instead of those that are running. If you start " +
        "several, the first rule that strikes wins.",
    )
    .argument("<name or file...>", "", severalNames)
    .addHelpText(
      "after",
      `\nExamples:\n  standin scenario start redemption-answer-lost --user ${defaultPair}` +
        "\n  standin scenario start ./mine.yaml" +
        "\n  standin scenario start ./mine.yaml slow-answers",
    )
    .action(async (names: string[], options: ServerOptions) => {
      printStatus(await startScenario(names, options));
    });

const severalNames = (given: string, others: string[] = []): string[] => [
  ...others,
  scenarioName(given),
];

/**
 * Of a file the simulator reads the text, by the interfaces that it serves; its mistakes are told with the
 * file's name.
 */
async function startScenario(
  given: readonly string[],
  options: ServerOptions,
): Promise<ScenarioStatus> {
  const bodies = given.map((one) => (isScenarioFile(one) ? readText(one) : { name: one }));
  const response = await ask(options, "PUT /scenario", {
    body: bodies.length === 1 ? bodies[0] : bodies,
  });
  const text = await response.text();
  if (response.ok) return parseAnswer(options, "PUT /scenario", text);
  const detail = detailOf(text);
  throw new CommandFailed(
    mistakesIn(detail, (file) => fileOf(given, file)) ??
      unknownIn(detail) ??
      failureText(response.status, text),
  );
}

/** What was given where the simulator speaks of a scenario of the list, or of the only one. */
const fileOf = (given: readonly string[], file: string): string =>
  /^scenario(?:s\[\d+\])?$/.test(file) ? (given[Number(/\d+/.exec(file)?.[0] ?? 0)] ?? file) : file;

const unknownIn = (detail: { known?: string[] }): string | undefined =>
  detail.known && noScenario(textMember(detail, "name") ?? "", detail.known);

const stopCommand = (): Command =>
  withSpace(new Command("stop"))
    .description("Stop the scenarios of a data space, or the named one.")
    .argument("[name]", nameForm, chosenName)
    .addHelpText(
      "after",
      "\nExamples:\n  standin scenario stop\n  standin scenario stop slow-answers",
    )
    .action(async (name: string | undefined, options: ServerOptions) => {
      await call(options, "DELETE /scenario", { query: { name } });
      const status = await call(options, "GET /scenario");
      if (!status.active) print("No scenario is active.");
      else print(`${name ?? ""} is stopped. Active: ${activeNames(status)}.`);
    });

const statusCommand = (): Command =>
  withSpace(new Command("status"))
    .description("Show the scenarios of a data space, and how often each rule matched and struck.")
    .option("--json", "as JSON")
    .addHelpText("after", "\nExample:\n  standin scenario status")
    .action(async (options: ServerOptions & { json?: true }) => {
      const status = await call(options, "GET /scenario");
      if (options.json === true) printJson(status);
      else printStatus(status);
    });

const activeNames = (status: ScenarioStatus): string =>
  activeRuns(status)
    .map(({ scenario }) => scenario.name)
    .join(", ");

function printStatus(status: ScenarioStatus): void {
  if (!status.active) print("No scenario is active.");
  for (const { scenario, account } of runsOf(status)) {
    print(`${scenario.name}: ${scenario.title}`);
    account.forEach(print);
  }
}
