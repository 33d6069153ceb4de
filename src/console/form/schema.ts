/** A schema of an OpenAPI document, as far as a form is made of it. */
export interface FormSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  enum?: readonly string[];
  items?: FormSchema;
  maxLength?: number;
  minimum?: number;
  if?: { required?: readonly string[] };
  then?: FormSchema;
  else?: FormSchema;
}

interface FormOperation {
  operationId: string;
  parameters?: readonly { name: string; in: string; required: boolean; schema: FormSchema }[];
  requestBody?: { content: Readonly<Record<string, { schema: FormSchema }>> };
}

/** What a form needs of an OpenAPI document. */
export interface OpenApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, FormOperation>>>>;
  components: { schemas: Readonly<Record<string, FormSchema>> };
}

/** The document of a schema that refers to nothing outside of itself. */
export const noDocument: OpenApiDocument = { paths: {}, components: { schemas: {} } };
const nothing: Readonly<Record<string, unknown>> = {};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members of an object; none, where a value is something else. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : nothing;

/** A schema where a document refers to it, in the form that a value has. */
export function resolveSchema(
  document: OpenApiDocument,
  schema: FormSchema,
  value: unknown,
): FormSchema {
  const name = schema.$ref?.split("/").at(-1);
  const { description } = schema;
  const found = name === undefined ? schema : (document.components.schemas[name] ?? {});
  const named = description === undefined ? found : { ...found, description };
  if (named.if === undefined) return named;
  const isSecond = named.if.required?.every((member) => member in membersOf(value)) === true;
  return resolveSchema(document, (isSecond ? named.then : named.else) ?? {}, value);
}

/** What an operation takes: its body, and its parameters as the members of an object. */
interface MessageSchemas {
  body?: FormSchema;
  parameters: FormSchema;
  query: FormSchema;
}

/** The schemas of an operation; `name`: its id as an identifier. */
export function schemasOf(document: OpenApiDocument, name: string): MessageSchemas {
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name);
  const body = operation?.requestBody?.content["application/json"]?.schema;
  const among = (place: string): FormSchema => {
    const given = (operation?.parameters ?? []).filter((one) => one.in === place);
    return {
      type: "object",
      properties: Object.fromEntries(given.map((one) => [one.name, one.schema])),
      required: given.filter(({ required }) => required).map((one) => one.name),
    };
  };
  return { ...(body && { body }), parameters: among("path"), query: among("query") };
}

/** A value with which a member begins that is added to a message. */
export function beginningOf(document: OpenApiDocument, schema: FormSchema): unknown {
  const { type, properties = {}, required = [], enum: words } = resolveSchema(document, schema, {});
  if (words !== undefined) return words[0];
  if (type === "integer" || type === "number") return 0;
  if (type === "boolean") return false;
  if (type === "array") return [];
  if (type === "object")
    return Object.fromEntries(
      required.map((name) => [name, beginningOf(document, properties[name] ?? {})]),
    );
  return "";
}

/** Whether a number is an amount in minor units: of whole numbers, those that may be negative are. */
export const isMinorUnits = (value: unknown, schema: FormSchema | undefined): value is number =>
  Number.isFinite(value) && schema?.type === "integer" && (schema.minimum ?? 0) < 0;
