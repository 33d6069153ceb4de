import { spawnSync } from "node:child_process";
import crypto from "node:crypto";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import request from "supertest";
import { type Standin, createStandin } from "../../src";
import {
  type ListedUser,
  hashOf,
  openUserList,
  readUsersFile,
  writeUsersFile,
} from "../../src/users";
import { base, cards, newTill as tillOf, redemptionOf } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { type Ended, program, runHere } from "../support/program";

const folder = mkdtempSync(join(tmpdir(), "standin-users-"));
let files = 0;

function usersFile(...users: ListedUser[]): string {
  files += 1;
  const file = join(folder, `users-${files}.yaml`);
  writeUsersFile(file, users);
  return file;
}

const card = `${base}/testServerAdmin/data/card/${cards.funded}`;
const statusOf = async ({ url }: Standin, path: string, user: string, password: string) =>
  (await request(url).get(path).auth(user, password)).status;

/** A log, and its lines from a level on; `logged` resolves with the first line that has a text. */
function listening(level: "info" | "warn" = "warn") {
  const lines: string[] = [];
  let tell: () => void = () => undefined;
  const write = (line: string): void => {
    lines.push(line);
    tell();
  };
  const logged = async (text: string): Promise<void> => {
    while (!lines.some((line) => line.includes(text)))
      await new Promise<void>((next) => (tell = next));
  };
  return { lines, log: pino({ level }, { write }), logged };
}

describe("passwords are kept hashed", () => {
  test("the right one opens the data space, another one or name does not", async () => {
    const users = usersFile({ user: "till", hash: await hashOf("right") });
    const { lines, log } = listening();
    const standin = await startStandin({ users, log });
    expect(readFileSync(users, "utf8")).not.toContain("right");
    expect(await statusOf(standin, card, "till", "right")).toBe(200);
    expect(await statusOf(standin, card, "till", "wrong")).toBe(401);
    expect(await statusOf(standin, card, "nobody", "right")).toBe(401);
    expect(lines).toEqual([]);
  });

  test("a hundred messages at once need one hash each of the two pairs", async () => {
    const users = usersFile(
      { user: "till-1", hash: await hashOf("one") },
      { user: "till-2", hash: await hashOf("two") },
    );
    const standin = await startStandin({ users });
    const hashes = jest.spyOn(crypto, "scrypt");
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        at % 2 === 0
          ? statusOf(standin, card, "till-1", "one")
          : statusOf(standin, card, "till-2", "two"),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(hashes).toHaveBeenCalledTimes(2);
    hashes.mockRestore();
  });

  test("nobody learns which names there are: each wrong pair gets the same answer and costs a hash", async () => {
    const users = usersFile({ user: "till", hash: await hashOf("right") });
    const standin = await startStandin({ users });
    const answerTo = async (user: string) => {
      const { status, text, headers } = await request(standin.url)
        .get("/standin/clock")
        .auth(user, "wrong");
      return [status, text.replace(/"id":"[^"]+"/, ""), Object.keys(headers)];
    };
    // The first one makes the hash that unknown names are checked against.
    const unknown = await answerTo("nobody");
    const hashes = jest.spyOn(crypto, "scrypt");
    expect(await answerTo("till")).toEqual(unknown);
    expect(await answerTo("somebody")).toEqual(unknown);
    expect(hashes).toHaveBeenCalledTimes(2);
    hashes.mockRestore();
  });

  test("a file with passwords in the clear loads, with a warning that names the command", async () => {
    const users = usersFile({ user: "till", password: "right" });
    const { lines, log } = listening();
    const standin = await startStandin({ users, log });
    expect(await statusOf(standin, card, "till", "right")).toBe(200);
    expect(lines).toEqual([
      expect.stringContaining(
        `1 password is in plain text in ${users}. Hash them: standin users convert ${users}`,
      ),
    ]);
  });

  test.each<[string, object, RegExp]>([
    ["both", { password: "a", hash: "x" }, /users\[0\]\.hash: must be a hash that/],
    ["neither", {}, /users\[0\]: hash must be present/],
    ["a role that is not there", { password: "a", roles: ["boss"] }, /roles\[0\]: must be one of/],
  ])("a user with %s is refused with the place", async (_, user, message) => {
    const users = usersFile({ user: "a", ...user });
    await expect(createStandin({ users })).rejects.toThrow(message);
  });

  test("a file of 10,000 users with hashes loads", async () => {
    const hash = await hashOf("x");
    const users = usersFile(
      ...Array.from({ length: 10_000 }, (_, at) => ({
        user: `till-${at}`,
        hash,
        space: `shop-${at}`,
      })),
    );
    const standin = await startStandin({ users });
    expect(await statusOf(standin, card, "till-9999", "x")).toBe(200);
  });

  test("a user who is listed twice is refused with the place", async () => {
    const users = usersFile({ user: "a", password: "x" }, { user: "a", password: "y" });
    await expect(createStandin({ users })).rejects.toThrow(
      /:4:5: users\[1\]\.user: a is duplicated/,
    );
  });
});

describe("whose data", () => {
  test("a changed password keeps the data space, and so does a hash in place of the password", async () => {
    const db = join(folder, "kept.db");
    const users = usersFile({ user: "till", password: "first" });
    const first = await startStandin({ users, db });
    await tillOf(first, "till", "first").redeem(redemptionOf(cards.funded, 1_000));
    await first.close();
    for (const password of ["first", "second"]) {
      writeUsersFile(users, [{ user: "till", hash: await hashOf(password) }]);
      const standin = await startStandin({ users, db });
      expect(await tillOf(standin, "till", password).balances(cards.funded)).toEqual([
        49_000, 49_000,
      ]);
      await standin.close();
    }
  });

  test("the data space of before there was a users file stays that of the pair", async () => {
    const db = join(folder, "before.db");
    const open = await startStandin({ db });
    await tillOf(open, "till", "first").redeem(redemptionOf(cards.funded, 1_000));
    await open.close();
    const users = usersFile({ user: "till", hash: await hashOf("first") });
    const standin = await startStandin({ users, db });
    const till = tillOf(standin, "till", "first");
    expect(await till.balances(cards.funded)).toEqual([49_000, 49_000]);
  });
});

describe("roles", () => {
  const listed: ListedUser[] = [
    { user: "till", password: "x", roles: ["pos"] },
    { user: "tester", password: "x", roles: ["tester"] },
    { user: "ops", password: "x", roles: ["operator"] },
    { user: "both", password: "x" },
  ];
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin({ users: usersFile(...listed) });
  });

  test.each([
    ["till", 201, 200, 403, 403],
    ["tester", 401, 200, 200, 200],
    ["ops", 401, 401, 403, 200],
    ["both", 201, 200, 200, 200],
  ])("of %s", async (user, sale, data, messages, unmatched) => {
    const till = tillOf(standin, user, "x");
    expect(await till.redeem(redemptionOf(cards.funded, 100))).toMatchObject({ status: sale });
    expect(await statusOf(standin, card, user, "x")).toBe(data);
    expect(await statusOf(standin, "/standin/messages", user, "x")).toBe(messages);
    expect(await statusOf(standin, "/standin/unmatched", user, "x")).toBe(unmatched);
  });

  test("a refusal says which role is missing", async () => {
    const sale = await tillOf(standin, "tester", "x").redeem(redemptionOf(cards.funded, 100));
    expect(sale.body).toMatchObject({
      requestType: "REDEMPTION_REQUEST",
      errorMessage: "Not authorised",
      detailMessage: {
        freeString: "The users file gives this user none of the roles that this needs: pos.",
      },
    });
    const list = await request(standin.url).get("/standin/messages").auth("till", "x");
    expect(list.body).toMatchObject({
      detailMessage: {
        freeString: "The users file gives this user none of the roles that this needs: tester.",
      },
    });
  });

  test("requests without credentials are shown to operators alone", async () => {
    await request(standin.url).get("/giftcard/v4/nothing");
    const shown = async (user: string) =>
      (await request(standin.url).get("/standin/unmatched").auth(user, "x")).body as {
        withoutCredentials?: { path: string }[];
      };
    expect((await shown("ops")).withoutCredentials).toEqual([
      expect.objectContaining({ path: "/giftcard/v4/nothing" }),
    ]);
    expect(await shown("both")).not.toHaveProperty("withoutCredentials");
  });
});

describe("the file is read again when it changes", () => {
  test("new users are let in, others are not any more, and a new password counts", async () => {
    const users = usersFile(
      { user: "old", password: "x" },
      { user: "changed", hash: await hashOf("before") },
    );
    const { log, logged } = listening("info");
    const standin = await startStandin({ users, log });
    expect(await statusOf(standin, card, "changed", "before")).toBe(200);
    writeUsersFile(users, [
      { user: "new", password: "x" },
      { user: "changed", hash: await hashOf("after") },
    ]);
    await logged("Read the users file again: 2 users.");
    expect(await statusOf(standin, card, "old", "x")).toBe(401);
    expect(await statusOf(standin, card, "new", "x")).toBe(200);
    expect(await statusOf(standin, card, "changed", "after")).toBe(200);
    expect(await statusOf(standin, card, "changed", "before")).toBe(401);
  });

  test("a change that comes as soon as the file was read is not missed", async () => {
    const users = usersFile({ user: "old", password: "x" });
    const { log, logged } = listening("info");
    // While all threads that look at files for Node are at work.
    const hashing = Promise.all(Array.from({ length: 16 }, () => hashOf("x")));
    const list = openUserList(users, log);
    writeUsersFile(users, [{ user: "new", password: "x" }]);
    await logged("Read the users file again: 1 users.");
    expect([list.find("old"), list.find("new")?.name]).toEqual([undefined, "new"]);
    list.close();
    await hashing;
  });

  test("a file that has become wrong is reported, and the previous users stay", async () => {
    const users = usersFile({ user: "till", password: "x" });
    const { log, logged } = listening();
    const standin = await startStandin({ users, log });
    writeUsersFile(users, [{ user: "a:b", password: "x" }]);
    await logged("a name without colon");
    expect(await statusOf(standin, card, "till", "x")).toBe(200);
  });
});

describe("beyond loopback", () => {
  test.each(["0.0.0.0", "::"])("%s needs a users file, or to be open", async (host) => {
    await expect(createStandin({ host })).rejects.toThrow(
      `Other machines reach ${host}: say who may use the simulator with users (--users FILE), or let everybody in with open (--open).`,
    );
    const users = usersFile({ user: "till", hash: await hashOf("x") });
    await (await createStandin({ host, users })).close();
    await (await createStandin({ host, open: true })).close();
  });
});

describe("standin users", () => {
  const file = join(folder, "made.yaml");
  /** The command with these words, and what it reads from standard input. */
  const users = (args: readonly string[], input = ""): Promise<Ended> =>
    runHere(["users", ...args], {}, input);

  test("the real program reads the password from a pipe; the file is its owner's alone", () => {
    const piped = join(folder, "piped.yaml");
    const words = ["users", "add", piped, "till-1", "--password-stdin"];
    const options = { input: "first\n", encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], options);
    expect([status, stdout, stderr]).toEqual([
      0,
      `Added till-1 to ${piped}. It has 1 user now.\n`,
      "",
    ]);
    expect(statSync(piped).mode & 0o777).toBe(0o600);
  });

  test("adds, lists, checks, changes and removes", async () => {
    expect(
      await users(["add", file, "till-1", "--space", "shop-4", "--password-stdin"], "first\n"),
    ).toEqual({ code: 0, out: `Added till-1 to ${file}. It has 1 user now.\n`, err: "" });
    await users(["add", file, "ops", "--role", "operator", "--password-stdin"], "second\n");
    expect((await users(["list", file])).out).toBe(
      "user    space    roles        password\n" +
        "till-1  shop-4   pos, tester  hashed\n" +
        "ops     its own  operator     hashed\n",
    );
    const check = (password: string) =>
      users(["check", file, "till-1", "--password-stdin"], `${password}\n`);
    expect((await check("first")).code).toBe(0);
    expect(await check("else")).toMatchObject({
      code: 1,
      err: "This is not the password of till-1.\n",
    });
    await users(["passwd", file, "till-1", "--password-stdin"], "else\n");
    expect((await check("else")).code).toBe(0);
    expect(readUsersFile(file)[0]).toMatchObject({ user: "till-1", space: "shop-4" });
    await users(["remove", file, "till-1"]);
    expect((await users(["check", file])).out).toBe(`${file} is right: 1 user.\n`);
  });

  test.each([
    ["add", "till-2", "--password-stdin"],
    ["passwd", "till-1", "--password-stdin"],
    ["remove", "till-1"],
    ["list"],
    ["check"],
    ["check", "till-1", "--password-stdin"],
    ["convert"],
    ["shards"],
  ])("%s names the place of a mistake in the file", async (command, ...rest) => {
    const wrong = join(folder, "wrong.yaml");
    writeFileSync(wrong, "users:\n  - { user: till-1, pasword: secret }\n");
    expect(await users([command, wrong, ...rest], "secret\n")).toEqual({
      code: 1,
      out: "",
      err: `${wrong}:2:21: users[0].pasword: is unknown; known: user, password, hash, space, roles; did you mean password?\n`,
    });
    writeFileSync(wrong, "users: [\n");
    const { code, err } = await users([command, wrong, ...rest], "secret\n");
    expect([code, err.split("\n").length, err.startsWith(`${wrong}:2:1: `)]).toEqual([1, 2, true]);
  });

  test("converts a file with passwords in the clear, and keeps its other members", async () => {
    const clear = usersFile(
      { user: "a", password: "x", space: "shop" },
      { user: "b", hash: await hashOf("y"), roles: ["tester"] },
    );
    expect((await users(["convert", clear])).out).toBe("Hashed 1 of 2 passwords.\n");
    expect(readUsersFile(clear)).toEqual([
      { user: "a", hash: expect.stringMatching(/^\$scrypt\$/) as unknown, space: "shop" },
      expect.objectContaining({ user: "b", roles: ["tester"] }),
    ]);
    expect((await users(["check", clear, "a", "--password-stdin"], "x\n")).code).toBe(0);
  });

  test.each([
    [["add", file, "ops", "--password-stdin"], 1, /has the user ops already/],
    [["add", file, "a:b", "--password-stdin"], 2, /without a colon/],
    [
      ["add", file, "c", "--role", "boss", "--password-stdin"],
      2,
      /Give one of pos, tester, operator/,
    ],
    [["add", file, "c"], 2, /There is no terminal to ask for the password: add --password-stdin/],
    [["remove", file, "nobody"], 1, /has no user nobody/],
    [["list", join(folder, "none.yaml")], 2, /none\.yaml: /],
  ])("%j is refused", async (args, code, text) => {
    expect(await users(args, "x\n")).toMatchObject({
      code,
      err: expect.stringMatching(text) as unknown,
    });
  });
});
