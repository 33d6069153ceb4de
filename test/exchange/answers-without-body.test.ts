import type { Standin } from "../../src";
import { cards } from "../support/messages/gift-card";
import { scanOf, codes } from "../support/messages/qr";
import { base as transferBase, orders, updateOf } from "../support/messages/money-transfer";
import { type Connection, jsonHeaders, open, requestBytes } from "../support/socket";
import { type Tester, newTester, startStandin, until } from "../support/standin";

/** Messages whose answer has no body: 204 can have none, 201 has none by the contract. */
const messages = {
  204: {
    interface: "money-transfer",
    method: "PUT",
    path: `${transferBase}/orders/status`,
    body: updateOf("ON_HOLD", { orderRedeemRef: orders.active }),
  },
  201: {
    interface: "qr-partner",
    method: "POST",
    path: "/qr/partner/v1/scanNotifications",
    body: scanOf(codes.open, { partnerPaymentToken: "tok-rich" }),
  },
} as const;
type Status = keyof typeof messages;
const statuses = [204, 201] as const;

describe.each([
  ["plain", false],
  ["TLS", true],
])("%s: faults of answers without a body", (_name, tls) => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin(tls ? { tls: true } : {});
  });

  /** The raw requests carry the credentials of this tester. */
  function testerWith(status: Status, fault: object): Tester {
    const tester = newTester(standin, "raw", "secret");
    tester.space.reset();
    tester.space.clock({ set: "2031-03-04T12:00:00.000Z", frozen: true });
    tester.space.scenario({
      name: "own",
      title: "Own",
      interface: messages[status].interface,
      rules: [{ on: {}, fault: { when: "after", ...fault } as never }],
    });
    return tester;
  }

  const bytesOf = (status: Status): string => {
    const { method, path, body } = messages[status];
    const text = JSON.stringify(body);
    return requestBytes(method, path, jsonHeaders(text), text);
  };

  function send(status: Status, before = ""): Connection {
    const connection = open(standin.url, standin.certificate);
    connection.write(before + bytesOf(status));
    return connection;
  }

  test.each(statuses)(
    "truncate cuts a %s within its head, and the connection is closed",
    async (status) => {
      const { space } = testerWith(status, { kind: "truncate" });
      const text = await send(status).closed;
      expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(text).not.toContain("\r\n\r\n");
      expect(space.messages().exchanges).toMatchObject([{ outcome: "spoiled", status }]);
    },
  );

  test("truncate waits for the answers before it on the connection", async () => {
    testerWith(204, { kind: "truncate" });
    const lookup = requestBytes(
      "GET",
      `/giftcard/v3/testServerAdmin/data/card/${cards.funded}`,
      [],
    ).replace(/connection: close\r\n/i, "");
    const text = await send(204, lookup).closed;
    const [first = "", second = ""] = text.split(/(?=HTTP\/1\.1 204)/);
    expect([first.slice(0, 12), second.slice(0, 12)]).toEqual(["HTTP/1.1 200", "HTTP/1.1 204"]);
    expect(second).not.toContain("\r\n\r\n");
  });

  test("malformed: a 204 can have no body, so its head is no HTTP", async () => {
    testerWith(204, { kind: "malformed" });
    expect(await send(204).closed).toMatch(/^TTP\/1\.1 204 /);
  });

  test("malformed: another answer gets a body that is not JSON", async () => {
    testerWith(201, { kind: "malformed" });
    const [head = "", body = ""] = (await send(201).closed).split("\r\n\r\n");
    expect([head.slice(0, 12), body]).toEqual(["HTTP/1.1 201", "{"]);
  });

  test.each(statuses)("half-close sends half of the head of a %s", async (status) => {
    const { space } = testerWith(status, { kind: "half-close" });
    const text = await send(status).closed;
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).not.toContain("\r\n\r\n");
    expect(space.messages().exchanges).toMatchObject([{ outcome: "spoiled", status }]);
  });

  test.each(statuses)("cut: so many bytes of the head of a %s", async (status) => {
    testerWith(status, { kind: "cut", bytes: 12 });
    expect(await send(status).closed).toBe(`HTTP/1.1 ${status}`);
  });

  test.each(statuses)("drip: the head of a %s comes piece by piece", async (status) => {
    const { space } = testerWith(status, { kind: "drip", for: "40s" });
    const connection = send(status);
    await until(() => space.messages().exchanges[0]?.outcome === "held");
    expect(connection.received()).toBe("");
    const lengths = new Set<number>();
    await until(() => {
      space.clock({ advanceSeconds: 2 });
      lengths.add(connection.received().length);
      return connection.ending() !== undefined;
    });
    expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\n\r\n$`, "s"));
    expect(lengths.size).toBeGreaterThan(2);
    await until(() => space.message(1).outcome === "answered");
    expect(space.message(1)).toMatchObject({ status });
  });
});
