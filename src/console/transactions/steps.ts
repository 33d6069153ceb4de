import { knownBy } from "../../conformance/evidence";
import type { TransactionDetail } from "../../control/messages/transactions";
import type { Exchange } from "../../journal/exchange";
import { type MoneyAmount } from "../money";
import { durationText } from "../moment";

/** How far an arrow of the diagram comes: to the other side, or nowhere. */
export type Fate = "arrives" | "lost" | "cut off" | "waits";

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
  /** The same message came before. */
  isRepeat: boolean;
  stateBefore?: string;
  stateAfter?: string;
  /** Absent: there was none, and none was made. */
  answer?: { text: string; fate: Fate };
  /** Faults that struck, in sentences. */
  faults: string[];
  changes: readonly StepChange[];
}

/** What a message did to an entity: the members that differ. */
export interface StepChange {
  family: string;
  type: string;
  key: string;
  before?: object;
  after?: object;
  notKept?: string;
}

/** An exchange, with its changes where the API names them. */
type ShownExchange = Exchange & { changes?: readonly StepChange[] };

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
    ...(stateBefore !== undefined && { stateBefore }),
    ...(stateAfter !== undefined && { stateAfter }),
    ...(answer && { answer }),
    faults: exchange.strikes.map(({ text }) => text),
    changes: exchange.changes ?? [],
  };
}

/** What became of the answer; undefined: none was made, since the request itself was lost. */
function answerOf({ status, outcome, made }: Exchange): DiagramStep["answer"] {
  const wasMade = made === undefined ? "" : `${made.status} `;
  switch (outcome) {
    case "answered":
      return {
        text: wasMade === "" ? String(status) : `${status} in place of ${wasMade}`,
        fate: "arrives",
      };
    case "held":
      return { text: `${wasMade}held back`, fate: "waits" };
    case "spoiled":
      return { text: `${wasMade}cut off, or spoiled`, fate: "cut off" };
    case "client-left":
      return { text: `${wasMade}not sent: the client had closed its connection`, fate: "lost" };
    case "discarded":
      return { text: `${wasMade}goes nowhere: the message was delivered twice`, fate: "lost" };
    case "unanswered":
      return { text: "no answer came", fate: "lost" };
    case "silent":
      return made === undefined ? undefined : { text: `${wasMade}not sent`, fate: "lost" };
  }
}
