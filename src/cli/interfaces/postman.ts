import { Command } from "commander";
import { families } from "../../families";
import { examplesOf, recordedExamples } from "../../families/kit/examples";
import { didYouMean } from "../../nearest-name";
import type { ExampleMessage } from "../../till/example";
import { postmanCollection } from "../../till/postman";
import { CommandFailed, printJson } from "../command-result";
import { serverUrl } from "../option-values";

interface PostmanOptions {
  server: string;
}

const servedInterfaces = families.flatMap((family) =>
  family.contracts.map((contract) => ({ family, contract })),
);

const names = servedInterfaces.map(({ contract }) => contract.name);

/** `standin postman`. */
export const postmanCommand = (): Command =>
  new Command("postman")
    .description(
      "Print a Postman collection for an interface: messages that the simulator accepts, with new " +
        "ids and times in each run, and tests of their answers.",
    )
    .argument("<interface>", names.join(", "))
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
          `There is no interface ${name}; known: ${names.join(", ")}.${didYouMean(name, names)}`,
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
