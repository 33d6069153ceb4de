import type { IncomingMessage } from "node:http";
import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits/limits";
import { xRequestIdHeader } from "../../exchange/message";
import { hasBody } from "./body/read-body";
import { sweepUnread } from "./body/body-refusal";
import type { Hosts } from "./hosts";
import type { ReceivedRequest } from "./raw-request";
import { type Endpoint, fits } from "./routing";

/** How long a browser may cache the preflight answer, in seconds. */
const rememberedSeconds = 600;

/** A path of the control API, the console or the documentation. */
const isOwnPath = (path: string): boolean => /^\/standin(\/|$)/.test(path);

/**
 * Opens the interfaces to pages of these origins: a POS that lives in a browser. The control API stays closed to them.
 * A page sends the credentials itself: those that the browser keeps are none of its business. True: the request was a
 * preflight, and is answered.
 */
export function createOpening(
  origins: readonly string[],
  endpoints: readonly Endpoint[],
): (received: ReceivedRequest, path: string) => boolean {
  const open = new Set(origins);
  return (received, path) => {
    const { req, res } = received;
    const { origin } = req.headers;
    if (isOwnPath(path)) return false;
    res.setHeader("vary", "Origin");
    if (origin === undefined || !open.has(origin)) return false;
    res.setHeader("access-control-allow-origin", origin);
    res.setHeader(
      "access-control-expose-headers",
      "retry-after, www-authenticate, allow, x-request-id",
    );
    if (!isPreflight(req)) return false;
    const methods = endpoints
      .filter((endpoint) => fits(endpoint, path))
      .map(({ operation }) => operation.method);
    if (methods.length > 0) answerPreflight(received, methods);
    return methods.length > 0;
  };
}

const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;

function answerPreflight({ req, res, found }: ReceivedRequest, methods: readonly string[]): void {
  if (hasBody(req)) sweepUnread(req, res);
  res.setHeader(xRequestIdHeader, found.xRequestId);
  // A page of the network that asks for an address of this machine asks for that, too.
  if (req.headers["access-control-request-private-network"] === "true")
    res.setHeader("access-control-allow-private-network", "true");
  res.writeHead(204, {
    "access-control-allow-methods": methods.join(", "),
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": String(rememberedSeconds),
  });
  res.end();
}

/**
 * Refuses what is asked of a host that is not ours: a page may have bound its own name to our address, to
 * read what is here.
 */
export function foreignHostRefusal(hosts: Hosts, req: IncomingMessage): Refusal | undefined {
  if (hosts.isOurs(req)) return undefined;
  const host = String(req.headers.host).slice(0, limits.echoedHost);
  return refuse(commonErrors["host-unknown"], {
    freeString:
      `The simulator does not know the host ${host}. If this is its name, start it ` +
      "with --public-host and this name.",
  });
}

/** Refuses what a browser sends for a page of another origin, if it is not a GET. `open`: origins that may. */
export const foreignPageRefusal = (
  hosts: Hosts,
  open: readonly string[],
  req: IncomingMessage,
): Refusal | undefined =>
  req.method === "GET" || open.includes(req.headers.origin ?? "") || !hosts.isForeign(req)
    ? undefined
    : refuse(commonErrors["page-foreign"], {
        freeString: "A page of another origin may send only GET requests here.",
      });
