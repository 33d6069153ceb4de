import { answerCheck } from "../contract/answer-check";
import { createReader } from "../contract/reader";
import { administrationAnswer } from "./administration/serve";
import type { Route } from "./pipeline/message";
import { type Endpoint, mostFixedFirst } from "./routing";
import type { ServedFamily, Services } from "./services";
import type { Destination } from "./short-way";

/** An interface at its base path. */
export interface Mounted {
  served: ServedFamily;
  base: string;
  endpoints: Endpoint[];
}

/** An interface with what serves its operations. */
export interface Served extends Mounted {
  destinations: Destination[];
}

/** The operations of an interface with what serves them. */
export const destinationsOf = (services: Services, { served, endpoints }: Mounted): Destination[] =>
  [...endpoints]
    .sort(mostFixedFirst)
    .map((endpoint) => ({ endpoint, route: routeOf(services, served, endpoint) }));

function routeOf(
  services: Services,
  served: ServedFamily,
  { contract, operation }: Endpoint,
): Route {
  return {
    served,
    contract,
    operation,
    read: createReader(operation, { lenient: services.settings.lenient }),
    check: answerCheck(operation, { every: services.settings.checkEveryAnswer }),
    ...(operation.kind === "administration" && { administer: administrationAnswer }),
  };
}
