import { ControlRefused } from "../../src";
import { limits } from "../../src/limits/limits";
import { faultForms, faultOfWords } from "../../src/scenario/fault-definition";
import {
  type Till,
  cards,
  loadOf,
  redemptionOf,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";

const { newTill, standin } = useGiftCards();
const v3 = "gift-card-v3";

const load = async (till: Till): Promise<number> =>
  (await till.load(loadOf(cards.empty, 10))).status;

describe("a fault in one line", () => {
  test("strikes so often, and then no more", async () => {
    const till = newTill();
    expect(till.space.fault("load", { interface: v3, after: "status 504", times: 2 })).toEqual({
      name: "fault-1",
      interface: v3,
      operation: "load",
      times: 2,
      fault: { when: "after", kind: "status", status: 504 },
      text: "load, 2 times: answers 504 after processing",
      matched: 0,
      struck: 0,
    });
    expect([await load(till), await load(till), await load(till)]).toEqual([504, 504, 201]);
    expect(till.space.faults.list()).toMatchObject([{ name: "fault-1", matched: 3, struck: 2 }]);
    expect(till.space.messages().exchanges[0]?.strikes).toEqual([
      {
        source: "scenario:fault-1#1",
        text: "rule 1 of fault-1 answers 504 after processing",
        fault: { when: "after", kind: "status", status: 504 },
      },
    ]);
  });

  test("stands beside what runs, after it, and is cleared alone", async () => {
    const till = newTill();
    till.space.scenario({
      name: "own",
      title: "Own",
      interface: v3,
      rules: [
        {
          on: { operation: "load" },
          times: 1,
          fault: { when: "before", kind: "status", status: 503 },
        },
      ],
    });
    till.space.fault("load", { interface: v3, before: { kind: "status", status: 504 } });
    till.space.fault("redeem", { before: ["status", "status=500"], times: 1 });
    expect([await load(till), await load(till)]).toEqual([503, 504]);
    expect((await till.redeem(redemptionOf(cards.funded, 10))).status).toBe(500);
    expect(till.space.faults.clear("fault-1")).toMatchObject([{ name: "fault-1", struck: 1 }]);
    expect(await load(till)).toBe(201);
    expect(till.space.faults.list()).toMatchObject([{ name: "fault-2" }]);
    expect(till.space.scenario()).toMatchObject({
      active: true,
      scenario: { name: "own" },
      further: [
        { scenario: { name: "fault-1" }, endedAt: expect.anything() as string },
        { scenario: { name: "fault-2" } },
      ],
    });
  });

  test("that is cleared before it struck leaves no trace; its name is free again", async () => {
    const till = newTill();
    till.space.fault("redeem", { before: "status 500" });
    till.space.fault("load", { interface: v3, before: "status 504" });
    await load(till);
    till.space.faults.clear();
    expect(till.space.scenario()).toMatchObject({
      active: false,
      last: { scenario: { name: "fault-2" } },
    });
    expect(till.space.scenario()).not.toHaveProperty("further");
    expect(till.space.fault("redeem", { before: "reset" }).name).toBe("fault-1");
    expect(till.space.scenario()).not.toHaveProperty("further");
  });

  test("is refused where too many scenarios run; what was stopped makes room", () => {
    const { space } = newTill();
    const reset = (): unknown => space.fault("redeem", { before: "reset" });
    for (let at = 0; at < limits.scenariosAtOnce; at += 1) reset();
    expect(reset).toThrow("Too many scenarios at once");
    space.scenarios.stop("fault-3");
    expect(reset()).toMatchObject({ name: `fault-${limits.scenariosAtOnce + 1}` });
    expect(space.faults.list()).toHaveLength(limits.scenariosAtOnce);
    expect(reset).toThrow("Too many scenarios at once");
  });

  test("closes the port of a simulator of one's own, and of no shared one", async () => {
    const shared = (await startStandin({ shared: true })).space("a", "b");
    const close = { before: "refuse-connection 10s" };
    expect(() => shared.fault("redeem", close)).toThrow("closes the port for everybody");
    expect(newTill().space.fault("redeem", close)).toMatchObject({
      fault: { kind: "refuse-connection", for: "10s" },
    });
  });
});

describe("the words of a fault", () => {
  test.each<[string, object]>([
    ["no-answer", { kind: "no-answer" }],
    ["no-answer 90s", { kind: "no-answer", for: "90s" }],
    ["status 503", { kind: "status", status: 503 }],
    ["status 502 offContract=true", { kind: "status", status: 502, offContract: true }],
    ["drip for=10m", { kind: "drip", for: "10m" }],
    ["cut 10", { kind: "cut", bytes: 10 }],
    ["bandwidth 20", { kind: "bandwidth", bytesPerSecond: 20 }],
    ["approve-part 30", { kind: "approve-part", percent: 30 }],
    ["refuse 7", { kind: "refuse", errorType: "7" }],
    ["edit 409", { kind: "edit", status: 409 }],
    [
      "edit set.amounts.approvedAmount.amount=5 set.note=none set.list=[1]",
      {
        kind: "edit",
        set: { "amounts.approvedAmount.amount": 5, note: "none", list: [1] },
      },
    ],
    [
      'edit set={"id":null} remove=id,amounts.balance',
      {
        kind: "edit",
        set: { id: null },
        remove: ["id", "amounts.balance"],
      },
    ],
    ["edit header.Retry-After=5", { kind: "edit", header: { "Retry-After": "5" } }],
    [
      'delay for={"uniform":{"from":"1s","to":"2s"}}',
      { kind: "delay", for: { uniform: { from: "1s", to: "2s" } } },
    ],
  ])("%s", (words, members) => {
    expect(faultOfWords(words.split(" "))).toEqual({ members });
  });

  test("there are words for every kind", () => {
    const kinds = faultForms.map(({ properties }) => properties.kind.const);
    expect(kinds.map((kind) => faultOfWords([kind]))).toEqual(
      kinds.map((kind) => ({ members: { kind } })),
    );
  });

  test.each<[string, string]>([
    ["", "name a kind of fault; known: status, delay, "],
    ["stats 504", "stats is not a kind of fault; known: status, delay, "],
    ["reset now", "reset takes nothing: leave out now"],
    [
      "edit satus=1",
      "satus is not a member of edit; known: status, errorType, set, remove, header; did you mean status?",
    ],
    ["edit status.x=1", "status has no members: write status=VALUE"],
  ])("%s: what is wrong is told", (words, mistake) => {
    expect(faultOfWords(words.split(" "))).toEqual({
      mistake: expect.stringContaining(mistake) as string,
    });
  });
});

const wrong: [string, object, string][] = [
  [
    "a mistyped operation",
    { operation: "laod", after: "reset" },
    "laod is not an operation; did you mean load?",
  ],
  [
    "one of several interfaces",
    { operation: "load", after: "reset" },
    "load is an operation of gift-card-v3 and gift-card: say which interface is meant (on the command line with --interface, such as --interface gift-card-v3).",
  ],
  [
    "one that the interface does not have",
    { operation: "redeeem", interface: v3, after: "reset" },
    "redeeem is not an operation of gift-card-v3; did you mean redeem?",
  ],
  [
    "an unknown interface",
    { operation: "load", interface: "gift-card-v4", after: "reset" },
    "did you mean gift-card-v3?",
  ],
  ["a mistyped kind", { operation: "redeem", after: "no-answr" }, "did you mean no-answer?"],
  ["what a kind needs", { operation: "redeem", after: "drip" }, "drip: for must be present."],
  [
    "a wrong value",
    { operation: "redeem", after: "status 99" },
    "status: must be from 400 to 599.",
  ],
  [
    "off the contract",
    { operation: "redeem", after: "status 599" },
    "status: the contract does not list 599 for redeem; ",
  ],
  [
    "the wrong phase",
    { operation: "redeem", after: "refuse X" },
    "refuse strikes only before processing.",
  ],
  [
    "the phase twice",
    { operation: "redeem", after: { kind: "reset", when: "before" } },
    "when is not allowed here: after says it already.",
  ],
  ["no phase", { operation: "redeem" }, "Say what goes wrong before processing, or after it."],
  [
    "both phases",
    { operation: "redeem", before: "reset", after: "reset" },
    "A fault strikes before processing or after it, not both: add two.",
  ],
  ["no operation", { after: "reset" }, "operation must be present."],
  [
    "a number of times",
    { operation: "redeem", after: "reset", times: 0 },
    "times: must be from 1 to 1000000.",
  ],
  [
    "another member",
    { operation: "redeem", afer: "reset" },
    "afer: is unknown; known: operation, interface, messages, before, after, times; did you mean after?",
  ],
  [
    "the phase as a member beside it",
    { operation: "redeem", after: "reset", when: "before" },
    "when: is unknown; known: operation, interface, messages, before, after, times.",
  ],
  ["a phase that is a number", { operation: "redeem", after: 7 }, "after: must be a kind of fault"],
  [
    "an object without a kind",
    { operation: "redeem", after: { status: 504 } },
    "after: must be a kind of fault",
  ],
];

describe("the control API", () => {
  test.each(wrong)("says in a sentence what is wrong: %s", async (_name, body, sentence) => {
    const { client, space } = newTill();
    expect(await client.post("/standin/faults", body)).toMatchObject({
      status: 400,
      body: {
        errorMessage: "Fault not valid",
        detailMessage: { freeString: expect.stringContaining(sentence) as string },
      },
    });
    expect(space.faults.list()).toEqual([]);
  });

  test("adds, lists and clears", async () => {
    const { client } = newTill();
    const added = await client.post("/standin/faults", { operation: "redeem", after: "reset" });
    expect([added.status, added.body]).toMatchObject([200, { name: "fault-1" }]);
    expect((await client.get("/standin/faults")).body).toEqual([added.body]);
    expect(await client.delete("/standin/faults?name=fault-2")).toMatchObject({
      status: 404,
      body: { errorMessage: "Fault not known", detailMessage: { nearest: "fault-1" } },
    });
    expect((await client.delete("/standin/faults")).body).toEqual([added.body]);
    expect((await client.get("/standin/faults")).body).toEqual([]);
  });

  test("in process a wrong one is thrown", () => {
    expect(() => newTill().space.fault("laod", { after: "reset" })).toThrow(ControlRefused);
  });
});

describe("the command line", () => {
  const fault = (...args: string[]) =>
    runHere(["fault", ...args, "--url", standin().url, "--user", "single:secret"]);

  test("adds, lists and clears, and says what it did", async () => {
    const { out: none } = await fault("list");
    expect(none).toBe("There are no faults.\n");
    expect(await fault("redeem", "--after", "drip", "10m", "--times", "1")).toEqual({
      code: 0,
      err: "",
      out: "fault-1 is added (gift-card-v3): redeem, once: takes 10m to send the body after processing\n",
    });
    expect((await fault("load", "--interface", v3, "--before", "status 503")).out).toBe(
      "fault-2 is added (gift-card-v3): load: answers 503 before processing\n",
    );
    expect((await fault("list")).out).toMatch(/^fault {4}.*\nfault-1 .* 0 *0\nfault-2 .* 0 *0\n$/);
    expect(JSON.parse((await fault("list", "--json")).out)).toMatchObject([
      { name: "fault-1" },
      { name: "fault-2" },
    ]);
    expect((await fault("clear", "fault-1")).out).toBe("Cleared: fault-1 (struck 0).\n");
    expect(await fault("clear", "fault-1")).toMatchObject({
      code: 1,
      err: "Fault not known (404)\n  name: fault-1\n  known: fault-2\nDid you mean fault-2?\n",
    });
    expect(JSON.parse((await fault("clear", "--json")).out)).toMatchObject([{ name: "fault-2" }]);
    expect((await fault("clear")).out).toBe("There are no faults.\n");
    const { out } = await fault("redeem", "--after", "empty", "--json");
    expect(JSON.parse(out)).toMatchObject({ name: "fault-1", fault: { kind: "empty" } });
  });

  test("an unknown name is answered in a sentence, exit code 1", async () => {
    expect(await fault("laod", "--after", "reset")).toEqual({
      code: 1,
      out: "",
      err: "laod is not an operation; did you mean load?\n",
    });
  });

  test("a misspelt kind is answered with the one that was meant", async () => {
    expect(await fault("redeem", "--after", "dealy", "3s")).toEqual({
      code: 1,
      out: "",
      err: expect.stringMatching(
        /^dealy is not a kind of fault; known: .*; did you mean delay\?\n$/,
      ) as string,
    });
  });

  test("a misspelt kind in an object is named once", () => {
    const till = newTill();
    expect(() =>
      till.space.fault("load", { interface: v3, after: { kind: "dealy" } as never }),
    ).toThrow(
      expect.objectContaining({
        detail: {
          freeString: expect.stringMatching(
            /^dealy is not a known kind; known: .*; did you mean delay\?$/,
          ) as string,
        },
      }) as Error,
    );
  });
});

describe("a fault of every message", () => {
  test("strikes all interfaces until it is cleared, and leaves the test server alone", async () => {
    const till = newTill();
    const fault = { kind: "status", status: 503 } as const;
    expect(till.space.fault("*", { before: fault })).toEqual({
      name: "fault-1",
      interface: "*",
      operation: "*",
      fault: { when: "before", ...fault },
      text: "every message: answers 503 before processing",
      matched: 0,
      struck: 0,
    });
    const message = loadOf(cards.empty, 10);
    expect((await till.load(message)).status).toBe(503);
    expect((await till.confirm("load", message.id)).status).toBe(503);
    expect((await till.client.get("/giftcard/v3/testServerAdmin/data")).status).toBe(200);
    const paymentPath = `/billpay/v4/payments/${message.id}`;
    expect((await till.client.post(paymentPath, {})).status).toBe(503);
    expect(till.space.faults.list()).toMatchObject([{ matched: 3, struck: 3 }]);
    till.space.faults.clear();
    expect(await load(till)).toBe(201);
  });

  test.each([
    ["requests", 503, 202, "every request of gift-card-v3: answers 503 before processing"],
    ["advices", 201, 503, "every advice message of gift-card-v3: answers 503 before processing"],
  ] as const)("strikes %s alone", async (messages, ofRequest, ofAdvice, text) => {
    const till = newTill();
    const open = loadOf(cards.empty, 10);
    await till.load(open);
    const meant = { operation: "*", interface: v3, messages };
    expect(
      await till.client.post("/standin/faults", { ...meant, before: "status 503" }),
    ).toMatchObject({ status: 200, body: { interface: v3, messages, text } });
    expect(await load(till)).toBe(ofRequest);
    expect((await till.confirm("load", open.id)).status).toBe(ofAdvice);
    expect((await till.lookup(requestFor(cards.funded))).status).toBe(201);
  });

  test.each([
    [{ operation: "redeem", messages: "all" }, "messages: goes with the operation * alone."],
    [{ operation: "*", messages: "lookups" }, "messages: must be one of requests, advices, all."],
    [{ operation: "*", interface: "gift-card-v4" }, "gift-card-v4 is not an interface"],
  ])("is refused in a sentence: %j", async (meant, sentence) => {
    const { client, space } = newTill();
    expect(await client.post("/standin/faults", { ...meant, after: "reset" })).toMatchObject({
      status: 400,
      body: { detailMessage: { freeString: expect.stringContaining(sentence) as string } },
    });
    expect(space.faults.list()).toEqual([]);
  });

  test.each([
    ["refuse X", "refuse needs the operation that is refused"],
    ["approve-part", "not every operation is approved in part"],
    ["status 418", "the contract does not list 418 for every operation"],
  ])("cannot be one that not every operation has: %s", (before, sentence) => {
    expect(() => newTill().space.fault("*", { before })).toThrow(sentence);
  });

  test("may be a rule of a scenario", async () => {
    const till = newTill();
    const on = { messages: "advices" } as const;
    const rule = { on, fault: { when: "before", kind: "status", status: 503 } } as const;
    till.space.scenario({ name: "advices", title: "Advices fail", interface: v3, rules: [rule] });
    const message = loadOf(cards.empty, 10);
    expect((await till.load(message)).status).toBe(201);
    expect((await till.confirm("load", message.id)).status).toBe(503);
    const text = "does not match: it is about advice messages";
    expect(till.space.message(1).rules).toEqual([{ rule: 1, matched: false, struck: false, text }]);
    const named = { ...rule, on: { ...on, operation: "load" } };
    expect(() =>
      till.space.scenario({ name: "none", title: "None", interface: v3, rules: [named] }),
    ).toThrow("load is none of them");
  });
});
