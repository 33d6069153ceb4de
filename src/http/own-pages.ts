import type { RequestHandler } from "express";
import { refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { limits } from "../limits";
import type { Hosts } from "./hosts";
import { sendRefusal } from "./refusal-answer";

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
