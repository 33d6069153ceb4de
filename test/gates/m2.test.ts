import { openInProcess } from "./in-process";
import { gateTest } from "./report";
import { type SequenceEvent, type SequenceFamily, sequenceEvents, sequenceFamilies } from "./sequences";
import type { Gate } from "./report";
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

interface Tried { sequences: number; steps: number; taken: number }

function tryAll(gate: Gate, subject: SequenceFamily, kind: string, length: number): Tried {
  const tried: Tried = { sequences: 0, steps: 0, taken: 0 };
  const running = openInProcess(subject.family, (text) => { gate.violation(`defect: ${text}`); });
  for (const sequence of sequencesOf(length)) {
    tried.sequences += 1;
    running.undone((take, read) => {
      const run = subject.start(kind);
      sequence.forEach((event, index) => {
        const { message, now, expected } = run.step(event);
        const { status, body } = take(message, now);
        const { errorType } = body as { errorType?: string };
        const seen = { status, ...(errorType !== undefined && { errorType }), figures: errorType === undefined ? subject.figuresOf(body) : {} };
        tried.steps += 1;
        if (status < 400) tried.taken += 1;
        const place = `${kind}: ${sequence.slice(0, index + 1).join(", ")}`;
        if (JSON.stringify(seen) !== JSON.stringify(expected)) gate.violation(`${place}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`);
        const unit = read();
        for (const { type, key, members } of run.entities()) {
          const entity = unit.get<Record<string, unknown>>(type, key) ?? {};
          const differs = Object.entries(members).filter(([name, value]) => entity[name] !== value);
          if (differs.length > 0) gate.violation(`${place}: ${key} is ${JSON.stringify(entity)} instead of ${JSON.stringify(members)}`);
        }
      });
    });
  }
  running.close();
  return tried;
}

gateTest("M2", "all sequences of events of one transaction end as the model says", (gate) => {
  const { length } = figures.M2;
  const wanted = formula(length);
  const notes: Record<string, number> = {};
  const total: Tried = { sequences: 0, steps: 0, taken: 0 };
  for (const subject of sequenceFamilies) {
    for (const kind of subject.kinds) {
      const tried = tryAll(gate, subject, kind, length);
      notes[`${subject.family.name}/${kind}`] = tried.sequences;
      if (tried.sequences !== wanted) gate.violation(`${kind}: ${tried.sequences} sequences, not ${wanted}`);
      for (const name of ["sequences", "steps", "taken"] as const) total[name] += tried[name];
    }
  }
  const count = sequenceFamilies.reduce((sum, subject) => sum + subject.kinds.length, 0);
  return Promise.resolve({
    trials: total.sequences, effective: total.sequences, floor: wanted * count,
    notes: { ...notes, formula: wanted, steps: total.steps, taken: total.taken },
  });
});
