import { M1Walker } from "./m1-walker";
import { gateTest } from "./report";
import { figures } from "./tier";
import { cells } from "./walk";

gateTest("M1", "random messages over HTTP are answered as the model says", async (gate) => {
  const { messages, walkers, faultedShare, cellFloor } = figures.M1;
  const standin = await gate.start();
  const client = gate.client(standin.url);
  const all = Array.from({ length: walkers }, (_, number) => new M1Walker(gate, standin, client, `walker-${number}`));
  await Promise.all(all.map((walker) => walker.walk(messages / walkers)));

  const sum = (count: (walker: M1Walker) => number): number => all.reduce((total, walker) => total + count(walker), 0);
  const hits = cells.map((cell) => ({ cell, hits: sum((walker) => walker.cells.get(cell) ?? 0) }));
  for (const { cell, hits: count } of hits) {
    if (count < cellFloor) gate.violation(`${cell} was met ${count} times, below ${cellFloor}`);
  }
  const faulted = sum((walker) => walker.faulted);
  if (faulted < messages * faultedShare) gate.violation(`${faulted} messages were faulted, below ${faultedShare * 100} %`);
  return {
    trials: sum((walker) => walker.sent),
    effective: sum((walker) => walker.judged),
    floor: messages,
    notes: {
      faulted, held: sum((walker) => walker.held), approved: sum((walker) => walker.approved), resets: sum((walker) => walker.resets),
      clockMoves: sum((walker) => walker.clockMoves), cells: cells.length, fewestInACell: Math.min(...hits.map(({ hits: count }) => count)),
    },
  };
});
