import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import {
  type Deal,
  dealsOf,
  type Behaviour,
  type Trouble,
  misbehaviours,
  troubleOf,
  troubles,
} from "../../till/deal";
import type { OperationExample } from "../../till/example";
import { fetchAnswer, readDocument } from "../api";
import { interfaces, interfacesReading } from "../interfaces";
import { type PageProps, addresses, goTo, query } from "../addresses";
import { Edit } from "./edit";
import { Read, useRead } from "../reading";
import { type Wares, Message } from "./message";
import { Chooser } from "../form/field";
import type { OpenApiDocument } from "../form/schema";
import type { Tone } from "../../conformance/judged-rule";
import { Menu, menuItem } from "../menu";
import { ForTesters, mayHaveRole } from "../status";
import { MarkedWord } from "../marks";
import { visibleText } from "../text";
import { type PageMessage, pageMessages, queue, sellOnce } from "./counter";

const behaviours: readonly (readonly [name: string, text: string])[] = [
  ["well", "behaves: confirms what was approved, reverses what it does not know"],
  ...Object.entries(misbehaviours).map(
    ([name, { does }]) => [name, `misbehaves: ${does}`] as const,
  ),
] as const;

const isBehaviour = (name: string): name is Behaviour => name === "well" || name in misbehaviours;
const isTrouble = (name: string): name is Trouble => name in troubles;

/** Between two sales, in milliseconds. */
const pace = 1_000;

/** A till that sells by itself, behaves or does not: something to try a verdict on. */
export function Selling({ deal }: { deal: Deal }) {
  const behaviour = useSignal<Behaviour>("well");
  const trouble = useSignal<Trouble>("none");
  const goesOn = useSignal(false);
  const sell = () => {
    const wrong = mayHaveRole("tester") ? trouble.peek() : "none";
    void sellOnce(deal, behaviour.peek(), wrong);
  };
  useEffect(() => {
    if (!goesOn.value) return undefined;
    const timer = setInterval(() => {
      if (goesOn.peek()) sell();
    }, pace);
    return () => {
      clearInterval(timer);
    };
  }, [goesOn.value, deal]);
  return (
    <section>
      <h2>A till that sells</h2>
      <div class="selling">
        <Chooser
          label="the till"
          value={behaviour.value}
          choices={behaviours}
          onChoice={(name) => {
            if (!isBehaviour(name)) return;
            behaviour.value = name;
            trouble.value = troubleOf(name);
          }}
        />
        <ForTesters>
          <Chooser
            label="what goes wrong"
            value={trouble.value}
            choices={Object.entries(troubles)}
            onChoice={(name) => {
              if (isTrouble(name)) trouble.value = name;
            }}
          />
        </ForTesters>
      </div>
      <Buttons goesOn={goesOn} onSell={sell} />
    </section>
  );
}

function Buttons({ goesOn, onSell }: { goesOn: Signal<boolean>; onSell: () => void }) {
  const sell = useRef<HTMLButtonElement>(null);
  return (
    <div class="group">
      <button type="button" class="main" ref={sell} onClick={onSell}>
        Sell
      </button>
      {goesOn.value ? (
        <button
          type="button"
          ref={takeFocus}
          onClick={() => {
            goesOn.value = false;
            sell.current?.focus();
          }}
        >
          Stop selling
        </button>
      ) : (
        <Menu name="Other ways to sell">
          <button
            type="button"
            {...menuItem}
            onClick={() => {
              goesOn.value = true;
            }}
          >
            Sell once a second
          </button>
        </Menu>
      )}
      <ForTesters>
        <a href={addresses.verdict()}>The verdict</a>
      </ForTesters>
    </div>
  );
}

/** What stands in the place of what had the focus has it then. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};

const resultOf = ({ answer }: PageMessage): { word: string; mark: string; tone: Tone } => {
  if (answer === undefined) return { word: "on its way", mark: "◌", tone: "quiet" };
  if (answer === null) return { word: "no answer", mark: "✕", tone: "bad" };
  const word = String(answer.status);
  if (answer.status < 300) return { word, mark: "●", tone: "plain" };
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
        <ForTesters>
          <p>
            <a href={addresses.messages(`id:${one.message.id}`)}>In the messages</a>
          </p>
        </ForTesters>
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

const states = { waiting: "warn", final: "plain", "given up": "bad" } as const;
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
                  <ForTesters otherwise={<code>{advice.message.operation}</code>}>
                    <a href={addresses.messages(`id:${advice.message.id}`)}>
                      <code>{advice.message.operation}</code>
                    </a>
                  </ForTesters>
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
  const again = query.value.get("again");
  if (again !== null && name !== undefined) return <Edit name={name} of={again} />;
  const isKnown = interfaces.value.some((one) => one.name === name);
  return (
    <>
      <h1 class="unseen">Till</h1>
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
    <Chooser
      label="interface"
      value={name}
      choices={interfaces.map((one) => [one.name, one.title])}
      onChoice={(chosen) => {
        goTo(addresses.till(chosen));
      }}
    />
    <Chooser
      label="operation"
      value={example?.operation ?? ""}
      choices={[
        ...(example === undefined ? [["", "choose one"] as const] : []),
        ...examples.map(({ operation }) => [operation, operation] as const),
      ]}
      onChoice={(chosen) => {
        goTo(addresses.till(name, chosen));
      }}
    />
  </div>
);
