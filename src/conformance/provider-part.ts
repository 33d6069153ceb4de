import { namesOf } from "../record";
import { type Exchange, losesAnswer } from "../journal/exchange";
import { type DescribedEvidence, knownBy } from "./judged-rule";

/** A rule by which a provider is judged. */
export interface ProviderRule {
  /** `PR-01` */
  id: string;
  /** The finding that says that it is broken. */
  code: string;
  /** What the provider owes: one imperative sentence. */
  sentence: string;
  /** Where that is said. */
  source: string;
  /** What a provider should do that breaks it. */
  remedy: string;
}

/** What any message that goes to a provider can show. Ids stay as they are: findings and certificates name them. */
const owed = {
  "provider-status": {
    id: "PR-01",
    sentence: "Answer with a status that the contract lists.",
    source: "interface reference, operations",
    remedy:
      "Answer with one of the statuses that the contract lists for the operation, also in front of the application.",
  },
  "provider-form": {
    id: "PR-02",
    sentence: "Answer with a body that fits the contract.",
    source: "interface reference, models",
    remedy: "Send JSON with every required member, each in its type and form.",
  },
  "provider-undocumented": {
    id: "PR-03",
    sentence: "Send no member that a closed model does not have.",
    source: "interface reference, models",
    remedy: "Leave the member out, or have it added to the contract first.",
  },
  "provider-lifecycle": {
    id: "PR-04",
    sentence: "Accept and refuse messages as the life cycle requires.",
    source: "contract 1, states and transitions",
    remedy:
      "Keep the state of each request, and decide by it under a lock: of messages at once, one wins.",
  },
  "provider-echo": {
    id: "PR-05",
    sentence: "Send ids, references, times and amounts back as they came.",
    source: "contract 1, conventions",
    remedy: "Copy the members from the message into its answer.",
  },
  "provider-repeat": {
    id: "PR-06",
    sentence: "Answer a repeated advice message as it was answered the first time.",
    source: "contract 3, gift card rule 3",
    remedy: "Keep the answer to each advice message with its id, and send it again.",
  },
  "provider-arithmetic": {
    id: "PR-07",
    sentence: "Send amounts that add up.",
    source: "interface reference, models",
    remedy: "Work the amounts out in minor units, and check their sums before the answer goes out.",
  },
  "provider-refusal": {
    id: "PR-08",
    sentence: "Refuse as malformed only what is malformed.",
    source: "contract 1, conventions",
    remedy:
      "Take every form that the contract allows: optional members, any order, a body in pieces.",
  },
  "provider-late": {
    id: "PR-09",
    sentence: "Answer within the agreed time.",
    source: "contract 1, outcomes",
    remedy: "Answer 504 before the time is over, and undo what is decided later.",
  },
} as const;

/** What only a certification shows, since it alone sends such messages. */
const owedWhenCertified = {
  "provider-accepted": {
    id: "PR-10",
    sentence: "Refuse a message that breaks its form.",
    source: "contract 1, conventions",
    remedy: "Check each message against its model, and answer 400 with a format error.",
  },
  "provider-credentials": {
    id: "PR-11",
    sentence: "Refuse a message without the right credentials.",
    source: "interface reference, security",
    remedy: "Check name and password before anything else, and answer 401 with an ErrorDetail.",
  },
  "provider-balance": {
    id: "PR-12",
    sentence: "Change a balance by what was confirmed, and by nothing else.",
    source: "contract 3, gift card rule 1",
    remedy:
      "Change the balance and the state of the transaction in one transaction of the database.",
  },
} as const;

type BreachCode = keyof typeof owed;

export type CertifiedCode = keyof typeof owedWhenCertified;

/** The codes of breaches that any message can show. */
export const breachCodes = namesOf(owed);

/** The rules, in the order of their ids. */
export const providerRules: readonly ProviderRule[] = Object.entries({
  ...owed,
  ...owedWhenCertified,
}).map(([code, { id, ...rule }]) => ({ id, code, ...rule }));

/** The rule that a finding breaks. */
export const ruleOf = (code: string): ProviderRule | undefined =>
  providerRules.find((rule) => rule.code === code);

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
  /** Where no message reached a provider: its host and what failed. */
  unreached?: string;
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
  const unreached = unreachedIn(exchanges);
  return {
    ...(unreached !== undefined && { unreached }),
    answers: sent.length,
    judged: sent.filter(isJudged).length,
    breaches: breachCodes.flatMap((code) => {
      const own = found.filter((one) => one.code === code).map(({ breach }) => breach);
      return own.length === 0 ? [] : [{ code, sentence: ruleOf(code)?.sentence ?? "", found: own }];
    }),
  };
}

/** `127.0.0.1:8090 (refused)`, where no message was given to a connection; undefined: one was, or none is over. */
function unreachedIn(exchanges: readonly Exchange[]): string | undefined {
  const over = exchanges.flatMap(({ upstream }) =>
    upstream?.failure === undefined && upstream?.sent !== true ? [] : [upstream],
  );
  if (over.some(({ sent }) => sent)) return undefined;
  const failed = new Set(over.map(({ host, failure = "closed" }) => `${host} (${failure})`));
  return failed.size === 0 ? undefined : [...failed].join(", ");
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

/** How many answers could be judged: `214 of 230 answers could be judged`; or that no message reached the provider. */
export const judgedAnswersText = ({
  answers,
  judged,
  unreached,
}: Pick<ProviderPart, "answers" | "judged" | "unreached">): string =>
  unreached === undefined
    ? `${judged} of ${answers} answers could be judged`
    : `no message reached the provider at ${unreached}`;
