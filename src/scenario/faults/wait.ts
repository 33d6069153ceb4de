import { limits } from "../../limits/limits";
import { milliseconds } from "../duration";
import type { Spread } from "../fault-members";
import type { Mistake } from "../../mistake";
import { lastingMs, durationText, faultKind, howLong, moment } from "./kind";

export const delay = faultKind("delay", {
  description: "The answer, or the processing, waits",
  example: "5s",
  form: ({ FixedOrSpread }) => ({ for: FixedOrSpread }),
  effect: (fault, draw) => ({ waitMs: lastingMs(fault.for, draw) }),
  explain: (fault) => `waits ${durationText(fault.for)} ${moment(fault)}`,
  builder: { words: "is slow", asks: [howLong], place: 4 },
});

export const noAnswer = faultKind("no-answer", {
  description: "Silence; then the connection is closed",
  form: ({ Type, FixedOrSpread }) => ({ for: Type.Optional(FixedOrSpread) }),
  effect: (fault, draw) => ({
    silentMs: fault.for === undefined ? limits.silenceMs : lastingMs(fault.for, draw),
  }),
  explain: (fault) => `falls silent ${moment(fault)} and never answers`,
  builder: { words: "gets no answer", place: 1 },
});

/** Nothing is held longer than the longest: a fault that asks for more would not get it. */
export function waitMistakes(lasting: string | Spread): Mistake[] {
  const tooLong = durationsIn(lasting).filter(
    ({ duration }) => milliseconds(duration) > limits.heldMs,
  );
  if (tooLong.length > 0) {
    return tooLong.map(({ path, duration }) => ({
      path,
      text: `${duration} is longer than the longest wait, ${limits.heldMs / 60_000}m`,
    }));
  }
  if (typeof lasting === "string" || !("uniform" in lasting)) return [];
  const { from, to } = lasting.uniform;
  return milliseconds(from) > milliseconds(to)
    ? [{ path: "for.uniform", text: `${from} is more than ${to}` }]
    : [];
}

function durationsIn(lasting: string | Spread): { path: string; duration: string }[] {
  if (typeof lasting === "string") return [{ path: "for", duration: lasting }];
  if ("normal" in lasting)
    return [
      { path: "for.normal.mean", duration: lasting.normal.mean },
      { path: "for.normal.deviation", duration: lasting.normal.deviation },
    ];
  return [
    { path: "for.uniform.from", duration: lasting.uniform.from },
    { path: "for.uniform.to", duration: lasting.uniform.to },
  ];
}
