import { hasMembers, memberOf, textMember } from "./member";
import { type InterfaceContract, type Operation, identifierOf } from "./operation";

/** An operation at the path where it is served. */
interface ServedOperation {
  contract: InterfaceContract;
  operation: Operation;
  path: string;
}

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of an interface: everything in it comes from the operations' own declarations. */
export function openApiDocument(served: readonly ServedOperation[]): Json {
  const [first] = served;
  if (first === undefined) throw new Error("an interface without operations");
  const components = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const { operation, path } of served) {
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: operationObject(operation, components),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: first.contract.title,
      version: first.contract.version,
      description: "Simulated by Standin. Amounts are integers in minor units of their currency.",
    },
    servers: [{ url: "/" }],
    security: [{ httpBasic: [] }],
    paths,
    components: {
      securitySchemes: { httpBasic: { type: "http", scheme: "basic" } },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function operationObject(operation: Operation, components: Map<string, Json>): Json {
  const statuses = { ...operation.success, ...operation.errors };
  return {
    operationId: identifierOf(operation),
    summary: operation.summary,
    ...(operation.security === "none" && { security: [] }),
    ...parameterObjects(operation, components),
    ...(operation.body && {
      requestBody: {
        required: operation.bodyOptional !== true,
        content: { "application/json": { schema: lifted(operation.body, components) } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(statuses).map(([status, body]) => [
        status,
        responseObject(Number(status), body, components),
      ]),
    ),
  };
}

function parameterObjects(
  operation: Operation,
  components: Map<string, Json>,
): { parameters?: Json[] } {
  const inPath = Object.entries(operation.parameters?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "path",
    required: true,
    schema: lifted(schema, components),
  }));
  const required = new Set(operation.query?.required);
  const inQuery = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: lifted(schema, components),
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
  403: "Forbidden",
  404: "Not found",
  500: "Internal server error",
  501: "Not implemented",
  503: "Service unavailable",
  504: "Gateway timeout",
};

function responseObject(status: number, body: object | null, components: Map<string, Json>): Json {
  const description = descriptions[status] ?? `Status ${status}`;
  if (body === null) return { description };
  return { description, content: { "application/json": { schema: lifted(body, components) } } };
}

/** Keywords of ours that say nothing to a reader of the document. */
const internal = new Set(["x-unknown", "x-expected", "x-lenient", "x-documented", "x-masked"]);

/** A schema for the document: named models become components, keywords of ours go. */
function lifted(schema: unknown, components: Map<string, Json>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => lifted(item, components));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("x-or-absent" in schema) return lifted(schema["x-or-absent"], components);
  const title = textMember(schema, "title");
  if (title === undefined) return cleaned(schema, components);
  const description = memberOf(schema, "description");
  if (!components.has(title)) {
    components.set(title, {});
    components.set(title, cleaned(schema, components));
  }
  const reference = { $ref: `#/components/schemas/${title}` };
  return description === undefined ? reference : { ...reference, description };
}

function cleaned(schema: object, components: Map<string, Json>): Json {
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (internal.has(keyword)) return [];
    if (keyword === "additionalProperties" && isUnknownMarker(value)) return [];
    if (keyword === "x-enum-or-absent") return [["examples", value]];
    if (keyword === "properties" && hasMembers(value))
      return [[keyword, liftedProperties(value, components)]];
    if (keyword === "discriminator" && hasMembers(value))
      return [[keyword, withMapping(value, schema)]];
    return [[keyword, lifted(value, components)]];
  });
  return Object.fromEntries(entries);
}

const isUnknownMarker = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "x-unknown" in value;

const liftedProperties = (properties: Json, components: Map<string, Json>): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, lifted(value, components)]),
  );

interface Subtype {
  title?: string;
  properties?: Record<string, { const?: string; enum?: string[] }>;
}

/** Which component each value of a discriminator means: read from the subtypes' own constants. */
function withMapping(discriminator: Json, schema: object): Json {
  const { oneOf = [] } = schema as { oneOf?: Subtype[] };
  const property = String(discriminator["propertyName"]);
  const mapping = oneOf.flatMap(({ title, properties }): [string, string][] => {
    const type = properties?.[property];
    const values = type?.const === undefined ? (type?.enum ?? []) : [type.const];
    return title === undefined
      ? []
      : values.map((value) => [value, `#/components/schemas/${title}`]);
  });
  return { ...discriminator, mapping: Object.fromEntries(mapping) };
}
