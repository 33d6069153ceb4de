import dns from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { attempt, targetsOf } from "../../src/onward/message";
import { VirtualTime } from "../support/virtual-time";

const message = {
  target: "events",
  interface: "toy",
  operation: "tell",
  method: "POST",
  path: "/told?of=it",
  messageId: null,
  requestId: null,
  body: { is: "so" },
} as const;

test("the name in a URL is resolved once: whoever answers for it later turns nothing elsewhere", async () => {
  const server = createServer((_req, res) => {
    res.writeHead(202).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const answers = [[{ address: "127.0.0.1", family: 4 }], [{ address: "203.0.113.1", family: 4 }]];
  const lookup = jest.spyOn(dns, "lookup").mockImplementation(((
    _host: string,
    _options: object,
    done: (error: null, found: object) => void,
  ) => {
    done(null, answers.shift() ?? []);
  }) as never);
  const target = targetsOf({
    eventsUrl: `http://receiver.test:${(server.address() as AddressInfo).port}/`,
  }).get("events");
  if (target === undefined) throw new Error("no target");
  for (let count = 0; count < 3; count += 1) {
    expect(await attempt(message, target, new VirtualTime(), new AbortController().signal)).toEqual(
      { status: 202 },
    );
  }
  expect(lookup).toHaveBeenCalledTimes(1);
  lookup.mockRestore();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

test("a name that nobody knows is no answer; it is asked for again the next time", async () => {
  const lookup = jest.spyOn(dns, "lookup").mockImplementation(((
    _host: string,
    _options: object,
    done: (error: Error) => void,
  ) => {
    done(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }));
  }) as never);
  const target = targetsOf({ eventsUrl: "http://nobody.test" }).get("events");
  if (target === undefined) throw new Error("no target");
  for (let count = 0; count < 2; count += 1) {
    expect(await attempt(message, target, new VirtualTime(), new AbortController().signal)).toEqual(
      { status: null, failure: "the connection failed (ENOTFOUND)" },
    );
  }
  expect(lookup).toHaveBeenCalledTimes(2);
  lookup.mockRestore();
});
