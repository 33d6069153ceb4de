import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { Session, ShownMark } from "../../control/messages/session";
import type { SessionBar, SessionWindow } from "../../control/verdicts/verdict-query";
import { now } from "../moment";
import {
  type PlacedShape,
  type TimeSpan,
  clusterShapes,
  scaleOf,
  stackLines,
  ticksOf,
} from "./scale";
import {
  SessionLinks,
  type ShownSale,
  barText,
  markAddress,
  markText,
  noTill,
  owedText,
  saleText,
  spanAddress,
  spanOf,
} from "./shown";

/** A lane with its sales as they are shown. */
export interface ShownLane {
  till?: string;
  shown: readonly ShownSale[];
  bars?: readonly SessionBar[];
}

interface PictureParts {
  lanes: readonly ShownLane[];
  marks: Session["marks"];
  span: TimeSpan;
  /** The terms of the filter beside those of the span. */
  rest: string;
  /** A span was drawn. */
  choose: (span: TimeSpan) => void;
}

/** Below this width, in pixels, the names of lanes are above them. */
const wide = 640;
const nameWidth = 128;

/** Heights in pixels: of the axis, a row of marks, a line of sales, bars, and a name above them. */
const heights = { axis: 24, marks: 20, line: 14, bars: 44, name: 18, room: 8 };

/** Lines of sales in a lane at most. */
const mostLines = 8;

/** Least width of a shape, in pixels. */
const least = 4;

/** A row of the picture: its name, and what is drawn in it from its own top. */
interface PictureRow {
  name: string;
  height: number;
  content: ComponentChildren;
}

/**
 * The session as a picture; dragging over it chooses a span. For whoever does not see it, the same stands in the table
 * below it.
 */
export function Picture({ span, choose, ...parts }: PictureParts) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const left = width >= wide ? nameWidth : 0;
  const plot = Math.max(1, width - left - 1);
  const drag = useDrag(box, left, (from, until) => {
    const timeAt = (x: number): number =>
      Math.round(span.from + (x / plot) * (span.until - span.from));
    choose({ from: timeAt(Math.max(0, from)), until: timeAt(Math.min(plot, until)) });
  });
  const x = scaleOf(span, plot);
  const rows = [...markRows(parts, x), ...parts.lanes.map((lane) => laneRow(lane, parts.rest, x))];
  const above = left === 0 ? heights.name : 0;
  const tops = topsOf(rows, above);
  const height = tops.at(-1) ?? heights.axis;
  return (
    <div class="timeline" ref={box} {...drag.handlers}>
      <svg width={width} height={height} aria-hidden="true">
        <g transform={`translate(${left} 0)`}>
          <Axis span={span} plot={plot} height={height} />
        </g>
        {rows.map(({ name, content }, at) => (
          <g transform={`translate(0 ${tops[at] ?? 0})`}>
            {at > 0 && <line class="edge" x1="0" x2={width} y1="-4" y2="-4" />}
            <text class="name" x="0" y="11">
              {name}
            </text>
            <g transform={`translate(${left} ${above})`}>{content}</g>
          </g>
        ))}
        {drag.value.value && (
          <rect
            class="chosen"
            x={left + drag.value.value.x}
            width={drag.value.value.width}
            y="0"
            height={height}
          />
        )}
      </svg>
    </div>
  );
}

/** Where each row begins, and where the last one ends. */
function topsOf(rows: readonly PictureRow[], above: number): number[] {
  const tops = [heights.axis + heights.room];
  for (const { height } of rows) tops.push((tops.at(-1) ?? 0) + height + above + heights.room);
  return tops;
}

function Axis({ span, plot, height }: { span: TimeSpan; plot: number; height: number }) {
  const x = scaleOf(span, plot);
  const isNow = now.value > span.from && now.value < span.until;
  return (
    <g class="axis">
      {ticksOf(span, plot).map(({ at, text }) => (
        <>
          <line x1={x(at)} x2={x(at)} y1={heights.axis - 6} y2={height} />
          <text x={x(at)} y="12" text-anchor={anchorOf(x(at), plot)}>
            {text}
          </text>
        </>
      ))}
      {isNow && (
        <line
          class="present"
          x1={x(now.value)}
          x2={x(now.value)}
          y1={heights.axis - 6}
          y2={height}
        />
      )}
    </g>
  );
}

/** A text at an edge stays within. */
const anchorOf = (x: number, plot: number): "start" | "middle" | "end" =>
  x < 40 ? "start" : x > plot - 40 ? "end" : "middle";

const markNames: Readonly<Record<ShownMark["kind"], string>> = {
  fault: "Faults",
  scenario: "Scenarios",
  clock: "Clock",
  reset: "Resets",
  edit: "Edits",
};

/** Width of a mark with the number beside it, in pixels. */
const markWidth = 36;

/** A row for each kind of mark that there is. */
function markRows(
  { marks, rest }: Pick<PictureParts, "marks" | "rest">,
  x: (time: number) => number,
): PictureRow[] {
  return (["fault", "scenario", "clock", "reset", "edit"] as const).flatMap((kind) => {
    const placed = marks
      .filter((mark) => mark.kind === kind)
      .map((mark) => ({ mark, x: x(Date.parse(mark.at)), width: markWidth }));
    if (placed.length === 0) return [];
    const content = clusterShapes(placed).map((cluster) => <Marks cluster={cluster} rest={rest} />);
    return [{ name: markNames[kind], height: heights.marks - heights.room, content }];
  });
}

type PlacedMark = PlacedShape & { mark: ShownMark };

/** A mark, or several that would cover each other: these lead to their time alone. */
function Marks({
  cluster,
  rest,
}: {
  cluster: readonly [PlacedMark, ...PlacedMark[]];
  rest: string;
}) {
  const links = useContext(SessionLinks);
  const [{ mark, x }] = cluster;
  const last = cluster.at(-1)?.mark ?? mark;
  const [from, until] = [Date.parse(mark.at) - 1_000, Date.parse(last.at) + 1_000];
  const count = cluster.reduce((sum, one) => sum + (one.mark.count ?? 1), 0);
  return (
    <Shape
      href={
        cluster.length === 1 ? markAddress(mark, links) : spanAddress(rest, { from, until }, links)
      }
      text={cluster.map((one) => `${one.mark.at.slice(11, 19)} ${markText(one.mark)}`).join("\n")}
      tone={mark.kind === "fault" ? "struck" : "plain"}
    >
      <path d={`M${x} -1 l6 6 l-6 6 l-6 -6 z`} />
      {count > 1 && (
        <text x={x + 8} y="9">
          {count}
        </text>
      )}
    </Shape>
  );
}

function laneRow(
  { till = noTill, shown, bars }: ShownLane,
  rest: string,
  x: (time: number) => number,
): PictureRow {
  if (bars !== undefined)
    return { name: till, height: heights.bars, content: <Bars bars={bars} rest={rest} x={x} /> };
  const placed = shown.map((sale) => placedSale(sale, x));
  const lines = stackLines(placed, mostLines);
  const count = 1 + Math.max(0, ...lines.map(({ line }) => line));
  return {
    name: till,
    height: Math.max(heights.marks, count * heights.line),
    // What is worst is drawn last.
    content: [...lines]
      .sort((one, other) => rankOf(one.sale) - rankOf(other.sale))
      .map((one) => <Sale of={one} x={x} />),
  };
}

const rankOf = ({ tone }: ShownSale): number => ["plain", "warn", "bad"].indexOf(tone);

type PlacedSale = PlacedShape & { sale: ShownSale; bar: PlacedShape };

/** The bar of a sale, and the room that it takes with what it owes. */
function placedSale(sale: ShownSale, x: (time: number) => number): PlacedSale {
  const { from, until } = spanOf(sale);
  const bar = { x: x(from), width: Math.max(least, x(until) - x(from)) };
  const ends = owedIn(sale).map((window) => x(Date.parse(window.until)));
  return { sale, bar, x: bar.x, width: Math.max(bar.width, ...ends.map((end) => end - bar.x)) };
}

const owedIn = ({ windows }: ShownSale): SessionWindow[] =>
  windows.filter(({ outcome }) => outcome !== "met");

/** Heights of the bars of sales: the worse, the higher. */
const barHeights: Readonly<Record<string, number>> = { bad: 12, warn: 8, plain: 4 };

function Sale({
  of: { sale, bar, line },
  x,
}: {
  of: PlacedSale & { line: number };
  x: (time: number) => number;
}) {
  const links = useContext(SessionLinks);
  const middle = line * heights.line + heights.line / 2;
  const height = barHeights[sale.tone] ?? 4;
  return (
    <Shape href={links.transaction(sale.id)} text={saleText(sale)} tone={sale.tone}>
      {owedIn(sale).map((window) => (
        <Owed window={window} from={bar.x} middle={middle} x={x} />
      ))}
      <rect class="reach" x={bar.x - 2} width={bar.width + 4} y={middle - 7} height="14" />
      <rect x={bar.x} width={bar.width} y={middle - height / 2} height={height} rx="1" />
    </Shape>
  );
}

interface OwedLineParts {
  window: SessionWindow;
  from: number;
  middle: number;
  x: (time: number) => number;
}

/** What is owed, as a line up to its end, with a tick where it is due. */
function Owed({ window, from, middle, x }: OwedLineParts) {
  const [due, end] = [x(Date.parse(window.due)), x(Date.parse(window.until))];
  return (
    <g class={`owed ${window.outcome}`}>
      <title>{owedText(window)}</title>
      <line x1={from} x2={end} y1={middle} y2={middle} />
      <line class="due" x1={due} x2={due} y1={middle - 4} y2={middle + 4} />
    </g>
  );
}

function Bars({
  bars,
  rest,
  x,
}: {
  bars: readonly SessionBar[];
  rest: string;
  x: (time: number) => number;
}) {
  const links = useContext(SessionLinks);
  const most = Math.max(...bars.map(({ sales }) => sales));
  return bars.map((bar) => {
    const { from, until } = spanOf(bar);
    const [at, width] = [x(from), Math.max(2, x(until) - x(from) - 1)];
    const scale = heights.bars / most;
    const bad = bar.failed * scale;
    const warn = (bar.warned + bar.open + bar.refused) * scale;
    const plain = bar.sales * scale - bad - warn;
    return (
      <Shape href={spanAddress(rest, { from, until }, links)} text={barText(bar)} tone="plain">
        <rect class="bad" x={at} width={width} y={heights.bars - bad} height={bad} />
        <rect class="warn" x={at} width={width} y={heights.bars - bad - warn} height={warn} />
        <rect x={at} width={width} y={heights.bars - bad - warn - plain} height={plain} />
      </Shape>
    );
  });
}

interface ShapeParts {
  href: string;
  /** Shown beside it while the pointer is there. */
  text: string;
  tone: string;
  children: ComponentChildren;
}

/** Something in the picture that leads somewhere; by keyboard the table does. */
const Shape = ({ href, text, tone, children }: ShapeParts) => (
  <a href={href} tabindex={-1} class={tone}>
    <title>{text}</title>
    {children}
  </a>
);

/** The width of a box, as it changes. */
function useWidth(box: { readonly current: HTMLDivElement | null }): number {
  const width = useSignal(0);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const element = box.current;
    const look = (): void => {
      width.value = element.clientWidth;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return width.value;
}

/** Way in pixels from which on a press is a drag. */
const dragsFrom = 5;

/** What is drawn with the pointer, in pixels from `left`; `done` is told once it is drawn. */
function useDrag(
  box: { readonly current: HTMLDivElement | null },
  left: number,
  done: (from: number, until: number) => void,
) {
  const value = useSignal<PlacedShape | undefined>(undefined);
  const begun = useRef<number | undefined>(undefined);
  const wasDrag = useRef(false);
  const place = (event: PointerEvent): number =>
    event.clientX - (box.current?.getBoundingClientRect().left ?? 0) - left;
  return {
    value,
    handlers: {
      onPointerDown(event: PointerEvent) {
        wasDrag.current = false;
        if (event.button === 0 && place(event) >= 0) begun.current = place(event);
      },
      onPointerMove(event: PointerEvent) {
        if (begun.current === undefined) return;
        const [from, to] = [begun.current, place(event)];
        if (value.peek() === undefined && Math.abs(to - from) < dragsFrom) return;
        box.current?.setPointerCapture(event.pointerId);
        value.value = { x: Math.min(from, to), width: Math.abs(to - from) };
      },
      onPointerUp() {
        const drawn = value.peek();
        begun.current = value.value = undefined;
        if (drawn === undefined) return;
        wasDrag.current = true;
        done(drawn.x, drawn.x + drawn.width);
      },
      onPointerCancel() {
        begun.current = value.value = undefined;
      },
      // A link on which a drag ends is not followed, and none is dragged away.
      onClickCapture(event: MouseEvent) {
        if (!wasDrag.current) return;
        event.preventDefault();
        event.stopPropagation();
        wasDrag.current = false;
      },
      onDragStart(event: DragEvent) {
        event.preventDefault();
      },
    },
  };
}
