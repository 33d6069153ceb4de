import type { InterfaceContract, Operation } from "../../contract/operation";

/** An operation at its full path. */
export interface Endpoint {
  contract: InterfaceContract;
  operation: Operation;
  /** Base path and path, parameters in braces. */
  path: string;
  /** The same, taken apart once. */
  segments: readonly string[];
}

/** `/giftcard/` and `giftcard` are `/giftcard`; `/` is the empty base path. */
export const normalBase = (path: string): string =>
  `/${path}`.replace(/\/+/g, "/").replace(/\/$/, "");

/** The segments of a path. */
export const segmentsOf = (path: string): string[] =>
  path.split("/").filter((segment) => segment !== "");

/** The endpoints of an interface at a base path. */
export const endpointsOf = (contract: InterfaceContract, base: string): Endpoint[] =>
  contract.operations.map((operation) => {
    const path = `${base}${operation.path}`;
    return { contract, operation, path, segments: segmentsOf(path) };
  });

/** The segment is a parameter: `{id}`. */
export const isParameter = (segment: string | undefined): boolean =>
  segment?.startsWith("{") ?? false;

/** Does a request's path fit an endpoint's? */
export function fits(endpoint: Endpoint, path: string): boolean {
  const expected = endpoint.segments;
  // As the router sees it: a doubled slash is a segment without a letter, and one at the end is none.
  const given = path.replace(/\/$/, "").split("/").slice(1);
  return (
    expected.length === given.length &&
    expected.every((segment, at) =>
      isParameter(segment) ? given[at] !== "" : segment === given[at],
    )
  );
}

/** Of two endpoints with the same method and as many segments. */
const overlap = ({ segments: a }: Endpoint, { segments: b }: Endpoint): boolean =>
  a.every((segment, at) => segment === b[at] || isParameter(segment) || isParameter(b[at]));

/** The interface below whose base path a path lies; of several the one with the longest. */
export function interfaceAt(
  endpoints: readonly Endpoint[],
  path: string,
): InterfaceContract | undefined {
  const bases = endpoints.map(({ contract, operation, path: full }) => ({
    contract,
    base: full.slice(0, -operation.path.length),
  }));
  return bases
    .filter(({ base }) => path.startsWith(`${base}/`))
    .sort((one, other) => other.base.length - one.base.length)[0]?.contract;
}

/** Two endpoints of different interfaces that match the same request; undefined: there are none. */
export function collision(endpoints: readonly Endpoint[]): [Endpoint, Endpoint] | undefined {
  const before = new Map<string, Endpoint[]>();
  for (const one of endpoints) {
    const shape = `${one.operation.method} ${one.segments.length}`;
    const alike = before.get(shape) ?? [];
    const other = alike.find((next) => next.contract !== one.contract && overlap(one, next));
    if (other !== undefined) return [other, one];
    before.set(shape, [...alike, one]);
  }
  return undefined;
}

export const endpointText = ({ operation, path }: Pick<Endpoint, "operation" | "path">): string =>
  `${operation.method} ${path}`;

/** Fixed segments before parameters, so that `/payments/reversals` is not taken for `/payments/{id}`. */
export const mostFixedFirst = (a: Endpoint, b: Endpoint): number =>
  parameterCount(a) - parameterCount(b);

const parameterCount = ({ segments }: Endpoint): number => segments.filter(isParameter).length;
