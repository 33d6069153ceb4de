import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type Server, createServer } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin, StandinSpace } from "../../src";
import { followConnections, createPort } from "../../src/http/server/connections";
import { FileRefused } from "../../src/files/file-refused";
import type { Scenario } from "../../src/scenario/definition";
import {
  type Connection,
  connecting,
  jsonHeaders,
  open,
  parse,
  requestBytes,
  untilOpen,
} from "../support/socket";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  newTill,
  requestPath,
} from "../support/messages/gift-card";
import { startStandin, until } from "../support/standin";

const scenario = (when: "before" | "after" = "after"): Scenario => ({
  name: "port-closes",
  title: "The port is closed from the second load on",
  interface: "gift-card-v3",
  rules: [
    {
      on: { operation: "load" },
      nth: 2,
      fault: { when, kind: "refuse-connection", for: "5s" },
    },
  ],
});

/** A simulator, and the data space whose credentials the raw requests carry. */
async function simulator(tls = false): Promise<{ standin: Standin; space: StandinSpace }> {
  const standin = await startStandin(tls ? { tls: true } : {});
  return { standin, space: standin.space("raw", "secret") };
}

function post({ url, certificate }: Standin, path: string, message: object): Connection {
  const body = JSON.stringify(message);
  const connection = open(url, certificate);
  connection.write(requestBytes("POST", path, jsonHeaders(body), body));
  return connection;
}

function load(standin: Standin): { id: string; connection: Connection } {
  const message = loadOf(cards.empty, 10);
  return { id: message.id, connection: post(standin, requestPath("load", message.id), message) };
}

/** A connection on which an answer has come, and that stays open. */
async function idleAt({ url, certificate }: Standin): Promise<Connection> {
  const connection = open(url, certificate);
  connection.write("GET /standin/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
  await until(() => connection.received().includes('"status"'));
  return connection;
}

describe.each([
  ["plain", false],
  ["TLS", true],
])("%s", (_name, tls) => {
  test.each([
    ["before", "FAILED"],
    ["after", "PENDING"],
  ] as const)(
    "%s the processing: the second message is struck, the port is closed, and opens again",
    async (when, stateAfter) => {
      const { standin, space } = await simulator(tls);
      space.scenario(scenario(when));
      const idle = await idleAt(standin);
      expect(parse(await load(standin).connection.closed).status).toBe(201);
      expect(idle.ending()).toBeUndefined();

      const struck = load(standin);
      expect(await struck.connection.closed).toBe("");
      await idle.closed;
      expect(await connecting(standin.url)).toBe("ECONNREFUSED");
      expect(space.message(2)).toMatchObject({ outcome: "silent", status: null });
      expect(space.message(2).strikes).toMatchObject([
        {
          source: "scenario:port-closes#1",
          text:
            "rule 1 of port-closes closes the connection without a byte " +
            `${when} processing, and the port for 5s`,
        },
      ]);
      expect(space.message(2).stateAfter).toBe(stateAfter);

      space.clock({ advanceSeconds: 4 });
      expect(await connecting(standin.url)).toBe("ECONNREFUSED");
      space.clock({ advanceSeconds: 1 });
      await untilOpen(standin.url);
      const reversal = adviceFor(struck.id, { reversalReason: "TIMEOUT" });
      const path = advicePath("load", "reversals", struck.id, reversal.id);
      expect(parse(await post(standin, path, reversal).closed).status).toBe(202);
      expect(parse(await load(standin).connection.closed).status).toBe(201);
    },
  );

  test("a simulator closes while its port is closed", async () => {
    const { standin, space } = await simulator(tls);
    space.scenario(scenario());
    await load(standin).connection.closed;
    await load(standin).connection.closed;
    await standin.close();
    expect(await connecting(standin.url)).toBe("ECONNREFUSED");
  });
});

describe("a port", () => {
  const opened = async (isShared: boolean) => {
    const stopping = new AbortController();
    const server = createHttpServer();
    const connections = followConnections(server);
    const log = { error: () => undefined };
    const absences = { begin: () => undefined, end: () => undefined };
    const port = createPort({ isShared, stopping: stopping.signal, log, absences });
    const { port: number } = await port.open({ server, connections, host: "127.0.0.1", port: 0 });
    const stop = () => {
      stopping.abort();
      server.close();
    };
    return { port, url: `http://127.0.0.1:${number}`, stop };
  };
  const wait = () => {
    let end = (_reached: boolean): void => undefined;
    const over = new Promise<boolean>((resolve) => (end = resolve));
    return { over, end };
  };

  test("opens when the last of several waits is over", async () => {
    const { port, url, stop } = await opened(false);
    const [first, second] = [wait(), wait()];
    port.closeDuring(first.over);
    port.closeDuring(second.over);
    second.end(true);
    await second.over;
    expect(await connecting(url)).toBe("ECONNREFUSED");
    first.end(true);
    await untilOpen(url);
    stop();
  });

  test("stays open where others share it", async () => {
    const { port, url, stop } = await opened(true);
    port.closeDuring(wait().over);
    expect(await connecting(url)).toBe("open");
    stop();
  });
});

test("a port that somebody else has taken is tried again", async () => {
  const { standin, space } = await simulator();
  space.scenario(scenario());
  await load(standin).connection.closed;
  await load(standin).connection.closed;
  const squatter: Server = createServer();
  squatter.listen(Number(new URL(standin.url).port), "127.0.0.1");
  await once(squatter, "listening");
  space.clock({ advanceSeconds: 5 });
  squatter.close();
  await untilOpen(standin.url);
  expect(parse(await load(standin).connection.closed).status).toBe(201);
});

test("a verdict blames a POS for nothing that it tried while the port was closed", async () => {
  const { standin, space } = await simulator();
  space.scenario({ ...scenario(), rules: scenario().rules.map((rule) => ({ ...rule, nth: 1 })) });
  const failed = async () => {
    const { rules } = await space.verdict({ interfaces: ["gift-card-v3"] });
    return rules.filter(({ outcome }) => outcome === "fail");
  };
  const struck = load(standin);
  await struck.connection.closed;
  for (const _attempt of [1, 2, 3]) expect(await connecting(standin.url)).toBe("ECONNREFUSED");
  space.clock({ advanceSeconds: 5 });
  await untilOpen(standin.url);
  const reversal = adviceFor(struck.id, { reversalReason: "TIMEOUT" });
  const path = advicePath("load", "reversals", struck.id, reversal.id);
  expect(parse(await post(standin, path, reversal).closed).status).toBe(202);
  space.clock({ advanceSeconds: 1_000_000 });
  expect(await failed()).toEqual([]);
  expect(space.messages().exchanges).toHaveLength(2);
});

describe("a shared simulator refuses it, and says where", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-port-"));
  const file = join(folder, "port-closes.yaml");
  beforeAll(() => {
    writeFileSync(file, text);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const text = [
    "name: port-closes",
    "title: The port is closed",
    "interface: gift-card-v3",
    "rules:",
    "  - on: { operation: load }",
    "    fault: { when: after, kind: refuse-connection, for: 5s }",
    "",
  ].join("\n");
  const where =
    "refuse-connection closes the port for everybody, so a shared simulator refuses it; " +
    "use it with standin exec or standin run, or in process";

  test("as the scenario of the start", async () => {
    await expect(startStandin({ shared: true, scenario: file })).rejects.toThrow(FileRefused);
    await expect(
      startStandin({ shared: true, scenarios: folder, scenario: "port-closes" }),
    ).rejects.toThrow(`${file}:6:27: rules[0].fault.kind: ${where}`);
  });

  test("in the library, as a text, as an object, as a draft", async () => {
    const standin = await startStandin({ shared: true, scenarios: folder });
    const { client, space } = newTill(standin, "raw", "secret");
    for (const given of [{ name: "port-closes" }, text, scenario()]) {
      const type = typeof given === "string" ? "application/yaml" : undefined;
      const started = await client.put("/standin/scenario", given, type);
      expect(started.status).toBe(400);
      expect(JSON.stringify(started.body)).toContain(where);
    }
    const draft = await client.put("/standin/scenarios/port-closes-too", {
      ...scenario(),
      name: "port-closes-too",
    });
    expect(draft.status).toBe(400);
    expect(JSON.stringify(draft.body)).toContain(where);
    expect(() => {
      space.scenario(file);
    }).toThrow(where);
  });
});
