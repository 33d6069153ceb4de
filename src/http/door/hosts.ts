import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/** A host without its port, in the form in which browsers send it; undefined: not a host. */
export function hostName(text: string): string | undefined {
  // Without a colon it is none: the pattern behind isIPv6 takes long to compile.
  if (text.includes(":") && isIPv6(text)) return ipv6Name(text);
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  return name.startsWith("[") ? ipv6Name(name.slice(1, -1)) : name.toLowerCase().replace(/\.$/, "");
}

/** An IPv4 address that is written in IPv6 is itself. */
function ipv6Name(address: string): string | undefined {
  const last = address.slice(address.lastIndexOf(":") + 1);
  if (isIPv4(last) && /^::ffff:/i.test(address)) return last;
  const bare = address.replace(/%.*$/, "");
  return isIPv6(bare) ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : undefined;
}

/** Whether a text is an origin as browsers send it: scheme, host and port, if it is not the scheme's own. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isLoopback = (name: string): boolean =>
  name === "localhost" ||
  name.endsWith(".localhost") ||
  name === "::1" ||
  (isIPv4(name) && name.startsWith("127."));

/** Whether a text is an address that only this machine reaches. */
export const isLoopbackAddress = (text: string): boolean => isLoopback(hostName(text) ?? "");

/** Whose names a request is for, and who sent it. */
type Asked = Pick<IncomingMessage, "headers" | "socket">;

/** By which names the simulator is called, and which pages are its own. */
export interface Hosts {
  /** The request is for one of our names: no page that has bound a name of its own to our address reads anything. */
  isOurs(this: void, req: Asked): boolean;
  /** A browser sent the request for a page that is not ours. */
  isForeign(this: void, req: Asked): boolean;
}

/**
 * Our names are those of loopback, the address that is listened on, the one that the request came to, and the
 * public ones.
 */
export function createHosts(host: string, publicHosts: readonly string[]): Hosts {
  const publicNames = new Set(publicHosts.map(hostName));
  const names = new Set([hostName(host), ...publicNames]);
  const isOurName = (name: string | undefined, { socket }: Asked): boolean =>
    name !== undefined &&
    (isLoopback(name) || names.has(name) || name === hostName(socket.localAddress ?? ""));
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
