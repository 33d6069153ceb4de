import { computed, signal } from "@preact/signals";

/** Where the pages of the console are. */
export const home = "/standin/console/";

const shown = signal(location.pathname + location.search);

/** The address that is shown, below the console's own: `messages/12`. */
export const path = computed(() =>
  new URL(shown.value, location.origin).pathname.slice(home.length).replace(/\/$/, ""),
);

/** Shows another address; Back returns to the one before it. */
function goTo(address: string): void {
  history.pushState(null, "", address);
  shown.value = address;
}

/** Follows links between pages, and Back and Forward, without loading the page anew. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    shown.value = location.pathname + location.search;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (link === null || !isPlain || event.altKey || !link.pathname.startsWith(home)) return;
    event.preventDefault();
    goTo(link.pathname + link.search);
    document.querySelector("main")?.focus();
  });
}
