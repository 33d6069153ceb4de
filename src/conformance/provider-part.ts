import { type Exchange, losesAnswer } from "../journal/exchange";
import { type BreachCode, breachCodes, ruleOf } from "./rules/provider-rules";
import { type DescribedEvidence, knownBy } from "./evidence";

/** An answer of a provider, and what is wrong with it. */
export interface FoundBreach extends Omit<DescribedEvidence, "role"> {
  interface: string;
  /** The provider. */
  host: string;
  text: string;
}

/** What a provider did against the contract, as often as it did so. */
export interface ProviderBreach {
  code: BreachCode;
  /** What it owes: one imperative sentence. */
  sentence: string;
  found: FoundBreach[];
}

/** What is to be said of the providers to which messages went. */
export interface ProviderPart {
  /** Messages that went to a provider, each of which should have an answer. */
  answers: number;
  /** Of these, answers that are whole, and that the contract lists. */
  judged: number;
  breaches: ProviderBreach[];
}

/** Whether providers did right, as far as is known; without an answer that could be judged nobody can say so. */
export function providerResult(
  part: { judged: number; breaches: readonly unknown[] } | undefined,
): "pass" | "fail" | "inconclusive" {
  if (part === undefined) return "inconclusive";
  if (part.breaches.length > 0) return "fail";
  return part.judged > 0 ? "pass" : "inconclusive";
}

/** The providers' part of a verdict on these exchanges; undefined: none went to a provider. Pure. */
export function providerPartOf(exchanges: readonly Exchange[]): ProviderPart | undefined {
  const sent = exchanges.filter(
    ({ upstream }) => upstream?.sent === true && !losesAnswer(upstream.disturbed),
  );
  if (!exchanges.some(({ upstream }) => upstream !== undefined)) return undefined;
  const found = exchanges.flatMap(breachesOf);
  return {
    answers: sent.length,
    judged: sent.filter(isJudged).length,
    breaches: breachCodes.flatMap((code) => {
      const own = found.filter((one) => one.code === code).map(({ breach }) => breach);
      return own.length === 0 ? [] : [{ code, sentence: ruleOf(code)?.sentence ?? "", found: own }];
    }),
  };
}

function breachesOf(exchange: Exchange): { code: string; breach: FoundBreach }[] {
  const { number, findings, upstream } = exchange;
  if (upstream === undefined) return [];
  const about = {
    number,
    interface: exchange.interface ?? "",
    host: upstream.host,
    ...knownBy(exchange),
  };
  return findings.map(({ code, text }) => ({ code, breach: { ...about, text } }));
}

/** Nobody can say what half an answer, a page of something between, or a status that is not listed means. */
const isJudged = ({ upstream, findings, made, answer }: Exchange): boolean =>
  upstream?.failure === undefined &&
  upstream?.status !== undefined &&
  typeof (made === undefined ? answer : made.body) !== "string" &&
  !findings.some(({ code }) => code === ("provider-status" satisfies BreachCode));

/** How many answers could be judged: `214 of 230 answers could be judged`. */
export const judgedAnswersText = ({
  answers,
  judged,
}: Pick<ProviderPart, "answers" | "judged">): string =>
  `${judged} of ${answers} answers could be judged`;
