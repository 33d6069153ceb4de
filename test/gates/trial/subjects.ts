import type { InterfaceContract, Operation } from "../../../src/contract/operation";
import type { Family } from "../../../src/families/kit/family";
import type { Body, ExpectedError, FamilyAdapter, KindAdapter } from "../../families/suite/adapter";
import { adapters, subjectOf } from "../../families/adapters";
import type { HttpMessage } from "./messages";

/** The advices that close a transaction. */
export type Closing = "confirmation" | "reversal";

/** A message of any family in the terms of the trade; `written` puts it into words. */
export interface Dealing {
  subject: Subject;
  kind: string;
  role: "request" | Closing;
  id: string;
  /** Advices. */
  requestId?: string;
  /** Requests: which of the things that the adapter knows it is about. */
  nth?: number;
  /** Requests: made so that the family declines it. */
  hopeless?: boolean;
  /** Makes the body another one without changing what it means. */
  variant?: number;
}

/** A message in words, for HTTP and for a family in process alike. */
export interface Written {
  operation: Operation;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: Body | undefined;
}

/** A family under test at one of its interfaces, driven through its adapter. */
export class Subject {
  readonly name: string;
  readonly family: Family;
  readonly contract: InterfaceContract;
  /** Kinds of transaction with a reversal: what nothing reverses is left to the family's own tests. */
  readonly kinds: readonly string[];

  constructor(readonly adapter: FamilyAdapter) {
    this.name = adapter.interface;
    [this.family] = subjectOf(this.name);
    this.contract = this.family.contracts.find(
      ({ name }) => name === this.name,
    ) as InterfaceContract;
    this.kinds = [
      ...new Set(
        this.contract.operations.flatMap(({ advice, transaction }) =>
          advice === "reversal" ? (transaction ?? []) : [],
        ),
      ),
    ];
  }

  /** The advices that close a kind of transaction. */
  advicesOf = (kind: string): Closing[] =>
    this.contract.operations.flatMap(({ transaction, advice }) =>
      transaction === kind ? (advice ?? []) : [],
    );

  how = (kind: string): KindAdapter => {
    const how = this.adapter.kinds[kind];
    if (how === undefined) throw new Error(`nobody says how to drive ${kind} of ${this.name}`);
    return how;
  };

  operation(kind: string, role: Dealing["role"]): Operation {
    const advice = role === "request" ? undefined : role;
    const found = this.contract.operations.find(
      (one) => one.transaction === kind && one.advice === advice && one.kind !== "lookup",
    );
    if (found === undefined) throw new Error(`${this.name} has no ${role} of ${kind}`);
    return found;
  }
}

/** Every interface that has an adapter. */
export const subjects: readonly Subject[] = adapters.map((adapter) => new Subject(adapter));

/** One interface of each family: what they share is read once. */
export const onePerFamily = (of: readonly Subject[]): Subject[] =>
  of.filter(({ family }, at) => of.findIndex((other) => other.family === family) === at);

/** What tells an expected error from others; undefined: it has no body. */
export const errorOf = ({ errorType, finerType = errorType }: ExpectedError): string | undefined =>
  finerType;

/** The same of an answer's body: its errorType or, where all errors have one, what its detail says and its message. */
export function errorIn(
  { adapter: { finerTypeMember } }: Subject,
  body: unknown,
): string | undefined {
  const { errorType, errorMessage, detailMessage } = (body ?? {}) as {
    errorType?: string;
    errorMessage?: string;
    detailMessage?: Record<string, string>;
  };
  if (finerTypeMember === undefined || errorType === undefined) return errorType;
  return `${String(detailMessage?.[finerTypeMember])} ${String(errorMessage)}`;
}

/** The kinds of all interfaces. */
export const dealingKinds = subjects.flatMap((subject) =>
  subject.kinds.map((kind) => ({ subject, kind })),
);

/** Times of a message that say nothing: each makes its body another one. */
const timeOf = (variant: number): string =>
  new Date(Date.UTC(2031, 2, 4, 9, 0, variant)).toISOString();

function bodyOf({
  subject,
  kind,
  role,
  id,
  requestId = "",
  nth = 0,
  hopeless = false,
}: Dealing): Body {
  if (role !== "request")
    return subject.adapter.advice(subject.operation(kind, role), id, requestId);
  return hopeless ? subject.how(kind).declined(id) : subject.how(kind).approved(id, nth);
}

/** A message in words. */
export function written(dealing: Dealing): Written {
  const operation = dealing.subject.operation(dealing.kind, dealing.role);
  const body = bodyOf(dealing);
  const { variant } = dealing;
  return inWords(
    operation,
    variant === undefined ? body : { ...body, time: timeOf(variant) },
    dealing.id,
    dealing.requestId,
  );
}

/** An operation with a body (a GET: its query); ids that the path needs come from the arguments. */
export function inWords(operation: Operation, body: Body, id: string, requestId = ""): Written {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const valueOf = (name: string): string => {
    if (name === operation.idParameter) return id;
    return name === operation.requestIdParameter ? requestId : String(body[name]);
  };
  const path = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const query = Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
  return operation.method === "GET"
    ? { operation, path, query, body: undefined }
    : { operation, path, query: {}, body };
}

/** Words as they go out. */
export function overHttp(
  { contract }: Subject,
  { operation, path, query, body }: Written,
): HttpMessage {
  const way = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return {
    method: operation.method,
    path: `${contract.basePath}${way}${search === "" ? "" : `?${search}`}`,
    ...(body && { body }),
  };
}

/** A message as it goes out. */
export const dealingMessage = (dealing: Dealing): HttpMessage =>
  overHttp(dealing.subject, written(dealing));

/** The statuses with which an operation succeeds. */
export const successOf = (operation: Operation): number[] =>
  Object.keys(operation.success).map(Number);
