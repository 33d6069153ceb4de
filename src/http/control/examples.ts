import type { RequestHandler } from "express";
import { v4 } from "uuid";
import { isCalled } from "../../contract/operation";
import { examplesOf } from "../../interfaces/examples";
import type { ExampleFlow, OperationExample } from "../../till/example";
import { type Earlier, ready } from "../../till/fill";
import { foundOf, spaceOf } from "../locals";
import type { Mounted } from "../mount";
import { clockText } from "../pipeline/message";
import { send } from "../pipeline/send";
import type { Services } from "../services";
import { ControlRefused } from "./refused";

/** `GET /standin/examples/{name}`: the examples of an interface, as they are declared. */
export const sendExamples =
  (mounted: readonly Mounted[]): RequestHandler =>
  async (req, res) => {
    send(res, { status: 200, body: await examplesAt(mounted, req.params["name"]) });
  };

/** `GET /standin/examples/{name}/{operation}`: the messages of one, with new ids and the time of the data space. */
export const sendExample =
  ({ clocks }: Services, mounted: readonly Mounted[]): RequestHandler =>
  async (req, res) => {
    const examples = await examplesAt(mounted, req.params["name"]);
    const { user = "" } = foundOf(res);
    const time = clockText(clocks.now(spaceOf(res)));
    send(res, {
      status: 200,
      body: flowOf(exampleCalled(examples, req.params["operation"]), { user, time }),
    });
  };

async function examplesAt(mounted: readonly Mounted[], name: unknown): Promise<OperationExample[]> {
  const bases = new Map(
    mounted.flatMap(({ endpoints, base }) =>
      endpoints.slice(0, 1).map(({ contract }) => [contract, base] as const),
    ),
  );
  const found = mounted.find(({ endpoints }) => endpoints[0]?.contract.name === name);
  const contract = found?.endpoints[0]?.contract;
  if (found === undefined || contract === undefined) throw new ControlRefused("interface-unknown");
  return examplesOf(found.served.family, contract, (one) => bases.get(one) ?? one.basePath);
}

function exampleCalled(examples: readonly OperationExample[], name: unknown): OperationExample {
  const found = examples.find(({ operation }) => isCalled({ id: operation }, String(name)));
  if (found === undefined)
    throw new ControlRefused("operation-unknown", {
      known: examples.map(({ operation }) => operation),
    });
  return found;
}

/** The messages of an example, ready to be sent: what an answer will bring stays in braces. */
function flowOf(
  { messages, ...example }: OperationExample,
  sender: { user: string; time: string },
): ExampleFlow {
  const earlier = new Map<string, Earlier>();
  return {
    ...example,
    messages: messages.map((message) => {
      const id = v4();
      const filled = ready(message, { ...sender, id, earlier });
      earlier.set(message.name, { id });
      return filled;
    }),
  };
}
