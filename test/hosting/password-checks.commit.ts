import crypto from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import request from "supertest";
import type { Standin, StandinOptions } from "../../src";
import { limits } from "../../src/limits/limits";
import { type ListedUser, hashOf, writeUsersFile } from "../../src/users";
import { Client } from "../support/client";
import {
  adviceFor,
  advicePath,
  cards,
  redemptionOf,
  requestPath,
} from "../support/messages/gift-card";
import { startStandin, until } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const folder = mkdtempSync(join(tmpdir(), "standin-passwords-"));
let files = 0;

/** A simulator with these users; `list` writes others, and resolves when they are read. */
async function startWith(users: readonly ListedUser[], options: StandinOptions = {}) {
  files += 1;
  const file = join(folder, `users-${files}.json`);
  writeUsersFile(file, users);
  let read: () => void = () => undefined;
  const write = (line: string): void => {
    if (line.includes("Read the users file again")) read();
  };
  const standin = await startStandin({ ...options, users: file, log: pino({}, { write }) });
  const list = async (others: readonly ListedUser[]): Promise<void> => {
    const isRead = new Promise<void>((resolve) => (read = resolve));
    writeUsersFile(file, others);
    await isRead;
  };
  return { standin, list };
}

const clockOf = async ({ url }: Standin, user: string, password: string): Promise<number> =>
  (await request(url).get("/standin/clock").auth(user, password)).status;

const named = (count: number, hash: string): ListedUser[] =>
  Array.from({ length: count }, (_, at) => ({ user: `till-${at}`, hash }));

/** A hash that costs less than those that `standin users` makes. */
function cheapHashOf(password: string): string {
  const salt = crypto.randomBytes(16);
  const key = crypto.scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const text = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
  return `$scrypt$ln=10,r=8,p=1$${text(salt)}$${text(key)}`;
}

/** Counts the hashes from here on. */
function countHashes() {
  const spy = jest.spyOn(crypto, "scrypt");
  return {
    /** How many since the last call. */
    taken: (): number => {
      const count = spy.mock.calls.length;
      spy.mockClear();
      return count;
    },
  };
}

/** Lets no hash begin before `release`, which resolves when so many have ended. */
function holdHashes() {
  const real = crypto.scrypt;
  const spy = jest.spyOn(crypto, "scrypt");
  const waiting: (() => void)[] = [];
  let ended = 0;
  let tell: () => void = () => undefined;
  const compute = (args: readonly unknown[]): void => {
    const done = args.at(-1) as (error: Error | null, key: Buffer) => void;
    const noted = (error: Error | null, key: Buffer): void => {
      done(error, key);
      ended += 1;
      tell();
    };
    real(...([...args.slice(0, -1), noted] as Parameters<typeof crypto.scrypt>));
  };
  spy.mockImplementation((...args: unknown[]) => {
    waiting.push(() => {
      compute(args);
    });
  });
  return {
    started: () => spy.mock.calls.length,
    release: async (count: number): Promise<void> => {
      spy.mockImplementation((...args: unknown[]) => {
        compute(args);
      });
      for (const begin of waiting.splice(0)) begin();
      while (ended < count) await new Promise<void>((resolve) => (tell = resolve));
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe("a checked password", () => {
  test("of a user whom no change of the file concerns is not checked again", async () => {
    const users = named(20, cheapHashOf("x"));
    const { standin, list } = await startWith(users);
    const askAll = () => Promise.all(users.map(({ user }) => clockOf(standin, user, "x")));
    const everybodyIn = users.map(() => 200);
    const hashes = countHashes();
    expect([await askAll(), hashes.taken()]).toEqual([everybodyIn, 20]);

    const more = [...users, { user: "new", hash: cheapHashOf("y") }];
    hashes.taken();
    await list(more);
    expect([await askAll(), hashes.taken()]).toEqual([everybodyIn, 0]);
    expect([await clockOf(standin, "new", "y"), hashes.taken()]).toEqual([200, 1]);

    // One of another password, one of other roles and space, one who is left out.
    const [changed, moved, removed, ...others] = more;
    const next = { ...changed, user: "till-0", hash: cheapHashOf("z") };
    hashes.taken();
    await list([next, { ...moved, user: "till-1", roles: ["tester"], space: "shop" }, ...others]);
    expect(removed?.user).toBe("till-2");
    expect([await askAll(), hashes.taken()]).toEqual([
      everybodyIn.with(0, 401).with(2, 401),
      // Those of the two who are not let in any more.
      2,
    ]);
    expect([await clockOf(standin, "till-0", "z"), hashes.taken()]).toEqual([200, 1]);
  });

  test("is remembered as long as it is used, and for five minutes more", async () => {
    const time = new VirtualTime();
    const { standin } = await startWith([{ user: "till", hash: cheapHashOf("x") }], { time });
    const hashes = countHashes();
    const ask = async (afterMs: number) => {
      time.advance(afterMs);
      return [await clockOf(standin, "till", "x"), hashes.taken()];
    };
    expect(await ask(0)).toEqual([200, 1]);
    for (let minutes = 0; minutes < 30; minutes += 3) expect(await ask(180_000)).toEqual([200, 0]);
    expect(await ask(limits.rememberedPairMs - 1)).toEqual([200, 0]);
    expect(await ask(limits.rememberedPairMs)).toEqual([200, 1]);
  });

  test("is right, though another user is added while it is checked; a new password is not", async () => {
    const [hash, other] = [cheapHashOf("x"), cheapHashOf("y")];
    const users = [
      { user: "same", hash },
      { user: "changed", hash },
    ];
    const { standin, list } = await startWith(users);
    const hashes = holdHashes();
    const asked = users.map(({ user }) => clockOf(standin, user, "x"));
    await until(() => hashes.started() === 2);
    await list([
      { user: "same", hash },
      { user: "changed", hash: other },
      { user: "new", hash },
    ]);
    await hashes.release(2);
    expect(await Promise.all(asked)).toEqual([200, 401]);
  });
});

describe("a check of a password that does not end in time", () => {
  const options = { limits: { passwordWaitMs: 1 } };
  const bound = {
    bound: "passwordWaitMs",
    limit: 1,
    of: "milliseconds of waiting for a password check",
  };

  test("is refused as the contract says, goes on, and lets the next message in at once", async () => {
    const { standin } = await startWith([{ user: "till", hash: cheapHashOf("x") }], options);
    const hashes = holdHashes();
    const message = redemptionOf(cards.funded, 100);
    const confirmation = adviceFor(message.id, {
      tenders: [{ tenderType: "CASH", amount: { amount: 100, currency: "710" } }],
    });
    const till = () => new Client(standin.url, "till", "x");
    const refusals = await Promise.all([
      till().post(requestPath("redemption", message.id), message),
      till().post(
        advicePath("redemption", "confirmations", message.id, confirmation.id),
        confirmation,
      ),
      till().get("/standin/clock"),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([503, 504, 429]);
    for (const { body, headers } of refusals) {
      expect(headers).toMatchObject({ "retry-after": "1" });
      expect(body).toMatchObject({
        errorMessage: "Too many passwords to check",
        detailMessage: bound,
      });
    }
    expect(hashes.started()).toBe(1);
    await hashes.release(1);
    expect((await till().get("/standin/clock")).status).toBe(200);
    expect(hashes.started()).toBe(1);
  });

  test("counts as a guess where the password is wrong", async () => {
    const { standin } = await startWith([{ user: "till", hash: cheapHashOf("x") }], options);
    const hashes = holdHashes();
    for (let guess = 0; guess < limits.wrongCredentialsPerMinute; guess += 1)
      expect(await clockOf(standin, "till", `guess-${guess}`)).toBe(429);
    await hashes.release(limits.wrongCredentialsPerMinute);
    expect((await new Client(standin.url, "till", "x").get("/standin/clock")).body).toMatchObject({
      errorMessage: "Too many attempts",
    });
  });
});

describe("the clock tells no names", () => {
  test("a name costs the same hashes, whether its password is hashed, in the clear, or there is none", async () => {
    const [made, cheap] = [await hashOf("right"), cheapHashOf("right")];
    const { standin } = await startWith([
      { user: "hashed", hash: made },
      { user: "cheap", hash: cheap },
      { user: "clear", password: "right" },
    ]);
    const spy = jest.spyOn(crypto, "scrypt");
    const costsOf = async (user: string, password: string) => {
      spy.mockClear();
      const status = await clockOf(standin, user, password);
      return [status, spy.mock.calls.map((call) => (call as unknown[])[3])];
    };
    const costs = [2 ** 15, 2 ** 10].map(
      (N) => expect.objectContaining({ N, r: 8, p: 1 }) as object,
    );
    for (const user of ["hashed", "cheap", "clear", "nobody", "somebody"])
      expect([user, ...(await costsOf(user, "wrong"))]).toEqual([user, 401, costs]);
    for (const user of ["hashed", "cheap", "clear"])
      expect([user, ...(await costsOf(user, "right"))]).toEqual([user, 200, costs]);
  });

  test("where no password is hashed no name costs a hash", async () => {
    const { standin } = await startWith([{ user: "clear", password: "right" }]);
    const counted = countHashes();
    for (const [user, password, status] of [
      ["clear", "wrong", 401],
      ["nobody", "", 401],
      ["clear", "right", 200],
    ] as const)
      expect([user, await clockOf(standin, user, password), counted.taken()]).toEqual([
        user,
        status,
        0,
      ]);
  });
});
