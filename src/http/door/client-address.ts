import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";

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
