import {
  useGiftCards,
  cards,
  loadOf,
  redemptionOf,
  type Till,
} from "../support/messages/gift-card";
import { FileRefused } from "../../src";

const { newTill, standin } = useGiftCards();
type Rule = Record<string, unknown>;

const fault504 = { when: "before", kind: "status", status: 504 };
const own = (rules: Rule[], more: object = {}) => ({
  name: "own",
  title: "Own",
  interface: "gift-card-v3",
  rules: rules as never,
  ...more,
});

function tillWith(rules: Rule[], more: object = {}): Till {
  const till = newTill();
  till.space.scenario(own(rules, more));
  return till;
}

/** How many loads are struck, as a text: `x` for each that is, `.` for each that is not. */
async function pattern(till: Till, count: number): Promise<string> {
  let seen = "";
  for (let at = 0; at < count; at += 1)
    seen += (await till.load(loadOf(cards.empty, 10))).status === 504 ? "x" : ".";
  return seen;
}

const load = { operation: "load" };

describe("how often a rule strikes", () => {
  test.each<[string, Rule, string]>([
    ["every third", { every: 3 }, "..x..x..x."],
    ["after the first four", { after: 4 }, "....xxxxxx"],
    ["after the first two, twice", { after: 2, times: 2 }, "..xx......"],
    ["after the first, each second, three times", { after: 1, every: 2, times: 3 }, "..x.x.x..."],
    ["never, with probability 0", { probability: 0 }, ".........."],
    ["always, with probability 1", { probability: 1 }, "xxxxxxxxxx"],
  ])("%s", async (_name, selection, expected) => {
    expect(await pattern(tillWith([{ on: load, ...selection, fault: fault504 }]), 10)).toBe(
      expected,
    );
  });

  test("by chance: each data space and each rule draws for itself, and the seed decides", async () => {
    const rule = { on: load, probability: 0.5, fault: fault504 };
    const alone = await pattern(tillWith([rule]), 20);
    expect(alone).toMatch(/x/);
    expect(alone).toMatch(/\./);
    expect(await pattern(tillWith([rule]), 20)).toBe(alone);
    const beside = { on: { operation: "redeem" }, probability: 0.5, fault: fault504 };
    const disturbed = tillWith([rule, beside]);
    await disturbed.redeem(redemptionOf(cards.funded, 1));
    expect(await pattern(disturbed, 20)).toBe(alone);
    expect(await pattern(tillWith([rule], { seed: "another" }), 20)).not.toBe(alone);
  });

  test("the draw is in the journal", async () => {
    const till = tillWith([{ on: load, probability: 0.5, fault: fault504 }]);
    await pattern(till, 1);
    expect(till.last().rules[0]?.text).toMatch(
      /^matches \(match number 1\)(, but drew 0\.\d{4}, not below 0\.5|, drew 0\.\d{4}, below 0\.5, and answers 504 before processing)$/,
    );
  });

  test("a random wait is drawn from the seed and told", async () => {
    const wait = { when: "after", kind: "no-answer", for: { uniform: { from: "0ms", to: "1ms" } } };
    const texts: string[] = [];
    for (let at = 0; at < 2; at += 1) {
      const till = tillWith([{ on: load, fault: wait }]);
      await till.load(loadOf(cards.empty, 10)).catch(() => undefined);
      texts.push(till.last().strikes[0]?.text ?? "");
    }
    expect(texts[0]).toMatch(/, this time [01] ms$/);
    expect(texts[1]).toBe(texts[0]);
  });
});

describe("matchers", () => {
  test.each<[string, Rule, boolean]>([
    ["equals", { amounts: { requestAmount: { amount: { equals: 913 } } } }, true],
    ["equals another", { amounts: { requestAmount: { amount: { equals: 914 } } } }, false],
    [
      "matches the digits of a number",
      { amounts: { requestAmount: { amount: { matches: "13$" } } } },
      true,
    ],
    ["matches other digits", { amounts: { requestAmount: { amount: { matches: "^13" } } } }, false],
    ["matches a text", { card: { pan: { matches: "^6099.*76$" } } }, true],
    ["a member that the contract does not know", { till: { lane: "7" } }, true],
    ["another value of it", { till: { lane: "8" } }, false],
    ["matches no object", { card: { matches: "6099" } }, false],
    ["one of", { card: { pan: { oneOf: [cards.funded, cards.empty] } } }, true],
    ["none of", { card: { pan: { oneOf: [cards.funded] } } }, false],
    ["greater than", { amounts: { requestAmount: { amount: { greaterThan: 912 } } } }, true],
    ["not greater than", { amounts: { requestAmount: { amount: { greaterThan: 913 } } } }, false],
    [
      "less than",
      { amounts: { requestAmount: { amount: { lessThan: 914, greaterThan: 900 } } } },
      true,
    ],
    ["greater than, of a text that is no number", { client: { name: { greaterThan: 0 } } }, false],
    ["at least", { amounts: { requestAmount: { amount: { atLeast: 913 } } } }, true],
    ["not at least", { amounts: { requestAmount: { amount: { atLeast: 914 } } } }, false],
    ["at most", { amounts: { requestAmount: { amount: { atMost: 913, atLeast: 913 } } } }, true],
    ["not at most", { amounts: { requestAmount: { amount: { atMost: 912 } } } }, false],
    ["absent", { card: { pin: { absent: true } } }, true],
    ["absent, but there", { card: { pan: { absent: true } } }, false],
    ["absent within what is absent", { slip: { lines: { absent: true } } }, false],
    ["not", { card: { pan: { not: { equals: cards.funded } } } }, true],
    ["not, of what is absent", { card: { pin: { not: { equals: "1" } } } }, true],
    ["absent, but sent although the contract does not know it", { note: { absent: true } }, false],
    ["not absent", { card: { pan: { not: { absent: true } } } }, true],
    ["not, excluded", { card: { pan: { not: { matches: "^6099" } } } }, false],
    ["not, of a text too long for its pattern", { note: { not: { matches: "z" } } }, false],
    ["not, beside another", { card: { pan: { matches: "^6099", not: { oneOf: ["1"] } } } }, true],
    ["any of", { card: { pan: { anyOf: [{ equals: "1" }, { matches: "76$" }] } } }, true],
    ["any of, absent", { card: { pin: { anyOf: [{ absent: true }, { equals: "1" }] } } }, true],
    [
      "any of, with not",
      { card: { pan: { anyOf: [{ equals: "1" }, { not: { matches: "^6" } }] } } },
      false,
    ],
    ["none of any", { card: { pan: { anyOf: [{ equals: "1" }, { equals: "2" }] } } }, false],
    [
      "any of, beside another",
      { card: { pan: { anyOf: [{ matches: "76$" }], not: { matches: "^6" } } } },
      false,
    ],
    [
      "a pattern that other engines take forever for",
      { client: { name: { matches: "^(([a-zA-Z ]+)+)+!$" } } },
      false,
    ],
  ])("%s", async (_name, body, struck) => {
    const till = tillWith([{ on: { body }, fault: fault504 }]);
    const reply = await till.load(
      loadOf(cards.empty, 913, {
        till: { lane: "7" },
        note: "a".repeat(4_097),
        client: { id: "7102", name: "A".repeat(40) },
      }),
    );
    expect(reply.status).toBe(struck ? 504 : 201);
  });

  test("in header, path and query", async () => {
    const till = tillWith([
      { on: { header: { "content-type": { matches: "^text/" } } }, fault: fault504 },
      { on: { path: { loadId: { matches: "^zz" } } }, fault: fault504 },
    ]);
    expect((await till.load(loadOf(cards.empty, 10))).status).toBe(201);
    expect(till.last().rules.map(({ text }) => text)).toEqual([
      "does not match: its header content-type does not match ^text/",
      "does not match: its path loadId does not match ^zz",
    ]);
    till.space.scenario(
      own([
        {
          on: { header: { "x-till": { anyOf: [{ equals: "1" }, { atLeast: 3 }] } } },
          fault: fault504,
        },
        { on: { header: { "content-type": { absent: true } } }, fault: fault504 },
        { on: { path: { loadId: { not: { matches: "^[0-9a-f]" } } } }, fault: fault504 },
      ]),
    );
    expect((await till.load(loadOf(cards.empty, 10))).status).toBe(201);
    expect(till.last().rules.map(({ text }) => text)).toEqual([
      "does not match: its header x-till fits none of anyOf: differs; is not at least 3",
      "does not match: its header content-type is there",
      "does not match: its path loadId is what not excludes",
    ]);
    const lookups = [{ on: { query: { msisdn: { matches: "7$" } } }, fault: fault504 }];
    till.space.scenario(own(lookups, { interface: "airtime" }));
    const ask = (msisdn: string) => till.client.get(`/airtime/v5/msisdn?msisdn=${msisdn}`);
    expect((await ask("27820000008")).status).not.toBe(504);
    expect((await ask("27820000007")).status).toBe(504);
  });
});

test("a rule with from and until strikes between these times after the start, by the data space's clock", async () => {
  const till = newTill();
  till.space.scenario(
    own([{ on: { operation: "load" }, from: "1h", until: "2h", fault: fault504 }]),
  );
  const texts: unknown[] = [];
  for (const status of [201, 504, 201]) {
    expect((await till.load(loadOf(cards.empty, 10))).status).toBe(status);
    texts.push(till.last().rules[0]?.text);
    till.space.clock({ advanceSeconds: 3600 });
  }
  expect(texts).toEqual([
    "does not match: it begins 1h after the start of the scenario",
    expect.stringMatching(/^matches \(match number 1\) and answers 504/),
    "does not match: it ended 2h after the start of the scenario",
  ]);
});

test("a restart of the scenario is a new start for from and until", async () => {
  const till = newTill();
  till.space.scenario(own([{ on: { operation: "load" }, until: "1h", fault: fault504 }]));
  till.space.clock({ advanceSeconds: 3600 });
  expect((await till.load(loadOf(cards.empty, 10))).status).toBe(201);
  till.space.reset();
  expect((await till.load(loadOf(cards.empty, 10))).status).toBe(504);
});

test.each(["payment confirmation", "paymentConfirmation"])(
  "an operation whose id is no identifier is called by either name: %s",
  (operation) => {
    const till = newTill();
    const rules = [{ on: { operation }, fault: { ...fault504, status: 500 } }];
    till.space.scenario(
      own(rules, {
        interface: "qr-retailer",
        expect: [{ operation, atLeast: 1 }, { never: { operation, count: "> 3" } }],
      }),
    );
    expect(till.space.scenario()).toMatchObject({
      scenario: {
        rules: [{ on: { operation: "payment confirmation" } }],
        expect: [
          { operation: "payment confirmation" },
          { never: { operation: "payment confirmation" } },
        ],
      },
    });
  },
);

describe("named states", () => {
  test("a story unfolds: the provider goes down with the first load and comes back with a redemption", async () => {
    const till = tillWith([
      { on: load, in: "start", then: "down", fault: { ...fault504, status: 503 } },
      { on: load, in: "down", fault: fault504 },
      { on: { operation: "redeem" }, in: ["down"], then: "back" },
    ]);
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await till.load(loadOf(cards.empty, 10))).status);
    statuses.push((await till.redeem(redemptionOf(cards.funded, 10))).status);
    statuses.push((await till.load(loadOf(cards.empty, 10))).status);
    expect(statuses).toEqual([503, 504, 504, 201, 201]);
    expect(till.space.scenario()).toMatchObject({ active: true, state: "back" });
    expect(till.last().rules[0]?.text).toBe(
      "does not match: it is for the state start, and the scenario is in the state back",
    );
  });
});

test("a run has a start, an end, and an account of what happened", async () => {
  const till = tillWith([
    { on: load, times: 1, fault: fault504 },
    { on: { operation: "redeem" }, fault: fault504 },
  ]);
  await pattern(till, 2);
  till.space.clock({ advanceSeconds: 60 });
  expect(till.space.scenario(null)).toMatchObject({
    active: false,
    last: {
      startedAt: "2031-03-04T12:00:00.000Z",
      endedAt: "2031-03-04T12:01:00.000Z",
      account: [
        "own ran from 2031-03-04T12:00:00.000Z to 2031-03-04T12:01:00.000Z.",
        "Rule 1 (load) matched 2 messages and struck 1: answers 504 before processing.",
        "Rule 2 (redeem) matched no message.",
      ],
    },
  });
  expect((await till.load(loadOf(cards.empty, 10))).status).toBe(201);
});

test("what the scenario expects of the POS is kept with the run", () => {
  const expect_ = [
    { operation: "reverseLoad", within: "90s", atLeast: 1 },
    { never: { operation: "load", count: "> 1" } },
  ];
  const till = tillWith([{ on: load, fault: fault504 }], { expect: expect_ });
  expect(till.space.scenario()).toMatchObject({ scenario: { expect: expect_ } });
});

describe("mistakes are named with their place", () => {
  const mistakes = async (rule: Rule, more: object = {}): Promise<string[]> => {
    const space = standin().space("mistakes", "secret");
    try {
      space.scenario(own([rule], more));
      return await Promise.resolve([]);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      return error.faults.map(({ path, text }) => `${path}: ${text}`);
    }
  };

  test.each<[string, Rule, object, string]>([
    [
      "nth with every",
      { on: load, nth: 2, every: 3, fault: fault504 },
      {},
      "rules[0].nth: every and nth cannot be combined",
    ],
    [
      "neither fault nor state",
      { on: load },
      {},
      "rules[0]: a rule needs a fault, or a state to move to (then)",
    ],
    [
      "a state that nothing leads to",
      { on: load, in: "down", fault: fault504 },
      {},
      "rules[0].in: no rule leads to down; every scenario begins at start",
    ],
    [
      "a probability of 2",
      { on: load, probability: 2, fault: fault504 },
      {},
      "rules[0].probability: must be from 0 to 1",
    ],
    [
      "a wait that is no duration",
      { on: load, fault: { when: "before", kind: "delay", for: "soon" } },
      {},
      "rules[0].fault.for: must be a duration such as 500ms, 90s or 2m; or { uniform: { from, to } } or { normal: { mean, deviation } } of such durations",
    ],
    [
      "bounds the wrong way round",
      {
        on: load,
        fault: { when: "before", kind: "delay", for: { uniform: { from: "2s", to: "1s" } } },
      },
      {},
      "rules[0].fault.for.uniform: 2s is more than 1s",
    ],
    [
      "no regular expression",
      { on: { body: { card: { pan: { matches: "(" } } } }, fault: fault504 },
      {},
      "rules[0].on.body.card.pan.matches: is not a regular expression of RE2: error parsing regexp: missing closing ): `(`",
    ],
    [
      "a look-behind, which RE2 has not",
      { on: { body: { card: { pan: { matches: "(?<=a)b" } } } }, fault: fault504 },
      {},
      "rules[0].on.body.card.pan.matches: is not a regular expression of RE2: ",
    ],
    [
      "a pattern that is too long",
      { on: { body: { card: { pan: { matches: "a".repeat(257) } } } }, fault: fault504 },
      {},
      "rules[0].on.body.card.pan.matches: must be a regular expression of at most 256 characters",
    ],
    [
      "an expectation of no operation",
      { on: load, fault: fault504 },
      { expect: [{ operation: "laod" }] },
      "expect[0].operation: laod is not an operation; known: activate",
    ],
    [
      "an expectation that is none",
      { on: load, fault: fault504 },
      { expect: [{ sometimes: 3 }] },
      "expect[0]: must be { operation, within, atLeast, atMost } or { never: { operation, count } }",
    ],
  ])("%s", async (_name, rule, more, expected) => {
    const [first = ""] = await mistakes(rule, more);
    expect(first.slice(0, expected.length)).toBe(expected);
  });
});
