import type { Signal } from "@preact/signals";
import type { ScenarioMistake } from "../../http/control/scenario-drafts";

interface TextAreaParts {
  text: Signal<string>;
  mistakes: readonly ScenarioMistake[];
}

/** Lines that there is room for, beside those of the text. */
const leastRows = 16;

/** The text of a scenario, to be changed. */
export const TextArea = ({ text, mistakes }: TextAreaParts) => (
  <textarea
    rows={Math.max(leastRows, text.value.split("\n").length + 1)}
    spellcheck={false}
    aria-label="Text of the scenario"
    aria-invalid={mistakes.length > 0}
    value={text}
    onInput={({ currentTarget }) => {
      text.value = currentTarget.value;
    }}
  />
);
