import { BlockList, SocketAddress, isIP, isIPv4, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { hostName, isLoopbackHost } from "../base-url";
import type { FailureOf } from "./failure";

/** Where a URL leads: its host as the network takes it, and its port, also where it is the scheme's own. */
export const placeOf = ({ hostname, port, protocol }: URL): { host: string; port: number } => ({
  host: hostname.replace(/^\[|\]$/g, ""),
  port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
});

type Networks = readonly (readonly [kind: string, networks: readonly string[]])[];

/** To these no message may go, whoever has configured it. */
const refusedNetworks: Networks = [
  ["link-local", ["169.254.0.0/16", "fe80::/10"]],
  ["unspecified", ["0.0.0.0/8", "::/128"]],
  ["multicast", ["224.0.0.0/4", "ff00::/8"]],
  ["broadcast", ["255.255.255.255/32"]],
];

/** To these a user's messages go only where that is allowed. */
const privateNetworks: Networks = [
  ["loopback", ["127.0.0.0/8", "::1/128"]],
  ["private", ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "fc00::/7"]],
];

const listsOf = (kinds: Networks) =>
  kinds.map(([kind, networks]) => {
    const list = new BlockList();
    for (const network of networks) {
      const [address = "", prefix = "0"] = network.split("/");
      list.addSubnet(address, Number(prefix), isIPv4(address) ? "ipv4" : "ipv6");
    }
    return { kind, list };
  });

const refused = listsOf(refusedNetworks);
const refusedToo = [...refused, ...listsOf(privateNetworks)];

/** Why no message may go to an address. */
export type ForbiddenAddress = Required<FailureOf>;

/** Where the simulator itself listens, and whether private addresses are allowed. */
export interface AddressRules {
  ownPlaces: () => readonly ReturnType<typeof placeOf>[];
  allowsPrivate: boolean;
}

/** The groups of an IPv6 address, each in hexadecimal digits. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill("0"), ...after];
}

/** Where an IPv6 address leads by NAT64 (64:ff9b::/96) or 6to4 (2002::/16), as an IPv4 address; else it leads there. */
function leadsTo(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isOfNat64 = groups.slice(0, 6).join(":") === "64:ff9b:0:0:0:0";
  const start = isOfNat64 ? 6 : groups[0] === "2002" ? 1 : undefined;
  if (start === undefined) return address;
  return hostName(`::ffff:${groups.slice(start, start + 2).join(":")}`) ?? address;
}

/** Why no message may go to an address; undefined: it may. */
export function forbiddenAddress(
  address: string,
  port: number,
  { ownPlaces, allowsPrivate }: AddressRules,
): ForbiddenAddress | undefined {
  const plain = leadsTo(hostName(address) ?? address);
  if (!isIPv4(plain) && !isIPv6(plain)) return undefined;
  const looked = new SocketAddress({ address: plain, family: isIPv4(plain) ? "ipv4" : "ipv6" });
  const found = (allowsPrivate ? refused : refusedToo).find(({ list }) => list.check(looked));
  if (found !== undefined)
    return { failure: "unreachable", reason: `the address is ${found.kind}` };
  return ownPlaces().some((own) => own.port === port && isReachedAt(own.host, plain))
    ? { failure: "own-address", reason: "the address is the simulator's own" }
    : undefined;
}

/** Whether an address leads to a listener at a host. One at no single address listens at all those of this machine. */
function isReachedAt(host: string, address: string): boolean {
  const own = hostName(host) ?? host;
  const isOne = isIP(own) !== 0 && own !== "0.0.0.0" && own !== "::";
  return isOne ? own === address : isOfThisMachine(address);
}

/** Loopback, and what this machine is called by otherwise. */
const isOfThisMachine = (address: string): boolean =>
  isLoopbackHost(address) ||
  Object.values(networkInterfaces()).some((list) => list?.some((one) => one.address === address));
