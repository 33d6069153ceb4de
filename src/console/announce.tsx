import { signal } from "@preact/signals";

const announcement = signal("");

/** Least time between two texts, in milliseconds: who listens is not talked over. */
const pause = 5_000;

/** More than the last few tell nobody anything. */
const mostWaiting = 3;

/** Texts that are said together after the pause. */
let waiting: readonly string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a screen reader say what was done, or has come: at most every five seconds, all that waited together. */
export function announce(text: string): void {
  waiting = [...waiting.filter((one) => one !== text), text].slice(-mostWaiting);
  if (timer === undefined) sayNext();
}

function sayNext(): void {
  timer = undefined;
  if (waiting.length === 0) return;
  announcement.value = waiting.join(". ");
  waiting = [];
  timer = setTimeout(sayNext, pause);
}

/** Where screen readers listen. */
export const LiveRegion = () => (
  <div class="unseen" role="status">
    {announcement}
  </div>
);
