import { EditorView } from "@codemirror/view";

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
