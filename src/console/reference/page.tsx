import { CopyButton } from "../copy";
import { interfaces, interfacesReading } from "../interfaces";
import { type PageProps, addresses } from "../addresses";
import { Read, isMissing, useRead } from "../reading";
import { type OpenApi, documentNamed, operationsOf } from "./document";
import { OperationReference } from "./operation";
import { Rules, rulesName } from "./rules";

/** The OpenAPI documents and the rules: which there are, one of them, or one of its operations. */
export function Page({ params: { name, operation } }: PageProps) {
  if (name === undefined) return <Index />;
  if (name === rulesName) return <Rules id={operation} />;
  return <Document key={name} name={name} operation={operation} />;
}

function Document({ name, operation }: { name: string; operation: string | undefined }) {
  const { value, reading } = useRead(() => documentNamed(name), { of: [name] });
  const document = value.value;
  if (isMissing(reading)) return <Missing what={`no document ${name}`} />;
  if (document === undefined) return <Read of={reading} thing="the document" />;
  if (operation === undefined) return <Contents name={name} document={document} />;
  const found = operationsOf(document).find(({ operationId }) => operationId === operation);
  return found === undefined ? (
    <Missing what={`no operation ${operation} in ${document.info.title}`} />
  ) : (
    <OperationReference name={name} document={document} operation={found} />
  );
}

const Missing = ({ what }: { what: string }) => (
  <>
    <h1>Reference</h1>
    <p class="notice bad" role="alert">
      There is {what}. <a href={addresses.reference()}>All documents</a>
    </p>
  </>
);

const Index = () => (
  <>
    <h1>Reference</h1>
    <p>
      What each interface takes and answers, from the OpenAPI documents of this simulator:{" "}
      <code>standin openapi NAME</code> prints one for your tools.
    </p>
    <Read of={interfacesReading} thing="interfaces" />
    <ul class="index">
      {interfaces.value.map(({ name, title, operations }) => (
        <li>
          <a href={addresses.reference(name)}>{title}</a>{" "}
          <span class="quiet">{operations.length} operations</span>
        </li>
      ))}
      <li>
        <a href={addresses.reference("control")}>Control API</a>{" "}
        <span class="quiet">what this console and the command line ask</span>
      </li>
      <li>
        <a href={addresses.reference(rulesName)}>Rules</a>{" "}
        <span class="quiet">what a verdict judges by, each with an example</span>
      </li>
      <li>
        <a href="/standin/docs/">Documentation</a>{" "}
        <span class="quiet">every page of it, with a search</span>
      </li>
    </ul>
  </>
);

const Contents = ({ name, document }: { name: string; document: OpenApi }) => (
  <>
    <nav class="neighbours" aria-label="Reference">
      <a href={addresses.reference()}>All documents</a>
    </nav>
    <h1>{document.info.title}</h1>
    <p>
      Version {document.info.version}. {document.info.description}
    </p>
    <p class="actions">
      <CopyButton name="OpenAPI document" text={JSON.stringify(document, null, 2)}>
        Copy the OpenAPI document
      </CopyButton>
    </p>
    <div class="scroll stacked" role="region" aria-label="Operations" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">operation</th>
            <th scope="col">method and path</th>
            <th scope="col">what it does</th>
          </tr>
        </thead>
        <tbody>
          {operationsOf(document).map(({ operationId, method, path, summary }) => (
            <tr key={operationId}>
              <th scope="row">
                <a href={addresses.reference(name, operationId)}>{operationId}</a>
              </th>
              <td>
                <code>
                  {method} {path}
                </code>
              </td>
              <td>{summary}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
