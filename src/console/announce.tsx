import { signal } from "@preact/signals";

const announcement = signal("");

/** Least time between two texts, in milliseconds: who listens is not talked over. */
const pause = 5_000;

let nextAnnouncement: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a screen reader say what was done, or has come: at most every five seconds, the last of what there is. */
export function announce(text: string): void {
  nextAnnouncement = text;
  if (timer === undefined) sayNext();
}

function sayNext(): void {
  timer = undefined;
  if (nextAnnouncement === undefined) return;
  announcement.value = nextAnnouncement;
  nextAnnouncement = undefined;
  timer = setTimeout(sayNext, pause);
}

/** Where screen readers listen. */
export const LiveRegion = () => (
  <div class="unseen" role="status">
    {announcement}
  </div>
);
