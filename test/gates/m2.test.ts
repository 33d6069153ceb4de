import { sequenceSubjects } from "./dealing-sequences";
import { openInProcess } from "./in-process";
import { randomFrom } from "./random";
import { type Gate, gateTest } from "./report";
import { type SequenceEvent, type SequenceSubject, sequenceEvents } from "./sequences";
import { figures } from "./tier";

/** 8 + 64 + 512 + ...: the sequences of 1 to `length` events. */
const formula = (length: number): number =>
  Array.from({ length }, (_, index) => sequenceEvents.length ** (index + 1)).reduce((sum, count) => sum + count, 0);

function* sequencesOf(length: number): Generator<SequenceEvent[]> {
  if (length === 0) return;
  const shorter: SequenceEvent[][] = [[]];
  // The list grows while it is walked, up to the sequences that are one event short.
  for (const start of shorter) {
    for (const event of sequenceEvents) {
      const sequence = [...start, event];
      yield sequence;
      if (sequence.length < length) shorter.push(sequence);
    }
  }
}

/** So many violations of one kind of transaction tell enough. */
const enough = 3;

interface Tried { sequences: number; steps: number; taken: number }

function tryAll(gate: Gate, { subject, start }: SequenceSubject, kind: string, length: number): Tried {
  const tried: Tried = { sequences: 0, steps: 0, taken: 0 };
  const running = openInProcess(subject, (text) => { gate.violation(`defect: ${text}`); });
  const initially = running.initially();
  const before = gate.violations.length;
  for (const sequence of sequencesOf(length)) {
    tried.sequences += 1;
    const broken = (index: number, text: string | undefined): void => {
      if (text !== undefined) gate.violation(`${subject.name}, ${kind}: ${sequence.slice(0, index + 1).join(", ")}: ${text}`);
    };
    running.undone((take, seen) => {
      const run = start(kind, initially);
      sequence.forEach((event, index) => {
        const { message, now, complaint } = run.step(event);
        const { status, body } = take(message, now);
        tried.steps += 1;
        if (status < 400) tried.taken += 1;
        broken(index, complaint(status, body));
        broken(index, run.wrongNow(seen));
      });
      broken(sequence.length, run.wrongAtLast(seen));
    });
    if (gate.violations.length - before > enough) break;
  }
  running.close();
  return tried;
}

/** One kind of each family, chosen by the seed, at the first interface that has it; or all kinds of all interfaces. */
function kindsOf(gate: Gate, one: SequenceSubject): readonly string[] {
  if (figures.M2.allKinds) return one.kinds;
  const { family } = one.subject;
  const ofFamily = sequenceSubjects.filter(({ subject }) => subject.family === family);
  const kind = randomFrom(gate.seed, "M2", family.name).pick([...new Set(ofFamily.flatMap(({ kinds }) => kinds))]);
  return ofFamily.find(({ kinds }) => kinds.includes(kind)) === one ? [kind] : [];
}

gateTest("M2", "all sequences of events of one transaction end as the model says", (gate) => {
  const { length } = figures.M2;
  const wanted = formula(length);
  const notes: Record<string, number> = {};
  const total: Tried = { sequences: 0, steps: 0, taken: 0 };
  for (const one of sequenceSubjects) {
    for (const kind of kindsOf(gate, one)) {
      const tried = tryAll(gate, one, kind, length);
      const name = `${one.subject.name}/${kind}`;
      notes[name] = tried.sequences;
      if (tried.sequences !== wanted) gate.violation(`${name}: ${tried.sequences} sequences, not ${wanted}`);
      for (const figure of ["sequences", "steps", "taken"] as const) total[figure] += tried[figure];
    }
  }
  return Promise.resolve({
    trials: total.sequences, effective: total.sequences, floor: wanted * Object.keys(notes).length,
    notes: { ...notes, formula: wanted, steps: total.steps, taken: total.taken },
  });
});
