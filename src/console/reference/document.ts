import { readDocument } from "../api";

/** A schema of an OpenAPI document, as far as it is shown. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
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
interface Exemplified {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Media extends Exemplified {
  schema?: Schema;
}

/** The example that is shown: of several, the first. */
export const shownExample = ({ example, examples = {} }: Exemplified): unknown =>
  example ?? Object.values(examples)[0]?.value;

export interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface DocumentedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

/** An OpenAPI document, as far as it is shown. */
export interface OpenApi {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, DocumentedOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** An operation with its method and path. */
export interface Operation extends DocumentedOperation {
  method: string;
  path: string;
}

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

/** The documents that were read, by name; they stay the same while the simulator runs. */
const known = new Map<string, OpenApi>();

export async function documentNamed(name: string): Promise<OpenApi> {
  const document =
    known.get(name) ?? (await readDocument<OpenApi>("GET /openapi/{name}", { params: { name } }));
  known.set(name, document);
  return document;
}
