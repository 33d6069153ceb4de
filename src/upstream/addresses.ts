import { BlockList, isIPv4, isIPv6 } from "node:net";
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

/** Which addresses are the simulator's own, and whether private ones are allowed. */
export interface AddressRules {
  isOwn: (address: string, port: number) => boolean;
  allowsPrivate: boolean;
}

/** Why no message may go to an address; undefined: it may. */
export function forbiddenAddress(
  address: string,
  port: number,
  { isOwn, allowsPrivate }: AddressRules,
): ForbiddenAddress | undefined {
  const plain = address.replace(/^\[|\]$|%.*$/g, "").replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (!isIPv4(plain) && !isIPv6(plain)) return undefined;
  const family = isIPv4(plain) ? "ipv4" : "ipv6";
  const found = (allowsPrivate ? refused : refusedToo).find(({ list }) =>
    list.check(plain, family),
  );
  if (found !== undefined)
    return { failure: "unreachable", reason: `the address is ${found.kind}` };
  return isOwn(plain, port)
    ? { failure: "own-address", reason: "the address is the simulator's own" }
    : undefined;
}
