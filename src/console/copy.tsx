import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { announce } from "./announce";

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
export function CopyButton({ name, text, children }: CopyButtonParts) {
  const result = useSignal<string | undefined>(undefined);
  const copy = async () => {
    result.value = await copyText(text, null);
    announce(`${name}: ${result.value}`);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {result.value ?? children}
    </button>
  );
}

interface CopyButtonParts {
  name: string;
  text: string;
  children: ComponentChildren;
}

interface CopyableText {
  name: string;
  text: string;
  label?: string;
}

/** Copies a text; where the browser does not let us (a page without TLS of another machine), selects it. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    return "Selected";
  }
}
