import { Command } from "commander";
import { brokenPartText, standingOf } from "../../conformance/broken-rules";
import { brokenWord } from "../../conformance/judged-rule";
import type { Session, SessionLane, ShownMark } from "../../control/messages/session";
import type { SessionBar } from "../../control/verdicts/verdict-query";
import { ownZone } from "../../journal/filter/days";
import { print, printJson } from "../command-result";
import { type ServerOptions, call, withServer } from "../server-client";
import { table } from "../terminal";

interface SessionOptions extends ServerOptions {
  since?: string;
  until?: string;
  filter?: string;
  json?: true;
}

export const sessionCommand = (): Command =>
  withServer(new Command("session"))
    .description(
      "Show the sales of each till over time, with faults, changes by testers, and what is owed.",
    )
    .option("--since <time>", "only what goes on after this time, or so long ago, such as 10m")
    .option("--until <time>", "only what begins before it")
    .option("--filter <terms>", "only sales with a message that standin messages --filter finds")
    .option("--json", "as JSON")
    .addHelpText("after", `\nExample:\n  standin session --since 10m`)
    .action(async ({ json, since, until, filter, ...options }: SessionOptions) => {
      const session = await call(options, "GET /session", {
        query: { since, until, ...(filter !== undefined && { filter, zone: ownZone() }) },
      });
      if (json === true) printJson(session);
      else print(sessionText(session));
    });

/** Columns of the picture. */
const width = 60;

/** Something that takes its time, with the letter that stands for it. */
interface Shape {
  from: number;
  until: number;
  letter: string;
}

/** The letters of the picture, the worst first. */
const letters = {
  X: brokenWord("fail"),
  W: brokenWord("warn"),
  O: "open or refused",
  "-": "other sales",
} as const;
const letterOf: Readonly<Record<ReturnType<typeof standingOf>, keyof typeof letters>> = {
  ...{ fail: "X", warn: "W", open: "O", refused: "O", fine: "-" },
};
const markLetters: Readonly<Record<ShownMark["kind"], string>> = {
  fault: "F",
  scenario: "S",
  clock: "C",
  reset: "R",
  edit: "E",
};

function sessionText(session: Session): string {
  const { lanes, marks } = session;
  if (lanes.length === 0 && marks.length === 0) return "Nothing has come yet.";
  const open = new Set(
    session.windows.filter(({ outcome }) => outcome === "open").map(({ id }) => id),
  );
  const rows = [
    ...lanes.map((lane) => ({ name: lane.till ?? "no till", shapes: shapesOf(lane, open) })),
    ...(marks.length === 0 ? [] : [{ name: "marks", shapes: marks.map(markShape) }]),
  ];
  return [
    pictureText(rows),
    `${legend(letters)}${marks.length === 0 ? "" : `  ${legend(lettersIn(marks))}`}`,
    ...tablesOf(session),
    ...moreText(session),
  ].join("\n");
}

const legend = (of: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .map(([letter, word]) => `${letter} ${word}`)
    .join("  ");

const lettersIn = (marks: readonly ShownMark[]): Record<string, string> =>
  Object.fromEntries(marks.map(({ kind }) => [markLetters[kind], kind]));

const markShape = ({ at, kind }: ShownMark): Shape => {
  const time = Date.parse(at);
  return { from: time, until: time, letter: markLetters[kind] };
};

function shapesOf({ sales, bars = [] }: SessionLane, open: ReadonlySet<string>): Shape[] {
  const times = ({ from, until }: { from: string; until: string }) => ({
    from: Date.parse(from),
    until: Date.parse(until),
  });
  return [
    ...sales.map((sale) => ({
      ...times(sale),
      letter: letterOf[standingOf(sale, open.has(sale.id))],
    })),
    ...bars.map((bar) => ({ ...times(bar), letter: letterOfBar(bar) })),
  ];
}

function letterOfBar({ failed, warned, open, refused }: SessionBar): keyof typeof letters {
  if (failed > 0) return "X";
  if (warned > 0) return "W";
  return open + refused > 0 ? "O" : "-";
}

/** Each till as a line, in which a column is a span of time. */
function pictureText(rows: readonly { name: string; shapes: readonly Shape[] }[]): string {
  const all = rows.flatMap(({ shapes }) => shapes);
  const first = Math.min(...all.map(({ from }) => from));
  const last = Math.max(...all.map(({ until }) => until));
  const column = Math.max(1, (last - first) / (width - 1));
  const columnOf = (time: number): number => Math.floor((time - first) / column);
  const lineOf = (shapes: readonly Shape[]): string => {
    const line = Array<string>(width).fill(" ");
    for (const letter of [...Object.keys(letters).reverse(), ...Object.values(markLetters)])
      for (const { from, until } of shapes.filter((shape) => shape.letter === letter))
        line.fill(letter, columnOf(from), columnOf(until) + 1);
    return line.join("");
  };
  const [from, until] = [first, last].map((time) => new Date(time).toISOString());
  return [
    `${from ?? ""} to ${until ?? ""}`,
    table(rows.map(({ name, shapes }) => [name, lineOf(shapes)])),
  ].join("\n");
}

/** What stands out: the sales that break a rule, owe something or were refused; the marks. */
function tablesOf({ lanes, marks, windows }: Session): string[] {
  const owedBy = new Map(
    windows
      .filter(({ outcome }) => outcome !== "met")
      .map(({ id, outcome, rule, until }) => [id, `${outcome} ${rule} ${until}`]),
  );
  const sales = lanes.flatMap(({ till = "", sales: own }) =>
    own
      .filter((sale) => standingOf(sale, owedBy.has(sale.id)) !== "fine")
      .map((sale) => [
        ...[sale.from, sale.until, till, sale.id, sale.outcome],
        ...[brokenPartText(sale), owedBy.get(sale.id) ?? ""],
      ]),
  );
  const named = marks.map(({ at, kind, text, count }) => [
    ...[at, kind, count === undefined ? text : `${text}, ${count} times`],
  ]);
  return [
    ...(sales.length === 0
      ? []
      : ["", table([["from", "until", "till", "sale", "outcome", "broken", "owed"], ...sales])]),
    ...(named.length === 0 ? [] : ["", table([["at", "mark", "text"], ...named])]),
  ];
}

function moreText({ lanes, more = {} }: Session): string[] {
  const left = Object.entries(more).map(([name, count]) => `${count} ${name}`);
  const lines = [
    ...(lanes.some(({ bars }) => bars !== undefined)
      ? ["There are too many sales to list: use --since, --until or --filter."]
      : []),
    ...(left.length === 0 ? [] : [`Left out: ${left.join(", ")}.`]),
  ];
  return lines.length === 0 ? [] : ["", ...lines];
}
