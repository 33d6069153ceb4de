import type { Request, Response } from "express";
import type { Answer, Refusal } from "../../contract/answer";
import { jsonOf } from "../../contract/json-of";
import { memberOf } from "../../contract/member";
import type { Finding } from "../../contract/findings";
import type { AdviceKind, InterfaceContract, Operation } from "../../contract/operation";
import type { MessageParts, Reader, Reading } from "../../contract/reader";
import type { Awaiting, Undecided } from "../../lifecycle/call";
import type { Ruling, Strike } from "../../scenario/runs";
import type { Space, UnitOfWork } from "../../store";
import type { ServedFamily, Services } from "../services";

/** An operation at the path where it is served. */
export interface Route {
  served: ServedFamily;
  contract: InterfaceContract;
  operation: Operation;
  read: Reader;
  /** What is wrong with an answer of ours, if anything. */
  check: (answer: Answer, request: unknown) => string[];
  /** Operations of the test server: what they do. Their units of work are transactions of their own. */
  administer?: (passage: Passage, unit: UnitOfWork) => Answer;
}

/** One message on its way through the pipeline, and what the stages have found so far. */
export interface Passage {
  services: Services;
  route: Route;
  req: Request;
  res: Response;
  space: Space;
  user: string;
  /** Keyed digest of the credential pair that sent it. */
  sender: string;
  parts: MessageParts;
  /** The body as it came, for the journal. */
  received: unknown;
  /** The body could not be taken: nothing else is looked at. */
  unreadable: Refusal | undefined;
  reading: Reading;
  /** Findings about the message alone, and those of its processing. */
  findings: Finding[];
  /** Real time of arrival, epoch milliseconds. */
  receivedAt: number;
  /** Arrival by the space's clock, RFC 3339. */
  clock: string;
  /** Monotonic arrival, for durations. */
  startedAt: number;
  ruling: Ruling;
  /** Every fault that struck. */
  strikes: Strike[];
  /** Faults that were carried out already, so that none is carried out twice. */
  spent: { scenario?: boolean; fixture?: boolean };
  /** The message was recorded as in process when a fault began to hold it. */
  inProcess: boolean;
  /** Requests whose wait its processing has ended: they are told once it is committed. */
  woken: string[];
  /** Lookups: it has waited for the outcome of a request. */
  hasWaited?: boolean;
  /** Resets and restores of the space at arrival. */
  epoch: number;
  restores: number;
  stateBefore?: string;
  stateAfter?: string;
  /** Requests: advices that the provider does not support. */
  unsupported?: AdviceKind[];
  /** The client closed its connection before it was answered: milliseconds after arrival. */
  clientLeftMs?: number;
  /** The client closed its sending side while it waited: milliseconds after arrival. It may still read. */
  sendingEndedMs?: number;
  /** A fault could not make its answer wait: too many are held. */
  notWaited?: true;
  /** It is the second delivery of this exchange: nobody waits for its answer. */
  copyOf?: number;
  /** Number in the journal, once it has one. */
  number?: number;
}

/** Why a message is held: a fault before the processing, an outcome that is not known yet, or none so far. */
export type Hold = Strike | Awaiting | Undecided;

/** What a unit of work decided about a message. */
export type Decision =
  | { /** Wait, then take the message up again. */ hold: Hold }
  | {
      /** The true answer; absent where a fault came before it. */
      answer?: Answer;
      /** A fault on the way out. */
      fault?: Strike;
      /** The message has a transaction record of its own, which must know how it was answered. */
      recorded?: boolean;
    };

/** A decision that is final. */
export type Final = Exclude<Decision, { hold: Hold }>;

/** What ids are read from: the operation, and the parts of the message. */
export interface Addressed {
  route: Pick<Route, "operation">;
  parts: MessageParts;
}

/** Lower-case id of the message, when it has a usable one. */
export function messageIdOf({ route, parts }: Addressed): string | null {
  const { idParameter } = route.operation;
  const fromPath = idParameter === undefined ? undefined : parts.path[idParameter];
  return lowerUuid(memberOf(parts.body, "id")) ?? lowerUuid(fromPath);
}

/** The ids of a message, lower case, that keep to the contract: its own before that of its path, where the two differ. */
export function usableIdsOf({ route, parts, reading }: Passage): string[] {
  const { idParameter = "" } = route.operation;
  const given = [
    { field: "id", value: memberOf(parts.body, "id") },
    { field: idParameter, value: parts.path[idParameter] },
  ];
  const sound = given.filter(
    ({ field }) => !reading.violations.some((violation) => violation.field === field),
  );
  return [...new Set(sound.map(({ value }) => lowerUuid(value)).filter((id) => id !== null))];
}

/** Lower-case id of the request that an advice closes. */
export function requestIdOf({ route, parts }: Addressed): string | null {
  const { requestIdParameter, kind } = route.operation;
  if (kind !== "advice") return null;
  const fromPath = requestIdParameter === undefined ? undefined : parts.path[requestIdParameter];
  return lowerUuid(memberOf(parts.body, "requestId")) ?? lowerUuid(fromPath);
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A value of the shape of a UUID, in lower case. */
export function lowerUuid(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const lower = value.toLowerCase();
  return uuidShape.test(lower) ? lower : null;
}

/** Keyed digest of the body, by which a repeat is told from another message. */
export const digestOf = ({ services, space, received }: Passage): string =>
  services.store.digest(space, received === undefined ? "" : jsonOf(received));

/** The space's time of arrival, RFC 3339. */
export const clockText = (epochMs: number): string => new Date(epochMs).toISOString();

/** A call of the family's behaviour with this message. */
export function callOf(passage: Passage, unit: UnitOfWork) {
  const { parts, route } = passage;
  return {
    unit,
    contract: route.contract,
    operation: route.operation,
    path: parts.path,
    query: parts.query,
    body: parts.body,
    sender: passage.sender,
    user: passage.user,
    url: () => passage.req.originalUrl.replace(/\/?(\?.*)?$/, ""),
    wake: (requestId: string) => {
      passage.woken.push(requestId);
    },
    reaches: (target: string) => passage.services.onward?.targets.has(target) ?? false,
    note: (finding: Finding) => {
      passage.findings.push(finding);
    },
  };
}
