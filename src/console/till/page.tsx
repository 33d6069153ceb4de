import { dealsOf } from "../../till/deal";
import type { OperationExample } from "../../till/example";
import { fetchAnswer, readDocument } from "../api";
import { interfaces, interfacesReading } from "../interfaces";
import { type PageProps, addresses, goTo } from "../addresses";
import { Read, useRead } from "../reading";
import { type Wares, Message } from "./message";
import type { OpenApiDocument } from "../form/schema";
import { Selling } from "./selling";
import type { Tone } from "../../conformance/judged-rule";
import { MarkedWord } from "../marks";
import { visibleText } from "../text";
import { type PageMessage, queue, pageMessages } from "./at-work";

const resultOf = ({ answer }: PageMessage): { word: string; mark: string; tone: Tone } => {
  if (answer === undefined) return { word: "on its way", mark: "◌", tone: "quiet" };
  if (answer === null) return { word: "no answer", mark: "✕", tone: "bad" };
  const word = String(answer.status);
  if (answer.status < 300) return { word, mark: "●", tone: "good" };
  return answer.status < 500 ? { word, mark: "⊘", tone: "warn" } : { word, mark: "✕", tone: "bad" };
};

const json = (value: unknown): string =>
  visibleText(typeof value === "string" ? value : JSON.stringify(value, null, 2));

/** What this page has sent, newest first, each with its answer as it came. */
export const SentMessages = () => (
  <section>
    <h2>Sent</h2>
    {pageMessages.value.length === 0 && (
      <p class="quiet">What this page sends is shown here, with its answer.</p>
    )}
    {pageMessages.value.map((one, at) => (
      <details key={one.number} open={at === 0}>
        <summary>
          <MarkedWord {...resultOf(one)} /> <code>{one.message.operation}</code>{" "}
          <span class="quiet">
            {one.message.method} {visibleText(one.message.path)}
          </span>
        </summary>
        <p>
          <a href={addresses.messages(`id:${one.message.id}`)}>In the messages</a>
        </p>
        <div class="sent-panes">
          {one.message.body !== undefined && <Pane name="request" value={one.message.body} />}
          {one.answer?.body !== undefined && <Pane name="answer" value={one.answer.body} />}
        </div>
      </details>
    ))}
  </section>
);

const Pane = ({ name, value }: { name: string; value: unknown }) => (
  <div>
    <span class="label">{name}</span>
    <pre tabIndex={0} role="region" aria-label={name}>
      {json(value)}
    </pre>
  </div>
);

const states = { waiting: "warn", final: "good", "given up": "bad" } as const;
const stateMarks = { waiting: "◐", final: "●", "given up": "✕" } as const;

/** The advices of the till, newest first. */
export const Queue = () => (
  <section>
    <h2>Advices</h2>
    {queue.value.length === 0 ? (
      <p class="quiet">A till sends one after each request whose outcome asks for it.</p>
    ) : (
      <div class="scroll stacked" role="region" aria-label="Advices" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">advice</th>
              <th scope="col">deliveries</th>
              <th scope="col">state</th>
            </tr>
          </thead>
          <tbody>
            {[...queue.value].reverse().map((advice) => (
              <tr>
                <td>
                  <a href={addresses.messages(`id:${advice.message.id}`)}>
                    <code>{advice.message.operation}</code>
                  </a>
                </td>
                <td>{advice.deliveries.map((status) => status ?? "no answer").join(", ")}</td>
                <td>
                  <MarkedWord
                    mark={stateMarks[advice.state]}
                    tone={states[advice.state]}
                    word={advice.state}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

interface Interface {
  name: string;
  title: string;
}

/** A POS in the browser: a message of any operation, and a till that sells. */
export function Page({ params }: PageProps) {
  const name = params["interface"] ?? interfaces.value[0]?.name;
  const isKnown = interfaces.value.some((one) => one.name === name);
  return (
    <>
      <h1>Till</h1>
      <Read of={interfacesReading} thing="interfaces" />
      {interfaces.value.length > 0 && !isKnown && <Unknown what="interface" name={name ?? ""} />}
      {isKnown && name !== undefined && (
        <AtInterface
          key={name}
          name={name}
          interfaces={interfaces.value}
          operation={params["operation"]}
        />
      )}
    </>
  );
}

const Unknown = ({ what, name }: { what: string; name: string }) => (
  <p class="notice bad">
    There is no {what} <code>{name}</code>. Go on with <a href={addresses.till()}>the first one</a>.
  </p>
);

interface AtInterfaceParts {
  name: string;
  interfaces: readonly Interface[];
  operation: string | undefined;
}

async function waresOf(name: string): Promise<Wares> {
  const params = { name };
  const [document, examples] = await Promise.all([
    readDocument<OpenApiDocument>("GET /openapi/{name}", { params }),
    fetchAnswer("GET /examples/{name}", { params }),
  ]);
  return { document, examples, deals: dealsOf(examples) };
}

function AtInterface({ name, interfaces, operation }: AtInterfaceParts) {
  const { value: wares, reading } = useRead(() => waresOf(name), { of: [name] });
  if (wares.value === undefined) return <Read of={reading} thing="its operations and examples" />;
  const { examples, deals } = wares.value;
  const example =
    operation === undefined
      ? deals[0]?.request
      : examples.find((one) => one.operation === operation);
  const deal =
    deals.find(({ request }) => request.transaction === example?.transaction) ?? deals[0];
  return (
    <>
      <Pickers name={name} interfaces={interfaces} examples={examples} example={example} />
      {example === undefined ? (
        <Unknown what="operation" name={operation ?? ""} />
      ) : (
        <div class="halves till">
          <Message key={example.operation} wares={wares.value} example={example} />
          <div>
            {deal && (
              <Selling deal={example.kind === "request" ? { ...deal, request: example } : deal} />
            )}
            <Queue />
            <SentMessages />
          </div>
        </div>
      )}
    </>
  );
}

interface PickersParts {
  name: string;
  interfaces: readonly Interface[];
  examples: readonly OperationExample[];
  example: OperationExample | undefined;
}

const Pickers = ({ name, interfaces, examples, example }: PickersParts) => (
  <div class="group pickers">
    <label>
      <span class="label">interface</span>
      <select
        value={name}
        onChange={({ currentTarget }) => {
          goTo(addresses.till(currentTarget.value));
        }}
      >
        {interfaces.map((one) => (
          <option value={one.name}>{one.title}</option>
        ))}
      </select>
    </label>
    <label>
      <span class="label">operation</span>
      <select
        value={example?.operation ?? ""}
        onChange={({ currentTarget }) => {
          goTo(addresses.till(name, currentTarget.value));
        }}
      >
        {example === undefined && <option value="">choose one</option>}
        {examples.map(({ operation }) => (
          <option>{operation}</option>
        ))}
      </select>
    </label>
  </div>
);
