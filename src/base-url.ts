import { isIPv4, isIPv6 } from "node:net";
import { limits } from "./limits/limits";

/** What is wrong with the base URL of somebody that messages are sent to, in words that do not repeat it. */
export function baseUrlMistake(text: string, credentialsGo: string): string | undefined {
  if (!URL.canParse(text)) return "is not a URL.";
  const { protocol, username, password, search, hash } = new URL(text);
  if (protocol !== "http:" && protocol !== "https:") return "must begin with http:// or https://.";
  if (username !== "" || password !== "")
    return `must not contain credentials: give them ${credentialsGo}.`;
  return search === "" && hash === ""
    ? undefined
    : "must end with its path: the path of each operation is added to it.";
}

/** `NAME:PASSWORD`. */
export function isCredentialPair(text: unknown): boolean {
  if (typeof text !== "string" || /\p{Cc}/u.test(text)) return false;
  const [name = "", ...rest] = text.split(":");
  const parts = [name, rest.join(":")];
  return (
    name !== "" && rest.length > 0 && parts.every(({ length }) => length <= limits.credentialLength)
  );
}

/** A host without its port, in the form in which browsers send it; undefined: not a host. */
export function hostName(text: string): string | undefined {
  // Without a colon it is none: the pattern behind isIPv6 takes long to compile.
  if (text.includes(":") && isIPv6(text)) return ipv6Name(text);
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(text) ?? [];
  if (name === undefined) return undefined;
  return name.startsWith("[") ? ipv6Name(name.slice(1, -1)) : name.toLowerCase().replace(/\.$/, "");
}

/** An IPv4 address that is written in IPv6 is itself: `::ffff:127.0.0.1`, which a URL has as `::ffff:7f00:1`. */
function ipv6Name(address: string): string | undefined {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return undefined;
  const name = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, ...halves] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(name) ?? [];
  const numbers = halves.map((half) => Number.parseInt(half, 16));
  return numbers.length === 0
    ? name
    : numbers.flatMap((number) => [number >> 8, number & 0xff]).join(".");
}

/** Whether a host, with or without a port, is one that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  const name = hostName(host) ?? "";
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    (isIPv4(name) && name.startsWith("127."))
  );
}
