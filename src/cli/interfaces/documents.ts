import { Command, Option } from "commander";
import { openApiDocument, openApiVersions } from "../../contract/openapi/openapi";
import { controlDocumentName } from "../../control/operation";
import { endpointsOf, normalBase } from "../../http/door/routing";
import { families } from "../../families";
import { recordedFlows, examplesOf, recordedExamples } from "../../families/kit/examples";
import { didYouMean } from "../../nearest-name";
import { CommandFailed, printJson } from "../command-result";
import { serverUrl } from "../option-values";
import type { ExampleMessage } from "../../till/example";
import { postmanCollection } from "../../till/postman";

interface OpenApiOptions {
  base?: string;
  openapi: (typeof openApiVersions)[number];
  server: string;
}

const contracts = families.flatMap((family) => family.contracts);
const names = [...contracts.map((contract) => contract.name), controlDocumentName];

/** `standin openapi`. */
export const openapiCommand = (): Command =>
  new Command("openapi")
    .description("Print the OpenAPI document of an interface, or of the control API.")
    .argument("<interface>", names.join(", "))
    .option("--base <path>", "base path, if it is not the default")
    .addOption(
      new Option("--openapi <version>", "version of OpenAPI, 3.0 for older generators")
        .choices(openApiVersions)
        .default(openApiVersions[0]),
    )
    .option(
      "--server <url>",
      "the simulator's address, which the document names",
      serverUrl,
      "http://127.0.0.1:8080",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  standin openapi gift-card-v3 > gift-card-v3.json" +
        "\n  standin openapi control --openapi 3.0 > control.json",
    )
    .action(async (name: string, options: OpenApiOptions) => {
      const document = await documentOf(name, options);
      if (options.openapi === "3.1") printJson(document);
      else
        printJson(
          (await import("../../contract/openapi/openapi-schemas.js")).toOpenApi30(document),
        );
    });

async function documentOf(
  name: string,
  { base, server }: OpenApiOptions,
): Promise<Record<string, unknown>> {
  if (name === controlDocumentName)
    return (await import("../../control/declare/document.js")).controlDocument(server);
  const contract = contracts.find((candidate) => candidate.name === name);
  if (contract === undefined)
    throw new CommandFailed(
      `There is no interface ${name}; known: ${names.join(", ")}.${didYouMean(name, names)}`,
    );
  const endpoints = endpointsOf(contract, normalBase(base ?? contract.basePath));
  return openApiDocument(endpoints, recordedFlows(name), server);
}

interface PostmanOptions {
  server: string;
}

const servedInterfaces = families.flatMap((family) =>
  family.contracts.map((contract) => ({ family, contract })),
);

const postmanNames = servedInterfaces.map(({ contract }) => contract.name);

/** `standin postman`. */
export const postmanCommand = (): Command =>
  new Command("postman")
    .description(
      "Print a Postman collection for an interface: messages that the simulator accepts, and tests of their answers.",
    )
    .argument("<interface>", postmanNames.join(", "))
    .option(
      "--server <url>",
      "the simulator's address, the collection's variable baseUrl",
      serverUrl,
      "http://127.0.0.1:8080",
    )
    .addHelpText(
      "after",
      "\nExample:\n  standin postman gift-card-v3 > gift-card-v3.postman_collection.json",
    )
    .action(async (name: string, { server }: PostmanOptions) => {
      const found = servedInterfaces.find(({ contract }) => contract.name === name);
      if (found === undefined)
        throw new CommandFailed(
          `There is no interface ${name}; known: ${postmanNames.join(", ")}.${didYouMean(name, postmanNames)}`,
        );
      const { family, contract } = found;
      printJson(
        postmanCollection({
          name: `Standin: ${contract.title}`,
          examples: await examplesOf(family, contract, ({ basePath }) => basePath),
          statusOf: acceptedStatus,
          baseUrl: server,
        }),
      );
    });

/** The status with which the recorded example of the same operation is answered. */
function acceptedStatus(message: ExampleMessage): number {
  const own = recordedExamples(message.interface).find(
    ({ operation }) => operation === message.operation,
  );
  const status = own?.messages.at(-1)?.answer?.status;
  if (status === undefined) throw new Error(`no answer to ${message.operation} is recorded`);
  return status;
}
