import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pino } from "pino";
import { type ListedUser, writeUsersFile } from "../../src/users";
import { cards, loadOf, newTill } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const folder = mkdtempSync(join(tmpdir(), "standin-live-"));

/** A stream that somebody reads: what has come, a wait for a text in it, and its end. */
async function openStream(to: string | { socketPath: string }, user: string, password = "x") {
  const { socketPath, url = "http://127.0.0.1" } =
    typeof to === "string" ? { url: to, socketPath: undefined } : { ...to, url: undefined };
  const request = get(`${url}/standin/messages/stream`, {
    auth: `${user}:${password}`,
    agent: false,
    ...(socketPath !== undefined && { socketPath }),
  });
  const response = await new Promise<IncomingMessage>((resolve) =>
    request.once("response", resolve),
  );
  let text = "";
  let tell: () => void = () => undefined;
  response.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    tell();
  });
  const ended = new Promise<void>((resolve) => response.once("close", resolve));
  return {
    response,
    text: () => text,
    until: async (expected: string, times = 1): Promise<void> => {
      while (text.split(expected).length <= times) await new Promise<void>((next) => (tell = next));
    },
    ended,
    leave: () => response.destroy(),
  };
}

describe("a stream ends with its credentials", () => {
  const before: ListedUser[] = [
    { user: "removed", password: "x" },
    { user: "password", password: "x" },
    { user: "role", password: "x" },
    { user: "space", password: "x" },
    { user: "same", password: "x" },
    { user: "operator", password: "x" },
  ];
  const after: ListedUser[] = [
    { user: "password", password: "another" },
    { user: "role", password: "x", roles: ["pos"] },
    { user: "space", password: "x", space: "shop" },
    { user: "same", password: "x" },
    { user: "operator", password: "x", roles: ["pos", "tester", "operator"] },
    { user: "new", password: "x" },
  ];

  test("when the users file changes, with a last event; those of the others go on", async () => {
    const users = join(folder, "users.json");
    writeUsersFile(users, before);
    const standin = await startStandin({ users });
    const streams = await Promise.all(before.map(({ user }) => openStream(standin.url, user)));
    const [removed, password, role, space, same, operator] = streams;
    writeUsersFile(users, after);
    for (const stream of [removed, password, role, space]) {
      await stream?.ended;
      expect([stream?.response.complete, stream?.text()]).toEqual([
        true,
        expect.stringMatching(
          /event: closed\ndata: {"reason":"The users file has changed: these credentials [^"]+"}\n\n$/,
        ),
      ]);
    }
    for (const [user, stream] of [["same", same] as const, ["operator", operator] as const]) {
      const load = loadOf(cards.empty, 1);
      expect(await newTill(standin, user, "x").load(load)).toMatchObject({ status: 201 });
      await stream?.until(load.id);
      expect(stream?.text()).not.toContain("closed");
      stream?.leave();
    }
  });

  test("a file that has become wrong ends none", async () => {
    const users = join(folder, "wrong.json");
    writeUsersFile(users, [{ user: "till", password: "x" }]);
    let told: () => void = () => undefined;
    const isTold = new Promise<void>((resolve) => (told = resolve));
    const write = (line: string): void => {
      if (line.includes("Keeping the previous users")) told();
    };
    const standin = await startStandin({ users, log: pino({}, { write }) });
    const stream = await openStream(standin.url, "till");
    writeUsersFile(users, [{ user: "a:b", password: "x" }]);
    await isTold;
    const till = newTill(standin, "till", "x");
    const load = loadOf(cards.empty, 1);
    expect(await till.load(load)).toMatchObject({ status: 201 });
    await stream.until(load.id);
    expect(stream.text()).not.toContain("closed");
    stream.leave();
  });
});

const beats = (text: string): number => text.split(": standin\n\n").length - 1;

test("a stream begins with a comment, and has another one every ten seconds", async () => {
  const time = new VirtualTime();
  const standin = await startStandin({ time });
  const stream = await openStream(standin.url, "till");
  expect(stream.response.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const first = ": standin\n\n";
  await stream.until(first);
  time.advance(9_999);
  time.advance(1);
  await stream.until(first.repeat(2));
  time.advance(10_000);
  await stream.until(first.repeat(3));
  // Between the comments the messages come as ever.
  const load = loadOf(cards.empty, 1);
  await newTill(standin, "till", "x").load(load);
  await stream.until(load.id);
  expect(beats(stream.text())).toBe(3);
  stream.leave();
});

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx)
  process.stderr.write("No nginx is installed: live messages behind it are not tried.\n");

/** nginx with its defaults in front of a simulator: a location with nothing but `proxy_pass`. */
async function startPlainProxy(target: string) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const socket = join(folder, "nginx.sock");
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
     events {}
     http {
       access_log off; ${temporary.join(" ")}
       server { listen unix:${socket}; location / { proxy_pass ${target}; } }
     }`,
  );
  const child = spawn("nginx", ["-e", join(folder, "nginx.log"), "-p", folder, "-c", main], {
    stdio: "inherit",
  });
  while (!existsSync(socket)) await nextTurn();
  return {
    socket,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

(hasNginx ? test : test.skip)(
  "live messages come at once through an nginx that is told nothing about them",
  async () => {
    // No more than the first comment comes by itself.
    const standin = await startStandin({ time: new VirtualTime() });
    const proxy = await startPlainProxy(standin.url);
    try {
      const stream = await openStream({ socketPath: proxy.socket }, "till");
      await stream.until(": standin\n\n");
      for (let message = 0; message < 3; message += 1) {
        const load = loadOf(cards.empty, 1);
        await newTill(standin, "till", "x").load(load);
        await stream.until(load.id);
      }
      stream.leave();
    } finally {
      await proxy.stop();
    }
  },
);

/** A till that has sent a load, and a stream of its data space. */
async function followALoad() {
  const standin = await startStandin();
  const { client, load } = newTill(standin, "7102", "x");
  await load(loadOf(cards.empty, 1));
  const stream = await openStream(standin.url, "7102");
  await stream.until(": standin");
  return { client, stream };
}

test("a stream says at once that what the data space held was replaced, and how", async () => {
  const { client, stream } = await followALoad();
  await client.post("/standin/reset", "");
  await stream.until('event: reset\ndata: {"text":"reset"}\n\n');
  await client.post("/standin/undo", "");
  await stream.until('event: reset\ndata: {"text":"undo of the reset of ');
  await client.putNothing("/standin/snapshots/one");
  await client.post("/standin/snapshots/one/restore", "");
  await stream.until('event: reset\ndata: {"text":"restore of the snapshot one"}\n\n');
  await client.post("/giftcard/v3/testServerAdmin/reset", {
    userDataWillBeLost: "TRUE",
    resetUserData: "TRUE",
  });
  await stream.until('event: reset\ndata: {"text":"reset of gift-card"}\n\n');
  stream.leave();
});

test("a stream brings a message again with the note that was written on it, replaced or put back", async () => {
  const { client, stream } = await followALoad();
  await client.put("/standin/messages/1/note", { text: "first" });
  await stream.until('"note":{"text":"first"');
  await client.put("/standin/messages/1/note", { text: "second" });
  await stream.until('"note":{"text":"second"');
  await client.post("/standin/undo", "");
  await stream.until('"note":{"text":"first"', 2);
  stream.leave();
});

test("a stream says that a request reached no operation, once for several", async () => {
  const standin = await startStandin();
  const { client } = newTill(standin, "7102", "x");
  const stream = await openStream(standin.url, "7102");
  await client.get("/nowhere");
  await client.get("/nowhere");
  await stream.until("event: unmatched\ndata: {}\n\n");
  await fetch(`${standin.url}/nowhere/else`);
  await stream.until("event: unmatched\ndata: {}\n\nevent: unmatched\ndata: {}\n\n");
  stream.leave();
});
