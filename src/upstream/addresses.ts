import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { FailureOf } from "./failure";

/** Where a URL leads: its host as the network takes it, and its port, also where it is the scheme's own. */
export const placeOf = ({ hostname, port, protocol }: URL): { host: string; port: number } => ({
  host: hostname.replace(/^\[|\]$/g, ""),
  port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
});

/** To these no message may go, whoever has configured it. */
const refusedNetworks: readonly (readonly [kind: string, networks: readonly string[]])[] = [
  ["link-local", ["169.254.0.0/16", "fe80::/10"]],
  ["unspecified", ["0.0.0.0/8", "::/128"]],
  ["multicast", ["224.0.0.0/4", "ff00::/8"]],
];

const lists = refusedNetworks.map(([kind, networks]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix = "0"] = network.split("/");
    list.addSubnet(address, Number(prefix), isIPv4(address) ? "ipv4" : "ipv6");
  }
  return { kind, list };
});

/** Why no message may go to an address. */
export type ForbiddenAddress = Required<FailureOf>;

/** Why no message may go to an address; undefined: it may. `isOwn` says which are the simulator's own. */
export function forbiddenAddress(
  address: string,
  port: number,
  isOwn: (address: string, port: number) => boolean,
): ForbiddenAddress | undefined {
  const plain = address.replace(/^\[|\]$|%.*$/g, "").replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (!isIPv4(plain) && !isIPv6(plain)) return undefined;
  const family = isIPv4(plain) ? "ipv4" : "ipv6";
  const found = lists.find(({ list }) => list.check(plain, family));
  if (found !== undefined)
    return { failure: "unreachable", reason: `the address is ${found.kind}` };
  return isOwn(plain, port)
    ? { failure: "own-address", reason: "the address is the simulator's own" }
    : undefined;
}
