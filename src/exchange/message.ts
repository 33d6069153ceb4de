import type { IncomingMessage, ServerResponse } from "node:http";
import { jsonOf, textMember } from "../contract/values/json-value";
import { withPlainIds } from "../contract/values/same-content";
import type { Answer, Refusal } from "../contract/answer";
import type { InterfaceContract, Operation } from "../contract/operation";
import type { MessageParts, Reader, Reading } from "../contract/checks/reader";
import { lowerUuid } from "../contract/values/uuid";
import { type Disturbance, disturbances, ownHeaders } from "../journal/exchange";
import type { Space, Store, UnitOfWork } from "../store";
import type { Upstream } from "../upstream/answer";
import type { ExchangeServices } from "./services";
import type { ServedFamily } from "../simulator/core";

/** The header that ties an answer, the log line and the journal entry of a request together. */
export const xRequestIdHeader = "x-request-id";

/** The header that says the number of its exchange with each answer. */
export const exchangeHeader = "standin-exchange";

/** An id that is taken from a request. */
export const wellFormedXRequestId = /^[A-Za-z0-9._-]{1,64}$/;

/** An operation at the path where it is served. */
export interface Route {
  /** Base path of its interface; empty where that is `/`. */
  base: string;
  served: ServedFamily;
  contract: InterfaceContract;
  operation: Operation;
  read: Reader;
  /** What is wrong with an answer of ours, if anything. */
  check: (answer: Answer, request: unknown) => string[];
  /**
   * Operations of the test server: what answers them, in place of the family; after a reset the
   * message belongs to what it has made.
   */
  administer?: (ongoing: Ongoing, unit: UnitOfWork) => Answer;
}

/** The ids of a message, in lower case; null: it has none that can be used. */
export interface MessageIds {
  /** Its own: that of the body before that of the path, where the two differ. */
  readonly id: string | null;
  /** Advices: the request that it closes. */
  readonly requestId: string | null;
  /** The request that it is, or closes. */
  readonly transactionId: string | null;
  /** Those of its body as it gave them, in any form: `requestId` of advices alone. */
  readonly sent: { readonly id: string | undefined; readonly requestId: string | undefined };
}

/** The request that a message came with. */
export type SentRequest = IncomingMessage & {
  /** The target as it was sent: path and query. */
  readonly originalUrl: string;
  /** The same before escapes that are not needed were read: `/%72edemptions`. */
  readonly sentTarget?: string;
  readonly method: string;
};

/** What a tester has the simulator send. */
export interface TesterNote {
  /** Number of the message that is sent again; absent: it was none. */
  again?: number | undefined;
}

/** One message as it came: made once, at the door, and never changed. */
export interface Message extends MessageIds {
  readonly route: Route;
  readonly req: SentRequest;
  readonly res: ServerResponse;
  readonly space: Space;
  readonly user: string;
  /** Keyed digest of the credential pair that sent it. */
  readonly sender: string;
  /** Undefined: the POS sent it itself. */
  readonly tester: TesterNote | undefined;
  /** The provider to which it goes, as that was set when it came; undefined: its interface is simulated. */
  readonly upstream: Upstream | undefined;
  /** It closes at its provider what a POS has left open there. */
  readonly isSettling: boolean;
  readonly parts: MessageParts;
  /** The body as it came, for the journal. */
  readonly received: unknown;
  /** Path below the base of its interface, and query, as they came. */
  readonly target: string;
  /** The bytes of its body as they came, packed or not; undefined: it has none, or they were not all read. */
  readonly sentBody: Buffer | undefined;
  /** The text of a body that is not JSON. */
  readonly raw: string | undefined;
  /** The body could not be taken: nothing else is looked at. */
  readonly unreadable: Refusal | undefined;
  readonly reading: Reading;
  /** Those of its ids that keep to the contract. */
  readonly usableIds: readonly string[];
  /** Keyed digest of the body, which distinguishes a repeat from another message. */
  readonly digest: () => string;
  /** Real time of arrival, epoch milliseconds. */
  readonly receivedAt: number;
  /** Arrival by the space's clock, epoch milliseconds. */
  readonly now: number;
  /** The same, RFC 3339. */
  readonly clock: string;
  /** Monotonic arrival, for durations. */
  readonly startedAt: number;
  /** What its answer, its line in the log and its place in the journal share. */
  readonly xRequestId: string;
}

/** A message on its way, and its place in the journal. */
export interface Ongoing {
  readonly services: ExchangeServices;
  readonly message: Message;
  /** Resets of the space, at arrival or as the message has made them. */
  readonly epoch: number;
  /** Number in the journal, once it has one. */
  readonly number: number | undefined;
}

/** Whether what goes to a provider, about nothing that is kept, may be about a request that somebody else passed on. */
export const mayFollowUnseen = ({ route, req }: Message): boolean =>
  route.operation.kind !== "request" && req.headers[ownHeaders.newIds] === undefined;

/** How a message is disturbed on its way to its provider. */
export const disturbanceOf = ({ req }: Pick<Message, "req">): Disturbance | undefined =>
  disturbances.find((one) => one === req.headers[ownHeaders.disturbed]);

/** What a message is made of. */
export type Arrival = Omit<
  Message,
  keyof MessageIds | "usableIds" | "isSettling" | "digest" | "clock"
>;

/** The message that has arrived, with its identity. */
export function messageOf(arrival: Arrival, store: Pick<Store, "digest">): Message {
  const { space, received } = arrival;
  let digest: string | undefined;
  const ids = idsOf(arrival);
  // Member by member: copying two objects into one costs several times as much.
  return {
    route: arrival.route,
    req: arrival.req,
    res: arrival.res,
    space,
    user: arrival.user,
    sender: arrival.sender,
    tester: arrival.tester,
    upstream: arrival.upstream,
    isSettling: arrival.upstream !== undefined && ownHeaders.settle in arrival.req.headers,
    parts: arrival.parts,
    received,
    target: arrival.target,
    sentBody: arrival.sentBody,
    raw: arrival.raw,
    unreadable: arrival.unreadable,
    reading: arrival.reading,
    receivedAt: arrival.receivedAt,
    now: arrival.now,
    clock: clockText(arrival.now),
    startedAt: arrival.startedAt,
    xRequestId: arrival.xRequestId,
    id: ids.id,
    requestId: ids.requestId,
    transactionId: ids.transactionId,
    sent: ids.sent,
    usableIds: usableIdsOf(arrival, ids),
    digest: () =>
      (digest ??= store.digest(
        space,
        received === undefined ? "" : withPlainIds(jsonOf(received)),
      )),
  };
}

/** What ids are read from: the operation, and the parts of the message. */
export interface IdSource {
  route: Pick<Route, "operation">;
  parts: MessageParts;
}

/** The ids of a message. */
export function idsOf({ route: { operation }, parts: { path, body } }: IdSource): MessageIds {
  const { kind, idParameter, requestIdParameter } = operation;
  const at = (parameter: string | undefined): unknown =>
    parameter === undefined ? undefined : path[parameter];
  const isAdvice = kind === "advice";
  const sent = {
    id: textMember(body, "id"),
    requestId: isAdvice ? textMember(body, "requestId") : undefined,
  };
  const id = lowerUuid(sent.id) ?? lowerUuid(at(idParameter));
  const requestId = isAdvice
    ? (lowerUuid(sent.requestId) ?? lowerUuid(at(requestIdParameter)))
    : null;
  return { id, requestId, transactionId: kind === "request" ? id : requestId, sent };
}

/**
 * Its ids, its own before that of its path where the two differ; those in which something breaks
 * the contract are left out.
 */
function usableIdsOf(
  { route, parts, reading: { violations } }: Arrival,
  { id, sent }: MessageIds,
): string[] {
  const { idParameter = "" } = route.operation;
  const inPath = parts.path[idParameter];
  const idOfPath = inPath === sent.id ? id : lowerUuid(inPath);
  if (violations.length === 0) return distinct(id, idOfPath);
  const isValid = (field: string): boolean => !violations.some((found) => found.field === field);
  const own = isValid("id") ? lowerUuid(sent.id) : null;
  return distinct(own, isValid(idParameter) ? idOfPath : null);
}

function distinct(own: string | null, ofPath: string | null): string[] {
  if (own === null) return ofPath === null ? [] : [ofPath];
  return ofPath === null || ofPath === own ? [own] : [own, ofPath];
}

/** A time in milliseconds since the epoch, as RFC 3339. */
export const clockText = (epochMs: number): string => new Date(epochMs).toISOString();
