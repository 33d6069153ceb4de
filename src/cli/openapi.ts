import { Command } from "commander";
import { openApiDocument } from "../contract/openapi";
import { controlDocumentName } from "../http/control/operations";
import { endpointsOf, normalBase } from "../http/routing";
import { families } from "../interfaces";
import { samplesOf } from "../interfaces/recorded-examples";
import { CommandFailed, printJson } from "./command-result";

const contracts = families.flatMap((family) => family.contracts);
const names = contracts.map((contract) => contract.name).join(", ");

/** `standin openapi`. */
export const openapiCommand = (): Command =>
  new Command("openapi")
    .description("Print the OpenAPI 3.1 document of an interface, or of the control API.")
    .argument("<interface>", `${names}, ${controlDocumentName}`)
    .option("--base <path>", "base path, if it is not the default")
    .addHelpText("after", "\nExample:\n  standin openapi gift-card-v3 > gift-card-v3.json")
    .action(async (name: string, options: { base?: string }) => {
      if (name === controlDocumentName) {
        printJson((await import("../http/control/openapi.js")).controlDocument());
        return;
      }
      const contract = contracts.find((candidate) => candidate.name === name);
      if (contract === undefined)
        throw new CommandFailed(`There is no interface ${name}; there are ${names}.`);
      printJson(
        openApiDocument(
          endpointsOf(contract, normalBase(options.base ?? contract.basePath)),
          samplesOf(name),
        ),
      );
    });
