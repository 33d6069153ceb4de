import { mkdtempSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type ListedUser, writeUsersFile } from "../src/users";
import { cards, loadOf, newTill } from "./support/gift-card";
import { startStandin } from "./support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-live-"));

/** A stream that somebody reads: what has come, a wait for a text in it, and its end. */
async function openStream(url: string, user: string, password = "x") {
  const request = get(`${url}/standin/messages/stream`, {
    auth: `${user}:${password}`,
    agent: false,
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
    until: async (expected: string): Promise<void> => {
      while (!text.includes(expected)) await new Promise<void>((next) => (tell = next));
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
      if (line.includes("The users of before stay")) told();
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
