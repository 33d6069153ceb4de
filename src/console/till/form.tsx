import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Money } from "../money";
import { type OpenApiDocument, type Schema, beginningOf, membersOf, resolved } from "./schema";

/** A value in a form: what it is called, its schema, and what to do when a person changes it. */
interface FieldParts {
  name: string;
  document: OpenApiDocument;
  schema: Schema;
  value: unknown;
  isRequired: boolean;
  /** `undefined` takes the member out. */
  onChange: (value: unknown) => void;
}

/** The control for a value, by its schema. */
export function Field(given: FieldParts) {
  const { document, value } = given;
  const parts = { ...given, schema: resolved(document, given.schema, value) };
  const { type, properties, items, enum: words } = parts.schema;
  if (properties !== undefined) return <Members {...parts} />;
  if (type === "array" && items !== undefined && Array.isArray(value))
    return <Entries {...parts} entries={value} items={items} />;
  if (words !== undefined) return <Choice {...parts} words={words} />;
  if (type === "boolean") return <Choice {...parts} words={["true", "false"]} />;
  if (type === "integer" || type === "number") return <NumberField {...parts} />;
  return typeof value === "string" ? <TextField {...parts} /> : <JsonField {...parts} />;
}

const Labelled = ({ parts, children }: { parts: FieldParts; children: ComponentChildren }) => (
  <div class="field">
    <label title={parts.schema.description}>
      <span class="label">
        {parts.name}
        {parts.isRequired && <abbr title="required">*</abbr>}
      </span>
      {children}
    </label>
    <Remove {...parts} />
  </div>
);

const Remove = ({ name, isRequired, onChange }: FieldParts) =>
  isRequired ? null : (
    <button
      type="button"
      class="small"
      aria-label={`Remove ${name}`}
      onClick={() => {
        onChange(undefined);
      }}
    >
      ×
    </button>
  );

const TextField = (parts: FieldParts) => (
  <Labelled parts={parts}>
    <input
      value={String(parts.value)}
      maxLength={parts.schema.maxLength}
      onInput={({ currentTarget }) => {
        parts.onChange(currentTarget.value);
      }}
    />
  </Labelled>
);

const NumberField = (parts: FieldParts) => (
  <Labelled parts={parts}>
    <input
      type="number"
      step={parts.schema.type === "integer" ? 1 : "any"}
      value={Number(parts.value)}
      onInput={({ currentTarget }) => {
        parts.onChange(currentTarget.valueAsNumber);
      }}
    />
  </Labelled>
);

const Choice = (parts: FieldParts & { words: readonly string[] }) => (
  <Labelled parts={parts}>
    <select
      value={String(parts.value)}
      onChange={({ currentTarget: { value } }) => {
        parts.onChange(parts.schema.type === "boolean" ? value === "true" : value);
      }}
    >
      {parts.words.map((word) => (
        <option>{word}</option>
      ))}
    </select>
  </Labelled>
);

/** What no schema spells out is edited as JSON. */
function JsonField(parts: FieldParts) {
  const isWrong = useSignal(false);
  return (
    <Labelled parts={parts}>
      <textarea
        rows={4}
        aria-invalid={isWrong}
        defaultValue={JSON.stringify(parts.value, null, 2)}
        onInput={({ currentTarget }) => {
          const read = parsed(currentTarget.value);
          isWrong.value = read === undefined;
          if (read !== undefined) parts.onChange(read.value);
        }}
      />
    </Labelled>
  );
}

/** A text as JSON; undefined where it is none. */
export function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Minor units and a currency are shown as an amount too. */
const AmountOf = ({ value }: { value: unknown }) => {
  const { amount, currency } = membersOf(value);
  return typeof amount === "number" && Number.isFinite(amount) && typeof currency === "string" ? (
    <Money amount={{ amount, currency }} />
  ) : null;
};

function Members(parts: FieldParts) {
  const { name, document, schema, value, onChange } = parts;
  const { properties = {}, required = [] } = schema;
  const members = membersOf(value);
  const change = (member: string, next: unknown): void => {
    const others = Object.entries(members).filter(([one]) => one !== member);
    const changed = Object.entries({ ...members, [member]: next });
    onChange(Object.fromEntries(next === undefined ? others : changed));
  };
  const known = Object.entries(properties);
  return (
    <fieldset>
      <legend>
        {name} <AmountOf value={value} /> <Remove {...parts} />
      </legend>
      {known.map(([member, of]) =>
        member in members ? (
          <Field
            key={member}
            name={member}
            document={document}
            schema={of}
            value={members[member]}
            isRequired={required.includes(member)}
            onChange={(next) => {
              change(member, next);
            }}
          />
        ) : null,
      )}
      <Add
        to={name}
        names={known.map(([member]) => member).filter((member) => !(member in members))}
        onAdd={(member) => {
          change(member, beginningOf(document, properties[member] ?? {}));
        }}
      />
    </fieldset>
  );
}

const Add = ({
  to,
  names,
  onAdd,
}: {
  to: string;
  names: string[];
  onAdd: (name: string) => void;
}) =>
  names.length === 0 ? null : (
    <select
      class="add"
      aria-label={`Add a member to ${to}`}
      value=""
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== "") onAdd(currentTarget.value);
        currentTarget.value = "";
      }}
    >
      <option value="">Add …</option>
      {names.map((name) => (
        <option>{name}</option>
      ))}
    </select>
  );

function Entries(parts: FieldParts & { entries: readonly unknown[]; items: Schema }) {
  const { name, document, entries, items, onChange } = parts;
  return (
    <fieldset>
      <legend>
        {name} <Remove {...parts} />
      </legend>
      {entries.map((entry, at) => (
        <Field
          key={at}
          name={`${name} ${at + 1}`}
          document={document}
          schema={items}
          value={entry}
          isRequired={false}
          onChange={(next) => {
            onChange(entries.flatMap((one, index) => (index === at ? present(next) : [one])));
          }}
        />
      ))}
      <button
        type="button"
        class="small"
        onClick={() => {
          onChange([...entries, beginningOf(document, items)]);
        }}
      >
        Add to {name}
      </button>
    </fieldset>
  );
}

/** What takes the place of an entry: nothing, where it is taken out. */
const present = (value: unknown): unknown[] => (value === undefined ? [] : [value]);
