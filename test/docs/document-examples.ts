/** Named examples of a value, or the one that stands alone. */
export interface Exemplified {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** An operation of an OpenAPI document, as far as its examples go. */
export interface ExemplifiedOperation {
  operationId: string;
  parameters?: (Exemplified & { name: string; in: string; required: boolean })[];
  requestBody?: { required: boolean; content: Record<string, Exemplified> };
  responses: Record<string, { content?: Record<string, Exemplified> }>;
}

/** A request of an example, and the documented answer to it. */
export interface DocumentedCall {
  operation: string;
  /** The example's name. */
  flow: string;
  method: string;
  /** The path as the document has it, and the same with its parameters put in. */
  template: string;
  path: string;
  parameters: Record<string, string>;
  query: Record<string, string>;
  /** Whether the operation takes parameters beside headers, of which the example may have none. */
  takesParameters: boolean;
  body?: object;
  answer?: unknown;
}

/** The values of examples, by their names; of one without a name: by none. */
export const valuesOf = ({ example, examples = {} }: Exemplified): Map<string, unknown> =>
  new Map([
    ...(example === undefined ? [] : [["", example] as const]),
    ...Object.entries(examples).map(([name, { value }]) => [name, value] as const),
  ]);

interface Exemplary {
  paths: Record<string, Record<string, ExemplifiedOperation>>;
}

/** The requests of the examples of a document, in its order. */
export const callsIn = ({ paths }: Exemplary): DocumentedCall[] =>
  Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      flowNames(operation).map((flow) => callOf(operation, { template, method, flow })),
    ),
  );

const successesOf = ({ responses }: ExemplifiedOperation): Exemplified[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.values(content));

/** The names of all examples of an operation: one without a name, where it is sent nothing and answers nothing. */
function flowNames(operation: ExemplifiedOperation): string[] {
  const { parameters = [], requestBody } = operation;
  const all = [
    ...parameters,
    ...Object.values(requestBody?.content ?? {}),
    ...successesOf(operation),
  ];
  const names = all.flatMap((one) => [...valuesOf(one).keys()]);
  return names.length === 0 ? [""] : [...new Set(names)];
}

function callOf(
  operation: ExemplifiedOperation,
  { template, method, flow }: Pick<DocumentedCall, "template" | "method" | "flow">,
): DocumentedCall {
  const { operationId, parameters = [], requestBody } = operation;
  const given = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters.flatMap((one) => {
        const value = one.in === place ? valuesOf(one).get(flow) : undefined;
        return value === undefined ? [] : [[one.name, value as string]];
      }),
    );
  const [inPath, query] = [given("path"), given("query")];
  const body = Object.values(requestBody?.content ?? {})
    .map((one) => valuesOf(one).get(flow))
    .find((value) => value !== undefined);
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? "");
  const search = new URLSearchParams(query).toString();
  return {
    operation: operationId,
    flow,
    method: method.toUpperCase(),
    template,
    path: search === "" ? filled : `${filled}?${search}`,
    parameters: inPath,
    query,
    takesParameters: parameters.some((one) => one.in !== "header"),
    ...(body !== undefined && { body: body as object }),
    answer: successesOf(operation)
      .map((one) => valuesOf(one).get(flow))
      .find((value) => value !== undefined),
  };
}
