import { type ObservedMessage, possibleStates, shownState, statesToldBy } from "./possible-states";
import { commonTransitions } from "./state";

const rules = { table: commonTransitions, takesNevertheless: false, refusesUnsupported: false };

/** Messages one after the other, or at once. */
const seen = (
  ...messages: (readonly [ObservedMessage["is"], ObservedMessage["outcome"]])[]
): ObservedMessage[] =>
  messages.map(([is, outcome], at) => ({ is, outcome, from: 2 * at, until: 2 * at + 1 }));
/** A lookup after a request. */
const told = (
  request: ObservedMessage["outcome"],
  tells: ObservedMessage["tells"],
  more: Partial<ObservedMessage> = {},
): ObservedMessage[] => [
  ...seen(["request", request]),
  { is: "lookup", outcome: "taken", ...(tells && { tells }), ...more, from: 2, until: 3 },
];
const again = { sendsAgain: true };
const atOnce = (...messages: Parameters<typeof seen>): ObservedMessage[] =>
  seen(...messages).map((message) => ({ ...message, from: 0, until: 1 }));

test.each<[string, ObservedMessage[], string[]]>([
  ["nothing came", [], ["NONE"]],
  ["approved", seen(["request", "taken"]), ["PENDING"]],
  ["declined", seen(["request", "refused"]), ["DECLINED"]],
  ["refused for its form", seen(["request", "unread"]), ["NONE", "DECLINED"]],
  ["not sent", seen(["request", "unsent"]), ["NONE"]],
  ["no answer", seen(["request", "unknown"]), ["NONE", "PENDING", "DECLINED"]],
  ["confirmed", seen(["request", "taken"], ["confirmation", "taken"]), ["CONFIRMED"]],
  ["reversed without an answer", seen(["request", "unknown"], ["reversal", "taken"]), ["REVERSED"]],
  [
    "a reversal of what never came",
    seen(["request", "unknown"], ["reversal", "refused"]),
    ["DECLINED", "TOMBSTONE"],
  ],
  ["no answer, and a lookup says it is approved", told("unknown", "approved"), ["PENDING"]],
  ["no answer, and a lookup knows nothing of it", told("unknown", "absent"), ["NONE"]],
  [
    "no answer, and a lookup says nothing",
    told("unknown", undefined),
    ["NONE", "PENDING", "DECLINED"],
  ],
  ["approved, and a lookup knows nothing of it", told("taken", "absent"), []],
  ["declined, and a lookup says it is approved", told("refused", "approved"), []],
  ["sent again, and approved", told("unknown", "approved", again), ["PENDING"]],
  ["declined, sent again, and approved", told("refused", "approved", again), ["PENDING"]],
  [
    "sent again, and refused",
    told("unknown", undefined, { ...again, outcome: "refused" }),
    ["NONE", "PENDING", "DECLINED"],
  ],
  [
    "declined, and sent again without an answer",
    told("refused", undefined, { ...again, outcome: "unknown" }),
    ["PENDING", "DECLINED"],
  ],
  [
    "reversed after the confirmation",
    seen(["request", "taken"], ["confirmation", "taken"], ["reversal", "taken"]),
    [],
  ],
  ["approved twice", seen(["request", "taken"], ["request", "taken"]), []],
  ["a second one refused", seen(["request", "taken"], ["request", "refused"]), ["PENDING"]],
  ["a good reversal refused", seen(["request", "taken"], ["reversal", "refused"]), []],
  [
    "a request and its reversal at once, the reversal first",
    atOnce(["request", "refused"], ["reversal", "refused"]),
    ["DECLINED", "LATE"],
  ],
  [
    "a request and its reversal at once, the request first",
    atOnce(["request", "taken"], ["reversal", "taken"]),
    ["REVERSED"],
  ],
  [
    "both advice messages at once, and one wins",
    seen(["request", "taken"]).concat(
      atOnce(["confirmation", "taken"], ["reversal", "refused"]).map((message) => ({
        ...message,
        from: 10,
        until: 11,
      })),
    ),
    ["CONFIRMED"],
  ],
  [
    "both advice messages at once, and both are taken",
    seen(["request", "taken"]).concat(
      atOnce(["confirmation", "taken"], ["reversal", "taken"]).map((message) => ({
        ...message,
        from: 10,
        until: 11,
      })),
    ),
    [],
  ],
  [
    "refused since the request was in process, and that is approved in the end",
    [
      { is: "request", outcome: "taken", from: 0, until: 5 },
      { is: "request", outcome: "refused", from: 1, until: 2 },
      { is: "confirmation", outcome: "refused", from: 3, until: 4 },
    ],
    ["PENDING"],
  ],
  [
    "reversed while the request was in process",
    [
      { is: "request", outcome: "refused", from: 0, until: 5 },
      { is: "reversal", outcome: "taken", from: 1, until: 2 },
    ],
    ["REVERSED"],
  ],
])("%s", (_what, messages, expected) => {
  expect(possibleStates(rules, ["NONE"], messages)).toEqual(expected);
});

test("a provider that takes what the state refuses, or does not support an advice message", () => {
  const late = seen(["request", "taken"], ["confirmation", "taken"], ["reversal", "taken"]);
  expect(possibleStates({ ...rules, takesNevertheless: true }, ["NONE"], late)).toEqual([
    "CONFIRMED",
  ]);
  const unsupported = seen(["request", "taken"], ["reversal", "refused"]);
  expect(possibleStates({ ...rules, refusesUnsupported: true }, ["NONE"], unsupported)).toEqual([
    "PENDING",
  ]);
});

test("seven at once are not judged", () => {
  const seven = atOnce(...Array.from({ length: 7 }, () => ["reversal", "taken"] as const));
  expect(possibleStates(rules, ["NONE"], seven)).toHaveLength(9);
});

test("a state is shown if it is the only one", () => {
  expect([shownState(["PENDING"]), shownState(["NONE", "PENDING"]), shownState([])]).toEqual([
    "PENDING",
    "UNKNOWN",
    "UNKNOWN",
  ]);
  const [taken] = seen(["confirmation", "taken"]);
  expect(taken && statesToldBy(taken)).toEqual(["CONFIRMED"]);
});
