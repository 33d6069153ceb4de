import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import type { AuditEntry, Standin, StandinOptions } from "../../src";
import { limits } from "../../src/limits/limits";
import { openAuditFile } from "../../src/cli/start/audit-file";
import { cards } from "../support/messages/gift-card";
import { startProgram } from "../support/program";
import { startStandin, until } from "../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-audit-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const users = join(folder, "users.yaml");
writeFileSync(
  users,
  "users:\n  - {user: till, password: right}\n  - {user: ops, password: right, roles: [operator]}\n",
);

async function start(options: StandinOptions = {}) {
  const entries: AuditEntry[] = [];
  const standin = await startStandin({ ...options, audit: (entry) => void entries.push(entry) });
  return { entries, standin };
}

const call = (
  { url }: Standin,
  method: "get" | "post" | "put" | "delete",
  path: string,
  [user, password]: [string, string] = ["till", "right"],
) => request(url)[method](path).auth(user, password);

test("calls of the control API that change something are noted, and no others", async () => {
  const { entries, standin } = await start();
  await call(standin, "get", "/standin/messages");
  await call(standin, "get", "/standin/verdict");
  await call(standin, "post", "/standin/scenarios/check").send({ rules: [] });
  await call(standin, "post", "/standin/reset").set("x-request-id", "own-1");
  await call(standin, "delete", `/standin/data/gift-card/cards/${cards.funded}`);
  await call(standin, "put", "/standin/clock").send({ set: "soon" });
  await call(standin, "post", "/standin/reset?interface=voucher");
  await until(() => entries.length === 4);
  const from = { user: "till", address: "127.0.0.1" };
  expect(entries).toMatchObject([
    {
      ...from,
      action: "reset",
      method: "POST",
      path: "/standin/reset",
      status: 204,
      xRequestId: "own-1",
    },
    { ...from, action: "removeEntity", method: "DELETE", status: 204 },
    { ...from, action: "setClock", status: 400 },
    { ...from, action: "reset", path: "/standin/reset", status: 400 },
  ]);
  expect(entries.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
  expect(JSON.stringify(entries)).not.toContain(cards.funded);
  expect(JSON.stringify(entries)).not.toMatch(/right/);
});

test("refused credentials are noted, without the password; and what an operator sees of others", async () => {
  const { entries, standin } = await start({ users });
  await call(standin, "post", "/standin/reset", ["till", "hunter2"]);
  await call(standin, "post", "/standin/reset", ["ops", "right"]);
  await call(standin, "get", "/standin/unmatched", ["till", "right"]);
  await call(standin, "get", "/standin/unmatched", ["ops", "right"]);
  await call(standin, "get", "/standin/spaces", ["ops", "right"]);
  await request(standin.url).post("/standin/reset");
  await until(() => entries.length === 4);
  expect(entries.map(({ action, user, status }) => [action, user, status])).toEqual([
    ["credentials-wrong", "till", 401],
    ["role-missing", "ops", 403],
    ["unmatched", "ops", 200],
    ["spaces", "ops", 200],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/hunter2|right/);
  const shown = await call(standin, "get", "/standin/audit", ["ops", "right"]);
  expect(shown.body).toEqual({ entries: entries.slice(0, 4) });
  expect((await call(standin, "get", "/standin/audit")).status).toBe(403);
});

test("a guesser who is locked out fills no log; a line is short", async () => {
  const { entries, standin } = await start({ users });
  const name = "n".repeat(2 * limits.credentialLength);
  for (let guesses = 0; guesses < limits.wrongCredentialsPerMinute + 5; guesses += 1)
    await call(standin, "get", `/standin/messages/${"7".repeat(2_000)}`, [name, "wrong"]);
  await until(() => entries.length === limits.wrongCredentialsPerMinute);
  const { user, path } = entries[0] as AuditEntry;
  expect([user?.length, path.length]).toEqual([limits.credentialLength, limits.loggedPath]);
});

describe("the file", () => {
  const lines = (file: string): AuditEntry[] =>
    existsSync(file)
      ? readFileSync(file, "utf8")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line) as AuditEntry)
      : [];
  const entry = (action: string): AuditEntry => ({
    at: "2031-03-04T12:00:00.000Z",
    action,
    address: "127.0.0.1",
    method: "POST",
    path: "/standin/reset",
    status: 204,
    xRequestId: "1",
  });

  test("is added to, and a rotation loses nothing; it is its owner's alone", async () => {
    const [file, moved] = [join(folder, "a.jsonl"), join(folder, "a.jsonl.1")];
    const warnings: string[] = [];
    const open = () => openAuditFile(file, (text) => warnings.push(text));
    const first = open();
    first.write(entry("one"));
    await until(() => lines(file).length === 1);
    renameSync(file, moved);
    first.reopen();
    first.write(entry("two"));
    await until(() => lines(file).length === 1);
    first.close();
    const second = open();
    second.write(entry("three"));
    await until(() => lines(file).length === 2);
    second.close();
    expect([...lines(moved), ...lines(file)].map(({ action }) => action)).toEqual([
      "one",
      "two",
      "three",
    ]);
    expect(warnings).toEqual([]);
    expect([moved, file].map((one) => statSync(one).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  test("that cannot be written is told once, and stops nobody", async () => {
    const warnings: string[] = [];
    const audit = openAuditFile("/dev/full", (text) => warnings.push(text));
    audit.write(entry("one"));
    audit.write(entry("two"));
    await until(() => warnings.length > 0);
    expect(warnings).toEqual([
      expect.stringContaining("The audit log /dev/full is incomplete: ENOSPC"),
    ]);
  });

  test("of a process goes on in a new file after SIGHUP", async () => {
    const [file, moved] = [join(folder, "p.jsonl"), join(folder, "p.jsonl.1")];
    const { url, send, end } = await startProgram(["--db", ":memory:", "--audit", file]);
    let sent = 0;
    // What another process writes comes after a while: each call gives it some time.
    const resetUntil = async (isSo: () => boolean): Promise<void> => {
      do {
        const { status } = await request(url).post("/standin/reset").auth("till", "any");
        expect(status).toBe(204);
        sent += 1;
      } while (!isSo());
    };
    await resetUntil(() => lines(file).length > 0);
    renameSync(file, moved);
    send("SIGHUP");
    await resetUntil(() => lines(file).length > 0);
    expect(await end("SIGTERM")).toBe(0);
    const actions = [...lines(moved), ...lines(file)].map(({ action }) => action);
    expect(actions).toEqual(Array.from({ length: sent }, () => "reset"));
  });
});
