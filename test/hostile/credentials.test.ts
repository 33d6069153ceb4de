import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { FileRefused, createStandin } from "../../src";
import { rule } from "../support/rules";
import { base, cards, newTill as tillOf, redemptionOf } from "../support/gift-card";
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
  const [pos, partner, other] = [tillOf(standin, "pos-a", "one"), tillOf(standin, "partner-a", "two"), tillOf(standin, "pos-b", "three")];
  await pos.redeem(redemptionOf(cards.funded, 1_000));
  expect(await partner.balances(cards.funded)).toEqual([49_000, 49_000]);
  expect(await other.balances(cards.funded)).toEqual([50_000, 50_000]);
  for (const [user, password] of [["pos-a", "two"], ["pos-a", ""], ["POS-A", "one"], ["nobody", "one"]] as const) {
    const reply = await request(standin.url).get(`${base}/testServerAdmin/data/card/1`).auth(user, password);
    expect(reply.status).toBe(401);
    expect(reply.headers["www-authenticate"]).toMatch(/^Basic/);
  }
});

test(`${rule("GC-29")} ten wrong pairs a minute from one address, then 429, also for the right ones`, async () => {
  const standin = await startStandin({ users: usersFile(twoTeams) });
  const path = `${base}/testServerAdmin/data/card/${cards.funded}`;
  const attempt = (password: string, at = path) => request(standin.url).get(at).auth("pos-a", password);
  const statuses: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) statuses.push((await attempt(`guess-${guess}`)).status);
  expect(new Set(statuses)).toEqual(new Set([401]));

  const reply = await attempt("one");
  expect(reply.status).toBe(429);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  expect(reply.body).toMatchObject({ errorType: "GENERAL_ERROR", errorMessage: "Too many attempts" });
  expect((await attempt("one", "/standin/messages")).status).toBe(429);
});

test("without a users file nothing can be guessed, so nothing is counted", async () => {
  const standin = await startStandin();
  for (let attempt = 0; attempt < 15; attempt += 1) {
    expect((await request(standin.url).get("/standin/messages").set("authorization", "Basic !")).status).toBe(401);
  }
  expect((await request(standin.url).get("/standin/messages").auth("a", "b")).status).toBe(200);
});

test.each([
  ["no users", "{}", /:1:1: users must be present/],
  ["a name with a colon", "users:\n  - {user: \"a:b\", password: x}", /:2:6: users\[0\]\.user: must be a name without colon/],
  ["an empty name", "users:\n  - {user: \"\", password: x}", /:2:6: users\[0\]\.user/],
  ["no password", "users:\n  - user: a", /:2:5: users\[0\]: password must be present/],
  ["a misspelt property", "users:\n  - user: a\n    passwort: x\n    password: x", /:3:5: users\[0\]\.passwort: is not known here/],
  ["a space that is no name", "users:\n  - {user: a, password: x, space: ../b}", /users\[0\]\.space: must be 1 to 64/],
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
  const standin = await createStandin({ db, users: usersFile("users:\n  - {user: someone-special, password: correct-horse}\n") });
  await request(standin.url).get("/standin/messages").auth("someone-special", "correct-horse");
  await standin.close();
  const bytes = readFileSync(db, "latin1");
  expect(bytes).not.toContain("correct-horse");
  expect(bytes).not.toContain("someone-special");
});
