import { cellsOf } from "./models/dealing-walk";
import { DealingWalker } from "./models/dealing-walker";
import { CardWalker } from "./models/card-walker";
import { gateTest } from "./trial/report";
import { subjects } from "./trial/subjects";
import { figures } from "./trial/tier";
import { cells } from "./models/walk";

/** What every walker counts. */
type Counted = Pick<
  CardWalker,
  "sent" | "judged" | "faulted" | "held" | "approved" | "resets" | "clockMoves" | "cells"
>;

/** Every interface but the one that has a walker and a model of its own. */
const walked = subjects.filter(({ name }) => name !== "gift-card-v3");

gateTest(
  "M1",
  "random messages of all families over HTTP are answered as the models say",
  async (gate) => {
    const { messages, giftCardShare, walkers, faultedShare, cellFloor } = figures.M1;
    const standin = await gate.start();
    const client = gate.client(standin.url);
    const numbers = Array.from({ length: walkers }, (_, number) => number);
    const cardWalkers = numbers.map(
      (number) => new CardWalker(gate, standin, client, `walker-${number}`),
    );
    const dealingWalkers = numbers.map(
      (number) => new DealingWalker(gate, standin, client, `dealer-${number}`, walked),
    );
    const cardMessages = Math.round(messages * giftCardShare);
    await Promise.all([
      ...cardWalkers.map((walker) => walker.walk(Math.ceil(cardMessages / walkers))),
      ...dealingWalkers.map((walker) =>
        walker.walk(Math.ceil((messages - cardMessages) / walkers)),
      ),
    ]);

    const sum = (all: readonly Counted[], count: (walker: Counted) => number): number =>
      all.reduce((total, walker) => total + count(walker), 0);
    const all: readonly Counted[] = [...cardWalkers, ...dealingWalkers];
    const hits = [
      ...cells.map((cell) => ({
        cell: `gift-card-v3: ${cell}`,
        hits: sum(cardWalkers, (walker) => walker.cells.get(cell) ?? 0),
      })),
      ...walked.flatMap(cellsOf).map((cell) => ({
        cell,
        hits: sum(dealingWalkers, (walker) => walker.cells.get(cell) ?? 0),
      })),
    ];
    for (const { cell, hits: count } of hits) {
      if (count < cellFloor) gate.violation(`${cell} was met ${count} times, below ${cellFloor}`);
    }
    const faulted = sum(all, (walker) => walker.faulted);
    if (faulted < messages * faultedShare)
      gate.violation(`${faulted} messages were faulted, below ${faultedShare * 100} %`);
    return {
      trials: sum(all, (walker) => walker.sent),
      effective: sum(all, (walker) => walker.judged),
      floor: messages,
      notes: {
        interfaces: walked.length + 1,
        faulted,
        held: sum(all, (walker) => walker.held),
        approved: sum(all, (walker) => walker.approved),
        resets: sum(all, (walker) => walker.resets),
        clockMoves: sum(all, (walker) => walker.clockMoves),
        lookups: dealingWalkers.reduce((total, { lookups }) => total + lookups, 0),
        found: dealingWalkers.reduce((total, { found }) => total + found, 0),
        cells: hits.length,
        fewestInACell: Math.min(...hits.map(({ hits: count }) => count)),
      },
    };
  },
);
