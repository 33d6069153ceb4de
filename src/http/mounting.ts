import type { Mounted } from "./mount";
import { StartRefused } from "./start-refused";
import { collision, endpointText, endpointsOf, normalBase } from "./routing";
import { didYouMean } from "../nearest-name";
import type { ServedFamily } from "./services";

/** Which interfaces to serve, and where. */
export interface Mounting {
  /** Base path by interface name; others keep theirs. */
  mounts: Readonly<Record<string, string>>;
  /** Names of the interfaces to serve; absent: all. */
  only?: readonly string[] | undefined;
}

/** The interfaces at their base paths. Throws `StartRefused` for unknown names and for routes that collide. */
export function mountAll(served: readonly ServedFamily[], { mounts, only }: Mounting): Mounted[] {
  const known = served.flatMap(({ family }) => family.contracts.map((contract) => contract.name));
  const unknown = [...Object.keys(mounts), ...(only ?? [])].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartRefused(
      `There is no interface ${unknown.join(", ")}; there are ${known.join(", ")}.` +
        didYouMean(unknown[0] ?? "", known),
    );
  }
  const mounted = served.flatMap((family) =>
    family.family.contracts
      .filter((contract) => only === undefined || only.includes(contract.name))
      .map((contract) => {
        const base = normalBase(mounts[contract.name] ?? contract.basePath);
        return { served: family, base, endpoints: endpointsOf(contract, base) };
      }),
  );
  const colliding = collision(mounted.flatMap(({ endpoints }) => endpoints));
  if (colliding === undefined) return mounted;
  const [one, other] = colliding.map(
    (endpoint) => `${endpointText(endpoint)} of ${endpoint.contract.name}`,
  );
  throw new StartRefused(
    `Two interfaces would answer on one path: ${String(one)} and ${String(other)}. Move one with --mount.`,
  );
}
