import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Keys, useKeys } from "./keys";

/*
 * What single keys do in a list of rows: `j` and `k` go down and up from the row that has the focus, or had it until
 * the list took it away; others act on the row that has it.
 */

/** A line of the list: a row, or a heading above some. */
export interface Line<Row> {
  key: string | number;
  row?: Row;
  heading?: string;
}

/** What single keys do with a row. */
type RowActions<Row> = Readonly<Record<string, (row: Row) => void>>;

/** The element of a list. */
type Box = Readonly<RefObject<HTMLDivElement | null>>;

type KeyedLines = readonly Pick<Line<unknown>, "key">[];

const rowIndexOf = (row: Element): number => Number(row.getAttribute("aria-rowindex")) - 2;

/** The row that had the focus last. */
interface LastFocus {
  current: { key: Line<unknown>["key"] | undefined; link: Element } | undefined;
}

/** Notes which row has the focus, and forgets it when the focus leaves a row that is still there. */
function useLastFocus(box: Box, lines: KeyedLines): LastFocus {
  const last: LastFocus = useRef<LastFocus["current"]>(undefined);
  const current = useRef(lines);
  current.current = lines;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const note = ({ target }: FocusEvent): void => {
      const link = target instanceof Element ? target : undefined;
      const row = link?.closest("tr[aria-rowindex]");
      last.current = link && row ? { key: current.current[rowIndexOf(row)]?.key, link } : undefined;
    };
    // A browser may also tell of a row that is just being taken away.
    const forget = (): void => {
      setTimeout(() => {
        if (last.current?.link.isConnected === true && !element.contains(document.activeElement))
          last.current = undefined;
      });
    };
    element.addEventListener("focusin", note);
    element.addEventListener("focusout", forget);
    return () => {
      element.removeEventListener("focusin", note);
      element.removeEventListener("focusout", forget);
    };
  }, []);
  return last;
}

/** The line of the row that had the focus until the list took it away, because it is not in view any more. */
function lineOfLastFocus(lines: KeyedLines, { current: last }: LastFocus): number | undefined {
  if (last === undefined || last.link.isConnected || document.activeElement !== document.body)
    return undefined;
  const line = lines.findIndex(({ key }) => key === last.key);
  return line < 0 ? undefined : line;
}

/** The key of the row that a key press has reached, as long as it is not there yet. */
interface Reached {
  current: string | number | undefined;
}

interface RowKeysParts<Row> {
  box: Box;
  lines: readonly Line<Row>[];
  height: number;
  /** Called when the list was scrolled: the rows in view are there soon. */
  look: () => void;
  /** Where no row has the focus, `j` and `k` are those of the row that is open beside the list. */
  isBeside: boolean;
}

/** What keys do in a list: `j` and `k`, and those that concern the row that has the focus. */
export function useRowKeys<Row>(parts: RowKeysParts<Row>, keys: RowActions<Row> | undefined): void {
  const { box, lines } = parts;
  const reached = useRef<string | number | undefined>(undefined);
  const lastFocus = useLastFocus(box, lines);
  useLayoutEffect(() => {
    focusReached(box, lines, reached);
  });
  useKeys({ ...keysOfRow(box, lines, keys), ...rowKeys(parts, reached, lastFocus) });
}

/** Down and up the rows by key: the link of the row that is reached gets the focus. */
function rowKeys<Row>(parts: RowKeysParts<Row>, reached: Reached, lastFocus: LastFocus): Keys {
  const { box, lines, height, look, isBeside } = parts;
  const isRow = (index: number): boolean => lines[index]?.row !== undefined;
  const goBy = (step: number) => (): boolean => {
    const element = box.current;
    if (element === null || lines.length === 0) return false;
    const from = reachedLine(box, lines, reached) ?? lineOfLastFocus(lines, lastFocus);
    if (from === undefined && isBeside) return false;
    let next = from === undefined ? Math.ceil(element.scrollTop / height) : from + step;
    if (lines[next] !== undefined && !isRow(next)) next += from === undefined ? 1 : step;
    const last = lines.length - 1;
    const to = Math.max(0, Math.min(last, next));
    const index = isRow(to) ? to : to + 1;
    reached.current = lines[index]?.key;
    scrollTo(element, index, height);
    look();
    focusReached(box, lines, reached);
    return true;
  };
  return { j: goBy(1), k: goBy(-1) };
}

/** The line from which a key goes on: the one last reached, or the one that has the focus. */
function reachedLine(box: Box, lines: KeyedLines, reached: Reached): number | undefined {
  const awaited = lines.findIndex(({ key }) => key === reached.current);
  return awaited < 0 ? focusedLine(box) : awaited;
}

/** The line of the row that has the focus. */
function focusedLine({ current: element }: Box): number | undefined {
  const row = document.activeElement?.closest("tr[aria-rowindex]");
  return row != null && element?.contains(row) === true ? rowIndexOf(row) : undefined;
}

/** Gives the focus to the row that was reached, if it is there: at once, or after the render that brings it. */
function focusReached(box: Box, lines: KeyedLines, reached: Reached): void {
  if (reached.current === undefined) return;
  const index = lines.findIndex(({ key }) => key === reached.current);
  const link = box.current?.querySelector<HTMLAnchorElement>(`tr[aria-rowindex="${index + 2}"] a`);
  link?.focus();
  // A row that is gone is awaited no longer.
  if (link != null || index < 0) reached.current = undefined;
}

/** What keys do with the row that has the focus; nothing where none has it. */
function keysOfRow<Row>(box: Box, lines: readonly Line<Row>[], keys: RowActions<Row> = {}): Keys {
  return Object.fromEntries(
    Object.entries(keys).map(([key, act]) => [
      key,
      () => {
        const row = lines[focusedLine(box) ?? -1]?.row;
        if (row === undefined) return false;
        act(row);
        return true;
      },
    ]),
  );
}

/** Brings a line into view. */
function scrollTo(box: HTMLDivElement, index: number, lineHeight: number): void {
  const top = index * lineHeight;
  const height = box.clientHeight - 2 * lineHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top > box.scrollTop + height) box.scrollTop = top - height;
}
