import { useLayoutEffect, useRef } from "preact/hooks";

/** The element of a list. */
export interface Box {
  readonly current: HTMLDivElement | null;
}

/** What a row is known by, wherever it is in its list. */
export type RowKey = string | number;

type Keyed = readonly { key: RowKey }[];

export const indexOf = (row: Element): number => Number(row.getAttribute("aria-rowindex")) - 2;

/** The row that had the focus last. */
export interface Left {
  current: { key: RowKey | undefined; link: Element } | undefined;
}

/** Notes which row has the focus, and forgets it when the focus leaves a row that is still there. */
export function useLeft(box: Box, lines: Keyed): Left {
  const left: Left = useRef<Left["current"]>(undefined);
  const current = useRef(lines);
  current.current = lines;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const note = ({ target }: FocusEvent): void => {
      const link = target instanceof Element ? target : undefined;
      const row = link?.closest("tr[aria-rowindex]");
      left.current = link && row ? { key: current.current[indexOf(row)]?.key, link } : undefined;
    };
    // A browser may also tell of a row that is just being taken away.
    const forget = (): void => {
      setTimeout(() => {
        if (left.current?.link.isConnected === true && !element.contains(document.activeElement))
          left.current = undefined;
      });
    };
    element.addEventListener("focusin", note);
    element.addEventListener("focusout", forget);
    return () => {
      element.removeEventListener("focusin", note);
      element.removeEventListener("focusout", forget);
    };
  }, []);
  return left;
}

/** The line of the row that had the focus until the list took it away, because it is not in view any more. */
export function lineOfLeft(lines: Keyed, { current: left }: Left): number | undefined {
  if (left === undefined || left.link.isConnected || document.activeElement !== document.body)
    return undefined;
  const line = lines.findIndex(({ key }) => key === left.key);
  return line < 0 ? undefined : line;
}
