import { jsonText } from "../text";
import { addresses } from "../addresses";
import {
  type BodyDocument,
  type LocatedOperation,
  type OpenApi,
  type Parameter,
  type ReferenceSchema,
  shownExample,
} from "./document";

/** A member of a schema, as a row of its table. */
interface Member {
  /** Dotted, from the body: `card.expiryDate`; `[]` are the items of a list. */
  path: string;
  type: string;
  isRequired: boolean;
  /** What it means, and its bounds. */
  text: string;
}

/** Deepest member that is listed: what is deeper is named by its type. */
const deepest = 6;

/** The members of a schema, each with those below it. */
function membersOf(schema: ReferenceSchema | undefined, document: OpenApi): Member[] {
  return schema === undefined ? [] : membersBelow(schema, { document, path: "", within: [] });
}

interface SchemaPlace {
  document: OpenApi;
  path: string;
  /** The schemas that lead here: one that contains itself ends there. */
  within: readonly ReferenceSchema[];
}

function membersBelow(given: ReferenceSchema, { document, path, within }: SchemaPlace): Member[] {
  const schema = resolveReference(given, document);
  if (within.includes(schema) || within.length >= deepest) return [];
  const inside = { document, within: [...within, schema] };
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const at = path === "" ? name : `${path}.${name}`;
    return [
      memberOf(at, member, { document, isRequired: schema.required?.includes(name) === true }),
      ...membersBelow(member, { ...inside, path: at }),
    ];
  });
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const items =
    schema.items === undefined ? [] : membersBelow(schema.items, { ...inside, path: `${path}[]` });
  return [...own, ...parts.flatMap((part) => membersBelow(part, { ...inside, path })), ...items];
}

function memberOf(
  path: string,
  given: ReferenceSchema,
  { document, isRequired }: { document: OpenApi; isRequired: boolean },
): Member {
  const schema = resolveReference(given, document);
  const description = given.description ?? schema.description;
  return {
    path,
    type: typeOf(given, document),
    isRequired,
    text: [...(description === undefined ? [] : [description]), ...boundsOf(schema)].join("; "),
  };
}

/** The schema that a reference names, or the schema itself. */
function resolveReference(schema: ReferenceSchema, { components }: OpenApi): ReferenceSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (components?.schemas?.[name] ?? {});
}

/** The type in a word or two: `string, date-time`, `list of Tender`. */
function typeOf(given: ReferenceSchema, document: OpenApi): string {
  const name = given.$ref?.split("/").at(-1);
  if (name !== undefined) return name;
  if (given.items !== undefined) return `list of ${typeOf(given.items, document)}`;
  const parts = given.anyOf ?? given.oneOf;
  if (parts !== undefined) return parts.map((part) => typeOf(part, document)).join(" or ");
  if (given.const !== undefined) return JSON.stringify(given.const);
  const type = [given.type ?? "any"].flat().join(" or ");
  return given.format === undefined ? type : `${type}, ${given.format}`;
}

function inWords<T>(value: T | undefined, words: (value: T) => string): string | undefined {
  return value === undefined ? undefined : words(value);
}

/** What is said of each bound; undefined: it is not given. */
const bounds: readonly ((schema: ReferenceSchema) => string | undefined)[] = [
  ({ minimum }) => inWords(minimum, (value) => `at least ${value}`),
  ({ maximum }) => inWords(maximum, (value) => `at most ${value}`),
  ({ minLength }) => inWords(minLength, (value) => `at least ${value} characters`),
  ({ maxLength }) => inWords(maxLength, (value) => `at most ${value} characters`),
  ({ minItems }) => inWords(minItems, (value) => `at least ${value} items`),
  ({ maxItems }) => inWords(maxItems, (value) => `at most ${value} items`),
  (schema) => inWords(schema.default, (value) => `default ${JSON.stringify(value)}`),
  ({ pattern }) => inWords(pattern, (value) => `pattern ${value}`),
];

function boundsOf(schema: ReferenceSchema): string[] {
  const given = bounds.flatMap((word) => word(schema) ?? []);
  return schema.enum === undefined ? given : [`one of ${schema.enum.join(", ")}`, ...given];
}

/** One operation: its parameters, its request and its answers. */
export const OperationReference = ({ name, document, operation }: OperationParts) => (
  <>
    <nav class="neighbours" aria-label="Reference">
      <a href={addresses.reference()}>All documents</a>
      <a href={addresses.reference(name)}>{document.info.title}</a>
    </nav>
    <h1>{operation.operationId}</h1>
    <p>
      <code>
        {operation.method} {operation.path}
      </code>
    </p>
    <p>{operation.summary}</p>
    {operation.description !== undefined && <p>{operation.description}</p>}
    <Parameters parameters={operation.parameters ?? []} document={document} />
    {operation.requestBody && (
      <>
        <h2>Request</h2>
        <Content body={operation.requestBody} document={document} label="Request" />
      </>
    )}
    <h2>Answers</h2>
    {Object.entries(operation.responses ?? {}).map(([status, body]) => (
      <details>
        <summary>
          <strong>{status}</strong> {body.description}
        </summary>
        <Content body={body} document={document} label={`Answer ${status}`} />
      </details>
    ))}
  </>
);

interface OperationParts {
  name: string;
  document: OpenApi;
  operation: LocatedOperation;
}

const Parameters = ({
  parameters,
  document,
}: {
  parameters: readonly Parameter[];
  document: OpenApi;
}) =>
  parameters.length === 0 ? null : (
    <>
      <h2>Parameters</h2>
      <Members
        label="Parameters"
        members={parameters.map(({ name, in: place, required = false, description, schema }) => ({
          path: name,
          type: schema === undefined ? "" : typeOf(schema, document),
          isRequired: required,
          text: [`in the ${place}`, ...(description === undefined ? [] : [description])].join("; "),
        }))}
      />
    </>
  );

const Content = ({
  body,
  document,
  label,
}: {
  body: BodyDocument;
  document: OpenApi;
  label: string;
}) => (
  <>
    {Object.entries(body.content ?? {}).map(([type, { schema, ...given }]) => (
      <>
        <p class="quiet">
          <code>{type}</code> {schema && typeOf(schema, document)}
        </p>
        <Example of={shownExample(given)} label={label} />
        <Members label={label} members={membersOf(schema, document)} />
      </>
    ))}
  </>
);

const Example = ({ of, label }: { of: unknown; label: string }) =>
  of === undefined ? null : (
    <pre class="example" tabIndex={0} role="region" aria-label={`Example: ${label}`}>
      {jsonText(of)}
    </pre>
  );

const Members = ({ label, members }: { label: string; members: readonly Member[] }) =>
  members.length === 0 ? null : (
    <div class="scroll stacked" role="region" aria-label={label} tabIndex={0}>
      <table class="members">
        <thead>
          <tr>
            <th scope="col">member</th>
            <th scope="col">type</th>
            <th scope="col">required</th>
            <th scope="col">meaning and bounds</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ path, type, isRequired, text }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{type}</td>
              <td>{isRequired && "required"}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
