import { type ReadonlySignal, type Signal, signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { ScenarioDetail, ScenarioMistake } from "../../control/scenarios/models";
import { type JsonSchema, type Option, optionsAt, placeAtEnd } from "../../scenario/completion";
import { addresses, goTo } from "../addresses";
import { ApiRefusal, credentials, fetchAnswer, readDocument, tabTexts } from "../api";
import { interfaces } from "../interfaces";
import { type Failure, Unread } from "../reading";
import { doing, scenario } from "../status";
import { visibleText } from "../text";
import type { CodeEditor } from "./code-editor";

/** Saves the text of a draft under the name that is in it. */
export const saveDraft = (
  name: string,
  yaml: string,
  onSaved: (draft: ScenarioDetail) => void,
): Promise<void> =>
  doing(`The draft ${name} was saved`, async () => {
    onSaved(await fetchAnswer("PUT /scenarios/{name}", { params: { name }, yaml }));
  });

/** Shows a draft on its page. */
export const showDraft = ({ name }: ScenarioDetail): void => {
  goTo(addresses.scenario(name));
};

/** Time without a key press after which a text is checked, in milliseconds. */
const pause = 250;

/** What is wrong with a text as it is now; undefined: it is not known yet. */
function useCheck(text: Signal<string>): ReadonlySignal<readonly ScenarioMistake[] | undefined> {
  const mistakes = useSignal<readonly ScenarioMistake[] | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    mistakes.value = undefined;
    const timer = setTimeout(() => {
      void mistakesIn(text.value).then((found) => {
        if (!isOver) mistakes.value = found;
      });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text.value]);
  return mistakes;
}

async function mistakesIn(yaml: string): Promise<readonly ScenarioMistake[]> {
  try {
    return (await fetchAnswer("POST /scenarios/check", { yaml })).mistakes;
  } catch (error) {
    const text = error instanceof ApiRefusal ? error.message : "It could not be checked.";
    return [{ line: 1, column: 1, path: "", text }];
  }
}

/** The mistakes of a text, with their places. */
const Mistakes = ({ mistakes }: { mistakes: readonly ScenarioMistake[] | undefined }) => (
  <div class="mistakes" role="status" aria-label="Mistakes">
    {mistakes?.length === 0 && <p class="mark good">No mistakes</p>}
    {mistakes !== undefined && mistakes.length > 0 && (
      <ul>
        {mistakes.map(({ line, column, path, text }) => (
          <li>
            <code>
              {line}:{column}
            </code>{" "}
            {path !== "" && <code>{visibleText(path)}</code>} {visibleText(text)}
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** What can be done with a draft beside saving it. */
interface DraftActions {
  /** Saves the text and starts it; undefined: it is saved. */
  start: (() => void) | undefined;
  /** The text has mistakes, or is not checked yet. */
  isWrong: boolean;
}

interface DraftFormParts {
  /** What it begins with. */
  text: string;
  /** It is a draft already. */
  isKept?: boolean;
  /** Unsaved changes are kept under it while another page is shown; absent: they are not kept. */
  place?: string;
  onSaved: (draft: ScenarioDetail) => void;
  /** Shown once somebody has changed the text; `undo` takes that back. */
  whenChanged?: (undo: () => void) => ComponentChildren;
  /** What else can be done with it. */
  actions?: (parts: DraftActions) => ComponentChildren;
}

/** The text of a draft, checked as it is typed; it is kept under the name that is in it. */
export function DraftForm(parts: DraftFormParts) {
  const { text: begun, isKept = false, place, whenChanged, actions } = parts;
  const { text, forget } = useTextLike(begun, place);
  const mistakes = useCheck(text);
  const name = nameIn(text.value);
  const isSame = isKept && text.value === begun;
  const isWrong = mistakes.value === undefined || mistakes.value.length > 0;
  const onSaved = (saved: ScenarioDetail): void => {
    forget();
    parts.onSaved(saved);
  };
  const undo = (): void => {
    text.value = begun;
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void saveDraft(name, text.value, onSaved);
      }}
    >
      <div class="group actions">
        <button type="submit" class="main" disabled={isSame || isWrong}>
          Save
        </button>
        {actions?.({
          start: isSame ? undefined : () => void startDraft(name, text.value, onSaved),
          isWrong,
        })}
        {place !== undefined && text.value !== begun && <UnsavedNote undo={undo} />}
      </div>
      {text.value !== begun && whenChanged?.(undo)}
      <TextArea text={text} mistakes={mistakes.value ?? []} />
      <Mistakes mistakes={mistakes.value} />
    </form>
  );
}

/** Saves the text of a draft and starts it. */
const startDraft = (
  name: string,
  yaml: string,
  onSaved: (draft: ScenarioDetail) => void,
): Promise<void> =>
  doing(`The draft ${name} was saved and started`, async () => {
    const saved = await fetchAnswer("PUT /scenarios/{name}", { params: { name }, yaml });
    scenario.value = await fetchAnswer("PUT /scenario", { body: { name: saved.name } });
    onSaved(saved);
  });

const UnsavedNote = ({ undo }: { undo: () => void }) => (
  <>
    <span>Your changes are not saved.</span>
    <button type="button" class="small" onClick={undo}>
      Discard
    </button>
  </>
);

/** Changed texts that are not saved, by their places, of each data space. */
const unsavedOfSpaces = new Map<string, Map<string, string>>();

/** Characters of them that outlive a reload of this tab: those of the texts that were changed last. */
const mostKept = 200_000;

/** Those of the data space that is shown. */
function unsavedTexts(): Map<string, string> {
  const space = JSON.stringify(credentials.peek());
  const known = unsavedOfSpaces.get(space) ?? new Map(tabTexts.read());
  unsavedOfSpaces.set(space, known);
  return known;
}

/** Puts a text among them, or takes it out. */
function changeUnsaved(place: string, text: string | undefined): void {
  const texts = unsavedTexts();
  texts.delete(place);
  if (text !== undefined) texts.set(place, text);
  let room = mostKept;
  const kept = [...texts].reverse().filter(([, one]) => (room -= one.length) >= 0);
  tabTexts.write(kept.reverse());
}

/**
 * A text to be changed; where nobody has, it follows the one that it began with: an undo may change that. Changes are
 * there again after another page, or a reload: they are kept before the page says that they are not saved; `forget`
 * drops those.
 */
function useTextLike(begun: string, place: string | undefined) {
  const text = useSignal((place === undefined ? undefined : unsavedTexts().get(place)) ?? begun);
  const last = useRef(begun);
  useLayoutEffect(() => {
    if (text.peek() === last.current) text.value = begun;
    last.current = begun;
  }, [begun]);
  useLayoutEffect(() => {
    if (place !== undefined) changeUnsaved(place, text.value === begun ? undefined : text.value);
  }, [text.value, begun]);
  return {
    text,
    forget: () => {
      if (place !== undefined) changeUnsaved(place, undefined);
    },
  };
}

/** The name in the text of a scenario. */
const nameIn = (text: string): string => /^"?name"?:[ ]*"?([a-z0-9-]+)/m.exec(text)?.[1] ?? "";

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
function TextArea({ text, mistakes }: TextAreaParts) {
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
  useLayoutEffect(() => {
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
