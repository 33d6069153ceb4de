import { Type } from "@sinclair/typebox";
import { described, oneOf, optional } from "../../contract/schema";

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
