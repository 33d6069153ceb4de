import { type RuleDetail, type RuleList, ruleDetail, ruleList } from "../../conformance/rule-list";
import { loadObligations } from "../../interfaces/obligations";
import { limits } from "../../limits";
import { ControlRefused } from "./refused";

/** The rules by which verdicts judge. This file is loaded when they are asked for. */
export const allRules = async (): Promise<RuleList> => ruleList(await loadObligations());

/** One of them, with examples. Rejects with `ControlRefused` for an unknown one. */
export async function oneRule(id: unknown): Promise<RuleDetail> {
  const wanted = String(id);
  const found = ruleDetail(await loadObligations(), wanted);
  if (found !== undefined) return found;
  throw new ControlRefused("rule-unknown", { id: wanted.slice(0, limits.ruleIdLength) });
}
