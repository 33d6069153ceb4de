import { Type } from "@sinclair/typebox";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import { countedFilters } from "../../journal/message-filter";
import { namesOf, recordOf } from "../../record";

const times = {
  due: described(DateTime, "Until when what is owed is in time, real time"),
  failsAt: described(DateTime, "From when on the rule is broken, real time"),
};

/** What the verdict says of a message or a transaction. */
export const JudgedRules = described(
  Type.Array(
    titledModel("JudgedRule", {
      rule: Type.String(),
      sentence: Type.String(),
      outcome: oneOf(["fail", "warn", "open"]),
      text: described(Type.String(), "The evidence"),
      remedy: described(Type.String(), "What to do about it"),
      due: Type.Optional(times.due),
      failsAt: Type.Optional(times.failsAt),
    }),
  ),
  "The rules that it breaks, or has not kept yet",
);

export const KnownSale = titledModel("Sale", {
  till: Type.Optional(described(Type.String(), "The till that the request of an advice names")),
  amount: Type.Optional(
    Type.Object({ amount: Type.Integer({ description: "Minor units" }), currency: Type.String() }),
  ),
});

export const MissingMessages = described(
  Type.Array(
    titledModel("MissingMessage", {
      operation: Type.String(),
      or: Type.Optional(described(Type.Array(Type.String()), "Others that would do")),
      rule: Type.String(),
      ...times,
    }),
  ),
  "The messages that are owed and have not come",
);

const count = Type.Integer({ minimum: 0 });

/** How many messages each filter of the list finds. */
export const MessageCounts = titledModel("MessageCounts", {
  messages: count,
  ...recordOf(namesOf(countedFilters), () => count),
  unmatched: described(count, "Requests that reached no operation"),
});
