import type { IncomingMessage } from "node:http";
import { hostName, isLoopbackHost } from "../../base-url";
import type { SentRequest } from "../../exchange/message";
import type { ServerSettings } from "../../simulator/core";
import { BlockList, isIP, isIPv4 } from "node:net";

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

/** Where requests come from. */
export interface Clients {
  /** The address of a request's client: that of its connection, or what trusted proxies say. */
  addressOf: (req: IncomingMessage) => string;
  /** Whether an address is that of a trusted proxy. */
  isProxy: (address: string) => boolean;
}

interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

/** `10.0.0.0/8`, `2001:db8::/32`, or an address alone; undefined: it is neither. */
function networkIn(text: string): Network | undefined {
  const [, address = "", digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const prefix = digits === undefined ? bits : Number(digits);
  if (version === 0 || prefix > bits || address.includes("%")) return undefined;
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/** Whether a text names a network or an address. */
export const isNetwork = (text: string): boolean => networkIn(text) !== undefined;

/** An IPv4 address that is written in IPv6 is itself. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, "");

const unknown = "unknown";

/** The headers in which a proxy says where a request comes from. */
export const proxyHeaders = ["x-forwarded-for", "forwarded"] as const;
export type ProxyHeader = (typeof proxyHeaders)[number];

/** Which proxies are believed, and in which header. */
interface TrustedProxies {
  /** Their networks. */
  trusted: readonly string[];
  /** The header that they write. Absent: `X-Forwarded-For`; `Forwarded` where a request has no `X-Forwarded-For`. */
  header?: ProxyHeader | undefined;
}

/**
 * Believes what the proxies of these networks say in the header that they write, and nobody else. Each proxy adds
 * the address that it sees at the end: the first one from there that is no trusted proxy's is the client's. A proxy
 * passes on a header that it does not write as the client made it up: the other header says nothing.
 */
export function createClients({ trusted, header }: TrustedProxies): Clients {
  const proxies = new BlockList();
  for (const network of trusted.flatMap((text) => networkIn(text) ?? []))
    proxies.addSubnet(network.address, network.prefix, network.family);
  const isProxy = (address: string): boolean => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && proxies.check(plain, version === 4 ? "ipv4" : "ipv6");
  };
  const behind = (proxy: string, hops: readonly string[]): string => {
    let client = proxy;
    for (const hop of [...hops].reverse()) {
      if (!isProxy(client) || isIP(hop) === 0) break;
      client = hop;
    }
    return client;
  };
  return {
    isProxy,
    addressOf({ socket: { remoteAddress = unknown }, headers }) {
      if (trusted.length === 0 || !isProxy(remoteAddress)) return remoteAddress;
      const written = header ?? proxyHeaders.find((name) => headers[name] !== undefined);
      const sent = written && headers[written];
      if (written === undefined || sent === undefined) return remoteAddress;
      return behind(remoteAddress, hopsIn[written]([sent].flat().join(",")));
    },
  };
}

/** Pairs of `Forwarded` (RFC 7239), with the separator that ends each. */
const pairs = /\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))\s*([,;]|$)/gy;

/** What each element of `Forwarded` has for `for`; an empty text where it has none. Junk ends the list: no client. */
function forwardedHops(header: string): string[] {
  const hops: string[] = [];
  let hop = "";
  let end = 0;
  for (const { 0: text, 1: name = "", 2: quoted, 3: token = "", 4: separator } of header.matchAll(
    pairs,
  )) {
    end += text.length;
    if (name.toLowerCase() === "for") hop = hostIn(quoted?.replace(/\\(.)/g, "$1") ?? token);
    if (separator === ";") continue;
    hops.push(hop);
    hop = "";
  }
  return end === header.length ? hops : [];
}

/** The address in `192.0.2.1:4711`, `[2001:db8::1]:4711` or without a port; what is none stays as it is. */
function hostIn(text: string): string {
  const bare = text.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\w+)?$/.exec(bare) ?? [];
  if (inBrackets !== undefined) return plainAddress(inBrackets);
  const host = bare.replace(/:\w+$/, "");
  return isIPv4(host) ? host : plainAddress(bare);
}

/** The addresses that a header lists, the nearest one last. */
const hopsIn: Readonly<Record<ProxyHeader, (text: string) => string[]>> = {
  "x-forwarded-for": (text) => text.split(",").map(hostIn),
  forwarded: forwardedHops,
};
