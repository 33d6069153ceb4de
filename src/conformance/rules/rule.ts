import type { Obligation, Judge, Level, RestsOn } from "./obligation";
import { type Stage, type ExampleStep, stageOf, journalOf } from "./example";
import type { InterfaceContract } from "../../contract/operation";

/** A rule that recurs in every family, before it has its id and its contract rule there. */
export interface StandardRule extends Pick<
  Obligation,
  "sentence" | "remedy" | "level" | "critical" | "ofItself" | "ofNamed" | "forbids"
> {
  /** What it is called here: rules of several families with one name are the same rule. */
  name: string;
  judge: Judge;
  /** Absent: on the messages if one shows by itself whether it was kept, else on the answers too. */
  restsOn?: RestsOn;
  /** Kind of transaction of the examples; absent: any that has both advices. */
  kind?: string;
  pass: (stage: Stage) => ExampleStep[];
  fail: (stage: Stage) => ExampleStep[];
}

/** What of a standard rule is the family's own. */
interface OwnWords {
  level?: Level;
  sentence?: string;
}

/** A rule of a family: its id, where the contract says so, and the standard rule that it is. */
export interface FamilyRule {
  id: string;
  source: string;
  rule: StandardRule;
}

export const ruled = (
  id: string,
  source: string,
  rule: StandardRule,
  own: OwnWords = {},
): FamilyRule => ({ id, source, rule: { ...rule, ...own } });

/** The obligations of one interface. */
export const obligationsOf = (
  contract: InterfaceContract,
  rules: readonly FamilyRule[],
): Obligation[] =>
  rules.map(({ id, source, rule }) => {
    const { name, sentence, remedy, level, critical, ofItself, ofNamed, forbids } = rule;
    const { judge, kind, pass, fail, restsOn = ofItself === true ? "message" : "answer" } = rule;
    const stage = stageOf(contract, kind);
    return {
      id,
      standard: name,
      source,
      sentence,
      remedy,
      level,
      judge,
      restsOn,
      ...(critical && { critical }),
      ...(ofItself && { ofItself }),
      ...(ofNamed && { ofNamed }),
      ...(forbids && { forbids }),
      examples: {
        get pass() {
          return journalOf(contract, pass(stage));
        },
        get fail() {
          return journalOf(contract, fail(stage));
        },
      },
    };
  });

/** A body with a value at a path. */
export function bodyWith(path: string, value: unknown): object {
  const [name = "", ...rest] = path.split(".");
  return { [name]: rest.length === 0 ? value : bodyWith(rest.join("."), value) };
}

/** The example of a client that does it right. */
export const approvedAndConfirmed = (s: Stage): ExampleStep[] => [s.request(), s.confirmation()];

/** Of a step: no answer came. */
export const noAnswer = { status: null } as const;

/** A message of the first of these operations; a request if there is none. */
export const anyOf = (
  s: Stage,
  operations: readonly string[] | undefined,
  part: Parameters<Stage["message"]>[1] = {},
): ExampleStep =>
  operations?.[0] === undefined ? s.request(part) : s.message(operations[0], part);
