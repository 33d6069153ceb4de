import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Keys, useKeys } from "./keys";
import { type TimeScale, Moment, isOfAnotherDay, timeHeading } from "./moment";

/** A column of a table: `name` is its heading; `class` gives its width, or else the name with `-column` behind it. */
export interface TableColumn<Row> {
  name: string;
  class?: string;
  cell: (row: Row) => ComponentChildren;
}

/** A column of times; it is wide where some are of another day than today. */
export const timeColumn = <Row,>(
  rows: readonly Row[],
  by: TimeScale,
  timeOf: (row: Row) => string,
): TableColumn<Row> => ({
  name: timeHeading(by),
  class: rows.some((row) => isOfAnotherDay(timeOf(row), by)) ? "date-column" : "time-column",
  cell: (row) => <Moment time={timeOf(row)} by={by} />,
});

interface RowsParts<Row> {
  /** What the table lists, in its order. */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  columns: readonly TableColumn<Row>[];
  /** What the table is called. */
  label: string;
  /** Where the list was left: who keeps it finds the list there again. */
  place: RowsPlace;
  /** Called when the end comes into view: more may be added to `rows`. */
  onEnd?: () => void;
}

/** How far a list is scrolled, in pixels, and the key of the row that was its first then. */
export interface RowsPlace {
  top: number;
  front?: string | number | undefined;
}

/** Height of a row in pixels, as `.rows td` has it in the style. */
const rowHeight = 28;

/** Rows that are there beyond both edges of what is seen. */
const spare = 12;

/**
 * A table of any length: only the rows in view exist. The first cell of each row has a link; `j` and `k` go from one to
 * the next. Rows that are added in front do not move those that are being read.
 */
export function Rows<Row>({ rows, keyOf, columns, label, place, onEnd }: RowsParts<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSignal({ first: 0, count: 40 });
  const look = (): void => {
    const element = box.current;
    if (element === null) return;
    place.top = element.scrollTop;
    const first = Math.floor(element.scrollTop / rowHeight);
    const count = Math.ceil(element.clientHeight / rowHeight);
    const { first: before, count: countBefore } = view.peek();
    if (first !== before || count !== countBefore) view.value = { first, count };
    if (first + count + spare >= rows.length) onEnd?.();
  };
  useStableScroll(box, place, rows.map(keyOf));
  useLayoutEffect(look);
  useKeys(rowKeys(box, rows.length));
  const from = Math.max(0, Math.min(view.value.first, rows.length) - spare);
  const to = Math.min(rows.length, view.value.first + view.value.count + spare);
  return (
    <div
      class="rows scroll"
      role="region"
      aria-label={label}
      tabIndex={0}
      ref={box}
      onScroll={look}
    >
      <table aria-rowcount={rows.length + 1} aria-label={label}>
        <thead>
          <Headings columns={columns} />
        </thead>
        <tbody>
          <Gap rows={from} columns={columns.length} />
          {rows.slice(from, to).map((row, at) => (
            <tr key={keyOf(row)} aria-rowindex={from + at + 2} onClick={followLinkOf}>
              {columns.map(({ cell }) => (
                <td onPointerEnter={nameWhole}>{cell(row)}</td>
              ))}
            </tr>
          ))}
          <Gap rows={rows.length - to} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

/** Gives a cell that is too narrow for its text the whole of it as a title; the page of the row has it too. */
function nameWhole({ currentTarget: cell }: PointerEvent): void {
  if (!(cell instanceof HTMLElement)) return;
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText.trim() : "";
}

/** A click anywhere on a row follows its link, unless it ends the selection of a text. */
function followLinkOf({ target, currentTarget }: MouseEvent): void {
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  if (target.closest("a") === null && getSelection()?.isCollapsed !== false)
    currentTarget.querySelector("a")?.click();
}

interface Heading {
  name: string;
  class?: string;
}

const Headings = ({ columns }: { columns: readonly Heading[] }) => (
  <tr aria-rowindex={1}>
    {columns.map(({ name, class: given = `${name.replaceAll(" ", "-")}-column` }) => (
      <th scope="col" class={given}>
        {name}
      </th>
    ))}
  </tr>
);

/** Takes the room of rows that do not exist. */
const Gap = ({ rows, columns }: { rows: number; columns: number }) =>
  rows <= 0 ? null : (
    <tr aria-hidden="true" class="gap">
      <td colSpan={columns} style={{ height: `${rows * rowHeight}px` }} />
    </tr>
  );

type Box = { readonly current: HTMLDivElement | null };

/** Keeps in place what is being read when rows are added in front of it. */
function useStableScroll(box: Box, place: RowsPlace, keys: readonly (string | number)[]): void {
  useLayoutEffect(() => {
    const added = keys.indexOf(place.front ?? NaN);
    const moved = place.top > 0 && added > 0 ? added * rowHeight : 0;
    place.front = keys[0];
    if (box.current !== null && box.current.scrollTop !== place.top + moved)
      box.current.scrollTop = place.top + moved;
  });
}

/** Down and up the rows by key: the link of the row that is reached gets the focus. */
function rowKeys(box: Box, length: number): Keys {
  const goBy = (step: number) => (): void => {
    const element = box.current;
    if (element === null || length === 0) return;
    const row = element.contains(document.activeElement)
      ? document.activeElement?.closest("tr[aria-rowindex]")
      : null;
    const next = row == null ? Math.ceil(element.scrollTop / rowHeight) : indexOf(row) + step;
    focusRow(element, Math.max(0, Math.min(length - 1, next)));
  };
  return { j: goBy(1), k: goBy(-1) };
}

const indexOf = (row: Element): number => Number(row.getAttribute("aria-rowindex")) - 2;

function focusRow(box: HTMLDivElement, index: number): void {
  const top = index * rowHeight;
  const height = box.clientHeight - 2 * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top > box.scrollTop + height) box.scrollTop = top - height;
  // At once where the row is there, so that the next key goes on from it; else once it has come into view.
  if (!focusLinkOf(box, index)) setTimeout(() => focusLinkOf(box, index));
}

/** Whether the row is there. */
function focusLinkOf(box: HTMLDivElement, index: number): boolean {
  const link = box.querySelector<HTMLAnchorElement>(`tr[aria-rowindex="${index + 2}"] a`);
  link?.focus();
  return link !== null;
}

interface StackedTableParts {
  label: string;
  headings: readonly ComponentChildren[];
  /** A class of the frame, beside its own. */
  kind?: string;
  /** Its rows; they name their roles too. */
  children: ComponentChildren;
}

/** A table whose cells are stacked in a narrow window, where only the roles still say what they are. */
export const StackedTable = ({ label, headings, kind = "", children }: StackedTableParts) => (
  <div class={`scroll stacked ${kind}`.trim()} role="region" aria-label={label} tabIndex={0}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {headings.map((heading) => (
            <th role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  </div>
);
