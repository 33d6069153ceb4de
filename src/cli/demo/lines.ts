import { outcomeMarks } from "../../conformance/judged-rule";
import { styleText } from "node:util";
import { textMember } from "../../contract/values/member";
import { type TillSale, outcomeOf } from "../../till/advice";
import { misbehaviours } from "../../till/behaviour";
import type { QueuedAdvice } from "../../till/till";
import type { Verdict } from "../../conformance/verdict";
import { plural } from "../../conformance/report/counted";
import { plain } from "../../plain-text";
import type { PlannedSale } from "./programme";
import type { DemoSale } from "./sale";
import type { Style } from "../terminal";

/** Writes a text in a style, where colours are wanted. */
type Paint = (style: Style, text: string) => string;

export const colourPaint: Paint = (style, text) =>
  styleText(style, text, { validateStream: false });
export const plainPaint: Paint = (_style, text) => text;

/** `R 64.50`, in eight columns. */
const money = (cents: number): string => `R${(cents / 100).toFixed(2).padStart(7)}`;

const columns = { time: 8, what: 17 } as const;

/** The headings of the lines below. */
export const heading = (paint: Paint): string =>
  paint(
    "bold",
    ["time".padEnd(columns.time), "sale".padEnd(columns.what), "  amount", "outcome"].join("  "),
  );

/** A sale as a line: when, what, for how much, what became of it, and how the till misbehaved. */
export function saleLine({ time, planned, sale, advices }: DemoSale, paint: Paint): string {
  const { text, style } = resultOf(sale, advices);
  return [
    time.slice(11, 19),
    planned.what.padEnd(columns.what),
    money(planned.amount),
    paint(style, plain(text)),
    ...misbehaviourOf(planned).map((words) => paint("red", words)),
  ].join("  ");
}

const misbehaviourOf = ({ behaviour = "well" }: PlannedSale): string[] =>
  behaviour === "well" ? [] : [`! the till ${misbehaviours[behaviour].does}`];

function resultOf(
  sale: TillSale | undefined,
  advices: readonly QueuedAdvice[],
): { text: string; style: Style } {
  const words = [...answerWords(sale), ...advices.map(adviceWords)];
  const style = sale === undefined || outcomeOf(sale) !== "approved" ? "yellow" : "green";
  return { text: words.join(", ") || "not sold", style };
}

function answerWords(sale: TillSale | undefined): string[] {
  if (sale === undefined) return [];
  const { answer } = sale;
  if (answer === undefined) return ["no answer"];
  const outcome = outcomeOf(sale);
  if (outcome === "unknown") return [`answer lost (${answer.status})`];
  if (outcome === "approved") return ["approved"];
  return [`refused (${textMember(answer.body, "errorMessage") ?? answer.status})`];
}

const doneWords = { confirmation: "confirmed", reversal: "reversed" } as const;

function adviceWords({ kind, state, deliveries }: QueuedAdvice): string {
  const last = deliveries.at(-1) ?? null;
  if (state === "waiting") return `${kind} to be repeated`;
  if (state === "given up") return `${kind} given up`;
  if (last !== null && last >= 300) return `${kind} refused (${last})`;
  return deliveries.length === 1
    ? doneWords[kind]
    : `${doneWords[kind]} at try ${deliveries.length}`;
}

/** What the demonstration ends with: how often it sold, the verdict, and each rule that was broken. */
export function endLines(sold: number, { result, rules }: Verdict, paint: Paint): string[] {
  const broken = rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn");
  return [
    `The till sold ${plural(sold, "time")}. The verdict is ${paint("bold", outcomeMarks[result].word)}.`,
    ...broken.map(
      ({ outcome, id, interface: name, sentence }) =>
        `  ${paint(outcome === "fail" ? "red" : "yellow", outcome)}  ${id}  ${name}: ${sentence}`,
    ),
  ];
}
