import { StartRefused } from "../../simulator/start-refused";
import {
  type Endpoint,
  collision,
  endpointText,
  endpointsOf,
  mostFixedFirst,
  normalBase,
} from "./routing";
import { didYouMean } from "../../nearest-name";
import type { Services } from "../services";
import type { ServedFamily } from "../../simulator/core";
import { answerCheck } from "../../contract/checks/answer-check";
import { createReader } from "../../contract/checks/reader";
import { administrationAnswer } from "../../exchange/test-server/administration";
import type { Route } from "../../exchange/message";

/** An interface at its base path. */
export interface MountedInterface {
  served: ServedFamily;
  base: string;
  endpoints: Endpoint[];
}

/** An operation, and what leads to it. */
export interface Destination {
  endpoint: Endpoint;
  route: Route;
}

/** The operations of an interface with what serves them. */
export const destinationsOf = (
  services: Pick<Services, "settings">,
  mounted: MountedInterface,
): Destination[] =>
  [...mounted.endpoints]
    .sort(mostFixedFirst)
    .map((endpoint) => ({ endpoint, route: routeOf(services, mounted, endpoint) }));

function routeOf(
  { settings }: Pick<Services, "settings">,
  { served, base }: MountedInterface,
  { contract, operation }: Endpoint,
): Route {
  return {
    base,
    served,
    contract,
    operation,
    read: createReader(operation, { lenient: settings.lenient }),
    check: answerCheck(operation, { every: settings.checkEveryAnswer }),
    ...(operation.kind === "administration" && { administer: administrationAnswer }),
  };
}

/** Which interfaces to serve, and where. */
interface Mounting {
  /** Base path by interface name; others keep theirs. */
  mounts: Readonly<Record<string, string>>;
  /** Names of the interfaces to serve; absent: all. */
  only?: readonly string[] | undefined;
}

/** The interfaces at their base paths. Throws `StartRefused` for unknown names and for routes that collide. */
export function mountAll(
  served: readonly ServedFamily[],
  { mounts, only }: Mounting,
): MountedInterface[] {
  const known = served.flatMap(({ family }) => family.contracts.map((contract) => contract.name));
  const unknown = [...Object.keys(mounts), ...(only ?? [])].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartRefused(
      `There is no interface ${unknown.join(", ")}; known: ${known.join(", ")}.` +
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
