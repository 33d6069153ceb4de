import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused, StartRefused, createStandin } from "../../src";
import { readYaml } from "../../src/files/located-yaml";
import { cards, useGiftCards } from "../support/messages/gift-card";

const { newTill } = useGiftCards();
const root = mkdtempSync(join(tmpdir(), "standin-files-"));
let folders = 0;

function folderWith(name: string, text: string): string {
  folders += 1;
  const folder = join(root, String(folders));
  mkdirSync(folder);
  writeFileSync(join(folder, name), text);
  return folder;
}

/** What a reader that is linear takes at most, on a machine that runs other tests beside this one. */
const patience = 60_000;

/** Each is a weapon against some YAML reader; each must be taken, or refused with a place, at once. */
const weapons: [string, string][] = [
  ["500 question marks", "? ".repeat(500)],
  ["60,000 question marks", "? ".repeat(60_000)],
  ["12,000 keys", Array.from({ length: 12_000 }, (_, at) => `k${at}: 1`).join("\n")],
  ["deep lists", "[".repeat(100_000)],
  ["deep lists, closed", "[".repeat(60_000) + "]".repeat(60_000)],
  ["deep blocks", Array.from({ length: 400 }, (_, at) => `${" ".repeat(at)}a:`).join("\n")],
  [
    "a billion laughs",
    [
      "a: &a [x,x,x,x,x,x,x,x,x]",
      ..."bcdefghi"
        .split("")
        .map(
          (name, at) =>
            `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefgh"[at] ?? "a"}`).join(",")}]`,
        ),
    ].join("\n"),
  ],
  ["an alias of itself", "a: &a [*a]"],
  ["101 aliases", `a: &a 1\nb: [${Array.from({ length: 101 }, () => "*a").join(",")}]`],
  [
    "a merge key bomb",
    `a: &a {x: 1}\n${Array.from({ length: 101 }, (_, at) => `b${at}: {<<: *a}`).join("\n")}`,
  ],
  ["NUL", "name: a\0b"],
  ["more than 256 kB", `name: ${"a".repeat(262_144)}`],
  ["several documents", "a: 1\n---\nb: 2"],
  ["a prototype key", "__proto__: {polluted: 1}"],
  ["code", "a: !!js/function 'function () { return 1 }'"],
  ["tabs", "\ta: 1"],
  ["no text at all", ""],
];

describe("files", () => {
  test.each(weapons)("%s: refused at once, as a scenario", async (_, text) => {
    const start = performance.now();
    const reply = await newTill().client.put("/standin/scenario", text, "application/yaml");
    expect(performance.now() - start).toBeLessThan(patience);
    expect([400, 413]).toContain(reply.status);
    expect(reply.text.length).toBeLessThan(65_536);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test.each(weapons)("%s: refused at once, as a fixture file", async (_, text) => {
    const fixtures = folderWith("gift-card.json", text);
    const start = performance.now();
    await expect(createStandin({ fixtures })).rejects.toThrow(FileRefused);
    await expect(createStandin({ fixtures })).rejects.toThrow(/gift-card\.json:\d+:\d+: /);
    expect(performance.now() - start).toBeLessThan(2 * patience);
  });

  test("nested to the limit is read, one level more is not", () => {
    expect(readYaml(`${"[".repeat(30)}${"]".repeat(30)}`, "x").value).toHaveLength(1);
    expect(() => readYaml(`${"[".repeat(33)}${"]".repeat(33)}`, "x")).toThrow(FileRefused);
  });
});

describe("fixture files: every mistake is told with its place", () => {
  const standard = JSON.parse(
    readFileSync(join(__dirname, "../../fixtures/gift-card.json"), "utf8"),
  ) as { cards: object[] } & Record<string, unknown>;
  const first = standard.cards[0] as Record<string, unknown>;
  const written = (change: object): string => JSON.stringify({ ...standard, ...change }, null, 2);
  const withCard = (change: object): string =>
    written({ cards: [{ ...first, ...change }], transactions: [] });

  test.each([
    ["a misspelt property", withCard({ bok: 1 }), "cards[0].bok: is unknown"],
    [
      "a property that is missing",
      withCard({ status: undefined }),
      "cards[0]: status must be present",
    ],
    ["a value that is none", withCard({ status: "FRESH" }), "cards[0].status: must be one of NEW"],
    [
      "a month that is none",
      withCard({ expiryDate: "4913" }),
      "cards[0].expiryDate: must be a month, YYMM",
    ],
    [
      "an amount over the limit",
      withCard({ book: 1e12 }),
      "cards[0].book: must be a whole number of minor units",
    ],
    [
      "a product that is not there",
      withCard({ productId: "NONE" }),
      "cards[0].productId: there is no product NONE in this file",
    ],
    [
      "a holder that is not there",
      withCard({ holderId: "none" }),
      "cards[0].holderId: there is no holder none in this file",
    ],
    [
      "more available than booked",
      withCard({ available: 1 }),
      "cards[0].available: must be between 0 and the book balance",
    ],
    [
      "an active card without a product",
      withCard({ status: "ACTIVATED" }),
      "cards[0]: a card that is not NEW has a productId",
    ],
    [
      "a card that is duplicated",
      written({ cards: [first, first], transactions: [] }),
      `cards[1].pan: ${cards.fresh} is duplicated`,
    ],
    [
      "a transaction of no card",
      written({
        transactions: [
          {
            id: "1e97b413-0c6d-4f82-a1d9-7b2c55e0f313",
            kind: "load",
            state: "PENDING",
            data: { pan: "1", amount: 1 },
          },
        ],
      }),
      "transactions[0].data.pan: there is no card 1 in this file",
    ],
    [
      "a transaction of no kind",
      written({
        transactions: [
          { id: "1e97b413-0c6d-4f82-a1d9-7b2c55e0f313", kind: "gift", state: "PENDING", data: {} },
        ],
      }),
      "transactions[0].kind: must be one of activation",
    ],
    [
      "a list that is missing, though another list needs it",
      written({ products: undefined }),
      "there is no product GIFT100 in this file",
    ],
    ["a list of nobody", written({ vouchers: [] }), "vouchers: is unknown"],
  ])("%s", async (_, text, mistake) => {
    const fixtures = folderWith("gift-card.json", text);
    const error = await createStandin({ fixtures }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(FileRefused);
    const { message } = error as FileRefused;
    expect(message).toContain(mistake);
    const [, line, column] = /:(\d+):(\d+): /.exec(message) ?? [];
    expect(Number(line)).toBeGreaterThan(0);
    expect(Number(column)).toBeGreaterThan(0);
  });

  test("the place is that of the value at fault", async () => {
    const fixtures = folderWith(
      "gift-card.json",
      '{\n  "cards": [],\n  "products": [\n    {"id": "A-1", "startingBalance": {"amount": 0, "currency": "710"}}\n  ],\n  "holders": []\n}',
    );
    await expect(createStandin({ fixtures })).rejects.toThrow(
      `${join(fixtures, "gift-card.json")}:4:7: products[0].id: must be 1 to 20 letters and digits`,
    );
  });

  test("fixtures of one's own take the place of ours", async () => {
    const standin = await createStandin({
      fixtures: folderWith("gift-card.json", withCard({ pan: "42" })),
    });
    expect(standin.data()["gift-card"].cards).toEqual([
      expect.objectContaining({ status: "NEW", card: { pan: "42", expiryDate: "4912" } }),
    ]);
    await standin.close();
  });
});

describe("names", () => {
  test.each([
    "../../etc/passwd",
    "..",
    "a/b",
    "A",
    "a b",
    "naïve",
    "a\r\nset-cookie: x",
    "a".repeat(65),
    "__proto__",
    "",
  ])("%j is the name of no scenario, and not to be given to one", async (name) => {
    const { client, space } = newTill();
    expect(await client.put("/standin/scenario", { name })).toMatchObject({ status: 404 });
    const own = {
      name,
      title: "x",
      interface: "gift-card-v3",
      rules: [{ on: {}, fault: { when: "before", kind: "status", status: 500 } }],
    };
    const reply = await client.put("/standin/scenario", own);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body["detailMessage"])).toContain("1 to 64 of a-z, 0-9 and -");
    expect(space.scenario()).toEqual({ active: false });
    await expect(createStandin({ scenario: name })).rejects.toThrow(StartRefused);
  });
});
