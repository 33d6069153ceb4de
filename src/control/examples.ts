import type { RequestHandler } from "express";
import { v4 } from "uuid";
import { Type } from "@sinclair/typebox";
import { isCalled } from "../contract/operation";
import { examplesOf } from "../families/kit/examples";
import type { ExampleFlow, OperationExample } from "../till/example";
import { type Earlier, ready } from "../till/fill";
import type { Space } from "../store";
import { foundOf, spaceOf } from "../http/door/locals";
import type { Mounted } from "../http/door/mounting";
import { clockText } from "../exchange/message";
import { send } from "../exchange/delivery/send";
import type { ControlServices } from "./services";
import { unknownName } from "./declare/refusals";
import { described, oneOf, optional } from "../contract/schema";

const members = { additionalProperties: false };
const Values = Type.Record(Type.String(), Type.Unknown());
const method = oneOf(["GET", "POST", "PUT"]);
const inBraces = "in braces what is put in when it is sent";
const exemplified = {
  interface: Type.String(),
  operation: described(Type.String(), "Id of the operation"),
  summary: Type.String(),
  kind: oneOf(["request", "advice", "lookup", "notification", "administration"]),
  transaction: optional(
    described(Type.String(), "The kind of transaction that it opens or closes"),
  ),
  advice: optional(oneOf(["confirmation", "reversal"])),
  unknownAfter: described(
    Type.Array(Type.Integer()),
    "Statuses after which its sender cannot know what became of the message",
  ),
  usesUp: optional(described(Type.String(), "What it uses up: it is accepted once until a reset")),
};
const named = {
  interface: Type.String(),
  operation: Type.String(),
  name: described(Type.String(), "What later messages of the flow call it"),
  method,
};
/** The examples of an interface, as they are declared. */
export const OperationExamples = Type.Array(
  Type.Object(
    {
      ...exemplified,
      messages: Type.Array(
        Type.Object(
          {
            ...named,
            path: described(Type.String(), "Whole path, parameters in braces"),
            parameters: optional(Values),
            query: optional(Values),
            body: optional(Type.Unknown({ description: `Body as JSON; ${inBraces}` })),
          },
          { ...members, title: "ExampleMessage" },
        ),
      ),
    },
    { ...members, title: "OperationExample" },
  ),
);
/** The messages of one, ready to be sent. */
export const ExampleFlowModel = Type.Object(
  {
    ...exemplified,
    messages: Type.Array(
      Type.Object(
        {
          ...named,
          id: described(Type.String(), "Id that was made for it"),
          path: described(Type.String(), "Path and query"),
          parameters: optional(Values),
          query: optional(Values),
          body: optional(
            Type.Unknown({ description: "Body as JSON; in braces what an earlier answer brings" }),
          ),
        },
        { ...members, title: "ReadyMessage" },
      ),
    ),
  },
  { ...members, title: "ExampleFlow" },
);

/** `GET /standin/examples/{name}`: the examples of an interface, as they are declared. */
export const sendExamples =
  (mounted: readonly Mounted[]): RequestHandler =>
  async (req, res) => {
    send(res, { status: 200, body: await examplesAt(mounted, req.params["name"]) });
  };
/** `GET /standin/examples/{name}/{operation}`: the messages of one, with new ids and the time of the data space. */
export function sendExample(
  services: ControlServices,
  mounted: readonly Mounted[],
): RequestHandler {
  const exampleFor = createExamples(services, mounted);
  return async (req, res) => {
    const { user = "" } = foundOf(res);
    const { name, operation } = req.params;
    const body = await exampleFor(spaceOf(res), user, { interface: name, operation });
    send(res, { status: 200, body });
  };
}
/** Names an example; what the control API is sent may be anything. */
interface ExampleName {
  interface: unknown;
  operation: unknown;
}
/**
 * The messages of an example as a user sends them: with new ids, and the time of the data space. Rejects with
 * `ControlRefused` for an unknown interface or operation.
 */
export type ExampleFor = (space: Space, user: string, name: ExampleName) => Promise<ExampleFlow>;
/** Makes the examples of the interfaces that are served. */
export const createExamples =
  ({ clocks }: Pick<ControlServices, "clocks">, mounted: readonly Mounted[]): ExampleFor =>
  async (space, user, { interface: name, operation }) => {
    const examples = await examplesAt(mounted, name);
    const time = clockText(clocks.now(space));
    return flowOf(exampleCalled(examples, operation), { user, time });
  };
async function examplesAt(mounted: readonly Mounted[], name: unknown): Promise<OperationExample[]> {
  const bases = new Map(
    mounted.flatMap(({ endpoints, base }) =>
      endpoints.slice(0, 1).map(({ contract }) => [contract, base] as const),
    ),
  );
  const found = mounted.find(({ endpoints }) => endpoints[0]?.contract.name === name);
  const contract = found?.endpoints[0]?.contract;
  if (found === undefined || contract === undefined)
    throw unknownName(
      "interface-unknown",
      name,
      mounted.flatMap(({ endpoints: [first] }) => first?.contract.name ?? []),
    );
  return examplesOf(found.served.family, contract, (one) => bases.get(one) ?? one.basePath);
}
function exampleCalled(examples: readonly OperationExample[], name: unknown): OperationExample {
  const found = examples.find(({ operation }) => isCalled({ id: operation }, String(name)));
  if (found === undefined)
    throw unknownName(
      "operation-unknown",
      name,
      examples.map(({ operation }) => operation),
    );
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
