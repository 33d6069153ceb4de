import type { IncomingMessage } from "node:http";
import { type ProxyHeader, createClients, isNetwork } from "./hosts";

const trusted = ["10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48"];
const { addressOf, isProxy } = createClients({ trusted });

const addressFor = (
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  clients = addressOf,
): string => clients({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);

test.each([
  ["nothing is said", {}, "10.0.0.1"],
  ["one address", { "x-forwarded-for": "203.0.113.5" }, "203.0.113.5"],
  ["a port", { "x-forwarded-for": "203.0.113.5:4711" }, "203.0.113.5"],
  [
    "what the client made up comes first",
    { "x-forwarded-for": "1.1.1.1, 203.0.113.5" },
    "203.0.113.5",
  ],
  [
    "a chain of proxies",
    { "x-forwarded-for": "1.1.1.1, 203.0.113.5, 192.0.2.7, 10.9.9.9" },
    "203.0.113.5",
  ],
  ["proxies alone", { "x-forwarded-for": "10.0.0.3, 10.0.0.2" }, "10.0.0.3"],
  ["IPv6", { "x-forwarded-for": "2001:db8:2::5" }, "2001:db8:2::5"],
  ["IPv6 with a port", { "x-forwarded-for": "[2001:db8:2::5]:4711" }, "2001:db8:2::5"],
  ["a proxy of IPv6", { "x-forwarded-for": "203.0.113.5, 2001:db8:1::9" }, "203.0.113.5"],
  ["IPv4 in IPv6", { "x-forwarded-for": "::ffff:203.0.113.5" }, "203.0.113.5"],
  ["junk", { "x-forwarded-for": "till-7" }, "10.0.0.1"],
  ["junk behind a proxy", { "x-forwarded-for": "<script>, 10.0.0.2" }, "10.0.0.2"],
  ["nothing in the list", { "x-forwarded-for": "" }, "10.0.0.1"],
  ["Forwarded", { forwarded: "for=203.0.113.5;proto=https;by=10.0.0.1" }, "203.0.113.5"],
  [
    "Forwarded, any case, a chain",
    { forwarded: 'FOR=1.1.1.1, For="203.0.113.5:80" , for=10.0.0.2' },
    "203.0.113.5",
  ],
  ["Forwarded of IPv6", { forwarded: 'proto=http;for="[2001:db8:2::5]:80"' }, "2001:db8:2::5"],
  ["Forwarded of somebody hidden", { forwarded: "for=_hidden" }, "10.0.0.1"],
  ["Forwarded without for", { forwarded: "proto=https" }, "10.0.0.1"],
  [
    "Forwarded with a comma in quotes",
    { forwarded: 'for="1.1.1.1, for=2.2.2.2";by=x, for=203.0.113.5' },
    "203.0.113.5",
  ],
  ["junk in Forwarded", { forwarded: "for=203.0.113.5 , = ,, for" }, "10.0.0.1"],
  [
    "both, alike",
    { forwarded: "for=203.0.113.5", "x-forwarded-for": "203.0.113.5" },
    "203.0.113.5",
  ],
  [
    "both, and Forwarded is made up",
    { forwarded: "for=1.1.1.1", "x-forwarded-for": "203.0.113.5" },
    "203.0.113.5",
  ],
  [
    "both, and Forwarded is made up to look like a proxy's",
    { forwarded: "for=10.0.0.1", "x-forwarded-for": "1.1.1.1, 203.0.113.5, 10.0.0.2" },
    "203.0.113.5",
  ],
])("a trusted proxy says who the client is: %s", (_what, headers, expected) => {
  expect(addressFor("10.0.0.1", headers)).toBe(expected);
  expect(addressFor("::ffff:10.0.0.1", headers).replace("::ffff:", "")).toBe(expected);
});

const both = { forwarded: "for=203.0.113.6", "x-forwarded-for": "203.0.113.5" };

test.each<[ProxyHeader, Record<string, string>, string]>([
  ["x-forwarded-for", both, "203.0.113.5"],
  ["forwarded", both, "203.0.113.6"],
  ["x-forwarded-for", { forwarded: "for=1.1.1.1" }, "10.0.0.1"],
  ["forwarded", { "x-forwarded-for": "1.1.1.1" }, "10.0.0.1"],
])("a proxy that writes %s is believed in that alone: %j", (header, headers, expected) => {
  const clients = createClients({ trusted, header });
  expect(addressFor("10.0.0.1", headers, clients.addressOf)).toBe(expected);
});

test("nobody else is believed", () => {
  const headers = { forwarded: "for=1.1.1.1", "x-forwarded-for": "1.1.1.1" };
  for (const peer of ["203.0.113.5", "2001:db8:2::5", "11.0.0.1", "192.0.2.8"])
    expect(addressFor(peer, headers)).toBe(peer);
  expect(addressFor(undefined, headers)).toBe("unknown");
  expect(addressFor("10.0.0.1", headers, createClients({ trusted: [] }).addressOf)).toBe(
    "10.0.0.1",
  );
  expect([isProxy("10.1.2.3"), isProxy("::ffff:10.1.2.3"), isProxy("11.0.0.1")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a network is an address, with or without the length of its prefix", () => {
  for (const text of [...trusted, "0.0.0.0/0", "::1", "::/0"])
    expect([text, isNetwork(text)]).toEqual([text, true]);
  for (const text of [
    "",
    "10.0.0.0/33",
    "::/129",
    "10.0.0/8",
    "proxy",
    "10.0.0.0/",
    "10.0.0.0/8/8",
    "fe80::1%eth0",
  ])
    expect([text, isNetwork(text)]).toEqual([text, false]);
});
