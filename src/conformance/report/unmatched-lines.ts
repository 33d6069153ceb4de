import { unmatchedText } from "../../journal/unmatched-request";
import { limits } from "../../limits/limits";
import type { Verdict } from "../verdict";
import { plural } from "./counted";

/** What a report says of requests that reached no operation: a heading and a line for each; undefined: none. */
export function unmatchedLines({
  unmatched = [],
}: Pick<Verdict, "unmatched">): { heading: string; lines: string[] } | undefined {
  if (unmatched.length === 0) return undefined;
  const them = unmatched.length === 1 ? "it" : "them";
  const more = unmatched.length - limits.reportedChecks;
  return {
    heading: `${plural(unmatched.length, "request")} reached no operation, and no rule judged ${them}`,
    lines: [
      ...unmatched.slice(0, limits.reportedChecks).map(unmatchedText),
      ...(more > 0 ? [`and ${more} more`] : []),
    ],
  };
}
