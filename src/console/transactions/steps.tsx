import type { BrokenRule } from "../../conformance/broken-rules";
import { knownBy } from "../../conformance/judged-rule";
import type { ShownChange } from "../../control/data/entities";
import type { TransactionDetail } from "../../control/messages/transactions";
import {
  type Exchange,
  type ExchangeOutcome,
  isUnfinished,
  outcomeDetails,
  type Note,
} from "../../journal/exchange";
import type { MoneyAmount } from "../../contract/values/currencies";
import { durationText } from "../moment";
import { leftText, resultOf } from "../text";

/** How far an arrow of the diagram comes: to the other side, or nowhere; that of a missing message is only drawn in. */
export type Fate = "arrives" | "lost" | "cut off" | "waits" | "missing";

/** An exchange in the diagram: a message, what it did, and its answer. */
export interface DiagramStep {
  number: number;
  /** By the data space's clock, RFC 3339. */
  clock: string;
  /** Since the step before it; absent where it came at once. */
  pause?: string;
  /** Between which lanes: of the POS, or of whom Standin sends messages to. */
  side: "pos" | "onward";
  request: { text: string; amount?: MoneyAmount; fate: Fate };
  /** How it ended for the POS, where the request itself was lost on the way. */
  ending?: string;
  /** The same message came before. */
  isRepeat: boolean;
  stateBefore?: string;
  stateAfter?: string;
  /** Absent: there was none, and none was made. */
  answer?: { text: string; fate: Fate };
  /** Faults that struck, in sentences. */
  faults: string[];
  /** The rules that it broke by itself. */
  judged: readonly BrokenRule[];
  note: Note | undefined;
  changes: readonly ShownChange[];
}

/** An exchange, with its changes and the rules that it broke, where the API names them. */
type ShownExchange = Exchange & {
  changes?: readonly ShownChange[];
  judged?: readonly BrokenRule[];
};

/** A pause that is worth telling, in milliseconds. */
const tellingPause = 5_000;

/** The exchanges of a transaction as steps of a sequence diagram, in their order. */
export function stepsOf({ exchanges }: Pick<TransactionDetail, "exchanges">): DiagramStep[] {
  const seen = new Set<string>();
  return exchanges.map((exchange, at) => {
    const key = `${String(exchange.operation)} ${String(exchange.messageId)}`;
    const isRepeat = seen.has(key);
    seen.add(key);
    return stepOf(exchange, { isRepeat, before: exchanges[at - 1] });
  });
}

function stepOf(
  exchange: ShownExchange,
  { isRepeat, before }: { isRepeat: boolean; before: Exchange | undefined },
): DiagramStep {
  const { number, clock, operation, method, path, stateBefore, stateAfter } = exchange;
  const { amount } = knownBy(exchange);
  const pause = before === undefined ? 0 : Date.parse(clock) - Date.parse(before.clock);
  const answer = answerOf(exchange);
  return {
    ...{ number, clock, isRepeat },
    ...(pause >= tellingPause && { pause: durationText(pause) }),
    side: exchange.direction === "onward" ? "onward" : "pos",
    request: {
      text: operation ?? `${method} ${path}`,
      ...(amount && { amount }),
      fate: answer === undefined ? "lost" : "arrives",
    },
    ...(answer === undefined && { ending: endingOf(exchange) }),
    ...(stateBefore !== undefined && { stateBefore }),
    ...(stateAfter !== undefined && { stateAfter }),
    ...(answer && { answer }),
    ...besideOf(exchange),
  };
}

/** What stands beside the arrows. */
const besideOf = ({ strikes, judged = [], note, changes = [] }: ShownExchange) => ({
  faults: strikes.map(({ text }) => text),
  ...{ judged, note, changes },
});

/** How a lost request ended for the POS. */
const endingOf = (exchange: Exchange): string =>
  [resultOf(exchange), leftText(exchange) ?? []].flat().join(": ");

/** What became of the answer; undefined: none was made, since the request itself was lost. */
function answerOf(exchange: Exchange): DiagramStep["answer"] {
  const { outcome, made } = exchange;
  if (outcome === "silent" && made === undefined) return undefined;
  const result = resultOf(exchange);
  const fate = fates[outcome];
  if (outcome === "answered" && made === undefined) return { text: result, fate };
  const instead = made === undefined ? "" : ` in place of ${made.status}`;
  const detail = leftText(exchange) ?? (isUnfinished(outcome) ? outcomeDetails[outcome] : "");
  return { text: result + instead + (detail === "" ? "" : `: ${detail}`), fate };
}

/** What becomes of the arrow of an answer. */
export const fates: Readonly<Record<ExchangeOutcome, Fate>> = {
  answered: "arrives",
  held: "waits",
  spoiled: "cut off",
  "client-left": "lost",
  discarded: "lost",
  unanswered: "lost",
  silent: "lost",
};

/** How far each arrow comes. */
const reach: Readonly<Record<Fate, string>> = {
  arrives: "100%",
  lost: "60%",
  "cut off": "80%",
  waits: "24%",
  missing: "100%",
};

/** An arrow from one lane of the diagram to the other; what it says is beside it as text. */
export const Arrow = ({ to, fate }: { to: "right" | "left"; fate: Fate }) => (
  <svg class={`arrow ${to} ${fate.replace(" ", "-")}`} aria-hidden="true" height="16">
    <line x1="0" y1="8" x2={reach[fate]} y2="8" />
    <svg x={reach[fate]} y="8" overflow="visible">
      {fate === "arrives" || fate === "missing" ? (
        <path d="M-8 -4 L0 0 L-8 4" />
      ) : (
        <path d="M-4 -4 L4 4 M-4 4 L4 -4" />
      )}
    </svg>
  </svg>
);
