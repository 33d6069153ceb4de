import { computed, effect, signal } from "@preact/signals";
import { lookUpBroken } from "../../conformance/broken-rules";
import type { Verdict } from "../../conformance/verdict";
import { credentials, isServerGone, lackedRoles, fetchAnswer } from "../api";
import { beginnings, onArrival } from "../feed";
import { onReturn, simulatorTime } from "../moment";
import { newReading } from "../reading";

/** The verdict so far, without the checks that passed; undefined: not known yet. */
export const verdict = signal<Verdict | undefined>(undefined);

/** Least time between two verdicts, in milliseconds; a verdict that takes long is asked for less often. */
const pause = 1_000;

/** So many times as long as a verdict takes nobody asks for the next one. */
const share = 3;

/** How far it has come with the verdict. */
export const verdictReading = newReading(
  () => {
    verdictsBegun = performance.now();
    return fetchAnswer("GET /verdict", { query: { passing: false } });
  },
  (found) => {
    verdict.value = found;
    restFor(Math.max(pause, (performance.now() - verdictsBegun) * share));
  },
);

let verdictsBegun = 0;
let isAsked = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for the verdict once it may be asked for again. */
function askSoon(): void {
  isAsked = true;
  timer ??= setTimeout(askNow, 0);
}

function askNow(): void {
  timer = undefined;
  const mayNot = credentials.peek() === undefined || lackedRoles.peek().has("tester");
  if (document.hidden || isServerGone.peek() || mayNot) return;
  isAsked = false;
  verdictReading.again();
}

/** Asks for no further verdict for so long, in milliseconds. */
function restFor(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    if (isAsked) askSoon();
  }, milliseconds);
}

/** Keeps the verdict as it is: it changes with messages, and when what was open ends. */
export function startVerdict(): void {
  const begin = (): void => {
    clearTimeout(timer);
    timer = undefined;
    verdictReading.end();
    verdict.value = undefined;
    if (credentials.peek() !== undefined) askSoon();
  };
  credentials.subscribe(begin);
  effect(() => {
    if (beginnings.value > 0) begin();
  });
  onArrival(() => {
    askSoon();
  });
  onReturn(() => {
    if (isAsked) askSoon();
  });
  setInterval(() => {
    const { rules = [] } = verdict.value ?? {};
    const ends = rules.flatMap(({ checks }) => checks.flatMap(({ openUntil }) => openUntil ?? []));
    if (Math.min(...ends) < simulatorTime()) askSoon();
  }, pause);
}

/** The rules that are broken, the worst first; none where somebody waived them. */
export const brokenRules = ({ rules }: Pick<Verdict, "rules">): Verdict["rules"] =>
  (["error", "fail", "warn"] as const).flatMap((outcome) =>
    rules.filter((rule) => rule.outcome === outcome),
  );

/** The rules of which a check still waits for the POS. */
const openRules = ({ rules }: Pick<Verdict, "rules">): Verdict["rules"] =>
  rules.filter(({ checks }) => checks.some(({ openUntil }) => openUntil !== undefined));

/** What the verdict so far says of messages and transactions; undefined: it is not known yet. */
export const brokenSoFar = computed(
  () => verdict.value && lookUpBroken(verdict.value.rules, () => undefined),
);

const rulesText = (count: number): string =>
  count === 0 ? "nothing" : `${count} ${count === 1 ? "rule" : "rules"}`;

/** The numbers of a verdict, each with its name: `Broken`, `3 rules`. */
export const verdictNumbers = (found: Verdict): readonly (readonly [string, string])[] => [
  ["Broken", rulesText(brokenRules(found).length)],
  ["Still open", rulesText(openRules(found).length)],
  ["Not tried", rulesText(found.counts["not-applicable"])],
];
