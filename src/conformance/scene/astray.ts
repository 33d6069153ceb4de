import type { AdviceKind, Operation } from "../../contract/operation";
import type { UnmatchedRequest } from "../../journal/unmatched-request";
import { limits } from "../../limits/limits";
import { partsOfPath } from "./message";
import type { Scene, Transaction } from "./scene";

/** What is sought of a transaction: its advices, and other messages that would do instead. */
export interface Sought {
  transaction: Transaction;
  advices: readonly AdviceKind[];
  /** Ids of operations. */
  others?: readonly string[];
}

/**
 * The requests that reached no operation and look like a message that is sought, in words that follow a sentence;
 * empty: there are none.
 */
export function astrayText(scene: Scene, sought: Sought | undefined): string {
  if (sought === undefined || scene.unmatched.length === 0) return "";
  const paths = soughtOperations(scene, sought);
  const [request] = sought.transaction.requests;
  const others = new Set(scene.transactions.map(({ id }) => id));
  others.delete(sought.transaction.id);
  const found = scene.unmatched.filter(
    (one) =>
      Date.parse(one.receivedAt) >= (request?.at ?? 0) &&
      isAlike(one, paths, sought.transaction.id, others),
  );
  return describeAstray(found);
}

/** The same of messages of these operations, whatever transaction they are about. */
export const astrayFrom = (
  unmatched: readonly UnmatchedRequest[],
  operations: readonly Path[],
): string =>
  describeAstray(unmatched.filter(({ nearest }) => isNear(nearest.slice(0, 1), operations)));

function describeAstray(found: readonly UnmatchedRequest[]): string {
  const more = found.length - limits.astrayRequests;
  return [
    ...found.slice(0, limits.astrayRequests).map((one) => `; ${sentenceOf(one)}`),
    ...(more > 0 ? [`; so were ${more} more`] : []),
  ].join("");
}

/** The end of what the list of unmatched requests calls an operation: a method, and a path below any base path. */
type Path = Pick<Operation, "method" | "path">;

const isNear = (nearest: readonly string[], paths: readonly Path[]): boolean =>
  nearest.some((operation) =>
    paths.some((one) => operation.startsWith(`${one.method} `) && operation.endsWith(one.path)),
  );

/** The operations of what is sought, advices first. */
export function soughtOperations(
  { contract: { operations } }: Scene,
  { transaction: { kind }, advices, others = [] }: Sought,
): Operation[] {
  const isSoughtAdvice = ({ transaction, advice }: Operation): boolean =>
    transaction === kind && advice !== undefined && advices.includes(advice);
  return [
    ...operations.filter(isSoughtAdvice),
    ...operations.filter((one) => others.includes(one.id) && !isSoughtAdvice(one)),
  ];
}

/**
 * It names the transaction and is near such an operation, or it names no other transaction and such an operation is the
 * nearest.
 */
function isAlike(
  { path, nearest }: UnmatchedRequest,
  paths: readonly Path[],
  id: string,
  others: ReadonlySet<string>,
): boolean {
  const segments = partsOfPath(path);
  const near = segments.includes(id) ? nearest : nearest.slice(0, 1);
  return !segments.some((segment) => others.has(segment)) && isNear(near, paths);
}

/** `POST /giftcard/v3/redemption/1 was answered 404 at 10:00:03 (nearest operation: POST /giftcard/v3/...)`. */
const sentenceOf = ({ method, path, status, receivedAt, nearest: [nearest] }: UnmatchedRequest) =>
  `${method} ${path} was answered ${status} at ${receivedAt.slice(11, 19)}` +
  (nearest === undefined ? "" : ` (nearest operation: ${nearest})`);
