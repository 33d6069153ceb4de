import { signal } from "@preact/signals";

const said = signal("");

/** Least time between two texts, in milliseconds: who listens is not talked over. */
const pause = 5_000;

let next: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a screen reader say what was done, or has come: at most every five seconds, the last of what there is. */
export function announce(text: string): void {
  next = text;
  if (timer === undefined) sayNext();
}

function sayNext(): void {
  timer = undefined;
  if (next === undefined) return;
  said.value = next;
  next = undefined;
  timer = setTimeout(sayNext, pause);
}

/** Where screen readers listen. */
export const LiveRegion = () => (
  <div class="unseen" role="status">
    {said}
  </div>
);
