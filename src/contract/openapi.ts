import type { TObject } from "@sinclair/typebox";
import { type Components, lifted } from "./openapi-schemas";
import { type Tag, tagOf } from "./openapi-tags";
import { type InterfaceContract, type Operation, identifierOf } from "./operation";

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
  parameters?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** `type`: the media type of the body, where it is not JSON. */
  answer?: { status: number; type?: string; body?: unknown };
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
  body?: DocumentedBody & { required: boolean };
  /** By status; null: the answer has no body. */
  answers: Readonly<Record<number, DocumentedBody | null>>;
  sample?: Sample | undefined;
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

type Json = Record<string, unknown>;

/**
 * OpenAPI 3.1 of an interface: everything in it comes from the operations' own declarations, and from a sample of each,
 * by its id. `server`: URL of the simulator; absent: where the document was found.
 */
export function openApiDocument(
  served: readonly ServedOperation[],
  samples: ReadonlyMap<string, Sample>,
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
        "as absent: of an optional one nothing is noted, a required one is missing (400).",
      server,
    },
    served.map((one) => ({ ...documented(one), sample: samples.get(one.operation.id) })),
  );
}

function documented({ operation, path }: ServedOperation): DocumentedOperation {
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
  const { operationId, summary, tag, isOpen, body, answers, sample } = operation;
  return {
    operationId,
    summary,
    tags: [tag.name],
    ...(isOpen && { security: [] }),
    ...parameterObjects(operation, components),
    ...(body && {
      requestBody: {
        required: body.required,
        content: contentOf(body, components, { body: sample?.body }),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        responseObject({ status: Number(status), answer, components, sample: sample?.answer }),
      ]),
    ),
  };
}

const exampleMember = (example: unknown): Json => (example === undefined ? {} : { example });

const contentOf = (
  { schema, types = ["application/json"], texts = [] }: DocumentedBody,
  known: Components,
  { body, type: sampleType }: { body?: unknown; type?: string } = {},
): Json => ({
  ...Object.fromEntries(
    types.map((type) => [
      type,
      {
        schema: lifted(schema, known),
        ...exampleMember(sampleType === undefined || type === sampleType ? body : undefined),
      },
    ]),
  ),
  ...Object.fromEntries(texts.map((type) => [type, { schema: { type: "string" } }])),
});

function parameterObjects(
  {
    parameters: ofPath,
    query,
    sample,
  }: Pick<DocumentedOperation, "parameters" | "query" | "sample">,
  components: Components,
): { parameters?: Json[] } {
  const inPath = Object.entries(ofPath?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "path",
    required: true,
    schema: lifted(schema, components),
    ...exampleMember(sample?.parameters?.[name]),
  }));
  const required = new Set(query?.required);
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: lifted(schema, components),
    ...exampleMember(sample?.query?.[name]),
  }));
  const parameters = [...inPath, ...inQuery];
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
  sample: Sample["answer"];
}

function responseObject({ status, answer, components, sample }: DocumentedAnswer): Json {
  const description = descriptions[status] ?? `Status ${status}`;
  if (answer === null) return { description };
  const own = sample?.status === status ? sample : undefined;
  return { description, content: contentOf(answer, components, own) };
}
