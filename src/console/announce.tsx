import { signal } from "@preact/signals";

const said = signal("");

/** Has a screen reader say what was done, or has come. */
export function announce(text: string): void {
  said.value = text;
}

/** Where screen readers listen. */
export const LiveRegion = () => (
  <div class="unseen" role="status">
    {said}
  </div>
);
