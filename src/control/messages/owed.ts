import type { Static } from "@sinclair/typebox";
import type { JudgedCheck } from "../../conformance/verdict";
import type { Space } from "../../store";
import type { Transaction, Transactions } from "../declare/models";
import type { ControlServices } from "../services";
import { verdictJson } from "../verdicts/verdict-query";
import { exchangeSteps, journalHead } from "./message-query";

type Owed = Static<typeof Transactions>["transactions"][number]["owed"];

/** Something that the POS still owes, or may still do. */
export type OpenWindow = Static<typeof Transaction>["open"][number];

/** A rule that a transaction breaks, or has not kept yet. */
export type JudgedRule = Static<typeof Transaction>["judged"][number];

/** The same, and whether it is broken since what was due never came. */
interface Judged extends JudgedRule {
  isOverdue: boolean;
}

/** What the rules of the verdict say about transactions, by their ids, judged by these exchanges alone. */
export async function judgedTransactions(
  services: ControlServices,
  space: Space,
  isJudged: (number: number) => boolean,
): Promise<ReadonlyMap<string, readonly Judged[]>> {
  const text = await services.judgeThread.judge(linesOf(services, space, isJudged), {});
  const { rules } = verdictJson.read(Buffer.from(text).toString());
  const found = new Map<string, Judged[]>();
  for (const { id: rule, sentence, checks } of rules)
    for (const check of checks) {
      const judged = judgedBy(check);
      if (judged === undefined) continue;
      const known = found.get(check.subject) ?? [];
      found.set(check.subject, [...known, { rule, sentence, text: check.text, ...judged }]);
    }
  return found;
}

async function* linesOf(
  services: ControlServices,
  space: Space,
  isJudged: (number: number) => boolean,
): AsyncGenerator<string[]> {
  yield [JSON.stringify(journalHead(services, space))];
  for await (const step of exchangeSteps(services, space))
    yield step.filter(({ number }) => isJudged(number)).map(({ text }) => text);
}

/** What a check says; undefined: the rule was kept, or nothing is known. */
function judgedBy({
  outcome,
  openUntil,
  overdueSince,
}: JudgedCheck): Pick<Judged, "outcome" | "due" | "isOverdue"> | undefined {
  if (openUntil !== undefined) return { outcome: "open", ...dueAt(openUntil), isOverdue: false };
  if (outcome === "consequence" && overdueSince !== undefined)
    return { outcome: "fail", ...dueAt(overdueSince), isOverdue: true };
  if (outcome !== "fail" && outcome !== "warn") return undefined;
  return {
    outcome,
    ...(overdueSince !== undefined && dueAt(overdueSince)),
    isOverdue: overdueSince !== undefined,
  };
}

const dueAt = (at: number): { due: string } => ({ due: new Date(at).toISOString() });

/** Whether the POS owes something for a transaction. */
export function owedBy(judged: readonly Judged[] = []): Owed {
  if (judged.some(({ isOverdue }) => isOverdue)) return "overdue";
  return judged.some(({ outcome }) => outcome === "open") ? "open" : "nothing";
}

/** What is still open about a transaction. */
export const windowsIn = (judged: readonly Judged[]): OpenWindow[] =>
  judged.flatMap(({ rule, sentence, text, outcome, due: until }) =>
    outcome === "open" && until !== undefined ? [{ rule, sentence, text, until }] : [],
  );
