import type { IncomingMessage } from "node:http";
import { hostName, isLoopbackHost } from "../../base-url";
import type { SentRequest } from "../../exchange/message";
import type { ServerSettings } from "../../simulator/core";

/** Whether a text is an origin as browsers send it: scheme, host and port, if it is not the scheme's own. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whose names a request is for, and who sent it. */
type HostRequest = Pick<IncomingMessage, "headers" | "socket">;

/** By which names the simulator is called, and which pages are its own. */
export interface Hosts {
  /** The request is for one of our names: no page that has bound a name of its own to our address reads anything. */
  isOurs(this: void, req: HostRequest): boolean;
  /** A browser sent the request for a page that is not ours. */
  isForeign(this: void, req: HostRequest): boolean;
}

/**
 * Our names are those of loopback, the address that is listened on, the one that the request came to, and the
 * public ones.
 */
export function createHosts(host: string, publicHosts: readonly string[]): Hosts {
  const publicNames = new Set(publicHosts.map(hostName));
  const names = new Set([hostName(host), ...publicNames]);
  const isOurName = (name: string | undefined, { socket }: HostRequest): boolean =>
    name !== undefined &&
    (isLoopbackHost(name) || names.has(name) || name === hostName(socket.localAddress ?? ""));
  return {
    // Every browser says for which host it asks.
    isOurs: (req) => req.headers.host === undefined || isOurName(hostName(req.headers.host), req),
    isForeign({ headers }) {
      const site = headers["sec-fetch-site"];
      if (site !== undefined && site !== "same-origin" && site !== "none") return true;
      return headers.origin !== undefined && !isOwnPage(headers.origin, headers.host, publicNames);
    },
  };
}

/** A proxy may ask us by another name than the browser asked the proxy. */
function isOwnPage(
  origin: string,
  host: string | undefined,
  publicNames: ReadonlySet<string | undefined>,
): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.protocol !== "http:" && page.protocol !== "https:") return false;
  const requestOrigin = `${page.protocol}//${host ?? ""}`;
  return (
    publicNames.has(hostName(page.hostname)) ||
    (URL.canParse(requestOrigin) && new URL(requestOrigin).host === page.host)
  );
}

/** How often a request names its host; 2 stands for every larger number. */
function hostsNamed({ rawHeaders }: SentRequest): 0 | 1 | 2 {
  let isNamed = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (isNamed) return 2;
    isNamed = true;
  }
  return isNamed ? 1 : 0;
}

/** A target with scheme and host, as clients send it to a forward proxy. */
const absolute = /^https?:\/\/([^/?#]*)/i;

/**
 * Says what is wrong with the host of a request (RFC 9112, 3.2), in words; undefined: nothing is. A target that has one
 * of our own hosts in it goes on as its path, and its host counts.
 */
export function createHostCheck({
  host: listened,
  publicHosts,
}: Pick<ServerSettings, "host" | "publicHosts">): (req: SentRequest) => string | undefined {
  const { isOurs } = createHosts(listened, publicHosts);
  return (req) => {
    const named = hostsNamed(req);
    if (named === 2) return "The header Host appears twice.";
    if (named === 0 && req.httpVersion !== "1.0") return "The header Host is missing.";
    const [start, host] = absolute.exec(req.originalUrl) ?? [];
    if (start === undefined || host === undefined) return undefined;
    if (!isOurs({ socket: req.socket, headers: { host } })) return foreignTarget;
    const path = req.originalUrl.slice(start.length).replace(/^(?!\/)/, "/");
    req.headers.host = host;
    Object.assign(req, { url: path, originalUrl: path, sentTarget: path });
    return undefined;
  };
}

/** A client that takes the simulator for a forward proxy asks it for others. */
export const foreignTarget =
  "The target of the request is on another host. If that is a name of the simulator, start it with --public-host and " +
  "this name.";
