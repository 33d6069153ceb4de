import { type Signal, useSignal } from "@preact/signals";
import { type TillSale, outcomeOf, type Deal } from "../../till/deal";
import type { ExampleMessage, OperationExample } from "../../till/example";
import { type MessageDraft, asSentNow, draftsOf, sendDrafts } from "./draft";
import { Checkbox, Field } from "../form/field";
import { WholeAsJson } from "../form/json-area";
import { type OpenApiDocument, membersOf, schemasOf } from "../form/schema";
import { addresses } from "../addresses";
import { ForTesters } from "../status";
import { sendShown, pageTill } from "./counter";

/** What the messages of an interface are made with. */
export interface Wares {
  document: OpenApiDocument;
  examples: readonly OperationExample[];
  deals: readonly Deal[];
}

/** Lookups and notifications about what was sent. */
const lookupsAbout = ({ message }: TillSale, examples: readonly OperationExample[]) =>
  examples.filter(
    ({ kind, messages }) =>
      (kind === "lookup" || kind === "notification") &&
      messages.slice(0, -1).at(-1)?.operation === message.operation,
  );

/** Whether an advice may follow: what was approved is confirmed or reversed, an unknown outcome is reversed. */
const fits = (kind: "confirmation" | "reversal", sale: TillSale): boolean => {
  const outcome = outcomeOf(sale);
  return kind === "confirmation" ? outcome === "approved" : outcome !== "refused";
};

/** What fits after a message: its repeat, where that may be repeated, the advices that close it, lookups about it. */
function FollowUps({ wares, sale }: { wares: Wares; sale: TillSale }) {
  const isClosed = useSignal(false);
  const { deal, message, answer, earlier } = sale;
  const own = { id: message.id, answer: answer?.body };
  const known = new Map([...earlier, [message.name, own] as const]);
  return (
    <div class="group" role="group" aria-label="What fits now">
      <span class="label">now:</span>
      {(["confirmation", "reversal"] as const).map(
        (kind) =>
          deal[kind] && (
            <button
              type="button"
              disabled={isClosed.value || !fits(kind, sale)}
              onClick={() => {
                isClosed.value = true;
                void pageTill.advise(sale, kind);
              }}
            >
              {kind === "confirmation" ? "Confirm" : "Reverse"}
            </button>
          ),
      )}
      {lookupsAbout(sale, wares.examples).map((example) => (
        <button
          type="button"
          onClick={() =>
            void sendDrafts(
              draftsOf({ ...example, messages: example.messages.slice(-1) }),
              { request: example },
              known,
            )
          }
        >
          {example.operation}
        </button>
      ))}
      {deal.request.kind !== "request" ? (
        <button type="button" onClick={() => void sendShown(message)}>
          Repeat it
        </button>
      ) : (
        <ForTesters>
          <a href={addresses.transaction(message.id)}>Its transaction</a>
        </ForTesters>
      )}
    </div>
  );
}

/** The message of an operation: to be filled in, sent, and followed up. */
export function Message({ wares, example }: { wares: Wares; example: OperationExample }) {
  const drafts = useSignal<readonly MessageDraft[]>(draftsOf(example));
  const asJson = useSignal(false);
  const isOpen = useSignal(false);
  const isBusy = useSignal(false);
  const wereSent = useSignal(false);
  const sale = useSignal<TillSale | undefined>(undefined);
  const deal = wares.deals.find(({ request }) => request === example) ?? { request: example };
  const own = drafts.value.at(-1)?.message;
  if (own === undefined) return null;
  const send = async () => {
    isBusy.value = true;
    drafts.value = asSentNow(drafts.value, wereSent.value);
    wereSent.value = true;
    sale.value = await sendDrafts(drafts.value, deal);
    isBusy.value = false;
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p class="quiet">{example.summary}.</p>
      <Earlier example={example} />
      <Actions
        isBusy={isBusy.value}
        asJson={asJson}
        onRenew={() => {
          drafts.value = draftsOf(example);
          wereSent.value = false;
        }}
      />
      {sale.value && <FollowUps key={sale.value.message.id} wares={wares} sale={sale.value} />}
      <Disclosure isOpen={isOpen} />
      <Editor
        key={`${asJson.value} ${drafts.value.at(-1)?.id ?? ""}`}
        wares={wares}
        drafts={drafts}
        own={own}
        asJson={asJson.value}
        isOpen={isOpen.value}
      />
    </form>
  );
}

/** In a narrow window the members of the message are shown when they are asked for: they fill several screens. */
const Disclosure = ({ isOpen }: { isOpen: Signal<boolean> }) => (
  <p class="narrow">
    <button
      type="button"
      aria-expanded={isOpen.value}
      aria-controls="message"
      onClick={() => {
        isOpen.value = !isOpen.value;
      }}
    >
      {isOpen.value ? "Hide the message" : "Change the message"}
    </button>
  </p>
);

interface ActionsParts {
  isBusy: boolean;
  asJson: Signal<boolean>;
  onRenew: () => void;
}

const Actions = ({ isBusy, asJson, onRenew }: ActionsParts) => (
  <div class="group">
    <button type="submit" class="main" disabled={isBusy}>
      Send
    </button>
    <button type="button" onClick={onRenew}>
      New ids and time
    </button>
    <Checkbox label="As JSON" isOn={asJson} />
  </div>
);

const Earlier = ({ example: { messages, usesUp } }: { example: OperationExample }) => (
  <>
    {messages.length > 1 && (
      <p class="quiet">
        <em>Send</em> sends first what leads to it:{" "}
        {messages.slice(0, -1).map(({ operation }) => (
          <>
            <code>{operation}</code>{" "}
          </>
        ))}
      </p>
    )}
    {usesUp !== undefined && <p class="quiet">Accepted once until a reset. {usesUp}</p>}
  </>
);

interface MessageEditorParts {
  wares: Wares;
  drafts: Signal<readonly MessageDraft[]>;
  own: ExampleMessage;
  asJson: boolean;
  /** A narrow window shows it. */
  isOpen: boolean;
}

/** The parts of a message, each with its name for people. */
const parts = [
  ["parameters", "path"],
  ["query", "query"],
  ["body", "body"],
] as const;

function Editor({ wares: { document }, drafts, own, asJson, isOpen }: MessageEditorParts) {
  const schemas = schemasOf(document, own.name);
  const change = (part: string, value: unknown): void => {
    drafts.value = drafts.value.map((draft, at) =>
      at === drafts.value.length - 1
        ? { ...draft, message: { ...draft.message, [part]: value } }
        : draft,
    );
  };
  return (
    <div id="message" class={isOpen ? "message" : "message closed"}>
      {parts.map(([part, name]) => {
        const value = own[part];
        const schema = schemas[part];
        if (value === undefined || schema === undefined) return null;
        return asJson ? (
          <WholeAsJson
            key={part}
            name={name}
            value={value}
            onChange={(next) => {
              change(part, next);
            }}
          />
        ) : (
          <Field
            key={part}
            name={name}
            document={document}
            schema={schema}
            value={part === "body" ? value : membersOf(value)}
            isRequired
            onChange={(next) => {
              change(part, next);
            }}
          />
        );
      })}
    </div>
  );
}
