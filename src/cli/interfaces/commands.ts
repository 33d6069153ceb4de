import { Command, Option } from "commander";
import { openApiDocument, openApiVersions } from "../../contract/openapi/openapi";
import { controlDocumentName } from "../../control/operation";
import { endpointsOf, normalBase } from "../../http/door/routing";
import { families } from "../../families";
import { recordedFlows, examplesOf, recordedExamples } from "../../families/kit/examples";
import { didYouMean } from "../../mistake";
import { CommandFailed, printJson, print } from "../command-result";
import { serverUrl, writtenFile } from "../option-values";
import type { ExampleMessage, OperationExample } from "../../till/example";
import { postmanCollection, curlScript } from "../../till/scripts";
import { type ServerOptions, call, withServer, withSpace, requestOrFail } from "../server-client";
import { table } from "../terminal";
import { writeFileSync } from "node:fs";

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

interface ExampleOptions extends ServerOptions {
  json?: true;
}

/** `standin example`. */
export const exampleCommand = (): Command =>
  withServer(new Command("example"))
    .description(
      "Print the message of an operation, after those it depends on, as curl commands that a running " +
        "simulator accepts. Without an operation, list the operations.",
    )
    .argument("[interface]", "name of the interface, such as gift-card-v3")
    .argument("[operation]", "id of the operation, such as redeem")
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin example gift-card-v3\n  standin example gift-card-v3 redeem" +
        "\n  standin example voucher redeemVoucher | sh",
    )
    .action(
      async (name: string | undefined, operation: string | undefined, options: ExampleOptions) => {
        if (operation === undefined) await listExamples(name, options);
        else await showExample(name ?? "", operation, options);
      },
    );

async function listExamples(name: string | undefined, options: ExampleOptions): Promise<void> {
  const names =
    name === undefined ? (await call(options, "GET /interfaces")).map((one) => one.name) : [name];
  const lists = await Promise.all(names.map((one) => examplesAt(one, options)));
  const examples = lists.flat();
  if (options.json) printJson(examples);
  else print(table([["interface", "operation", "after", "what it does"], ...examples.map(rowOf)]));
}

const examplesAt = (name: string, options: ExampleOptions): Promise<OperationExample[]> =>
  call(options, "GET /examples/{name}", { params: { name } });

const rowOf = ({ interface: name, operation, summary, usesUp, messages }: OperationExample) => [
  name,
  operation,
  messages
    .slice(0, -1)
    .map((message) => message.operation)
    .join(", "),
  usesUp === undefined ? summary : `${summary} (once until a reset)`,
];

async function showExample(
  name: string,
  operation: string,
  options: ExampleOptions,
): Promise<void> {
  const params = { name, operation };
  const flow = await call(options, "GET /examples/{name}/{operation}", { params });
  if (options.json) printJson(flow);
  else print(curlScript(flow.messages, options));
}

interface PictureOptions extends ServerOptions {
  png?: string;
  svg?: string;
}

/** `standin qr`. */
export const qrCommand = (): Command =>
  withSpace(new Command("qr"))
    .description(
      "Show a QR code of the data space for a real reader, in the terminal or as a picture in a file.",
    )
    .argument("<tranId>", "identifier of the code, from the answer to the code request")
    .option("--png <file>", "write a PNG picture to this file", writtenFile)
    .option("--svg <file>", "write an SVG picture to this file", writtenFile)
    .addHelpText(
      "after",
      "\nExamples:\n  standin qr c0de0000000000000000000000000001" +
        "\n  standin qr c0de0000000000000000000000000001 --png code.png",
    )
    .action(async (tranId: string, options: PictureOptions) => {
      const picture = async (kind: string): Promise<Buffer> =>
        Buffer.from(
          await (
            await requestOrFail(options, "GET", `/qr/${encodeURIComponent(tranId)}.${kind}`)
          ).arrayBuffer(),
        );
      for (const kind of ["png", "svg"] as const) {
        const file = options[kind];
        if (file === undefined) continue;
        writeFileSync(file, await picture(kind));
        print(`Wrote ${file}.`);
      }
      if (options.png === undefined && options.svg === undefined)
        print((await picture("txt")).toString().trimEnd());
    });
