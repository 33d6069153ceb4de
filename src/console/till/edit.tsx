import { type Signal, useSignal } from "@preact/signals";
import type { Exchange } from "../../journal/exchange";
import { addresses } from "../addresses";
import { ApiRefusal, fetchAnswer, readDocument } from "../api";
import { WholeAsJson } from "../form/json-area";
import { Checkbox, Field } from "../form/field";
import { type OpenApiDocument, membersOf, schemasOf } from "../form/schema";
import { Read, useRead } from "../reading";
import { SentText } from "../marks";

/** A message of the journal, and the document of its interface. */
interface EditedMessage {
  exchange: Exchange;
  document: OpenApiDocument;
}

async function editedMessage(name: string, of: string): Promise<EditedMessage> {
  const [exchange, document] = await Promise.all([
    fetchAnswer("GET /messages/{number}", { params: { number: of }, query: { judged: false } }),
    readDocument<OpenApiDocument>("GET /openapi/{name}", { params: { name } }),
  ]);
  return { exchange, document };
}

/** A message that came, in the form of the till: it is sent again with what a person changes in it. */
export function Edit({ name, of }: { name: string; of: string }) {
  const { value, reading } = useRead(() => editedMessage(name, of), { of: [name, of] });
  return (
    <>
      <h1>Edit a message</h1>
      <Read of={reading} thing={`message ${of}`}>
        {value.value && <EditForm key={of} {...value.value} />}
      </Read>
    </>
  );
}

/** What is sent in place of what was. */
interface Draft {
  path: Signal<string>;
  body: Signal<unknown>;
  isSame: Signal<boolean>;
}

/** The members that differ, as a JSON merge patch: what is masked stays what it was. */
function patchOf(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(
    changed.map((name) => [
      name,
      after[name] === undefined ? null : patchOf(before[name], after[name]),
    ]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is changed: nothing that is as it was. */
function changeOf({ path, request }: Exchange, draft: Draft) {
  const isChanged = JSON.stringify(draft.body.value) !== JSON.stringify(request.body);
  return {
    ...(isChanged && { body: patchOf(request.body, draft.body.value) }),
    ...(draft.path.value !== path && { path: draft.path.value }),
    ...(draft.isSame.value && { ids: "same" as const }),
  };
}

function EditForm({ exchange, document }: EditedMessage) {
  const { number, name, path, request, operation } = exchange;
  const draft = { path: useSignal(path), body: useSignal(request.body), isSame: useSignal(false) };
  const sent = useSignal<{ number: number | null; status: number | null } | undefined>(undefined);
  const problem = useSignal("");
  const send = async () => {
    problem.value = "";
    sent.value = undefined;
    try {
      sent.value = await fetchAnswer("POST /messages/{number}/again", {
        params: { number: name ?? number },
        body: changeOf(exchange, draft),
      });
    } catch (error) {
      problem.value = error instanceof ApiRefusal ? error.message : "The simulator did not answer.";
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>
        <a href={addresses.message({ number, ...(name !== undefined && { name }) })}>
          Message {number}
        </a>{" "}
        {operation !== null && <code>{operation}</code>}{" "}
        <span class="quiet">What is masked stays what it was, unless it is changed.</span>
      </p>
      <Settings draft={draft} />
      {problem.value !== "" && (
        <p class="notice bad" role="alert">
          {problem.value}
        </p>
      )}
      {sent.value && (
        <p class="notice">
          <SentText sent={sent.value} />
        </p>
      )}
      <Members document={document} operation={operation ?? ""} draft={draft} />
    </form>
  );
}

const Settings = ({ draft: { path, isSame } }: { draft: Draft }) => (
  <>
    <label class="raw">
      <span class="label">path</span>
      <input
        type="text"
        spellcheck={false}
        value={path}
        onInput={({ currentTarget }) => {
          path.value = currentTarget.value;
        }}
      />
    </label>
    <div class="group">
      <button type="submit" class="main">
        Send
      </button>
      <Checkbox label="Same ids and time" isOn={isSame} />
    </div>
  </>
);

interface MembersParts extends Pick<EditedMessage, "document"> {
  operation: string;
  draft: Draft;
}

/** The members of the body; one that has another form than its schema is edited as JSON. */
function Members({ document, operation, draft: { body } }: MembersParts) {
  const { body: schema } = schemasOf(document, operation);
  const change = (value: unknown): void => {
    body.value = value;
  };
  if (body.value === undefined) return null;
  return schema === undefined || !isObject(body.value) ? (
    <WholeAsJson name="body" value={body.value} onChange={change} />
  ) : (
    <Field
      name="body"
      document={document}
      schema={schema}
      value={membersOf(body.value)}
      isRequired
      onChange={change}
    />
  );
}
