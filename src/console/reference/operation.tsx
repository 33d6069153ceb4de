import { jsonText } from "../text";
import { addresses } from "../addresses";
import {
  type BodyDocument,
  type OpenApi,
  type LocatedOperation,
  type Parameter,
  shownExample,
} from "./document";
import { type Member, membersOf, typeOf } from "./schema";

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
