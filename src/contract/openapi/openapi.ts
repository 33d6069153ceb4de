import type { TObject } from "@sinclair/typebox";
import { type Components, type Json, type Tag, liftSchema, tagOf } from "./openapi-schemas";
import { type InterfaceContract, type Operation, identifierOf } from "../operation";

/** An operation at the path where it is served. */
interface ServedOperation {
  contract: InterfaceContract;
  operation: Operation;
  path: string;
}

/** A body of a request or an answer: its schema, and the media types in which it is sent (JSON by default). */
export interface DocumentedBody {
  schema: unknown;
  types?: readonly string[];
  /** Media types in which it is sent as a text that the schema does not describe. */
  texts?: readonly string[];
}

/** A message of an operation, and the answer to it. */
export interface Sample {
  /** The flow that it is part of; absent: it stands alone. */
  flow?: string;
  parameters?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** `type`: the media type of the body, where it is not JSON. */
  answer?: { status: number; type?: string; body?: unknown };
}

/** Messages that are accepted one after another on the default data, each with the id of its operation. */
export interface SampleFlow {
  name: string;
  messages: readonly (readonly [operation: string, sample: Sample])[];
}

/** What a document says of an operation. */
export interface DocumentedOperation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  /** What it is listed under. */
  tag: Tag;
  /** It needs no credentials. */
  isOpen: boolean;
  parameters?: TObject;
  query?: TObject;
  /** Headers that it may have. */
  headers?: TObject | undefined;
  body?: DocumentedBody & { required: boolean };
  /** By status; null: the answer has no body. */
  answers: Readonly<Record<number, DocumentedBody | null>>;
  samples: readonly Sample[];
}

/** What a document says of all its operations together. */
interface DocumentInfo {
  title: string;
  version: string;
  description: string;
  /** URL of the simulator; absent: where the document was found. */
  server?: string | undefined;
}

/** The versions of OpenAPI in which documents are written. */
export const openApiVersions = ["3.1", "3.0"] as const;

/**
 * OpenAPI 3.1 of an interface: everything in it comes from the operations' own declarations, and from flows of samples.
 * `server`: URL of the simulator; absent: where the document was found.
 */
export function openApiDocument(
  served: readonly ServedOperation[],
  flows: readonly SampleFlow[],
  server?: string,
): Json {
  const [first] = served;
  if (first === undefined) throw new Error("an interface without operations");
  const { title, version } = first.contract;
  return openApiOf(
    {
      title,
      version,
      description:
        "Simulated by Standin. Amounts are integers in minor units of their currency. A member that is null counts " +
        "as absent: of an optional one nothing is noted, a required one is missing (400). Examples of one name form " +
        "a flow: all examples are accepted when they are sent to fresh data in the order of this document.",
      server,
    },
    inFlowOrder(
      served.map((one) => ({ ...one, id: one.operation.id })),
      flows.map(({ messages }) => messages.map(([id]) => id)),
    ).map((one) => ({ ...documentOperation(one), samples: samplesOf(one.operation, flows) })),
  );
}

/**
 * Operations in an order in which all flows can be sent at once: those that come before an operation in a flow of their
 * ids go before it, and else they stay in their order.
 */
export function inFlowOrder<O extends { id: string }>(
  operations: readonly O[],
  flows: readonly (readonly string[])[],
): O[] {
  const seen = new Set<O>();
  const placed: O[] = [];
  const place = (operation: O): void => {
    if (seen.has(operation)) return;
    seen.add(operation);
    const before = flows.flatMap((flow) => flow.slice(0, Math.max(flow.indexOf(operation.id), 0)));
    operations.filter(({ id }) => before.includes(id)).forEach(place);
    placed.push(operation);
  };
  operations.forEach(place);
  return placed;
}

const samplesOf = ({ id }: Operation, flows: readonly SampleFlow[]): Sample[] =>
  flows.flatMap(({ name, messages }) =>
    messages
      .filter(([operation]) => operation === id)
      .map(([, sample]) => ({ ...sample, flow: name })),
  );

function documentOperation({
  operation,
  path,
}: ServedOperation): Omit<DocumentedOperation, "samples"> {
  const { method, summary, security, parameters, query, body, bodyOptional } = operation;
  const statuses = { ...operation.success, ...operation.errors };
  return {
    operationId: identifierOf(operation),
    method,
    path,
    summary,
    tag: tagOf(operation),
    isOpen: security === "none",
    parameters,
    query,
    body: body && { schema: body, required: bodyOptional !== true },
    answers: Object.fromEntries(
      Object.entries(statuses).map(([status, schema]) => [status, schema && { schema }]),
    ),
  };
}

/** OpenAPI 3.1 of operations, whatever they belong to. */
export function openApiOf(
  { server = "/", ...info }: DocumentInfo,
  operations: readonly DocumentedOperation[],
): Json {
  const components: Components = new Map();
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const { path, method } = operation;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationObject(operation, components),
    };
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: server }],
    tags: [...new Map(operations.map(({ tag }) => [tag.name, tag])).values()],
    security: [{ httpBasic: [] }],
    paths,
    components: {
      securitySchemes: { httpBasic: { type: "http", scheme: "basic" } },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function operationObject(operation: DocumentedOperation, components: Components): Json {
  const { operationId, summary, tag, isOpen, body, answers, samples } = operation;
  return {
    operationId,
    summary,
    tags: [tag.name],
    ...(isOpen && { security: [] }),
    ...parameterObjects(operation, components),
    ...(body && {
      requestBody: {
        required: body.required,
        content: contentOf(body, components, samples),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        responseObject({ status: Number(status), answer, components, samples }),
      ]),
    ),
  };
}

/** A value of a sample, which has a name where the sample is part of a flow. */
interface SampleValue {
  flow?: string | undefined;
  value: unknown;
}

/** The member `example` of a value that stands alone, or `examples` of those in flows. */
function exampleMember(values: readonly SampleValue[]): Json {
  const known = values.filter(({ value }) => value !== undefined);
  const [first] = known;
  if (first === undefined) return {};
  if (first.flow === undefined) return { example: first.value };
  return { examples: Object.fromEntries(known.map(({ flow, value }) => [flow, { value }])) };
}

/** `samples`: the bodies, of one media type where they name it. */
const contentOf = (
  { schema, types = ["application/json"], texts = [] }: DocumentedBody,
  known: Components,
  samples: readonly { flow?: string | undefined; type?: string; body?: unknown }[],
): Json => ({
  ...Object.fromEntries(
    types.map((type) => {
      const own = samples.filter((sample) => sample.type === undefined || sample.type === type);
      const values = own.map(({ flow, body }) => ({ flow, value: body }));
      return [type, { schema: liftSchema(schema, known), ...exampleMember(values) }];
    }),
  ),
  ...Object.fromEntries(texts.map((type) => [type, { schema: { type: "string" } }])),
});

function parameterObjects(
  {
    parameters: ofPath,
    query,
    headers,
    samples,
  }: Pick<DocumentedOperation, "parameters" | "query" | "headers" | "samples">,
  components: Components,
): { parameters?: Json[] } {
  const inPath = Object.entries(ofPath?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "path",
    required: true,
    schema: liftSchema(schema, components),
    ...exampleMember(samples.map(({ flow, parameters }) => ({ flow, value: parameters?.[name] }))),
  }));
  const required = new Set(query?.required);
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: liftSchema(schema, components),
    ...exampleMember(samples.map((sample) => ({ flow: sample.flow, value: sample.query?.[name] }))),
  }));
  const inHeaders = Object.entries(headers?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "header",
    required: false,
    schema: liftSchema(schema, components),
  }));
  const parameters = [...inPath, ...inQuery, ...inHeaders];
  return parameters.length === 0 ? {} : { parameters };
}

const descriptions: Readonly<Record<number, string>> = {
  102: "Processing",
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No content",
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  413: "Content too large",
  429: "Too many requests",
  500: "Internal server error",
  501: "Not implemented",
  503: "Service unavailable",
  504: "Gateway timeout",
};

interface DocumentedAnswer {
  status: number;
  answer: DocumentedBody | null;
  components: Components;
  samples: readonly Sample[];
}

function responseObject({ status, answer, components, samples }: DocumentedAnswer): Json {
  const description = descriptions[status] ?? `Status ${status}`;
  if (answer === null) return { description };
  const own = samples.flatMap(({ flow, answer: given }) =>
    given?.status === status ? [{ flow, ...given }] : [],
  );
  return { description, content: contentOf(answer, components, own) };
}
