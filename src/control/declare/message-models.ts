import { Type, type TSchema } from "@sinclair/typebox";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import { countedFilters } from "../../journal/message-filter";
import { namesOf, recordOf } from "../../record";
import { unmatchedReasons } from "../../journal/unmatched-request";
import { boundNames } from "../../limits/bounds";

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

const countAgain = Type.Integer({ minimum: 0 });
const number = Type.Integer({ minimum: 1 });
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);

/** What journals and verdicts have of such a request. */
const facts = {
  number,
  receivedAt: DateTime,
  method: Type.String(),
  path: Type.String(),
  status: Type.Integer({ minimum: 100, maximum: 599 }),
  reason: oneOf(unmatchedReasons),
  address: maybe(Type.String()),
  nearest: described(Type.Array(Type.String()), "Operations with a similar path"),
  others: maybe(
    described(
      Type.Object({ user: Type.String(), count: number, since: DateTime }),
      "Messages of the same user with another password, of which this is the newest",
    ),
  ),
  beyond: maybe(
    described(
      Type.Object({ bound: oneOf(boundNames), limit: countAgain, count: number, since: DateTime }),
      "Messages that this bound refused, of which this is the newest",
    ),
  ),
};

export const UnmatchedRequestModel = titledModel("UnmatchedRequest", facts);

const DiagnosedRequestModel = titledModel("DiagnosedRequest", {
  ...facts,
  sentence: described(Type.String(), "What is wrong with it"),
  advice: described(Type.String(), "What to do about it"),
  compared: described(
    Type.Array(
      titledModel("Comparison", {
        sent: described(Type.String(), "Empty: something is lacking"),
        wanted: described(Type.String(), "Empty: something is too much"),
      }),
    ),
    "Its parts that are not what the nearest operation has, or what the port takes",
  ),
  raw: maybe(
    described(
      Type.String(),
      "The text that came, the first 65,536 characters of it; card numbers, PINs and credentials are masked",
    ),
  ),
  mark: maybe(
    described(
      Type.Object({ from: countAgain, to: countAgain }),
      "The part of `raw` that is wrong: its characters from `from` up to `to`",
    ),
  ),
});

export const UnmatchedModel = titledModel("UnmatchedRequests", {
  requests: Type.Array(DiagnosedRequestModel),
  withoutCredentials: maybe(Type.Array(DiagnosedRequestModel)),
});
