import { type Signal, signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ScenarioMistake } from "../../control/scenarios/models";
import type { CodeEditor } from "./code-editor";
import { type JsonSchema, type Option, optionsAt, placeAtEnd } from "../../scenario/completion";
import { readDocument } from "../api";
import { interfaces } from "../interfaces";
import { type Failure, Unread } from "../reading";

/** Why the schema was not read; undefined: it was, or nobody has asked. */
const schemaFailure = signal<Failure | undefined>(undefined);

/** The schema of scenario files, once it was asked for. */
let schema: Promise<JsonSchema> | undefined;

/** What can be written at the end of a text: by the schema, and of operations those of its interfaces. */
async function suggestionsAfter(before: string): Promise<Option[]> {
  const place = placeAtEnd(before);
  if (place === undefined) return [];
  const options = optionsAt(await readSchema(), place);
  if (place.key !== "operation") return options;
  const own = operationsFor(before);
  return own.size === 0 ? options : options.filter(({ label }) => own.has(label));
}

/** The schema; it is read again where that failed. */
async function readSchema(): Promise<JsonSchema> {
  schema ??= readDocument<JsonSchema>("GET /scenario-schema");
  try {
    const known = await schema;
    schemaFailure.value = undefined;
    return known;
  } catch (error) {
    schema = undefined;
    schemaFailure.value = { error, retryMs: undefined };
    return {};
  }
}

/** The operations of the interfaces that a text names in a line. */
function operationsFor(text: string): ReadonlySet<string> {
  const named = /^interface:(.*)$/m.exec(text)?.[1]?.split(/[\s,[\]"']+/) ?? [];
  return new Set(
    interfaces.value
      .filter(({ name }) => named.includes(name))
      .flatMap(({ operations }) => operations.map(({ id }) => id)),
  );
}

interface TextAreaParts {
  text: Signal<string>;
  mistakes: readonly ScenarioMistake[];
}

const label = "Text of the scenario";

/** Lines that there is room for, beside those of the text. */
const leastRows = 16;

/** The text of a scenario, to be changed: in an editor, once that is loaded, and in a plain field where it is not. */
export function TextArea({ text, mistakes }: TextAreaParts) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useSignal<CodeEditor | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    import("./code-editor").then(
      ({ openEditor }) => {
        if (isOver || host.current === null) return;
        editor.value = openEditor(host.current, {
          ...{ text: text.peek(), label, suggest: suggestionsAfter },
          onChange: (changed) => {
            text.value = changed;
          },
        });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      editor.peek()?.end();
    };
  }, []);
  useEffect(() => {
    editor.value?.setText(text.value);
  }, [text.value, editor.value]);
  useEffect(() => {
    editor.value?.setMistakes(mistakes);
  }, [mistakes, editor.value]);
  return (
    <>
      <div ref={host} />
      {schemaFailure.value && <Unread thing="suggestions" failure={schemaFailure.value} />}
      {editor.value === undefined && <Plain text={text} isWrong={mistakes.length > 0} />}
    </>
  );
}

const Plain = ({ text, isWrong }: { text: Signal<string>; isWrong: boolean }) => (
  <textarea
    rows={Math.max(leastRows, text.value.split("\n").length + 1)}
    spellcheck={false}
    aria-label={label}
    aria-invalid={isWrong}
    value={text}
    onInput={({ currentTarget }) => {
      text.value = currentTarget.value;
    }}
  />
);
