import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What makes a button an item of a menu: arrow keys go to the next one, and Tab leaves the menu. */
export const menuItem = { role: "menuitem", tabIndex: -1 } as const;

/** The members of a button that is an item of a menu; absent: it is none. */
export type MenuItem = Partial<typeof menuItem>;

interface MenuParts {
  /** What its button says. */
  name: string;
  /** A `menu` has buttons that are `menuItem`s, a `group` has fields. */
  role?: "menu" | "group";
  children: ComponentChildren;
}

/** A button that opens a list below it. Escape closes it, and so does whatever is done beside it. */
export function Menu({ name, role = "menu", children }: MenuParts) {
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const open = (wanted: boolean): void => {
    isOpen.value = wanted;
  };
  useLayoutEffect(() => {
    if (!isOpen.value || box.current === null) return undefined;
    itemsIn(box.current)[0]?.focus();
    return onceBeside(box.current, () => {
      open(false);
    });
  }, [isOpen.value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isOpen.value) {
      open(false);
      box.current?.querySelector("button")?.focus();
    } else if (box.current && event.key === "ArrowDown") goBy(1, itemsIn(box.current));
    else if (box.current && event.key === "ArrowUp") goBy(-1, itemsIn(box.current));
    else return;
    event.preventDefault();
  };
  return (
    <div class="menu" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-haspopup={role === "menu"}
        aria-expanded={isOpen.value}
        onClick={() => {
          open(!isOpen.value);
        }}
      >
        {name}
      </button>
      {isOpen.value && (
        <div class="group" role={role} aria-label={name} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}

const itemsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** Gives the focus to the next item, or the one before; from the last to the first. */
function goBy(step: 1 | -1, items: readonly HTMLElement[]): void {
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step) % items.length)?.focus();
}

/** Calls `leave` when the pointer or the focus goes beside an element. Returns the way out. */
function onceBeside(box: HTMLElement, leave: () => void): () => void {
  const ways = ["pointerdown", "focusin"] as const;
  const look = ({ target }: Event): void => {
    if (target instanceof Node && !box.contains(target)) leave();
  };
  for (const way of ways) document.addEventListener(way, look);
  return () => {
    for (const way of ways) document.removeEventListener(way, look);
  };
}
