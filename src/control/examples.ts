import { v4 } from "uuid";
import { Type } from "@sinclair/typebox";
import { isCalled } from "../contract/operation";
import { examplesOf } from "../families/kit/examples";
import { type ExampleFlow, type OperationExample, type Earlier, ready } from "../till/example";
import { clockText } from "../exchange/message";
import { openOperation, operation } from "./operation";
import type { ServedInterface } from "./services";
import { unknownName } from "./declare/refusals";
import { described, oneOf, optional } from "../contract/schema";

const members = { additionalProperties: false };
const Values = Type.Record(Type.String(), Type.Unknown());
const method = oneOf(["GET", "POST", "PUT"]);
const inBraces = "in braces what is put in when it is sent";

const exampleMembers = {
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
  usesUp: optional(
    described(Type.String(), "Thing that it uses up: it is accepted once until a reset"),
  ),
};

const namedMessageMembers = {
  interface: Type.String(),
  operation: Type.String(),
  name: described(Type.String(), "Name by which later messages of the flow call it"),
  method,
};

/** The examples of an interface, as they are declared. */
const OperationExamples = Type.Array(
  Type.Object(
    {
      ...exampleMembers,
      messages: Type.Array(
        Type.Object(
          {
            ...namedMessageMembers,
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
const ExampleFlowModel = Type.Object(
  {
    ...exampleMembers,
    messages: Type.Array(
      Type.Object(
        {
          ...namedMessageMembers,
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

export const exampleOperations = {
  examples: openOperation("GET /examples/{name}", {
    summary: "For each operation of an interface, a message that is accepted with the default data",
    tag: "Documents",
    answer: Type.Unsafe<OperationExample[]>(OperationExamples),
    refusals: ["interface-unknown"],
    handle: ({ core, params }) => examplesAt(core.interfaces, params.name),
  }),
  /** With new ids, and the time of the data space. */
  example: operation("GET /examples/{name}/{operation}", {
    summary: "The message of one operation, after those it depends on, with new ids, ready to send",
    tag: "Documents",
    answer: Type.Unsafe<ExampleFlow>(ExampleFlowModel),
    refusals: ["interface-unknown", "operation-unknown"],
    async handle({ core, space, params, caller: { user = "" } }) {
      const examples = await examplesAt(core.interfaces, params.name);
      const time = clockText(core.clocks.now(space));
      return flowOf(exampleCalled(examples, params.operation), { user, time });
    },
  }),
};

async function examplesAt(
  mounted: readonly ServedInterface[],
  name: string,
): Promise<OperationExample[]> {
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

function exampleCalled(examples: readonly OperationExample[], name: string): OperationExample {
  const found = examples.find(({ operation }) => isCalled({ id: operation }, name));
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
