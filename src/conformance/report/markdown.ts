import { limits } from "../../limits/limits";
import { xmlText } from "./markup";
import { namesOf } from "../../record";
import { outcomeMarks, resultEmojis } from "../judged-rule";
import type { JudgedCheck, RuleVerdict, Verdict } from "../verdict";
import { noteText } from "../../journal/exchange";
import {
  plural,
  droppedText,
  type JudgedRun,
  type RefusedRun,
  sayingNothingStruck,
  struckNothing,
  struckNothingRemedy,
  foundLines,
  notJudgedLines,
  providerLines,
  whyNotJudged,
  unmatchedLines,
} from "./lines";
import { resultText } from "./text";

/** Text in one line that Markdown shows as it is, in a table too; `@` and `#` call nobody and link nowhere. */
export const markdownText = (text: string): string =>
  xmlText(text)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>&|~$]/g, "\\$&")
    .replace(/[@#](?=\w)/g, "$&&#8203;")
    .replace(/^[-+#=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");

/** Text as a block of code, whatever is in it. */
export function markdownCode(text: string, language = ""): string {
  const ticks = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...ticks.map(({ length }) => length + 1)));
  return `${fence}${language}\n${xmlText(text)}\n${fence}`;
}

/** The lines of a table; its cells are Markdown. `right`: how many columns at its end are aligned to the right. */
export const markdownTable = (
  [head = [], ...rows]: readonly (readonly string[])[],
  { right = 0 } = {},
): string[] =>
  [head, head.map((_, at) => (at < head.length - right ? "---" : "---:")), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );

const restLeftOut =
  "\nThe rest is left out, because pipelines show no longer text. `--html FILE` writes all of it.";

/** A text of these lines, as long as GitHub shows one; a line may be a block that is not divided. */
export function boundedMarkdown(lines: readonly string[]): string {
  const most = limits.markdownBytes - Buffer.byteLength(restLeftOut) - 1;
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > most) return [...kept, restLeftOut, ""].join("\n");
    kept.push(line);
  }
  return `${kept.join("\n")}\n`;
}

/** The outcomes that the summary lists rules of, each with its heading. */
const headings = {
  error: "A defect in Standin",
  fail: "Broken rules",
  inconclusive: "Undecided",
  warn: "Warnings",
} as const;

const isOk = ({ verdict: { result } }: JudgedRun): boolean =>
  result === "pass" || result === "warn";

/**
 * The result in a heading, a row for each run, and what broke, with what to do about it: for the summary of a pipeline.
 * `ofAll`: what is wrong with the waivers of all runs together.
 */
export const markdownReport = (
  runs: readonly JudgedRun[],
  refused: readonly RefusedRun[] = [],
  ofAll: readonly string[] = [],
): string =>
  boundedMarkdown([
    `## Standin: ${headline(runs, refused, ofAll)}`,
    "",
    ...runsTable(runs, refused),
    ...Object.entries(headings).flatMap(([outcome, heading]) => {
      const broken = brokenRules(runs, outcome as keyof typeof headings);
      return broken.length === 0 ? [] : ["", `### ${heading}`, ...broken.flatMap(ruleLines)];
    }),
    ...listSection(
      "Trimmed journals",
      runs
        .filter(({ verdict }) => verdict.observed.trimmed > 0)
        .map(
          ({ name, verdict: { observed } }) =>
            `${name}: ${plural(observed.exchanges, "exchange")}${droppedText(observed.trimmed)}: ` +
            "nobody knows what they showed",
        ),
    ),
    ...runs.flatMap(({ name, verdict }) => unmatchedSection(name, verdict)),
    ...runs.flatMap(({ name, verdict }) => providerSection(name, verdict)),
    ...listSection(whyNotJudged, [
      ...new Set(runs.flatMap(({ verdict }) => notJudgedLines(verdict))),
    ]),
    ...struckNothingLines(runs),
    ...listSection("Waivers", [
      ...new Set([...runs.flatMap(({ verdict }) => verdict.problems), ...ofAll]),
    ]),
    ...listSection(
      "Did not run",
      refused.map(({ name, refused: reason }) => `${name}: ${reason}`),
    ),
    ...(runs.every(isOk)
      ? []
      : [
          "",
          "Numbers in parentheses are message numbers. `--html FILE` writes a page with the messages.",
        ]),
  ]);

function headline(
  runs: readonly JudgedRun[],
  refused: readonly RefusedRun[],
  ofAll: readonly string[],
): string {
  if (runs.every(isOk)) {
    if (refused.length > 0)
      return `${resultEmojis.fail} ${plural(refused.length, "scenario")} did not run.`;
    const failed = runs.filter(({ code = 0 }) => code !== 0).length;
    if (failed > 0)
      return `${resultEmojis.fail} FAIL: the command failed in ${plural(failed, "run")}; the POS broke no rule.`;
  }
  const results = runs.map(({ verdict: { result } }) => result);
  if (ofAll.length > 0 && !results.includes("fail") && !results.includes("error"))
    return `${resultEmojis.fail} FAIL: ${plural(ofAll.length, "waiver")} matched in no run.`;
  const worst = worstFirst.find((result) => results.includes(result)) ?? "inconclusive";
  return `${resultEmojis[worst]} ${resultText({ result: worst })}`;
}

const worstFirst = namesOf(resultEmojis);

function runsTable(runs: readonly JudgedRun[], refused: readonly RefusedRun[]): string[] {
  const isTimed = runs.some(({ seconds }) => seconds !== undefined);
  const row = (cells: string[], seconds: string): string[] => [
    ...cells,
    ...(isTimed ? [seconds] : []),
  ];
  return markdownTable(
    [
      row(["scenario", "result", "broken rules"], "seconds"),
      ...runs.map((run) =>
        row(
          [markdownText(run.name), resultCell(run), brokenIds(run)],
          (run.seconds ?? 0).toFixed(1),
        ),
      ),
      ...refused.map(({ name }) =>
        row([markdownText(name), `${resultEmojis.fail} did not run`, ""], ""),
      ),
    ],
    { right: isTimed ? 1 : 0 },
  );
}

function resultCell(run: JudgedRun): string {
  const { verdict, code = 0 } = run;
  const word = outcomeMarks[verdict.result].word;
  if (code === 0) return `${resultEmojis[verdict.result]} ${word}`;
  return `${resultEmojis[isOk(run) ? "fail" : verdict.result]} ${word}, the command ended with ${code}`;
}

const brokenIds = ({ verdict: { rules } }: JudgedRun): string =>
  rules
    .filter(({ outcome }) => outcome === "fail" || outcome === "error")
    .map(({ id }) => markdownText(id))
    .join(", ");

/** A rule, and what broke it in which runs. */
interface RuleBrokenInRuns {
  rule: RuleVerdict;
  seen: { name: string; text: string }[];
}

/** The rules with an outcome, each listed once with what was seen in all runs. */
function brokenRules(
  runs: readonly JudgedRun[],
  outcome: keyof typeof headings,
): RuleBrokenInRuns[] {
  const all = runs.flatMap(({ name, verdict: { rules } }) => {
    const listedTogether = runs.length > 1 ? sayingNothingStruck(rules) : [];
    return rules
      .filter((rule) => rule.outcome === outcome && !listedTogether.includes(rule))
      .map((rule) => ({ name, rule }));
  });
  const broken = new Map<string, RuleBrokenInRuns>();
  for (const { name, rule } of all) {
    const key = `${rule.interface} ${rule.id} ${rule.sentence}`;
    const known = broken.get(key) ?? { rule, seen: [] };
    broken.set(key, known);
    const checks = rule.checks.filter((check) => check.outcome === outcome);
    known.seen.push(...checks.map((check) => ({ name, text: notedText(check) })));
  }
  return [...broken.values()];
}

/** The text of a check, and what a tester noted about its messages. */
const notedText = ({ text, evidence }: JudgedCheck): string =>
  [text, ...new Set(evidence.flatMap(({ notes = [] }) => notes.map(noteText)))].join(" ");

function ruleLines({ rule, seen }: RuleBrokenInRuns): string[] {
  const { id, interface: name, sentence, remedy, source } = rule;
  const more = seen.length - limits.reportedChecks;
  return [
    "",
    `**${markdownText(id)}** ${markdownText(name)}: ${markdownText(sentence)}`,
    "",
    ...seen
      .slice(0, limits.reportedChecks)
      .map((one) => `- ${markdownText(one.name)}: ${markdownText(one.text)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
    `- What to do: ${markdownText(remedy)} (${markdownText(source)})`,
  ];
}

/** Of several scenarios, those of which no fault struck are listed together. */
function struckNothingLines(runs: readonly JudgedRun[]): string[] {
  const names = runs.length > 1 ? struckNothing(runs) : [];
  if (names.length === 0) return [];
  return [
    ...listSection("Struck nothing", names),
    "",
    `The POS sent nothing that these scenarios strike. ${markdownText(struckNothingRemedy)}`,
  ];
}

function unmatchedSection(name: string, verdict: Verdict): string[] {
  const { heading = "", lines = [] } = unmatchedLines(verdict) ?? {};
  return listSection(`${markdownText(name)}: ${heading}`, lines);
}

function providerSection(name: string, verdict: Verdict): string[] {
  const { heading, breaches } = providerLines(verdict) ?? { heading: "", breaches: [] };
  if (heading === "") return [];
  return [
    "",
    `### ${markdownText(name)}: ${markdownText(heading)}`,
    ...breaches.flatMap((breach) => [
      "",
      `**${breach.code}** ${markdownText(breach.sentence)}`,
      "",
      ...foundLines(breach).map(
        ({ text, message }) =>
          `- ${markdownText(text)}${message === "" ? "" : `: ${markdownText(message)}`}`,
      ),
    ]),
  ];
}

const listSection = (heading: string, texts: readonly string[]): string[] =>
  texts.length === 0
    ? []
    : ["", `### ${heading}`, "", ...texts.map((text) => `- ${markdownText(text)}`)];
