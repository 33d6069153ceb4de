import type { Verdict } from "../../../src";
import { judged } from "../../support/judged";
import { brokenBy, everything, shownBy } from "../../pos/broken-by";
import { mutants, ownMutants } from "../../pos/mutants";
import { furtherMutants } from "../../pos/further-mutants";
import { habits } from "../../pos/habits";
import { sparedHabits } from "../../pos/spared-habits";
import type { Pos, PosFault } from "../../pos/pos";
import { adapters } from "../../families/adapters";
import {
  type PosTest,
  brokenIn,
  brokenWhenTrimmed,
  outcomeOf,
  startPosTest,
  reportedIn,
  verdictOn,
} from "../../pos/till";

const driven = adapters.map((adapter) => adapter.interface);
const interfaces = judged.filter(({ contract }) => driven.includes(contract.name));
const standardOf = new Map(
  interfaces.flatMap(({ obligations }) =>
    obligations.map(({ id, standard }) => [id, standard] as const),
  ),
);

let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

/** Where a rule that a verdict counts as broken is not to be seen: on a message, and on the transaction of each. */
async function unseenIn({ line: { space } }: Pos, verdict: Verdict): Promise<string[]> {
  const broken = verdict.rules.filter(
    ({ outcome, level }) => level !== "note" && (outcome === "fail" || outcome === "warn"),
  );
  const { exchanges } = await space.messages({ filter: "broken:any", judged: true });
  const { transactions } = await space.transactions();
  return broken.flatMap(({ id }) => {
    const found = exchanges.filter(({ judged = [] }) => judged.some(({ rule }) => rule === id));
    const unnamed = transactions.filter(
      (one) =>
        found.some(({ messageId, requestId }) => [messageId, requestId].includes(one.id)) &&
        one.judged.every(({ rule }) => rule !== id),
    );
    return found.length === 0 ? [id] : unnamed.map((one) => `${id} of ${one.id}`);
  });
}

describe.each(interfaces.map(({ contract, obligations }) => [contract.name, obligations] as const))(
  "%s: each rule catches its mutant, and no unrelated one does",
  (name, obligations) => {
    test.each(obligations.map((obligation) => [obligation.id, obligation] as const))(
      "%s",
      async (id, obligation) => {
        const { pos, verdict } = await brokenBy(till, name, obligation);
        const seen = reportedIn(verdict);
        expect(await unseenIn(pos, verdict)).toEqual([]);
        const rules = seen.map((text) => text.split(" ")[0] ?? "");
        expect({ rules, seen }).toMatchObject({ rules: expect.arrayContaining([id]) as string[] });
        const fault = shownBy[obligation.standard] ?? (obligation.standard as PosFault);
        const own = ownMutants[id];
        const related = [
          obligation.standard,
          fault,
          ...(own === undefined ? mutants[fault].related : (own.related ?? [])),
        ];
        // Whatever is refused for the fault stays open: that follows from it.
        const follows = seen.map((text) =>
          /^\S+ fail: no (?:confirmation|reversal) .* was refused \(\d+\)$/.test(text),
        );
        const unrelated = rules.filter(
          (rule, index) => follows[index] !== true && !related.includes(standardOf.get(rule) ?? ""),
        );
        expect({ unrelated, seen: unrelated.length === 0 ? [] : seen }).toEqual({
          unrelated: [],
          seen: [],
        });
      },
    );
  },
);

const overConfirming = interfaces.flatMap(({ contract: { name }, obligations }) =>
  obligations.flatMap(({ id, standard }) =>
    standard === "confirmedWithinApproval" && ownMutants[id] === undefined
      ? [[name, id] as const]
      : [],
  ),
);

test.each(overConfirming)(
  "%s: a confirmation above what was approved is one failure, %s: whatever else is told follows from it",
  async (name, id) => {
    const verdict = await verdictOn(
      till,
      till.newPos(name, "confirmedWithinApproval"),
      null,
      everything,
    );
    expect(brokenIn(verdict).map((text) => text.split(":")[0])).toEqual([`${id} fail`]);
  },
);

describe("misbehaviour of other kinds is caught as well", () => {
  test.each(
    furtherMutants.map(
      (mutant) => [`${mutant.breaks} at ${mutant.interface}: ${mutant.does}`, mutant] as const,
    ),
  )(
    "%s",
    async (_name, { breaks, level = "fail", also = [], fault, scenario, play, ...mutant }) => {
      const pos = till.newPos(mutant.interface, fault);
      const verdict = await verdictOn(till, pos, scenario?.(pos) ?? null, play);
      expect({
        outcome: outcomeOf(verdict, breaks),
        seen: brokenIn(verdict).filter(
          (text) => ![breaks, ...also].some((id) => text.startsWith(`${id} `)),
        ),
      }).toEqual({ outcome: level, seen: [] });
    },
  );
});

describe("a habit of the good POS breaks no rule", () => {
  test.each(
    [...habits, ...sparedHabits].map(
      (habit) => [`${habit.interface}: ${habit.habit}`, habit] as const,
    ),
  )("%s", async (_name, { scenario, warns = [], refusedAs, play, ...habit }) => {
    const pos = till.newPos(habit.interface);
    const verdict = await verdictOn(till, pos, scenario?.(pos) ?? null, play);
    const judged = verdict.rules.filter(({ id }) => !id.startsWith("SCENARIO-"));
    const errors = pos.line.space
      .messages()
      .exchanges.map(({ answer }) => (answer as { errorType?: string } | undefined)?.errorType);
    if (refusedAs !== undefined) expect(errors).toContain(refusedAs);
    const isWarned = (text: string): boolean => warns.some((id) => text.startsWith(`${id} warn`));
    expect(warns.map((id) => outcomeOf(verdict, id))).toEqual(warns.map(() => "warn"));
    expect({
      seen: brokenIn(verdict).filter((text) => !isWarned(text)),
      undecided: judged.filter(({ outcome }) => outcome === "inconclusive"),
    }).toEqual({ seen: [], undecided: [] });
    expect(judged.some(({ outcome }) => outcome === "pass")).toBe(true);
    expect(
      (await brokenWhenTrimmed(pos)).filter((text) => !isWarned(text.replace(/^[^:]*: /, ""))),
    ).toEqual([]);
  });
});
