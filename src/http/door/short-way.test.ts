import { EventEmitter } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { defineOperation } from "../../contract/operation";
import type { Route, SentRequest } from "../../exchange/message";
import { type Destination, type PlainMessage, createShortWay } from "./short-way";

const operation = defineOperation({
  id: "redeem",
  method: "POST",
  path: "/redemptions/{redemptionId}",
  summary: "",
  kind: "request",
  success: {},
  errors: {},
  requestType: "",
});

const destination = {
  endpoint: { operation, path: operation.path, segments: ["redemptions", "{redemptionId}"] },
  route: { operation } as unknown as Route,
} as unknown as Destination;

const nowhere = new ServerResponse(new IncomingMessage(new Socket()));

/** A request of which the head has come; `known`: its credentials name a data space. */
interface Head {
  method?: string;
  url?: string;
  headers?: Record<string, string | undefined>;
  known?: boolean;
  headerCount?: number;
}

/** Whether the short way takes it, and what it takes to the operation once the body has come. */
function sent({
  method = "POST",
  url = "/redemptions/a1",
  headers,
  known = true,
  headerCount = 3,
}: Head) {
  const request = Object.assign(new EventEmitter(), {
    method,
    originalUrl: url,
    headers: { "content-type": "application/json", "content-length": "2", ...headers },
    rawHeaders: Array.from({ length: headerCount * 2 }, () => "x"),
  });
  const taken: Pick<PlainMessage, "route" | "path" | "text">[] = [];
  const takes = createShortWay([destination], {
    bodyLimit: 1_000,
    known: () => (known ? { user: "till", digest: "d" } : undefined),
    take: ({ route, path, text }) => taken.push({ route, path, text }),
  });
  const isTaken = takes({
    req: request as unknown as SentRequest,
    res: nowhere,
    found: { xRequestId: "x", bodyRoom: () => undefined, receivedAt: 0, startedAt: 0 },
  });
  for (const piece of ["{", "}"]) request.emit("data", Buffer.from(piece));
  request.emit("end");
  return { isTaken, taken };
}

test("a plain message is taken, with its parameters and its whole body", () => {
  expect(sent({})).toEqual({
    isTaken: true,
    taken: [{ route: destination.route, path: { redemptionId: "a1" }, text: Buffer.from("{}") }],
  });
  expect(sent({ headers: { "content-type": "application/json; charset=UTF-8" } }).isTaken).toBe(
    true,
  );
});

test.each<[string, Head]>([
  ["credentials that name no data space", { known: false }],
  ["another method", { method: "PUT" }],
  ["an unknown path", { url: "/loads/a1" }],
  ["a query", { url: "/redemptions/a1?x=1" }],
  ["an escape", { url: "/redemptions/%61" }],
  ["a slash at the end", { url: "/redemptions/a1/" }],
  ["two slashes", { url: "//redemptions/a1" }],
  ["a target that is not a path", { url: "http://elsewhere/redemptions/a1" }],
  ["no body", { headers: { "content-length": "0" } }],
  ["a body of unknown length", { headers: { "content-length": undefined } }],
  ["chunks", { headers: { "transfer-encoding": "chunked" } }],
  ["a body that is too large", { headers: { "content-length": "1001" } }],
  ["another type", { headers: { "content-type": "text/json" } }],
  ["another charset", { headers: { "content-type": "application/json; charset=latin1" } }],
  ["compression", { headers: { "content-encoding": "gzip" } }],
  ["a page", { headers: { origin: "http://pos.example" } }],
  ["a page's site", { headers: { "sec-fetch-site": "cross-site" } }],
  ["too many headers", { headerCount: 1_000 }],
])("%s: goes through Express", (_what, head) => {
  expect(sent(head)).toEqual({ isTaken: false, taken: [] });
});
