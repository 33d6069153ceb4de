import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What single keys do, by the key; where one returns false, it does nothing now, and an earlier meaning counts. */
export type Keys = Readonly<Record<string, () => unknown>>;

const place = "standin-keys";

/** Whether single keys do anything: who dictates, or types beside a field, switches them off. */
export const areKeysOn = signal(localStorage.getItem(place) !== "off");

/** Switches single keys on or off, in this browser. */
export function switchKeys(on: boolean): void {
  areKeysOn.value = on;
  localStorage.setItem(place, on ? "on" : "off");
}

/** The keys that pages brought, the last first. */
let pageKeys: { readonly current: Keys }[] = [];

/** Gives keys a meaning for as long as a component is shown. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  // At once: whoever sees what a key does may press it.
  useLayoutEffect(() => {
    pageKeys = [current, ...pageKeys];
    return () => {
      pageKeys = pageKeys.filter((one) => one !== current);
    };
  }, []);
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** Enter presses it. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("a, button, summary");

/** Listens to the keys of the page. */
export function startKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn.value) return;
    const target = event.composedPath()[0] ?? null;
    if (takesText(target) || (event.key === "Enter" && isPressed(target))) return;
    const isTaken = pageKeys.some(
      ({ current }) => Object.hasOwn(current, event.key) && current[event.key]?.() !== false,
    );
    if (isTaken) event.preventDefault();
  });
}
