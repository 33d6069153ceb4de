import { Command } from "commander";
import { curlScript } from "../../till/curl";
import type { OperationExample } from "../../till/example";
import { print, printJson } from "../command-result";
import { type ServerOptions, call, withServer } from "../server-client";
import { table } from "../terminal";

interface ExampleOptions extends ServerOptions {
  json?: true;
}

/** `standin example`. */
export const exampleCommand = (): Command =>
  withServer(new Command("example"))
    .description(
      "Print the message of an operation, preceded by the messages it depends on, as curl commands that a running " +
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
        if (operation === undefined) await list(name, options);
        else await show(name ?? "", operation, options);
      },
    );

async function list(name: string | undefined, options: ExampleOptions): Promise<void> {
  const names =
    name === undefined ? (await call(options, "GET /interfaces")).map((one) => one.name) : [name];
  const lists = await Promise.all(names.map((one) => examplesOf(one, options)));
  const examples = lists.flat();
  if (options.json) printJson(examples);
  else print(table([["interface", "operation", "after", "what it does"], ...examples.map(rowOf)]));
}

const examplesOf = (name: string, options: ExampleOptions): Promise<OperationExample[]> =>
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

async function show(name: string, operation: string, options: ExampleOptions): Promise<void> {
  const params = { name, operation };
  const flow = await call(options, "GET /examples/{name}/{operation}", { params });
  if (options.json) printJson(flow);
  else print(curlScript(flow.messages, options));
}
