import { Type } from "@sinclair/typebox";
import { operation } from "../operation";
import { ControlRefused } from "../declare/refusals";

export const tallyOperations = {
  tally: operation("GET /tally/{outcome}", {
    summary: "The number of the messages of an outcome",
    tag: "Messages",
    query: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    answer: Type.Object({ messages: Type.Integer() }, { title: "Tally" }),
    refusals: ["message-unknown"],
    handle({ core, space, params, query }) {
      const { exchanges } = core.journal.list(space, query);
      const messages = exchanges.filter(({ outcome }) => outcome === params.outcome).length;
      if (messages === 0) throw new ControlRefused("message-unknown", { outcome: params.outcome });
      return { messages };
    },
  }),
};
