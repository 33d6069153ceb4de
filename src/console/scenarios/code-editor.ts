import {
  type CompletionContext,
  type CompletionResult,
  autocompletion,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { ScenarioMistake } from "../../control/scenarios/models";
import { type Option, placeAtEnd } from "../../scenario/completion";

/** The editor in the colours of the console, light and dark. */
export const theme = EditorView.theme({
  "&": {
    minHeight: "320px",
    border: "1px solid var(--quiet)",
    borderRadius: "4px",
    background: "var(--ground)",
    color: "var(--text)",
    fontSize: "13px",
  },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "2px" },
  ".cm-scroller": {
    minHeight: "320px",
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    lineHeight: "1.45",
  },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-gutters": {
    border: "0",
    background: "var(--raised)",
    color: "var(--quiet)",
  },
  ".cm-tooltip": {
    border: "1px solid var(--line)",
    borderRadius: "4px",
    background: "var(--ground)",
    color: "var(--text)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--accent)",
    color: "var(--on-accent)",
  },
  ".cm-completionInfo": { maxWidth: "320px", padding: "4px 8px" },
  // The pictures of the package are data: addresses, which the policy of the page refuses.
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--bad)",
  },
  ".cm-lint-marker": { width: "10px", height: "10px", margin: "4px 0" },
  ".cm-lint-marker-error": { content: "normal", borderRadius: "50%", background: "var(--bad)" },
  ".cm-diagnostic-error": { borderLeft: "4px solid var(--bad)" },
});

/** An editor for the text of a scenario. */
export interface CodeEditor {
  /** Shows another text, unless it is shown already. */
  setText: (text: string) => void;
  setMistakes: (mistakes: readonly ScenarioMistake[]) => void;
  end: () => void;
}

interface CodeEditorParts {
  text: string;
  /** What it is called. */
  label: string;
  onChange: (text: string) => void;
  /** What can be written at the end of a text. */
  suggest: (before: string) => Promise<Option[]>;
}

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--quiet)" },
  { tag: tags.definition(tags.propertyName), color: "var(--accent)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--good)" },
]);

/** Opens an editor in an element: within a shadow root, whose style sheets the policy of the page lets it adopt. */
export function openEditor(host: HTMLElement, parts: CodeEditorParts): CodeEditor {
  const root = host.attachShadow({ mode: "open" });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({ doc: parts.text, extensions: extensionsOf(parts) }),
  });
  return {
    setText(text) {
      const { doc } = view.state;
      if (doc.toString() !== text)
        view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
    },
    setMistakes(mistakes) {
      const diagnostics = mistakes.map((mistake) => diagnosticOf(view.state, mistake));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    end() {
      view.destroy();
    },
  };
}

const extensionsOf = ({ label, onChange, suggest }: CodeEditorParts) => [
  lineNumbers(),
  history(),
  indentOnInput(),
  yaml(),
  syntaxHighlighting(colours),
  lintGutter(),
  autocompletion({ override: [completing(suggest)] }),
  keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ "aria-label": label }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
  theme,
];

/** Suggests while a word is typed, and where somebody asks. */
const completing =
  (suggest: CodeEditorParts["suggest"]) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const before = state.sliceDoc(0, pos);
    const word = placeAtEnd(before)?.word ?? "";
    const isAfterKey = before.endsWith(": ") || before.endsWith("{ ");
    if (word === "" && !explicit && !isAfterKey) return null;
    const options = await suggest(before);
    return {
      from: pos - word.length,
      options: options.map(({ label, info, isKey }) => ({
        label,
        type: isKey ? "property" : "enum",
        apply: isKey ? `${label}: ` : label,
        ...(info !== undefined && { info }),
      })),
      validFor: /^[\w-]*$/,
    };
  };

/** A mistake at its place: to the end of its line. */
function diagnosticOf({ doc }: EditorState, { line, column, text }: ScenarioMistake) {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  const begin = Math.min(from + column - 1, to);
  return { from: begin, to, severity: "error" as const, message: text };
}
