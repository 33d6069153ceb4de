import { sequenceSubjects } from "./models/dealing-sequences";
import { type Standing, openInProcess } from "./models/in-process";
import { randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import {
  type SequenceEvent,
  type SequenceRun,
  type SequenceStep,
  type SequenceSubject,
  sequenceEvents,
} from "./models/sequences";
import { figures } from "./trial/tier";

/** 8 + 64 + 512 + ...: the sequences of 1 to `length` events. */
const formula = (length: number): number =>
  Array.from({ length }, (_, index) => sequenceEvents.length ** (index + 1)).reduce(
    (sum, count) => sum + count,
    0,
  );

/** So many violations of one kind of transaction tell enough. */
const enough = 3;

interface Tried {
  sequences: number;
  taken: number;
}

/** Tries each sequence where the one that is shorter by its last event stands. */
function tryAll(gate: Gate, of: SequenceSubject, kind: string, length: number): Tried {
  const tried: Tried = { sequences: 0, taken: 0 };
  const running = openInProcess(of.subject, (text) => {
    gate.violation(`defect: ${text}`);
  });
  const initially = running.initially();
  const before = gate.violations.length;
  running.undone((standing) => {
    const lengthen = (shorter: readonly SequenceEvent[]): void => {
      for (const event of sequenceEvents) {
        if (gate.violations.length - before > enough) return;
        const sequence = [...shorter, event];
        standing.trying(() => {
          tried.sequences += 1;
          const { status, wrong } = tryLast(of.start(kind, initially), sequence, standing);
          if (status < 400) tried.taken += 1;
          for (const text of wrong)
            gate.violation(`${of.subject.name}, ${kind}: ${sequence.join(", ")}: ${text}`);
          if (sequence.length < length) lengthen(sequence);
        });
      }
    };
    lengthen([]);
  });
  running.close();
  return tried;
}

/** Sends the last message of a sequence, the ones before it having been taken: how it is answered, and all that is wrong then. */
function tryLast(
  run: SequenceRun,
  sequence: readonly SequenceEvent[],
  standing: Standing,
): { status: number; wrong: string[] } {
  const { message, now, complaint } = sequence
    .map((event) => run.step(event))
    .at(-1) as SequenceStep;
  const { status, body } = standing.take(message, now);
  const wrong = [complaint(status, body), run.wrongNow(standing), run.wrongAtLast(standing)].filter(
    (text) => text !== undefined,
  );
  return { status, wrong };
}

/** One kind of each family, chosen by the seed, at the first interface that has it; or all kinds of all interfaces. */
function kindsOf(gate: Gate, one: SequenceSubject): readonly string[] {
  if (figures.M2.allKinds) return one.kinds;
  const { family } = one.subject;
  const ofFamily = sequenceSubjects.filter(({ subject }) => subject.family === family);
  const kind = randomFrom(gate.seed, "M2", family.name).pick([
    ...new Set(ofFamily.flatMap(({ kinds }) => kinds)),
  ]);
  return ofFamily.find(({ kinds }) => kinds.includes(kind)) === one ? [kind] : [];
}

gateTest("M2", "all sequences of events of one transaction end as the model says", (gate) => {
  const { length } = figures.M2;
  const wanted = formula(length);
  const notes: Record<string, number> = {};
  const total: Tried = { sequences: 0, taken: 0 };
  for (const one of sequenceSubjects) {
    for (const kind of kindsOf(gate, one)) {
      const tried = tryAll(gate, one, kind, length);
      const name = `${one.subject.name}/${kind}`;
      notes[name] = tried.sequences;
      if (tried.sequences !== wanted)
        gate.violation(`${name}: ${tried.sequences} sequences, not ${wanted}`);
      for (const figure of ["sequences", "taken"] as const) total[figure] += tried[figure];
    }
  }
  return Promise.resolve({
    trials: total.sequences,
    effective: total.sequences,
    floor: wanted * Object.keys(notes).length,
    notes: { ...notes, formula: wanted, taken: total.taken },
  });
});
