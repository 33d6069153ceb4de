import { type Mistake, orDidYouMean } from "../mistake";
import { type Static, type TObject, type TSchema, Type } from "@sinclair/typebox";
import type { Writable } from "node:stream";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { limits } from "../limits/limits";
import type { Space } from "../store";
import type { Role, User } from "../users";
import { type controlErrors, wrongParameters } from "./declare/refusals";
import type { Reads } from "./declare/reads";
import type { ControlApi } from "./services";

/** Name of the document of the control API, in place of an interface's. */
export const controlDocumentName = "control";

/** The names under which the document lists operations. */
export const tags = {
  Simulator: "The process as a whole.",
  Documents: "Documents, rules and examples, the same for every data space.",
  Data: "The entities of the data space.",
  Messages: "Received messages and their answers.",
  Transactions: "Transactions of the messages.",
  Scenarios: "Planned failures.",
  Verdict: "Whether the POS behaved.",
  Settings: "The clock, and how interfaces behave.",
  Snapshots: "Kept states of the data space.",
  "Data spaces": "All data spaces, for operators.",
} as const;

const methods = ["GET", "PUT", "POST", "DELETE"] as const;
type Method = (typeof methods)[number];

/** Method of an operation, and its path below `/standin`; parameters in braces: `GET /messages/{number}`. */
type RoutePattern = `${Method} /${string}`;

type NamesIn<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters in the path of a route. */
export type ParametersOf<R extends string> = Readonly<Record<NamesIn<R>, string>>;

/** Sends an answer that is made piece by piece. */
export interface PiecedAnswer {
  /** Media type. */
  type: string;
  pieces: AsyncIterable<string | Uint8Array>;
  headers?: Readonly<Record<string, string>>;
  /** Bytes of it, where they are known. */
  bytes?: number;
  /** Longest time that it may take, in milliseconds; absent: as long as the client goes on reading. */
  withinMs?: number;
}

/** Takes an answer that is no value. */
export interface Receiver {
  /** Resolves when the answer is over: the client has it, or has left. */
  send: (source: PiecedAnswer) => Promise<void>;
  /** Begins an answer that goes on until its reader leaves; `start` writes it. */
  follow: (headers: Readonly<Record<string, string>>, start: (to: Writable) => void) => void;
}

/** An answer that is no value: it is sent while it is read. */
export type SendAnswer = (to: Receiver) => Promise<void> | void;

/** Tells an answer that is sent while it is read from a value. */
export const isSending = (answer: unknown): answer is SendAnswer => typeof answer === "function";

/** The documentation of an answer that is sent while it is read. */
export interface ContentForm<S extends TSchema = TSchema> {
  schema: S;
  /** Its media types; absent: JSON. */
  types?: readonly string[];
  /** Further ones, as which it is a text that the schema does not describe. */
  texts?: readonly string[];
}

/** An answer is documented as one that is sent while it is read. */
export const isContent = (answer: TSchema | ContentForm): answer is ContentForm =>
  "schema" in answer;

type AnswerForm = TSchema | ContentForm | null;

type HandlerAnswer<A extends AnswerForm> = A extends ContentForm
  ? SendAnswer
  : A extends TSchema
    ? Static<A>
    : Nothing;

/** The result of a handler that returns nothing. */
type Nothing = ReturnType<() => void>;

/** The sender of a call. */
export interface Caller {
  user?: string | undefined;
  isOperator?: true | undefined;
  /** The call came from this machine itself. */
  isLocal?: boolean;
  /** The user of the users file. */
  listed?: User | undefined;
  /** The data space whose bounds the call counts to, where it is another one: that of whoever looks in. */
  payer?: Space | undefined;
  /** The last event that the reader of a stream has seen. */
  lastEventId?: string | undefined;
}

/** A call as it came, in process or by HTTP. */
export interface UncheckedCall {
  /** Absent: it came without credentials. */
  space?: Space;
  params?: Readonly<Record<string, string>>;
  query?: object;
  body?: unknown;
  caller?: Caller;
}

/** The form of a body. */
export interface BodyForm<T = unknown> {
  schema: TSchema;
  /** Its media types; absent: JSON. */
  types?: readonly string[];
  isOptional?: true;
  /** A scenario comes as JSON or as YAML; bytes are passed on as they come. */
  kind: "json" | "scenario" | "bytes";
  /** Most bytes that it may have. */
  bytes: number;
  /** Most values that it may have. */
  values?: number;
  /** Throws `ControlRefused` for a wrong one. */
  read: (given: unknown) => T;
}

interface BodyBounds {
  bytes?: number;
  values?: number;
}

/** A JSON body that must fit its schema; `refusal`: the refusal of one that does not. */
export function jsonBody<S extends TSchema>(
  schema: S,
  refusal: (faults: readonly Mistake[]) => Error = wrongParameters,
): BodyForm<Static<S>> {
  const read = createSchemaReader(schema);
  return {
    schema,
    kind: "json",
    bytes: limits.fileBytes,
    read: (given) => read(given, refusal),
  };
}

/** The same where no body is one without members. */
export function optionalBody<S extends TSchema>(schema: S): BodyForm<Static<S>> {
  const { read, ...form } = jsonBody(schema);
  return { ...form, isOptional: true, read: (given) => read(given ?? {}) };
}

/** A JSON body whose handler says what is wrong with it: that depends on more than a schema. */
export const readBody = (
  schema: TSchema,
  { bytes = limits.fileBytes, ...values }: BodyBounds = {},
): BodyForm => ({ schema, kind: "json", bytes, ...values, read: (given) => given });

/** A scenario, or its text as YAML, which keeps its comments. */
export const scenarioBody = (schema: TSchema): BodyForm => ({
  ...readBody(schema),
  types: ["application/json", "application/yaml"],
  kind: "scenario",
});

/** A body whose bytes the handler takes as they come. */
export const bytesBody = (type: string, bytes: number): BodyForm<AsyncIterable<Uint8Array>> => ({
  schema: Type.String(),
  types: [type],
  kind: "bytes",
  bytes,
  read(given) {
    if (isBytes(given)) return given;
    throw new Error("the body was not given by its bytes");
  },
});

const isBytes = (given: unknown): given is AsyncIterable<Uint8Array> =>
  typeof given === "object" && given !== null && Symbol.asyncIterator in given;

/** A call whose parts have been checked. */
interface CheckedCall<R extends RoutePattern, Q extends TObject, B, S> {
  core: ControlApi;
  space: S;
  params: ParametersOf<R>;
  query: Static<Q>;
  body: B;
  caller: Caller;
}

/** Those who may call an operation: anybody, testers of a data space, or operators. */
type Access = "anybody" | "testers" | "operators";

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an object without members
type NoParameters = TObject<{}>;

interface Declaration<R extends RoutePattern, A extends AnswerForm, T, Q extends TObject, B, S> {
  summary: string;
  /** The heading in the document. */
  tag: keyof typeof tags;
  /** Absent: it takes no parameters. */
  query?: Q;
  body?: BodyForm<B>;
  /** Null: it answers 204. */
  answer: A;
  /** It makes something new, and answers 201. */
  creates?: true;
  /** The errors that it throws itself; their statuses are in the document. */
  refusals?: readonly (keyof typeof controlErrors)[];
  /** The users of a users file who may call it; absent: testers. */
  roles?: readonly Role[];
  /** It changes nothing, though it is no GET. */
  isReading?: true;
  /** Operators see something of others in it: the audit log notes that. */
  showsOthers?: true;
  /** Browsers are led to this page. */
  page?: string;
  handle: (call: CheckedCall<R, Q, B, S>) => T;
}

function takesNone(): never {
  throw new Error("the operation takes none");
}

/** Reads a query. Both functions throw `ControlRefused`. */
function queryReader<Q extends TObject>(schema: Q | undefined) {
  const read = schema === undefined ? takesNone : createSchemaReader(schema);
  const names = Object.keys(schema?.properties ?? {});
  const refuseUnknown = (given: object): void => {
    refuseParameters(names, Object.keys(given));
  };
  const queryOf = (given: object): Static<Q> => {
    refuseUnknown(given);
    refuseMissing(schema?.required ?? [], given);
    return read(given, wrongParameters);
  };
  return { refuseUnknown, queryOf };
}

/** Reads the parameters of a path: there is a text for each of them. */
function parameterReader<const R extends RoutePattern>(route: R) {
  const names = parameterNames(route);
  const hasAll = (given: Readonly<Record<string, string>>): given is ParametersOf<R> =>
    names.every((name) => name in given);
  return (given: Readonly<Record<string, string>>): ParametersOf<R> => {
    if (hasAll(given)) return given;
    throw new Error(`${route} is asked without ${names.join(", ")}`);
  };
}

/** The names in braces of a path. */
export const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function refuseParameters(known: readonly string[], given: readonly string[]): void {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const listed = known.length === 0 ? "it has none" : `known: ${known.join(", ")}`;
  throw wrongParameters(
    unknown.slice(0, limits.reportedNames).map((name) => ({
      path: name.slice(0, limits.fieldPath),
      text: `is not a parameter; ${listed}${orDidYouMean(name, known)}`,
    })),
  );
}

function refuseMissing(required: readonly string[], given: object): void {
  const missing = required.filter((name) => !(name in given));
  if (missing.length === 0) return;
  throw wrongParameters(missing.map((path) => ({ path, text: "must be given" })));
}

/** The query of a URL, with its texts as what the schema has in their place: numbers, booleans. */
export function queryOfUrl(schema: TObject | undefined, given: Record<string, unknown>): object {
  const repeated = Object.keys(given).find((name) => Array.isArray(given[name]));
  if (repeated !== undefined)
    throw wrongParameters([
      { path: repeated.slice(0, limits.fieldPath), text: "must be given once" },
    ]);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      valueOf(schema?.properties[name]?.type, String(value)),
    ]),
  );
}

function valueOf(type: unknown, text: string): unknown {
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  if (type === "integer" && /^-?\d{1,10}$/.test(text)) return Number(text);
  if (type === "number" && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
}

const requireSpace = ({ space }: UncheckedCall): Space => {
  if (space === undefined) throw new Error("the operation is asked without a data space");
  return space;
};

const noSpace = (): undefined => undefined;

/** Long readings of whoever looks into a data space wait for each other, and keep its user from nothing. */
function coreFor(core: ControlApi, { payer }: Caller): ControlApi {
  if (payer === undefined) return core;
  const paidBy = (reads: Reads): Reads => ({
    ...reads,
    alone: (_space, work) => reads.alone(payer, work),
  });
  return { ...core, reads: paidBy(core.reads), sentReads: paidBy(core.sentReads) };
}

/** An operation of the control API: route, validation, document, clients and in-process methods follow from it. */
const declaring =
  <S>(access: Access, spaceOf: (given: UncheckedCall) => S) =>
  <
    const R extends RoutePattern,
    A extends AnswerForm,
    T extends HandlerAnswer<A> | Promise<HandlerAnswer<A>>,
    Q extends TObject = NoParameters,
    B = undefined,
  >(
    route: R,
    declared: Declaration<R, A, T, Q, B, S>,
  ) => {
    const { handle, ...others } = declared;
    const { query, body } = declared;
    const readParameters = parameterReader(route);
    const { refuseUnknown, queryOf } = queryReader(query);
    const readBody = body === undefined ? takesNone : body.read;
    return {
      ...others,
      route,
      access,
      method: methods.find((method) => route.startsWith(`${method} `)) ?? "GET",
      path: route.replace(/^\w+ /, ""),
      query,
      body,
      queryOf,
      refuseUnknown,
      /** Throws `ControlRefused` for a wrong call, and where it cannot be done. */
      ask(core: ControlApi, given: UncheckedCall): T {
        const space = spaceOf(given);
        const sent = given.query ?? {};
        refuseUnknown(sent);
        const { caller = {} } = given;
        return handle({
          core: coreFor(core, caller),
          space,
          params: readParameters(given.params ?? {}),
          get query() {
            return queryOf(sent);
          },
          get body() {
            return readBody(given.body);
          },
          caller,
        });
      },
    };
  };

/** The header with the number of the data space that a support user looks into. */
export const lookInHeader = "Standin-Space";

/** Whether an operation changes something. */
export const isChange = ({ method, isReading }: { method: Method; isReading?: true }): boolean =>
  method !== "GET" && isReading !== true;

/** Whether it reads a data space, which may be another's: that of the header. */
export const isLookedInto = (declared: {
  method: Method;
  access: Access;
  isReading?: true;
}): boolean => declared.access === "testers" && !isChange(declared);

/** An operation about the data space of the credentials. */
export const operation = declaring("testers", requireSpace);

/** An operation that needs no credentials. */
export const openOperation = declaring("anybody", noSpace);

/** An operation for operators; without a users file, for those who ask from the machine itself. */
export const operatorOperation = declaring("operators", noSpace);
