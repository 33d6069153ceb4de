import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { ControlOperations } from "./declare/operations";
import type { ParametersOf } from "./operation";

/* How clients call operations: by their routes. It runs anywhere, and brings no schema along. */

type AnyControlOperation = ControlOperations[keyof ControlOperations];

/** The value of an answer; undefined: it has none. */
type AnswerValue<O extends AnyControlOperation> = O["answer"] extends {
  schema: infer S extends TSchema;
}
  ? Static<S>
  : Awaited<ReturnType<O["ask"]>>;

/** Parameters of a query, also as the texts that a URL has. */
type QueryParameters<Q> = Q extends TObject
  ? { readonly [Name in keyof Static<Q>]?: Static<Q>[Name] | string | undefined }
  : undefined;

/** The parts of a call beside its route. */
interface PartsOf<O extends AnyControlOperation> {
  params?: Readonly<Record<keyof ParametersOf<O["route"]>, string | number>>;
  query?: QueryParameters<NonNullable<O["query"]>>;
  body?: O["body"] extends { read: (given: unknown) => infer T } | undefined ? T : never;
}

interface CallOf<O extends AnyControlOperation> {
  answer: AnswerValue<O>;
  /** The parts may be left out where the path needs none. */
  given: keyof ParametersOf<O["route"]> extends never
    ? [parts?: PartsOf<O>]
    : [parts: PartsOf<O> & { params: object }];
}

type Calls = {
  [Id in keyof ControlOperations as ControlOperations[Id]["route"]]: CallOf<ControlOperations[Id]>;
};

/** Method and path of an operation, parameters in braces: `GET /messages/{number}`. */
export type ControlRoute = keyof Calls;

/** The answer of the operation at a route. */
export type AnswerAt<R extends ControlRoute> = Calls[R]["answer"];

/** The parts of a call at a route. */
export type GivenParts<R extends ControlRoute> = Calls[R]["given"];

/** The parts of any call. */
export interface CallParts {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** Where a call goes: its method, and its path below `/standin` with its query. */
export function targetOf(
  route: ControlRoute,
  { params = {}, query = {} }: CallParts = {},
): { method: string; path: string } {
  const [method = "", template = ""] = route.split(" ", 2);
  const path = template.replace(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return { method, path: search === "" ? path : `${path}?${search}` };
}
