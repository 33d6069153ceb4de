import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ScenarioMistake } from "../../control/scenarios/models";
import type { CodeEditor } from "./code-editor";
import { suggestionsAfter } from "./suggestions";

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
