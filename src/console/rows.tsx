import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { TimeOfDay, timeHeading } from "./moment";
import type { MoneyAmount } from "../contract/values/currencies";
import { Money } from "./marks";
import { type Line, useRowKeys } from "./row-keys";
import { Found } from "./search";

/** A column of a table: `name` is its heading; `class` gives its width, or else the name with `-column` behind it. */
export interface TableColumn<Row> {
  name: string;
  class?: string;
  cell: (row: Row) => ComponentChildren;
}

/** A column of times of day, in a list that has its days as headings: in real time, as the days of a filter are. */
export const timeOfDayColumn = <Row,>(timeOf: (row: Row) => string): TableColumn<Row> => ({
  name: timeHeading("real time"),
  class: "time-column",
  cell: (row) => <TimeOfDay time={timeOf(row)} by="real time" />,
});

/** What a message or a sale asks, and where it was sold. */
export const saleColumns: readonly TableColumn<{ amount?: MoneyAmount; till?: string }>[] = [
  { name: "amount", cell: ({ amount }) => amount && <Money amount={amount} /> },
  {
    name: "till",
    cell: ({ till }) =>
      till !== undefined && (
        <code>
          <Found text={till} />
        </code>
      ),
  },
];

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
  /** The heading above the rows that have the same one in a sequence; empty: there is none. */
  headingOf?: (row: Row) => string;
  /** Each row takes two lines: always, or in a list narrower than so many pixels; absent: never. */
  twoLines?: "always" | number;
  /** Whether a row is open beside the list. */
  isOpen?: (row: Row) => boolean;
  /** What single keys do with the row that has the focus. */
  keys?: Readonly<Record<string, (row: Row) => void>>;
}

function linesOf<Row>({
  rows,
  keyOf,
  headingOf = () => "",
}: Pick<RowsParts<Row>, "rows" | "keyOf" | "headingOf">): Line<Row>[] {
  let current = "";
  return rows.flatMap((row): Line<Row>[] => {
    const heading = headingOf(row);
    const isNew = heading !== current;
    current = heading;
    const line = { key: keyOf(row), row };
    return isNew && heading !== "" ? [{ key: `above ${line.key}`, heading }, line] : [line];
  });
}

/** How far a list is scrolled, in pixels, and the key of the row that was its first then. */
export interface RowsPlace {
  top: number;
  front?: string | number | undefined;
  /** At which line that row was. */
  at?: number;
}

/** Heights of a line in pixels, as the style has them: of one line of text, of two, and of two in a low window. */
const lineHeight = { one: 28, two: 52, twoLow: 40 };

/** A window of this height or less is low, in pixels. */
const lowWindow = 480;

/** Widths of lists, in pixels, into which their columns fit, as the style has them. */
export const fullWidths = { messages: 992, sales: 1200 } as const;

/** Rows that are there beyond both edges of what is seen. */
const spare = 12;

/**
 * A table of any length: only the rows in view exist. The first cell of each row has a link; `j` and `k` go from one to
 * the next. Rows that are added in front do not move those that are being read.
 */
export function Rows<Row>({ columns, label, place, onEnd, ...parts }: RowsParts<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSignal({ first: 0, count: 40, height: lineHeight.one });
  const lines = linesOf(parts);
  const { height } = view.value;
  const look = (): void => {
    const element = box.current;
    if (element === null) return;
    place.top = element.scrollTop;
    const seen = viewOf(element, parts.twoLines);
    if (!isSameView(seen, view.peek())) view.value = seen;
    if (seen.first + seen.count + spare >= lines.length) onEnd?.();
  };
  useStableScroll(box, place, lines, height);
  useLayoutEffect(look);
  useLookOnResize(box, look);
  const isBeside = parts.isOpen !== undefined;
  useRowKeys({ box, lines, height, look, isBeside }, parts.keys);
  const from = Math.max(0, Math.min(view.value.first, lines.length) - spare);
  const to = Math.min(lines.length, view.value.first + view.value.count + spare);
  return (
    <div
      class={`rows scroll${height === lineHeight.one ? "" : " two-lines"}`}
      role="region"
      aria-label={label}
      tabIndex={0}
      ref={box}
      onScroll={look}
    >
      <table role="table" aria-rowcount={lines.length + 1} aria-label={label}>
        <thead role="rowgroup">
          <Headings columns={columns} />
        </thead>
        <tbody role="rowgroup">
          <Gap height={from * height} columns={columns.length} />
          {lines.slice(from, to).map((line, at) => (
            <LineRow
              key={line.key}
              line={line}
              index={from + at + 2}
              columns={columns}
              isOpen={parts.isOpen}
            />
          ))}
          <Gap height={(lines.length - to) * height} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

interface LineParts<Row> extends Pick<RowsParts<Row>, "columns"> {
  line: Line<Row>;
  index: number;
  isOpen: RowsParts<Row>["isOpen"] | undefined;
}

function LineRow<Row>({ line: { row, heading }, index, columns, isOpen }: LineParts<Row>) {
  if (row === undefined)
    return (
      <tr role="row" aria-rowindex={index} class="heading">
        <td role="cell" colSpan={columns.length}>
          {heading}
        </td>
      </tr>
    );
  return (
    <tr
      role="row"
      aria-rowindex={index}
      onClick={followLinkOf}
      {...(isOpen?.(row) === true && { "aria-current": "true" as const })}
    >
      {columns.map((column) => (
        <td role="cell" class={`of-${classOf(column)}`} onPointerEnter={nameWhole}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const classOf = ({ name, class: given }: Heading): string =>
  given ?? `${name.replaceAll(" ", "-")}-column`;

/** What is seen of a list. */
interface View {
  first: number;
  count: number;
  height: number;
}

function viewOf(element: HTMLElement, twoLines: RowsParts<unknown>["twoLines"] = 0): View {
  const takesTwo = twoLines === "always" || element.clientWidth < twoLines;
  const two = window.innerHeight <= lowWindow ? lineHeight.twoLow : lineHeight.two;
  const height = takesTwo ? two : lineHeight.one;
  return {
    first: Math.floor(element.scrollTop / height),
    count: Math.ceil(element.clientHeight / height),
    height,
  };
}

const isSameView = (one: View, other: View): boolean =>
  one.first === other.first && one.count === other.count && one.height === other.height;

function useLookOnResize(box: RefObject<HTMLDivElement | null>, look: () => void): void {
  const current = useRef(look);
  current.current = look;
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(() => {
      current.current();
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
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
  <tr role="row" aria-rowindex={1}>
    {columns.map((column) => (
      <th role="columnheader" scope="col" class={classOf(column)}>
        {column.name}
      </th>
    ))}
  </tr>
);

/** Takes the room of lines that do not exist. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden="true" class="gap">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );

type Lines = readonly Line<unknown>[];

/** Keeps in place what is being read when rows are added in front of it. */
function useStableScroll(
  box: RefObject<HTMLDivElement | null>,
  place: RowsPlace,
  lines: Lines,
  height: number,
): void {
  const shown = useRef<RowsPlace | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // A list that has just been scrolled may not have told so yet.
    const top = shown.current === place ? element.scrollTop : place.top;
    const now = lines.findIndex(({ key }) => key === place.front);
    const added = now - (place.at ?? 0);
    const moved = top > 0 && now >= 0 && added > 0 ? added * height : 0;
    shown.current = place;
    place.at = lines.findIndex(({ row }) => row !== undefined);
    place.front = lines[place.at]?.key;
    if (element.scrollTop !== top + moved) element.scrollTop = top + moved;
  });
}
