import { limits } from "../../limits/limits";
import { evidenceText } from "../evidence";
import { type FoundBreach, type ProviderBreach, judgedAnswersText } from "../provider-part";
import type { Verdict } from "../verdict";
import { plural } from "./counted";

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
