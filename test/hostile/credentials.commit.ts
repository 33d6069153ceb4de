import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { FileRefused, createStandin } from "../../src";
import type { Operation } from "../../src/contract/operation";
import { families } from "../../src/families";
import { rule } from "../support/rules";
import { base, cards, newTill as tillOf, redemptionOf } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-users-"));
let files = 0;

/** A users file with this text. */
function usersFile(text: string): string {
  files += 1;
  const file = join(folder, `users-${files}.yaml`);
  writeFileSync(file, text);
  return file;
}

const twoTeams = `
users:
  - {user: pos-a, password: one, space: team}
  - {user: partner-a, password: two, space: team}
  - {user: pos-b, password: three}
`;

test("a users file closes the list, and may put several pairs into one data space", async () => {
  const standin = await startStandin({ users: usersFile(twoTeams) });
  const [pos, partner, other] = [
    tillOf(standin, "pos-a", "one"),
    tillOf(standin, "partner-a", "two"),
    tillOf(standin, "pos-b", "three"),
  ];
  await pos.redeem(redemptionOf(cards.funded, 1_000));
  expect(await partner.balances(cards.funded)).toEqual([49_000, 49_000]);
  expect(await other.balances(cards.funded)).toEqual([50_000, 50_000]);
  for (const [user, password] of [
    ["pos-a", "two"],
    ["pos-a", ""],
    ["POS-A", "one"],
    ["nobody", "one"],
  ] as const) {
    const reply = await request(standin.url)
      .get(`${base}/testServerAdmin/data/card/1`)
      .auth(user, password);
    expect(reply.status).toBe(401);
    expect(reply.headers["www-authenticate"]).toMatch(/^Basic/);
  }
});

const cardPath = `${base}/testServerAdmin/data/card/${cards.funded}`;

/** Someone at one address who sends credentials, right and wrong ones. */
async function guesserAt(path: string) {
  const standin = await startStandin({ users: usersFile(twoTeams) });
  const attempt = (user: string, password: string, at = path) =>
    request(standin.url).get(at).auth(user, password);
  const guess = async (times: number, nameOf: (guess: number) => string = () => "pos-a") => {
    const statuses = new Set<number>();
    for (let count = 0; count < times; count += 1)
      statuses.add((await attempt(nameOf(count), `guess-${count}`)).status);
    return [...statuses];
  };
  return { standin, attempt, guess };
}

test(`${rule("GC-29")} ten wrong passwords of a name in a minute lock this name out, and nobody else behind the address`, async () => {
  const { attempt, guess } = await guesserAt(cardPath);
  expect(await guess(10)).toEqual([401]);

  const reply = await attempt("pos-a", "one");
  expect(reply.status).toBe(401);
  expect(reply.headers["www-authenticate"]).toMatch(/^Basic/);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  expect(reply.body).toMatchObject({
    errorType: "GENERAL_ERROR",
    errorMessage: "Too many attempts",
    detailMessage: {
      freeString: expect.stringMatching(
        /^Wrong credentials came too often from this address\. These are looked at again in \d+ seconds\.$/,
      ) as unknown,
    },
  });
  expect((await attempt("pos-b", "three")).status).toBe(200);
  expect((await attempt("partner-a", "two")).status).toBe(200);
});

test("the control API answers 429 to a locked name", async () => {
  const { attempt, guess } = await guesserAt("/standin/messages");
  expect(await guess(10)).toEqual([401]);
  const reply = await attempt("pos-a", "one");
  expect(reply).toMatchObject({ status: 429, body: { errorMessage: "Too many attempts" } });
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  expect((await attempt("pos-b", "three")).status).toBe(200);
});

test("a pair that this address has used before is never locked out", async () => {
  const { attempt, guess } = await guesserAt(cardPath);
  expect((await attempt("pos-a", "one")).status).toBe(200);
  expect(await guess(25)).toEqual([401]);
  expect((await attempt("pos-a", "one")).status).toBe(200);
  expect((await attempt("pos-a", "one", "/standin/messages")).status).toBe(200);
});

test("a hundred wrong pairs of any names lock out all names that were not used before", async () => {
  const { attempt, guess } = await guesserAt(cardPath);
  expect((await attempt("pos-a", "one")).status).toBe(200);
  expect(await guess(99, (count) => `name-${count}`)).toEqual([401]);
  expect((await attempt("pos-b", "three")).status).toBe(200);
  expect(await guess(1)).toEqual([401]);
  expect((await attempt("partner-a", "two")).headers["retry-after"]).toBeDefined();
  expect((await attempt("pos-a", "one")).status).toBe(200);
  expect((await attempt("pos-b", "three")).status).toBe(200);
});

test("requests without credentials guess nothing", async () => {
  const { standin, attempt } = await guesserAt(cardPath);
  for (let count = 0; count < 120; count += 1) {
    const reply = await request(standin.url).get(cardPath);
    expect([reply.status, reply.headers["retry-after"]]).toEqual([401, undefined]);
  }
  expect((await attempt("pos-a", "one")).status).toBe(200);
});

test.each(["data", "data/product/GIFT500"])(
  "guesses at v3 %s are counted, and beyond the limit no credentials are looked at",
  async (path) => {
    const { standin, attempt, guess } = await guesserAt(`${base}/testServerAdmin/${path}`);
    await tillOf(standin, "pos-b", "three").redeem(redemptionOf(cards.funded, 1_000));
    const initial = await request(standin.url).get(`${base}/testServerAdmin/${path}`);
    expect(await guess(10)).toEqual([initial.status]);
    const reply = await attempt("pos-a", "one");
    expect([reply.status, reply.body]).toEqual([initial.status, initial.body]);
    expect(await attempt("pos-a", "one", cardPath)).toMatchObject({
      status: 401,
      body: { errorMessage: "Too many attempts" },
    });
  },
);

test("beyond the limit v3 data shows the initial state to a locked name, and their own to those who are known", async () => {
  const { standin, attempt, guess } = await guesserAt(`${base}/testServerAdmin/data`);
  const till = tillOf(standin, "partner-a", "two");
  await till.redeem(redemptionOf(cards.funded, 1_000));
  const own = (await attempt("partner-a", "two")).body as unknown;
  const initial = (await request(standin.url).get(`${base}/testServerAdmin/data`)).body as unknown;
  expect(own).not.toEqual(initial);
  await guess(10);
  expect((await attempt("pos-a", "one")).body).toEqual(initial);
  expect((await attempt("partner-a", "two")).body).toEqual(own);
});

test("every interface says in its own words that a name is locked", async () => {
  const { standin, guess } = await guesserAt(cardPath);
  await guess(10);
  for (const { contracts } of families) {
    for (const { name, operations, errorTypes, reasonMember = "freeString" } of contracts) {
      const [{ method, path }] = operations.filter(({ security }) => security !== "none") as [
        Operation,
      ];
      const target = `${standin.url}${standin.interfaces[name] ?? ""}${path.replace(/\{\w+\}/g, "1")}`;
      const reply = await fetch(target, {
        method,
        headers: { authorization: `Basic ${Buffer.from("pos-a:one").toString("base64")}` },
      });
      const { errorType, detailMessage } = (await reply.json()) as {
        errorType: string;
        detailMessage: Record<string, string>;
      };
      expect([name, reply.status, errorTypes.includes(errorType)]).toEqual([name, 401, true]);
      expect(detailMessage[reasonMember]).toMatch(/^Wrong credentials came too often/);
    }
  }
});

/** The value of an Authorization header for these bytes. */
const basicOf = (bytes: string): string =>
  `Basic ${Buffer.from(bytes, "latin1").toString("base64")}`;

test.each(["caf\xe9:x", "x:caf\xe9"])(
  "credentials that are no UTF-8 are refused: %j",
  async (pair) => {
    const standin = await startStandin();
    const show = (authorization: string) =>
      request(standin.url).get("/standin/messages").set({ authorization });
    expect((await show(basicOf(pair))).status).toBe(401);
    expect((await show(basicOf(Buffer.from(pair).toString("latin1")))).status).toBe(200);
  },
);

test("without a users file nothing can be guessed, so nothing is counted", async () => {
  const standin = await startStandin();
  for (let attempt = 0; attempt < 15; attempt += 1) {
    expect(
      (await request(standin.url).get("/standin/messages").set("authorization", "Basic !")).status,
    ).toBe(401);
  }
  expect((await request(standin.url).get("/standin/messages").auth("a", "b")).status).toBe(200);
});

test.each([
  ["no users", "{}", /:1:1: users must be present/],
  [
    "a name with a colon",
    'users:\n  - {user: "a:b", password: x}',
    /:2:6: users\[0\]\.user: must be a name without colon/,
  ],
  ["an empty name", 'users:\n  - {user: "", password: x}', /:2:6: users\[0\]\.user/],
  ["no password", "users:\n  - user: a", /:2:5: users\[0\]: hash must be present/],
  [
    "a misspelt property",
    "users:\n  - user: a\n    passwort: x\n    password: x",
    /:3:5: users\[0\]\.passwort: is unknown/,
  ],
  [
    "a space that is no name",
    "users:\n  - {user: a, password: x, space: ../b}",
    /users\[0\]\.space: must be 1 to 64/,
  ],
  ["no YAML", "users: [", /:1:\d+: /],
  ["a prototype key", "users: []\n__proto__: {a: 1}", /__proto__/],
])("a users file with %s is refused with the place of the mistake", async (_, text, message) => {
  const file = usersFile(text);
  await expect(createStandin({ users: file })).rejects.toThrow(FileRefused);
  await expect(createStandin({ users: file })).rejects.toThrow(message);
  await expect(createStandin({ users: file })).rejects.toThrow(file);
});

test("no password is kept in the database, nor in a digest that a file can be searched for", async () => {
  const db = join(folder, "secrets.db");
  const standin = await createStandin({
    db,
    users: usersFile("users:\n  - {user: someone-special, password: correct-horse}\n"),
  });
  await request(standin.url).get("/standin/messages").auth("someone-special", "correct-horse");
  await standin.close();
  const bytes = readFileSync(db, "latin1");
  expect(bytes).not.toContain("correct-horse");
});
