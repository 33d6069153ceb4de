import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as exported from "../../src";
import {
  ControlRefused,
  type Standin,
  StandinClosed,
  type StandinOptions,
  type StandinSpace,
  StartRefused,
  createStandin,
} from "../../src";
import { cards, loadOf, newTill as tillOf } from "../support/messages/gift-card";
import { newTester } from "../support/standin";

describe("a suite that tests its own till against the simulator", () => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await createStandin();
  });
  afterAll(() => standin.close());
  beforeEach(() => {
    standin.reset();
  });

  test("the till takes its address and credentials from the simulator", async () => {
    const message = loadOf(cards.empty, 500);
    const reply = await fetch(
      `${standin.url}${standin.interfaces["gift-card-v3"] ?? ""}/loads/${message.id}`,
      {
        method: "POST",
        headers: { authorization: standin.authorization, "content-type": "application/json" },
        body: JSON.stringify(message),
      },
    );
    expect(reply.status).toBe(201);
    expect(standin.messages().exchanges).toHaveLength(1);
    expect(standin.message(1)).toMatchObject({ operation: "load", status: 201 });
    expect(standin.data()["gift-card"].cards).toContainEqual(
      expect.objectContaining({
        card: { pan: cards.empty, expiryDate: "4912" },
        balance: { amount: 500, currency: "710" },
      }),
    );
  });

  test("the compiler knows the entities of every family", () => {
    const data = standin.data();
    const balances: number[] = data["gift-card"].cards.map(({ balance }) => balance.amount);
    const meters: string[] = data["prepaid-utility"].meters.map(({ meter }) => meter.meterId);
    const held: number[] = data.qr.accounts.map((account) => account.held.amount);
    for (const list of [balances, meters, held]) expect(list).not.toHaveLength(0);
    // @ts-expect-error: a balance is an amount with its currency.
    const text: string | undefined = data["gift-card"].cards[0]?.balance;
    expect(text).toEqual({ amount: expect.any(Number) as number, currency: "710" });
  });

  test("nothing is left of the test before", () => {
    expect(standin.messages()).toEqual({ exchanges: [], trimmed: 0 });
  });

  test("the data space of another credential pair", async () => {
    const till = tillOf(standin, "other", "pair");
    await till.load(loadOf(cards.empty, 500));
    expect(standin.space("other", "pair").messages().exchanges).toHaveLength(1);
    expect(standin.messages().exchanges).toEqual([]);
  });

  test("the clock: shown, set, moved, stopped, given back", () => {
    expect(standin.clock()).toMatchObject({ frozen: false, aheadSeconds: 0 });
    expect(standin.clock({ set: "2030-01-01T00:00:00Z", frozen: true })).toMatchObject({
      now: "2030-01-01T00:00:00.000Z",
      frozen: true,
    });
    expect(standin.clock({ advanceSeconds: 65 })).toMatchObject({
      now: "2030-01-01T00:01:05.000Z",
    });
    expect(standin.clock({ set: "real", frozen: false })).toMatchObject({
      frozen: false,
      aheadSeconds: 0,
    });
    expect(() => standin.clock({ set: "noon" })).toThrow();
  });

  test("the settings of a family: shown, changed, back at their start after a reset; the clock stays", () => {
    const before = standin.settings();
    expect(standin.settings("qr", { simulatedCustomer: "off" })).toEqual({
      ...before["qr"],
      simulatedCustomer: "off",
    });
    expect(standin.settings()["qr"]).toMatchObject({ simulatedCustomer: "off" });
    expect(() => standin.settings("qr", { simulatedCustomer: "maybe" })).toThrow(ControlRefused);
    expect(() => standin.settings("voucher", {})).toThrow(ControlRefused);
    standin.clock({ set: "2030-01-01T00:00:00Z", frozen: true });
    standin.reset();
    expect(standin.settings()).toEqual(before);
    expect(standin.clock({ set: "real", frozen: false })).toMatchObject({ frozen: false });
  });

  test("an example is accepted as it is, in the data space that it is made for; an unknown one is refused", async () => {
    const { user, space, client } = newTester(standin);
    space.clock({ set: "2031-03-04T12:00:00.000Z", frozen: true });
    const { messages } = await space.example("airtime", "purchaseConfirmation");
    expect(messages.map(({ operation }) => operation)).toEqual([
      "purchase",
      "purchaseConfirmation",
    ]);
    const [purchase] = messages;
    expect(purchase).toMatchObject({
      method: "POST",
      body: { client: { id: user }, time: "2031-03-04T12:00:00.000Z" },
    });
    const { path = "", body } = purchase ?? {};
    expect((await client.post(path, body as object)).status).toBe(201);
    const [again] = (await space.example("airtime", "purchase")).messages;
    expect(again?.id).not.toBe(purchase?.id);
    await expect(space.example("airtime", "none")).rejects.toThrow(ControlRefused);
    await expect(space.example("none", "purchase")).rejects.toThrow(ControlRefused);
  });

  test("a message that the journal does not have", () => {
    expect(() => standin.message(7)).toThrow();
  });
});

describe("settings", () => {
  test("another base path, or none; and only some interfaces", async () => {
    for (const [mount, path] of [
      ["/pos/cards/", "/pos/cards"],
      ["/", ""],
    ] as const) {
      const standin = await createStandin({
        mounts: { "gift-card-v3": mount },
        only: ["gift-card-v3"],
      });
      expect(standin.interfaces).toEqual({ "gift-card-v3": path === "" ? "/" : path });
      const till = tillOf(standin);
      const message = loadOf(cards.empty, 5);
      expect(await till.client.post(`${path}/loads/${message.id}`, message)).toMatchObject({
        status: 201,
      });
      expect(await till.client.get(`${path}/testServerAdmin/data/card/1`)).toMatchObject({
        status: 500,
        body: { errorMessage: "Not known" },
      });
      expect(await till.client.post(`/giftcard/v3/loads/${message.id}`, message)).toMatchObject({
        status: 404,
      });
      await standin.close();
    }
  });

  test.each([
    [{ only: ["giftcard"] }, /There is no interface giftcard; known: gift-card-v3/],
    [{ mounts: { nothing: "/x" } }, /There is no interface nothing/],
  ])("%j cannot be served", async (options, message) => {
    await expect(createStandin(options)).rejects.toThrow(StartRefused);
    await expect(createStandin(options)).rejects.toThrow(message);
  });

  test.each([
    [{ port: "8080" }, "The option port must be a whole number from 0 to 65535."],
    [{ port: 65_536 }, "The option port must be a whole number from 0 to 65535."],
    [{ journal: 0 }, "The option journal must be a whole number from 1 to 999999999."],
    [{ bodyLimit: 1.5 }, "The option bodyLimit must be a whole number from 1 to 999999999."],
    [{ seed: 5 }, "The option seed must be a string that is not empty."],
    [{ db: "" }, "The option db must be a string that is not empty."],
    [{ lenient: "yes" }, "The option lenient must be true or false."],
    [{ user: "till:1" }, "The option user must be 1 to 256 characters, without a colon."],
    [{ user: "" }, "The option user must be 1 to 256 characters, without a colon."],
    [
      { password: "x".repeat(257) },
      "The option password must be a string of at most 256 characters.",
    ],
    [{ only: "gift-card" }, "The option only must be a list of at least one name."],
    [{ only: [] }, "The option only must be a list of at least one name."],
    [
      { mounts: { airtime: "/a b" } },
      "The option mounts must be a path for each interface that is named, of letters, digits and -._~/.",
    ],
    [{ tls: { cert: "PEM" } }, "The option tls must be true, or cert and key as PEM texts."],
    [{ log: "file" }, "The option log must be an object."],
    [{ onDefect: true }, "The option onDefect must be a function."],
  ])("the option %j is wrong", async (options, message) => {
    const refused: unknown = await createStandin(options as object).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(StartRefused);
    expect((refused as Error).message).toBe(message);
  });

  test("an option that is not known is named, with those there are", async () => {
    await expect(createStandin({ jurnal: 5 } as StandinOptions)).rejects.toThrow(
      /^There is no option jurnal; known: db, host, .*, journal, /,
    );
  });

  test("an option that is undefined is one that is not given, an empty password is one", async () => {
    const standin = await createStandin({ db: undefined, port: undefined, password: "" });
    expect(standin.authorization).toBe(`Basic ${Buffer.from("7102:").toString("base64")}`);
    await standin.close();
  });

  test("a smaller limit of bodies", async () => {
    const standin = await createStandin({ bodyLimit: 300 });
    expect(await tillOf(standin).load(loadOf(cards.empty, 5))).toMatchObject({
      status: 413,
      body: { errorType: "GENERAL_ERROR" },
    });
    await standin.close();
  });

  test("another seed gives other references, the same seed the same ones", async () => {
    const message = loadOf(cards.empty, 5);
    const referenceWith = async (seed: string): Promise<unknown> => {
      const standin = await createStandin({ seed });
      const { body } = await tillOf(standin).load(message);
      await standin.close();
      return (body["slipData"] as { issuerReference: string }).issuerReference;
    };
    const first = await referenceWith("one");
    expect(await referenceWith("one")).toBe(first);
    expect(await referenceWith("two")).not.toBe(first);
  });

  test("a port that is taken cannot be had twice", async () => {
    const first = await createStandin();
    await expect(createStandin({ port: Number(new URL(first.url).port) })).rejects.toThrow(
      /EADDRINUSE/,
    );
    await first.close();
  });

  describe("after close()", () => {
    let standin: Standin;
    let other: StandinSpace;
    beforeAll(async () => {
      standin = await createStandin();
      other = standin.space("other", "secret");
      await standin.close();
    });

    const parts = Object.entries({
      scenarios: ["list", "show", "save", "delete", "stop", "check", "schema"],
      faults: ["list", "clear"],
      snapshots: ["list", "delete"],
      testRuns: ["list", "show", "sheet", "compare", "delete", "import"],
    });
    const ofParts = parts.flatMap(([part, names]) => names.map((name) => `${part}.${name}`));
    const thrown = [
      "reset",
      "undo",
      "data",
      "put",
      "load",
      "remove",
      "messages",
      "sent",
      "message",
      "unmatched",
      "scenario",
      "fault",
      "hold",
      "held",
      "endHolds",
      "compare",
      "quota",
      "settings",
      "clock",
      ...ofParts,
    ];
    const call = (of: object, path: string): unknown =>
      path.split(".").reduce((at, name) => Reflect.get(at, name) as object, of);

    test.each(thrown)("%s() says so by its name", (path) => {
      for (const one of [standin, other])
        expect(() => (call(one, path) as () => unknown)()).toThrow(new StandinClosed(path));
      expect(new StandinClosed(path).message).toBe(`${path}() was called after close().`);
    });

    const rejecting = [
      ...[
        "verdict",
        "verdictFrom",
        "journal",
        "example",
        "decide",
        "testRuns.end",
        "rules",
        "rule",
      ],
      ...["entity", "entities", "lists", "transaction", "transactions"],
      ...["snapshots.save", "snapshots.restore", "snapshots.export", "snapshots.import"],
      ...["again", "againUnmatched", "note", "evidence", "session"],
      ...["transactionScenario", "transactionCode", "transactionFixture"],
    ];

    test.each(rejecting)("%s() rejects with its name", async (path) => {
      for (const one of [standin, other])
        await expect((call(one, path) as () => Promise<unknown>)()).rejects.toThrow(
          new StandinClosed(path),
        );
    });

    test("space() and useCertificate() say so, close() does nothing, what is no method stays", async () => {
      expect(() => standin.space("a", "b")).toThrow(new StandinClosed("space"));
      expect(() => {
        standin.useCertificate({ cert: "PEM", key: "PEM" });
      }).toThrow(new StandinClosed("useCertificate"));
      await expect(standin.reachUpstreams()).rejects.toThrow(new StandinClosed("reachUpstreams"));
      await standin.close();
      expect(standin.url).toMatch(/^http/);
    });

    test("no method is left out", () => {
      const methods = (of: object, within = ""): string[] =>
        Object.entries(of).flatMap(([name, value]: [string, unknown]) =>
          typeof value === "function"
            ? [`${within}${name}`]
            : typeof value === "object" && value !== null && parts.some(([part]) => part === name)
              ? methods(value, `${name}.`)
              : [],
        );
      const promising = [...rejecting, "settle", "reachUpstreams"];
      expect(methods(standin).sort()).toEqual(
        [...thrown, ...promising, "space", "useCertificate", "close"].sort(),
      );
      const page = readFileSync(join(__dirname, "../../docs/in-process-api.md"), "utf8");
      expect(
        methods(standin).filter((name) => !name.includes(".") && !page.includes(`\`${name}(`)),
      ).toEqual([]);
    });
  });

  test("every class of errors has its name", () => {
    const classes = Object.entries(exported).filter(
      ([, value]) => typeof value === "function" && value.prototype instanceof Error,
    ) as [string, { prototype: Error }][];
    expect(classes.length).toBeGreaterThanOrEqual(7);
    for (const [name, { prototype }] of classes) expect(prototype.name).toBe(name);
  });

  test("closing twice is closing once", async () => {
    const standin = await createStandin();
    await Promise.all([standin.close(), standin.close()]);
    await expect(fetch(`${standin.url}/standin/health`)).rejects.toThrow();
  });
});
