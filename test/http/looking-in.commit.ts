import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditEntry, Standin, StandinOptions } from "../../src";
import { controlOperations } from "../../src/control/declare/operations";
import { isChange, isLookedInto } from "../../src/control/operation";
import { limits } from "../../src/limits/limits";
import { namesOf } from "../../src/record";
import { type ListedUser, writeUsersFile } from "../../src/users";
import { authorizationOf } from "../gates/trial/client";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin, until } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const users = join(mkdtempSync(join(tmpdir(), "standin-looking-in-")), "users.yaml");

const listed = (user: string, parts: Partial<ListedUser> = {}): ListedUser => ({
  ...{ user, password: user },
  ...parts,
});

writeUsersFile(users, [
  listed("till-1"),
  listed("till-2", { space: "shop-4" }),
  listed("pos", { roles: ["pos"] }),
  listed("ops", { roles: ["operator"] }),
  listed("help", { roles: ["support"] }),
]);

/** A call as a user whose password is their name; `into`: the number of the data space that they look into. */
function call(
  { url }: Pick<Standin, "url">,
  user: string,
  [method = "", path = ""]: readonly string[],
  { into, body }: { into?: number | string; body?: object } = {},
): Promise<Response> {
  return fetch(`${url}/standin${path}`, {
    method,
    headers: {
      authorization: authorizationOf(user),
      ...(into !== undefined && { "standin-space": String(into) }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

interface Listed {
  number: number;
  user: string | null;
  space: string | null;
  [member: string]: unknown;
}

async function numberOf(standin: Standin, name: string): Promise<number> {
  const answer = await call(standin, "help", ["GET", `/spaces?name=${name}`]);
  const { spaces } = (await answer.json()) as { spaces: Listed[] };
  return spaces[0]?.number ?? 0;
}

/** A simulator in which till-1 and till-2 have sold something, at a time that stands. */
async function sold(options: StandinOptions = {}) {
  const entries: AuditEntry[] = [];
  const time = new VirtualTime();
  const standin = await startStandin({
    ...{ users, time },
    audit: (entry) => void entries.push(entry),
    ...options,
  });
  const till = newTill(standin, "till-1", "till-1");
  const sale = redemptionOf(cards.funded, 1_000);
  await till.redeem(sale);
  await till.client.get("/nowhere");
  await till.space.snapshots.save("before");
  await newTill(standin, "till-2", "till-2").redeem(redemptionOf(cards.funded, 1_000));
  return { standin, entries, time, till, sale };
}

const operations = namesOf(controlOperations).map((id) => ({ id, ...controlOperations[id] }));

/** The path of an operation about something that is there. */
function pathOf(path: string, id: string): string {
  const parts: Record<string, string> = {
    "/scenarios/{name}": "/scenarios/provider-down",
    "/snapshots/{name}": "/snapshots/before",
    "/examples/{name}/{operation}": "/examples/gift-card-v3/redeem",
    "/compare": "/compare?left=1&right=1",
    "/transactions/{id}/code": `/transactions/${id}/code?for=jest`,
  };
  const names: Record<string, string> = {
    ...{ family: "gift-card", type: "cards", key: cards.funded, number: "1", id, name: "none" },
  };
  return parts[path] ?? path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "none");
}

describe("support users read another data space as its user does", () => {
  const reads = operations.filter((one) => isLookedInto(one) && one.method === "GET");

  test("by every read of the control API", async () => {
    const { standin, sale } = await sold();
    const into = await numberOf(standin, "till-1");
    const read: string[] = [];
    for (const { id, path } of reads.filter((one) => one.id !== "messageStream")) {
      const target = ["GET", pathOf(path, sale.id)];
      const [own, seen] = [
        await call(standin, "till-1", target),
        await call(standin, "help", target, { into }),
      ];
      expect([id, seen.status]).toEqual([id, own.status]);
      if (!own.ok) continue;
      read.push(id);
      const known = (text: string) =>
        text
          .replace(/("requestsPerSecond":\{[^}]*"used":)\d+/, "$1")
          .replace(/,"roles":\[[^\]]*\]/, "")
          // Examples have new ids each time.
          .replace(id === "example" ? /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g : "", "");
      expect([id, known(await seen.text())]).toEqual([id, known(await own.text())]);
    }
    expect(reads.length - read.length).toBeLessThan(6);
    expect(read).toEqual(expect.arrayContaining(["messages", "verdict", "data", "journal"]));
  });

  test("as its messages arrive", async () => {
    const { standin, till } = await sold();
    const into = await numberOf(standin, "till-1");
    const stream = await call(standin, "help", ["GET", "/messages/stream"], { into });
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    await till.redeem(redemptionOf(cards.funded, 500));
    while (!text.includes("id: 2\n"))
      text += Buffer.from((await reader.read()).value ?? []).toString();
    await reader.cancel();
    expect(text).toContain('"amount":500');
  });

  test("and what POST only checks", async () => {
    const { standin } = await sold();
    const into = await numberOf(standin, "till-1");
    const target = ["POST", "/scenarios/check"];
    const answer = await call(standin, "help", target, { into, body: { rules: [] } });
    expect(answer.status).toBe(200);
  });

  test("without a users file whoever asks from this machine", async () => {
    const { standin } = await sold({ users: undefined });
    const [answer] = [await call(standin, "anybody", ["GET", "/spaces?name=till-1"])];
    const { spaces } = (await answer.json()) as { spaces: Listed[] };
    const into = spaces[0]?.number ?? 0;
    const messages = await call(standin, "anybody", ["GET", "/messages"], { into });
    expect(await messages.json()).toMatchObject({ exchanges: [{ operation: "redeem" }] });
    const forwarded = await fetch(`${standin.url}/standin/messages`, {
      headers: {
        authorization: authorizationOf("anybody"),
        "standin-space": String(into),
        "x-forwarded-for": "192.0.2.1",
      },
    });
    expect(forwarded.status).toBe(403);
    expect(await forwarded.json()).toMatchObject({ errorMessage: "Operators only" });
  });
});

describe("whoever looks in", () => {
  test("changes nothing, by any operation of the control API", async () => {
    const { standin, entries, till } = await sold();
    const into = await numberOf(standin, "till-1");
    const before = [till.space.data(), till.space.messages(), till.space.clock()];
    const changes = operations.filter((one) => isChange(one) && one.access === "testers");
    expect(changes.length).toBeGreaterThan(25);
    for (const { id, method, path, body } of changes) {
      const parts = { into, ...(body !== undefined && { body: {} }) };
      const answer = await call(standin, "help", [method, pathOf(path, "none")], parts);
      expect([id, answer.status, await answer.json()]).toEqual([
        id,
        403,
        expect.objectContaining({
          errorMessage: "Read only",
          detailMessage: {
            freeString: "You look into another data space, which is read only.",
          },
        }),
      ]);
    }
    expect([till.space.data(), till.space.messages(), till.space.clock()]).toEqual(before);
    const noted = () => entries.filter(({ status }) => status === 403);
    await until(() => noted().length === changes.length);
    expect(noted().map(({ action, lookedInto }) => [action, lookedInto?.user])).toEqual(
      changes.map(({ id }) => [id, "till-1"]),
    );
  });

  test("drops no data space either", async () => {
    const { standin } = await sold();
    const into = await numberOf(standin, "till-1");
    const answer = await call(standin, "ops", ["DELETE", `/spaces/${into}`], { into });
    expect(answer.status).toBe(403);
    expect(await numberOf(standin, "till-1")).toBe(into);
  });

  test.each(["till-2", "pos", "ops"])("needs the role: %s has not", async (user) => {
    const { standin } = await sold();
    const into = await numberOf(standin, "till-1");
    for (const target of [
      ["GET", "/messages"],
      ["POST", "/reset"],
    ]) {
      const answer = await call(standin, user, target, { into });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ detailMessage: { roles: ["support"] } });
    }
  });

  test("names a data space that is there", async () => {
    const { standin } = await sold();
    for (const into of [4_711, "till-1", "-1", ""]) {
      const answer = await call(standin, "help", ["GET", "/messages"], { into });
      expect([into, answer.status, await answer.json()]).toEqual([
        into,
        404,
        expect.objectContaining({ errorMessage: "No such data space" }),
      ]);
    }
  });

  test("without its number reads their own, which needs the role of a tester", async () => {
    const { standin } = await sold();
    expect((await call(standin, "help", ["GET", "/messages"])).status).toBe(403);
  });
});

describe("on the command line", () => {
  const help = (standin: Standin, ...args: string[]) =>
    runHere([...args, "--url", standin.url, "--user", "help:help"]);

  test("--space names the data space that is read", async () => {
    const { standin } = await sold();
    const number = await numberOf(standin, "till-1");
    for (const space of ["till-1", "shop-4", String(number)]) {
      const { code, out } = await help(standin, "messages", "--json", "--space", space);
      expect([code, JSON.parse(out)]).toEqual([
        0,
        expect.objectContaining({
          exchanges: [expect.objectContaining({ operation: "redeem", number: 1 })],
        }),
      ]);
    }
    expect(await help(standin, "messages", "--space", "nobody")).toMatchObject({
      code: 1,
      err: "There is no data space nobody.\n",
    });
  });

  test("what changes something is refused", async () => {
    const { standin, till } = await sold();
    const { code, err } = await help(standin, "reset", "--space", "till-1");
    expect([code, err]).toEqual([
      1,
      "Read only (403)\n  freeString: You look into another data space, which is read only.\n",
    ]);
    expect(till.space.messages().exchanges).toHaveLength(1);
  });

  test("the list is sorted, and says what each data space costs and was refused", async () => {
    const { standin } = await sold();
    const { code, out } = await help(standin, "spaces", "list", "--sort", "cost", "--limit", "1");
    const [heading = "", ...rows] = out.trimEnd().split("\n");
    expect([code, heading.split(/ {2,}/), rows.length]).toEqual([
      0,
      [
        ...["number", "user", "requests/s", "messages/s", "last message", "refused", "held"],
        ...["streams", "scenarios", "clock", "rows", "bytes", "last used", "moving to"],
      ],
      1,
    ]);
    expect(rows[0]).toMatch(
      /^\d+ +till-1 +0\.03 +0\.02 +2031-03-04T12:00:00\.000Z +0 +0 +frozen at 2031-03-04T12/,
    );
    const wrong = await help(standin, "spaces", "list", "--sort", "size");
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringContaining("must be one of cost, user, used"),
    ]);
  });
});

describe("the audit log", () => {
  test("says who looked into whose data space, at what, and since when", async () => {
    const { standin, entries, time } = await sold();
    const [one, shop] = [await numberOf(standin, "till-1"), await numberOf(standin, "shop-4")];
    await until(() => entries.length > 0);
    entries.splice(0);
    const read = async (path: string, into: number): Promise<void> => {
      await (await call(standin, "help", ["GET", path], { into })).text();
    };
    await read("/messages", one);
    await read("/messages", one);
    time.advance(60_000);
    await read("/messages", one);
    await read("/verdict", one);
    await read("/messages/1", shop);
    time.advance(limits.notedReadMs);
    await read("/messages", one);
    await until(() => entries.length === 4);
    const from = { user: "help", address: "127.0.0.1", method: "GET", status: 200 };
    const till = { number: one, user: "till-1", space: null };
    expect(entries.map(({ xRequestId: _, ...entry }) => entry)).toEqual([
      {
        ...from,
        at: "2031-03-04T12:00:00.000Z",
        action: "messages",
        path: "/standin/messages",
        lookedInto: { ...till, since: "2031-03-04T12:00:00.000Z" },
      },
      {
        ...from,
        at: "2031-03-04T12:01:00.000Z",
        action: "verdict",
        path: "/standin/verdict",
        lookedInto: { ...till, since: "2031-03-04T12:00:00.000Z" },
      },
      {
        ...from,
        at: "2031-03-04T12:01:00.000Z",
        action: "message",
        path: "/standin/messages/1",
        lookedInto: {
          number: shop,
          user: null,
          space: "shop-4",
          since: "2031-03-04T12:01:00.000Z",
        },
      },
      {
        ...from,
        at: "2031-03-04T12:11:00.000Z",
        action: "messages",
        path: "/standin/messages",
        lookedInto: { ...till, since: "2031-03-04T12:11:00.000Z" },
      },
    ]);
    const shown = await call(standin, "ops", ["GET", "/audit"]);
    const { entries: kept } = (await shown.json()) as { entries: AuditEntry[] };
    expect(kept.slice(-4)).toEqual(entries.slice(0, 4));
  });
});

describe("the bounds of a data space are not those of whoever looks in", () => {
  test("neither for streams", async () => {
    const { standin } = await sold({ limits: { messageStreams: 1 } });
    const into = await numberOf(standin, "till-1");
    const target = ["GET", "/messages/stream"];
    const open = [
      await call(standin, "help", target, { into }),
      await call(standin, "till-1", target),
    ];
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
    const further = await call(standin, "help", target, { into });
    expect(further.status).toBe(429);
    const quota = await call(standin, "till-1", ["GET", "/quota"]);
    expect(await quota.json()).toMatchObject({
      bounds: { messageStreams: { used: 1, refused: 0 } },
    });
    for (const { body } of open) await body?.cancel();
  });

  test("nor for requests a second", async () => {
    const { standin, till } = await sold({ limits: { requestsPerSecond: 20 } });
    const into = await numberOf(standin, "till-1");
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => call(standin, "help", ["GET", "/clock"], { into })),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await till.client.get("/standin/clock")).status).toBe(200);
    expect(till.space.quota().bounds["requestsPerSecond"]?.refused).toBe(0);
  });

  test("nor for long reads", async () => {
    const { standin } = await sold({ limits: { waitingReads: 1 } });
    const into = await numberOf(standin, "till-1");
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => call(standin, "help", ["GET", "/verdict"], { into })),
      call(standin, "till-1", ["GET", "/verdict"]),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    expect(answers.slice(0, -1).map(({ status }) => status)).toContain(429);
  });

  test("a stream ends when its reader may look in no longer", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "standin-looking-in-")), "users.yaml");
    const help = listed("help", { roles: ["support"] });
    writeUsersFile(file, [listed("till-1"), help]);
    const { standin } = await sold({ users: file });
    const into = await numberOf(standin, "till-1");
    const stream = await call(standin, "help", ["GET", "/messages/stream"], { into });
    writeUsersFile(file, [listed("till-1"), { ...help, roles: ["operator", "tester"] }]);
    expect(await stream.text()).toContain("event: closed");
  });
});
