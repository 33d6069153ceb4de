import type { InterfaceContract, Operation } from "../../contract/operation";
import { StartRefused } from "../../simulator/failures";
import { didYouMean } from "../../mistake";
import type { Services } from "../services";
import type { ServedFamily } from "../../simulator/core";
import { answerCheck } from "../../contract/checks/answer-check";
import { createReader } from "../../contract/checks/reader";
import { administrationAnswer } from "../../exchange/test-server";
import type { Route } from "../../exchange/message";

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
const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

/** The endpoints of an interface at a base path. */
export const endpointsOf = (contract: InterfaceContract, base: string): Endpoint[] =>
  contract.operations.map((operation) => {
    const path = `${base}${operation.path}`;
    return { contract, operation, path, segments: segmentsOf(path) };
  });

/** The segment is a parameter: `{id}`. */
export const isParameter = (segment: string | undefined): boolean =>
  segment?.startsWith("{") ?? false;

/** The segments of a request's path: a doubled slash is a segment without a letter, and a slash at the end is none. */
export function givenSegments(path: string): string[] {
  const segments = path.slice(1).split("/");
  if (segments.at(-1) === "") segments.pop();
  return segments;
}

/** Does a request's path fit an endpoint's? */
export function fits(endpoint: Endpoint, path: string): boolean {
  const expected = endpoint.segments;
  const given = givenSegments(path);
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
function collision(endpoints: readonly Endpoint[]): [Endpoint, Endpoint] | undefined {
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

/** What paths of a tree lead to, found by method and path in one walk. */
type PathTree<T> = (method: string, path: string) => PathMatch<T> | undefined;

/** What a path leads to, and its parameters. */
interface PathMatch<T> {
  value: T;
  parameters: Record<string, string>;
}

/** What a path leads to: its method, and its segments with parameters in braces. */
interface Leaf<T> {
  method: string;
  segments: readonly string[];
  value: T;
}

interface Branch<T> {
  fixed: Map<string, Branch<T>>;
  parameter?: Branch<T>;
  /** What ends here, by method. */
  ends: Map<string, End<T>>;
}

interface End<T> {
  value: T;
  /** Places and names of its parameters. */
  parameters: readonly (readonly [at: number, name: string])[];
}

/**
 * A tree of paths, with which `fits` agrees. A fixed segment is tried first, so that `/payments/reversals` is not
 * `/payments/{id}`.
 */
export function pathTree<T>(leaves: readonly Leaf<T>[]): PathTree<T> {
  const root: Branch<T> = newBranch();
  for (const { method, segments, value } of leaves) {
    let branch = root;
    for (const segment of segments) branch = grown(branch, segment);
    branch.ends.set(method, { value, parameters: parametersOf(segments) });
  }
  return (method, path) => {
    const given = givenSegments(path);
    const end = endOf(root, method, given);
    if (end === undefined) return undefined;
    const parameters: Record<string, string> = {};
    for (const [at, name] of end.parameters) parameters[name] = given[at] ?? "";
    return { value: end.value, parameters };
  };
}

const parametersOf = (segments: readonly string[]): End<unknown>["parameters"] =>
  segments.flatMap((segment, at) =>
    isParameter(segment) ? [[at, segment.slice(1, -1)] as const] : [],
  );

const newBranch = <T>(): Branch<T> => ({ fixed: new Map(), ends: new Map() });

function grown<T>(branch: Branch<T>, segment: string): Branch<T> {
  if (isParameter(segment)) return (branch.parameter ??= newBranch());
  const known = branch.fixed.get(segment) ?? newBranch<T>();
  branch.fixed.set(segment, known);
  return known;
}

function endOf<T>(
  branch: Branch<T> | undefined,
  method: string,
  segments: readonly string[],
  at = 0,
): End<T> | undefined {
  const segment = segments[at];
  if (branch === undefined || segment === undefined) return branch?.ends.get(method);
  return (
    endOf(branch.fixed.get(segment), method, segments, at + 1) ??
    (segment === "" ? undefined : endOf(branch.parameter, method, segments, at + 1))
  );
}

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
