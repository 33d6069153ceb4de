import { readDocument } from "../api";

/** A schema of an OpenAPI document, as far as it is shown. */
export interface ReferenceSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, ReferenceSchema>;
  required?: string[];
  items?: ReferenceSchema;
  additionalProperties?: boolean | ReferenceSchema;
  anyOf?: ReferenceSchema[];
  oneOf?: ReferenceSchema[];
  allOf?: ReferenceSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Examples in flows have names; one that stands alone has none. */
interface WithExamples {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Media extends WithExamples {
  schema?: ReferenceSchema;
}

/** The example that is shown: of several, the first. */
export const shownExample = ({ example, examples = {} }: WithExamples): unknown =>
  example ?? Object.values(examples)[0]?.value;

export interface BodyDocument {
  description?: string;
  required?: boolean;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: ReferenceSchema;
}

interface ReferenceOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: BodyDocument;
  responses?: Record<string, BodyDocument>;
}

/** An OpenAPI document, as far as it is shown. */
export interface OpenApi {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, ReferenceOperation>>;
  components?: { schemas?: Record<string, ReferenceSchema> };
}

/** An operation with its method and path. */
export interface LocatedOperation extends ReferenceOperation {
  method: string;
  path: string;
}

export const operationsOf = ({ paths }: OpenApi): LocatedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

/** The documents that were read, by name; they stay the same while the simulator runs. */
const knownDocuments = new Map<string, OpenApi>();

export async function documentNamed(name: string): Promise<OpenApi> {
  const document =
    knownDocuments.get(name) ??
    (await readDocument<OpenApi>("GET /openapi/{name}", { params: { name } }));
  knownDocuments.set(name, document);
  return document;
}
