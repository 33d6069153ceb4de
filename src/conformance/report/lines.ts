import { severity, evidenceText, isOfScenario } from "../judged-rule";
import type { Verdict, RuleVerdict } from "../verdict";
import type { JournalFile } from "../journal-file";
import { limits } from "../../limits/limits";
import { requestCount, unmatchedText } from "../../journal/unmatched-request";
import { type FoundBreach, type ProviderBreach, judgedAnswersText } from "../provider-part";

/** `1 check`, `2 checks`. */
export const plural = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/** How many checks came out how, the worst first; nothing of an outcome that none had. */
export const countsText = ({ counts }: Pick<Verdict, "counts">): string =>
  severity
    .filter((outcome) => counts[outcome] > 0 && outcome !== "not-applicable")
    .map((outcome) => `${counts[outcome]} ${outcome}`)
    .join(", ") || "none";

/** How many exchanges the journal has lost, after the text about those that it has; empty: none. */
export const droppedText = (trimmed: number): string =>
  trimmed > 0 ? `, ${plural(trimmed, "older one")} dropped` : "";

/** The name of a report: the scenarios that ran. */
export const reportName = ({
  run,
  further = [],
}: Pick<JournalFile, "run" | "further">): string | undefined =>
  run && [run, ...further].map(({ scenario }) => scenario.name).join(", ");

/** A run that was judged. */
export interface JudgedRun {
  name: string;
  verdict: Verdict;
  /** Exit code of the command that was run, if one was. */
  code?: number;
  /** How long the run took, its waiting included. */
  seconds?: number;
}

/** A run that was judged, with its messages. */
export interface JournaledRun extends JudgedRun {
  journal: JournalFile;
}

/** A scenario that could not run, and why. */
export interface RefusedRun {
  name: string;
  refused: string;
}

/** The rules that say that no fault of a scenario struck: each is the first of those of its scenario. */
export const sayingNothingStruck = (rules: readonly RuleVerdict[]): RuleVerdict[] =>
  rules.filter(
    (rule) =>
      isOfScenario(rule) &&
      rule.outcome === "inconclusive" &&
      rules.find(({ source }) => source === rule.source) === rule,
  );

/** The scenarios of which no fault struck; of a run of several, each with the run. */
export const struckNothing = (runs: readonly JudgedRun[]): string[] =>
  runs.flatMap(({ name, verdict: { rules, furtherScenarios = [] } }) =>
    sayingNothingStruck(rules).map(({ source }) =>
      furtherScenarios.length === 0 ? name : `${scenarioIn(source)} (run ${name})`,
    ),
  );

const scenarioIn = (source: string): string => source.replace(/^scenario /, "");

/** What to do about scenarios of which no fault struck, which leaves them undecided. */
export const struckNothingRemedy =
  "Run those that are for it: --interface NAME runs the scenarios of an interface, --scenarios DIRECTORY your own.";

/** Names the scenarios of which no fault struck, with what to do; undefined: each struck. */
export function struckNothingText(runs: readonly JudgedRun[]): string | undefined {
  const names = struckNothing(runs);
  if (names.length === 0) return undefined;
  const more = names.length - limits.reportedChecks;
  const listed = [
    ...names.slice(0, limits.reportedChecks),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  return `The POS sent nothing that these scenarios strike: ${listed.join(", ")}. ${struckNothingRemedy}`;
}

/** What a report says of requests that reached no operation: a heading and a line for each; undefined: none. */
export function unmatchedLines({
  unmatched = [],
}: Pick<Verdict, "unmatched">): { heading: string; lines: string[] } | undefined {
  if (unmatched.length === 0) return undefined;
  const count = requestCount(unmatched);
  const them = count === 1 ? "it" : "them";
  const more = unmatched.length - limits.reportedChecks;
  return {
    heading: `${plural(count, "request")} reached no operation, and no rule judged ${them}`,
    lines: [
      ...unmatched.slice(0, limits.reportedChecks).map(unmatchedText),
      ...(more > 0 ? [`and ${more} more`] : []),
    ],
  };
}

/** What a report says of the providers: the heading, and each kind of breach. */
interface ProviderLines {
  heading: string;
  breaches: readonly ProviderBreach[];
}

/** What a report says of the providers to which messages went; undefined: none went to one. */
export function providerLines({ provider }: Pick<Verdict, "provider">): ProviderLines | undefined {
  if (provider === undefined) return undefined;
  const { breaches } = provider;
  const count = breaches.reduce((sum, { found }) => sum + found.length, 0);
  const counted = count === 0 ? "no breach" : plural(count, "breach").replace(/hs$/, "hes");
  return { heading: `The provider: ${counted}; ${judgedAnswersText(provider)}`, breaches };
}

/** What was found of a kind of breach, as much as is shown; each with its message. */
export const foundLines = ({ found }: ProviderBreach): { text: string; message: string }[] => {
  const more = found.length - limits.reportedChecks;
  return [
    ...found.slice(0, limits.reportedChecks).map((one) => ({
      text: one.text,
      message: breachMessageText(one),
    })),
    ...(more > 0 ? [{ text: `and ${more} more`, message: "" }] : []),
  ];
};

/** The message that a breach answered: `(12) 09:31:00.250 redeem, till TILL0001, at provider.example`. */
const breachMessageText = ({ host, ...found }: FoundBreach): string =>
  `${evidenceText({ role: "seen", ...found })}, at ${host}`;

/** Why rules are not judged whose data are a provider's. */
export const whyNotJudged =
  "Not judged behind an upstream, or only in part: the data are the provider's";

/** The rules that could not be judged, by interface; empty: there are none. */
export function notJudgedLines({ notJudged = [] }: Pick<Verdict, "notJudged">): string[] {
  const names = [...new Set(notJudged.map((rule) => rule.interface))];
  return names.map((name) => {
    const ids = notJudged.filter((rule) => rule.interface === name).map(({ id }) => id);
    return `${name}: ${ids.join(", ")}`;
  });
}
