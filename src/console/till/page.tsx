import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dealsOf } from "../../till/deal";
import type { OperationExample } from "../../till/example";
import { read, readDocument } from "../api";
import { type PageProps, addresses, goTo } from "../place";
import { Message } from "./message";
import type { Wares } from "./wares";
import type { OpenApiDocument } from "../form/schema";
import { Selling } from "./selling";
import { Queue, SentMessages } from "./sent";

interface Interface {
  name: string;
  title: string;
}

/** A POS in the browser: a message of any operation, and a till that sells. */
export function Page({ params }: PageProps) {
  const interfaces = useSignal<readonly Interface[]>([]);
  useEffect(() => {
    void read("GET /interfaces").then(
      (list) => {
        interfaces.value = list;
      },
      () => undefined,
    );
  }, [interfaces]);
  const name = params["interface"] ?? interfaces.value[0]?.name;
  const isKnown = interfaces.value.some((one) => one.name === name);
  return (
    <>
      <h1>Till</h1>
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

function AtInterface({ name, interfaces, operation }: AtInterfaceParts) {
  const wares = useSignal<Wares | undefined>(undefined);
  useEffect(() => {
    const params = { name };
    Promise.all([
      readDocument<OpenApiDocument>("GET /openapi/{name}", { params }),
      read("GET /examples/{name}", { params }),
    ]).then(
      ([document, examples]) => {
        wares.value = { document, examples, deals: dealsOf(examples) };
      },
      () => undefined,
    );
  }, [wares, name]);
  if (wares.value === undefined) return null;
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
