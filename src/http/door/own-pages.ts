import type { Request, RequestHandler, Response } from "express";
import { refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits/limits";
import type { Hosts } from "./hosts";
import { sendRefusal } from "./body/body-refusal";
import { type Endpoint, fits } from "./routing";

/** How long a browser may cache the preflight answer, in seconds. */
const rememberedSeconds = 600;
const isControl = (path: string): boolean => /^\/standin(\/|$)/.test(path);

/**
 * Opens the interfaces to pages of these origins: a POS that lives in a browser. The control API stays closed to them.
 * A page sends the credentials itself: those that the browser keeps are none of its business.
 */
export function openToPages(
  origins: readonly string[],
  endpoints: readonly Endpoint[],
): RequestHandler {
  const open = new Set(origins);
  return (req, res, next) => {
    const { origin } = req.headers;
    if (isControl(req.path)) {
      next();
      return;
    }
    res.vary("Origin");
    if (origin === undefined || !open.has(origin)) {
      next();
      return;
    }
    res.setHeader("access-control-allow-origin", origin);
    res.setHeader(
      "access-control-expose-headers",
      "retry-after, www-authenticate, allow, x-request-id",
    );
    const methods = endpoints
      .filter((endpoint) => fits(endpoint, req.path))
      .map(({ operation }) => operation.method);
    if (isPreflight(req) && methods.length > 0) answerPreflight(req, res, methods);
    else next();
  };
}

const isPreflight = ({ method, headers }: Request): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;

function answerPreflight({ headers }: Request, res: Response, methods: readonly string[]): void {
  // A page of the network that asks for an address of this machine asks for that, too.
  if (headers["access-control-request-private-network"] === "true")
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
export const refuseForeignHosts =
  (hosts: Hosts): RequestHandler =>
  (req, res, next) => {
    if (hosts.isOurs(req)) {
      next();
      return;
    }
    const host = String(req.headers.host).slice(0, limits.echoedHost);
    sendRefusal(
      res,
      refuse(commonErrors["host-unknown"], {
        freeString:
          `The simulator does not know the host ${host}. If this is its name, start it ` +
          "with --public-host and this name.",
      }),
    );
  };

/** Refuses what a browser sends for a page of another origin, if it is not a GET. `open`: origins that may. */
export const refuseForeignPages =
  (hosts: Hosts, open: readonly string[]): RequestHandler =>
  (req, res, next) => {
    if (req.method === "GET" || open.includes(req.headers.origin ?? "") || !hosts.isForeign(req))
      next();
    else
      sendRefusal(
        res,
        refuse(commonErrors["page-foreign"], {
          freeString: "A page of another origin may send only GET requests here.",
        }),
      );
  };
