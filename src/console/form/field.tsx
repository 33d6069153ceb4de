import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Money } from "../marks";
import {
  type OpenApiDocument,
  type FormSchema,
  beginningOf,
  isMinorUnits,
  membersOf,
  resolveSchema,
} from "./schema";
import { JsonArea } from "./json-area";
import { Mistakes, pathTo } from "./mistakes";

/** A value in a form: what it is called, its schema, and what to do when a person changes it. */
interface FieldParts {
  name: string;
  /** Its path in the whole, as mistakes name it: `clubs[0].name`; empty: it is the whole. */
  path?: string;
  document: OpenApiDocument;
  schema: FormSchema;
  value: unknown;
  isRequired: boolean;
  /** The currency beside it, in which its minor units are. */
  currency?: string | undefined;
  /** `undefined` takes the member out. */
  onChange: (value: unknown) => void;
}

/** The control for a value, by its schema. */
export function Field(given: FieldParts) {
  const { document, value } = given;
  const parts = { ...given, schema: resolveSchema(document, given.schema, value) };
  const { type, properties, items, enum: words } = parts.schema;
  if (properties !== undefined) return <Members {...parts} />;
  if (type === "array" && items !== undefined && Array.isArray(value))
    return <Entries {...parts} entries={value} items={items} />;
  if (words !== undefined) return <Choice {...parts} words={words} />;
  if (type === "boolean") return <Choice {...parts} words={["true", "false"]} />;
  if (type === "integer" || type === "number") return <NumberField {...parts} />;
  return typeof value === "string" ? <TextField {...parts} /> : <JsonField {...parts} />;
}

/** Most characters of a value for which half of a narrow window is enough. */
const shortLength = 12;

const isShort = ({ type, maxLength = Infinity }: FormSchema): boolean =>
  type === "integer" || type === "number" || type === "boolean" || maxLength <= shortLength;

const LabelledField = ({ parts, children }: { parts: FieldParts; children: ComponentChildren }) => (
  <div class={isShort(parts.schema) ? "field short" : "field"}>
    <label title={parts.schema.description}>
      <span class="label">
        {parts.name}
        {parts.isRequired && <abbr title="required">*</abbr>}
        <AmountOf {...parts} />
      </span>
      {children}
      <MistakeText {...parts} />
    </label>
    <Remove {...parts} />
  </div>
);

/** What is wrong with a value. */
const useMistake = ({ path = "" }: FieldParts): string | undefined =>
  useContext(Mistakes).get(path);

const MistakeText = (parts: FieldParts) => {
  const mistake = useMistake(parts);
  return mistake === undefined ? null : <span class="wrong">{mistake}</span>;
};

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
  <LabelledField parts={parts}>
    <input
      value={String(parts.value)}
      aria-invalid={useMistake(parts) !== undefined}
      maxLength={parts.schema.maxLength}
      onInput={({ currentTarget }) => {
        parts.onChange(currentTarget.value);
      }}
    />
  </LabelledField>
);

const NumberField = (parts: FieldParts) => (
  <LabelledField parts={parts}>
    <input
      type="number"
      aria-invalid={useMistake(parts) !== undefined}
      step={parts.schema.type === "integer" ? 1 : "any"}
      value={Number(parts.value)}
      onInput={({ currentTarget }) => {
        parts.onChange(currentTarget.valueAsNumber);
      }}
    />
  </LabelledField>
);

const Choice = (parts: FieldParts & { words: readonly string[] }) => (
  <LabelledField parts={parts}>
    <select
      aria-invalid={useMistake(parts) !== undefined}
      value={String(parts.value)}
      onChange={({ currentTarget: { value } }) => {
        parts.onChange(parts.schema.type === "boolean" ? value === "true" : value);
      }}
    >
      {parts.words.map((word) => (
        <option>{word}</option>
      ))}
    </select>
  </LabelledField>
);

/** What no schema spells out is edited as JSON. */
const JsonField = (parts: FieldParts) => (
  <LabelledField parts={parts}>
    <JsonArea value={parts.value} onChange={parts.onChange} />
  </LabelledField>
);

/** Minor units are shown as an amount too, once their currency is written. */
const AmountOf = ({ value, schema, currency }: FieldParts) =>
  currency !== undefined && /^\d{3}$/.test(currency) && isMinorUnits(value, schema) ? (
    <span class="read">
      <Money amount={{ amount: value, currency }} />
    </span>
  ) : null;

function Members(parts: FieldParts) {
  const { name, path = "", document, schema, value, onChange } = parts;
  const { properties = {}, required = [] } = schema;
  const members = membersOf(value);
  const { currency } = members;
  const change = (member: string, next: unknown): void => {
    const others = Object.entries(members).filter(([one]) => one !== member);
    const changed = Object.entries({ ...members, [member]: next });
    onChange(Object.fromEntries(next === undefined ? others : changed));
  };
  const known = Object.entries(properties);
  return (
    <fieldset>
      <legend>
        {name} <Remove {...parts} />
      </legend>
      {path !== "" && <MistakeText {...parts} />}
      {known.map(([member, of]) =>
        member in members ? (
          <Field
            key={member}
            name={member}
            path={pathTo(path, member)}
            document={document}
            schema={of}
            value={members[member]}
            isRequired={required.includes(member)}
            currency={typeof currency === "string" ? currency : undefined}
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

function Entries(parts: FieldParts & { entries: readonly unknown[]; items: FormSchema }) {
  const { name, path = "", document, entries, items, onChange } = parts;
  return (
    <fieldset>
      <legend>
        {name} <Remove {...parts} />
      </legend>
      <MistakeText {...parts} />
      {entries.map((entry, at) => (
        <Field
          key={at}
          name={`${name} ${at + 1}`}
          path={`${path}[${at}]`}
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

/** A box that a person ticks, with its words beside it. */
export const Checkbox = ({ label, isOn }: { label: string; isOn: Signal<boolean> }) => (
  <label>
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => {
        isOn.value = currentTarget.checked;
      }}
    />{" "}
    {label}
  </label>
);

interface ChooserParts {
  label: string;
  value: string;
  choices: readonly (readonly [name: string, text: string])[];
  onChoice: (name: string) => void;
}

/** One of several, each with its words. */
export const Chooser = ({ label, value, choices, onChoice }: ChooserParts) => (
  <label>
    <span class="label">{label}</span>
    <select
      value={value}
      onChange={({ currentTarget }) => {
        onChoice(currentTarget.value);
      }}
    >
      {choices.map(([name, text]) => (
        <option value={name}>{text}</option>
      ))}
    </select>
  </label>
);
