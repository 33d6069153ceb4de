import type { Verdict } from "../../src";
import type { Obligation } from "../../src/conformance/rules/obligation";
import type { Scenario } from "../../src/scenario/definition";
import { mutants, ownMutants, troubleOf } from "./mutants";
import type { Pos, PosFault } from "./pos";
import { type PosTest, verdictOn } from "./till";

/** Rules that another rule's mutant shows. */
export const shownBy: Readonly<Record<string, PosFault>> = { confirmedIsNotReversed: "neverBoth" };

/** Sends a lookup, and sells each kind of transaction. */
export async function everything(pos: Pos): Promise<void> {
  await pos.lookup();
  for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
}

/** What the mutant of a rule does, and in which trouble: each time with another POS. */
export interface MutantPlay {
  newPos: () => Pos;
  trouble: (pos: Pos) => Scenario | null;
  play: (pos: Pos) => Promise<void>;
}

/** What the mutant of a rule does at an interface. */
export function mutantPlay(
  till: Pick<PosTest, "newPos">,
  name: string,
  { id, standard }: Obligation,
): MutantPlay {
  const own = ownMutants[id];
  const fault = own === undefined ? (shownBy[standard] ?? (standard as PosFault)) : own.fault;
  const newPos = () => till.newPos(name, fault);
  if (own !== undefined) return { newPos, trouble: () => null, play: own.play };
  const { trouble } = mutants[fault as PosFault];
  return { newPos, trouble: (pos) => troubleOf(trouble, pos), play: everything };
}

/** The verdict on the mutant of a rule. */
export async function brokenBy(
  till: PosTest,
  name: string,
  obligation: Obligation,
): Promise<{ pos: Pos; verdict: Verdict }> {
  const { newPos, trouble, play } = mutantPlay(till, name, obligation);
  const pos = newPos();
  return { pos, verdict: await verdictOn(till, pos, trouble(pos), play) };
}
