import { Command, Option } from "commander";
import { nameForm } from "../contract/chosen-name";
import { type FileFault, faultLine } from "../files/file-refused";
import { readText } from "../files/located-yaml";
import type { ScenarioDetail } from "../http/control/scenario-drafts";
import { families } from "../interfaces";
import { scenarioJsonSchema } from "../scenario/json-schema";
import { schemaComment } from "../scenario/scenario-file";
import { namedText } from "../scenario/scenario-name";
import { CommandFailed, print, printJson } from "./command-result";
import { readableFile } from "./given-paths";
import { chosenName } from "./option-values";
import {
  type ServerOptions,
  answered,
  call,
  detailOf,
  failureText,
  request,
  withServer,
} from "./server-client";

/** `standin scenario schema`. */
export const schemaCommand = (): Command =>
  new Command("schema")
    .description("Print the JSON Schema of scenario files, by which editors check and complete.")
    .addHelpText(
      "after",
      "\nPut it beside your files, and name it in the first line of each:" +
        `\n  ${schemaComment}` +
        "\n\nExample:\n  standin scenario schema > ./our-scenarios/scenario.schema.json",
    )
    .action(() => {
      printJson(scenarioJsonSchema(families.flatMap((family) => family.contracts)));
    });

/** Where the control API has a scenario. */
export const draftPath = (name: string) => `/scenarios/${encodeURIComponent(name)}` as const;

/** `standin scenario save FILE`. */
export const saveCommand = (): Command =>
  withServer(new Command("save"))
    .description(
      "Keep a scenario in a data space as a draft, which is started by its name. A reset keeps it.",
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
      const { name, title = "" } = await saved(file, options);
      print(`${name}: ${title}\nStart it with: standin scenario start ${name}`);
    });

/** Keeps a file as a draft; its mistakes are told with the file's name. */
async function saved(
  file: string,
  options: ServerOptions & { name?: string },
): Promise<ScenarioDetail> {
  const { name, text: body } = namedText(readText(file), file, options.name);
  const response = await request(options, "PUT", draftPath(name), { body });
  const text = await response.text();
  if (response.ok) return answered(options, `PUT ${draftPath(name)}`, text);
  throw new CommandFailed(
    mistakesIn(detailOf(text), () => file) ?? failureText(response.status, text),
  );
}

/** `standin scenario delete NAME`. */
export const deleteCommand = (): Command =>
  withServer(new Command("delete"))
    .description("Delete a draft. It can be undone.")
    .argument("<name>", nameForm, chosenName)
    .addHelpText("after", "\nExample:\n  standin scenario delete mine")
    .action(async (name: string, options: ServerOptions) => {
      await call(options, `DELETE ${draftPath(name)}`);
      print(`The draft ${name} is deleted.`);
    });

/** The mistakes that a refusal has of files, with their places; `fileOf`: the file that the simulator calls so. */
export const mistakesIn = (
  { mistakes }: { mistakes?: FileFault[] },
  fileOf: (file: string) => string,
): string | undefined =>
  mistakes?.map((mistake) => faultLine({ ...mistake, file: fileOf(mistake.file) })).join("\n");
