import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { announce } from "./announce";
import { Menu, type MenuItem, menuItem } from "./menu";
import type { NoteSubject } from "./note";
import { ask } from "./api";
import { SaveButton } from "./verdict/export";
import { doing } from "./status";

/** A text to copy: `name` says what it is. */
export function Copyable({ name, text, label = text }: CopyableText) {
  const shown = useRef<HTMLElement>(null);
  const result = useSignal("Copy");
  const copy = async () => {
    result.value = await copyText(text, shown.current);
    announce(`${name}: ${result.value}`);
  };
  return (
    <span class="copyable">
      <code ref={shown}>{label}</code>
      <button type="button" class="small" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        {result}
      </button>
    </span>
  );
}

/** A button that copies a text which is not shown. */
export function CopyButton({ name, text, children, ...item }: CopyButtonParts) {
  const result = useSignal<string | undefined>(undefined);
  const copy = () =>
    doing(
      (copied) => `${name}: ${copied}`,
      async () =>
        (result.value = await copyText(typeof text === "string" ? text : await text(), null)),
    );
  return (
    <button type="button" {...item} onClick={() => void copy()}>
      {result.value ?? children}
    </button>
  );
}

interface CopyButtonParts extends MenuItem {
  name: string;
  /** A function makes it, or asks for it, when it is copied. */
  text: string | (() => string | Promise<string>);
  children: ComponentChildren;
}

interface CopyableText {
  name: string;
  text: string;
  label?: string;
}

/** Copies a text; where the browser forbids it (a page of another machine without TLS), selects it if it is shown. */
async function copyText(text: string, shown: HTMLElement | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    if (shown === null) return "Not copied";
    getSelection()?.selectAllChildren(shown);
    return "Selected";
  }
}

const readEvidence = (of: NoteSubject, format: string): Promise<Response> =>
  "id" in of
    ? ask("GET /transactions/{id}", { params: of, query: { format } })
    : ask("GET /messages/{number}", { params: of, query: { format } });

/** Copies a link to what is shown, or all of it as Markdown; saves it as a page or a journal. */
export const CopyMenu = ({ of, file }: { of: NoteSubject; file: string }) => (
  <Menu name="Copy">
    <CopyButton {...menuItem} name="Link" text={() => location.href}>
      Link
    </CopyButton>
    <CopyButton
      {...menuItem}
      name="Markdown"
      text={async () => (await readEvidence(of, "markdown")).text()}
    >
      Markdown
    </CopyButton>
    <SaveButton
      {...menuItem}
      name="Save as a page"
      save={() => readEvidence(of, "html")}
      file={`${file}.html`}
    />
    <SaveButton
      {...menuItem}
      name="Save as a journal"
      save={() => readEvidence(of, "journal")}
      file={`${file}.ndjson`}
    />
  </Menu>
);
