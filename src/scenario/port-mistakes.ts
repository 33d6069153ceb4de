import { memberOf } from "../contract/values/member";
import { limits } from "../limits/limits";
import type { Mistake } from "./mistake";

/** Rules that would close the port of a simulator that others use too. */
export function portMistakes(scenario: unknown): Mistake[] {
  const rules = memberOf(scenario, "rules");
  const looked: unknown[] = Array.isArray(rules) ? rules.slice(0, limits.scenarioRules) : [];
  return looked.flatMap((rule, index) =>
    memberOf(memberOf(rule, "fault"), "kind") === "refuse-connection"
      ? [{ path: `rules[${index}].fault.kind`, text: sharedPort }]
      : [],
  );
}

const sharedPort =
  "refuse-connection closes the port for everybody, so a shared simulator refuses it; " +
  "use it with standin exec or standin run, or in process";
