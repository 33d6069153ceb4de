import { textMember } from "../contract/values/json-value";
import type { InterfaceContract, Operation } from "../contract/operation";
import type { JournalFile } from "../conformance/journal-file";
import type { Exchange } from "../journal/exchange";

/** Where a message stands among those of a run, so that a rule finds it again in the next run. */
export interface Position {
  interface: string;
  operation: string;
  /** Its number among the messages of its operation, from 1. */
  nth: number;
}

/** A message that the POS sent in a run. */
export interface SeenMessage extends Position {
  /** Number in the journal. */
  number: number;
  /** Whether the POS sent it for the first time, or again. */
  delivery: "first" | "repeat";
  /** The first message on its connection, or a later one: some HTTP clients resend what breaks a reused connection. */
  connection?: "new" | "reused";
  /** What it met: the state of its transaction before and after it, and the answer that was made. */
  met: string;
  /** What the POS got: a status, or how the exchange ended without an answer. */
  got: string;
  /** Id of the transaction that it is about. */
  transaction: string;
  /** Arrival since the first message of the run, in milliseconds. */
  at: number;
  /** What struck it, a sentence each. */
  struck: string[];
}

/** Name of the scenario of a run. */
export const runName = "explore";

/** What struck, as a person says it: the scenario of a run is no file, and nobody knows the numbers of its rules. */
const struckText = (text: string): string => text.replace(ruleOfRun, "the simulator ");
const ruleOfRun = new RegExp(`^rule \\d+ of ${runName} `);

/** Whether the POS sent it, to an operation. */
const isOfPos = ({ interface: name, operation, direction, outcome }: Exchange): boolean =>
  name !== null && operation !== null && direction === undefined && outcome !== "discarded";

/** The state of the transaction before and after a message, and the answer that was made for it. */
function metBy({ stateBefore, stateAfter, made, status, answer }: Exchange): string {
  const told = made ?? { status, body: answer };
  const words = [
    stateBefore ?? "none",
    "to",
    stateAfter ?? "none",
    told.status === null ? "" : String(told.status),
    textMember(told.body, "errorType") ?? "",
  ];
  return words.filter((word) => word !== "").join(" ");
}

const gotBy = ({ status, outcome }: Exchange): string =>
  status === null || outcome === "silent" || outcome === "client-left" || outcome === "spoiled"
    ? outcome
    : String(status);

/** The messages of the POS in a journal, but for those to the test server's own operations. */
export function messagesOf(
  { exchanges }: Pick<JournalFile, "exchanges">,
  isMeant: (position: Pick<Position, "interface" | "operation">) => boolean,
): SeenMessage[] {
  const counts = new Map<string, number>();
  const delivered = new Set<string>();
  const start = Date.parse(exchanges[0]?.receivedAt ?? "");
  return exchanges.filter(isOfPos).flatMap((exchange) => {
    const position = { interface: exchange.interface ?? "", operation: exchange.operation ?? "" };
    const place = `${position.interface} ${position.operation}`;
    const nth = (counts.get(place) ?? 0) + 1;
    counts.set(place, nth);
    const delivery = `${place} ${exchange.messageId ?? exchange.number}`;
    const isRepeat = delivered.has(delivery);
    delivered.add(delivery);
    if (!isMeant(position)) return [];
    return {
      ...position,
      nth,
      number: exchange.number,
      delivery: isRepeat ? ("repeat" as const) : ("first" as const),
      connection: exchange.sameConnectionAs == null ? ("new" as const) : ("reused" as const),
      met: metBy(exchange),
      got: gotBy(exchange),
      transaction: exchange.requestId ?? exchange.messageId ?? "",
      at: Date.parse(exchange.receivedAt) - start,
      struck: exchange.strikes.map(({ text }) => struckText(text)),
    };
  });
}

/** The operation at a position, with its interface; undefined: there is none. */
export function operationAt(
  contracts: readonly InterfaceContract[],
  at: Pick<Position, "interface" | "operation">,
): { contract: InterfaceContract; operation: Operation } | undefined {
  const contract = contracts.find(({ name }) => name === at.interface);
  const operation = contract?.operations.find(({ id }) => id === at.operation);
  return contract && operation && { contract, operation };
}

/** The name of a position: `redeem 2`. */
export const positionName = ({ operation, nth }: Position): string => `${operation} ${nth}`;

/** Whether two positions are the same. */
export const isAt = (one: Position, other: Position): boolean =>
  one.interface === other.interface && one.operation === other.operation && one.nth === other.nth;

/** Gives back a slot before the work that has it is done. */
export type FreeSlot = () => void;

/** Lets so much work go on at a time. */
interface Slots {
  /**
   * Runs a piece of work as soon as a slot is free. It gets the number of its slot, from 1, and may free the slot
   * early. What is urgent goes before all that waits.
   */
  use: <T>(work: (slot: number, free: FreeSlot) => Promise<T>, isUrgent?: boolean) => Promise<T>;
}

/** So many slots, numbered from 1. */
export function createSlots(count: number): Slots {
  const free = Array.from({ length: count }, (_, index) => count - index);
  const waiting: ((slot: number) => void)[] = [];
  const take = (isUrgent: boolean): Promise<number> => {
    const slot = free.pop();
    if (slot !== undefined) return Promise.resolve(slot);
    return new Promise((resolve) => {
      if (isUrgent) waiting.unshift(resolve);
      else waiting.push(resolve);
    });
  };
  const giveBack = (slot: number): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(slot);
    else next(slot);
  };
  return {
    async use(work, isUrgent = false) {
      const slot = await take(isUrgent);
      let isFree = false;
      const freeSlot = (): void => {
        if (!isFree) giveBack(slot);
        isFree = true;
      };
      try {
        return await work(slot, freeSlot);
      } finally {
        freeSlot();
      }
    },
  };
}
