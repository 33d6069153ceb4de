import {
  type Cell,
  type Event,
  type State,
  adviceEvent,
  commonTransitions,
  events,
  states,
  transitionsOf,
} from "./state";

/**
 * What becomes of a transaction, as the contracts tell it (contract 2 and 3, duplicates and advices): a row a state, in the
 * order of the columns. `STATE` is taken, `STATE+confirm` with its effect, `STATE!reason` refused; `=` is the same state.
 */
const columns: readonly Event[] = [
  "request",
  "hold",
  "approval",
  "decline",
  "failure",
  "confirmation",
  "reversal",
  "reversalOfUnknown",
];

const expected: Readonly<Record<State, string>> = {
  NONE: "= PROCESSING PENDING DECLINED FAILED =!unknown TOMBSTONE!unknown TOMBSTONE!unknown",
  PROCESSING: "=!duplicate PROCESSING PENDING DECLINED FAILED =!inProcess REVERSED REVERSED",
  PENDING:
    "=!duplicate =!duplicate =!duplicate =!duplicate =!duplicate CONFIRMED+confirm REVERSED+reverse REVERSED+reverse",
  DECLINED:
    "=!duplicate =!duplicate =!duplicate =!duplicate =!duplicate =!declined =!declined REVERSED",
  FAILED: "=!duplicate =!duplicate =!duplicate =!duplicate =!duplicate =!failed REVERSED REVERSED",
  CONFIRMED:
    "=!duplicate =!duplicate =!duplicate =!duplicate =!duplicate = =!confirmed =!confirmed",
  REVERSED:
    "=!duplicate =!reversedMeanwhile =!reversedMeanwhile =!reversedMeanwhile =!reversedMeanwhile =!reversed = =",
  TOMBSTONE:
    "LATE!reversedBefore =!reversedBefore =!reversedBefore =!reversedBefore =!reversedBefore =!reversed =!unknown =!unknown",
  LATE: "=!duplicate =!reversedBefore =!reversedBefore =!reversedBefore =!reversedBefore =!reversed =!unknown REVERSED",
};

function cellOf(state: State, text: string): Cell {
  const [, next = "", effect = "none", refused] =
    /^([A-Z=]+)(?:[+](\w+))?(?:!(\w+))?$/.exec(text) ?? [];
  return {
    next: next === "=" ? state : next,
    effect,
    ...(refused !== undefined && { refused }),
  } as Cell;
}

const cells = Object.entries(expected).flatMap(([state, row]) =>
  row
    .split(" ")
    .map(
      (text, index) =>
        [state as State, columns[index] as Event, cellOf(state as State, text)] as const,
    ),
);

describe("the common table", () => {
  test.each(cells)("%s x %s", (state, event, cell) => {
    expect(commonTransitions[state][event]).toEqual(cell);
  });

  test("is total: nine states, eight events, and nothing besides", () => {
    expect(cells).toHaveLength(72);
    expect([...states].sort()).toEqual(Object.keys(expected).sort());
    expect([...events].sort()).toEqual([...columns].sort());
    expect(Object.keys(commonTransitions).sort()).toEqual([...states].sort());
    for (const row of Object.values(commonTransitions))
      expect(Object.keys(row).sort()).toEqual([...events].sort());
  });
});

describe("the table of a family", () => {
  test("is the common one where nothing is changed", () => {
    expect(transitionsOf()).toEqual(commonTransitions);
  });

  test("differs in the cells that the family changes, and in no other", () => {
    const changed: Cell = { next: "DECLINED", effect: "none" };
    const table = transitionsOf({ DECLINED: { reversal: changed } });
    expect(table.DECLINED).toEqual({ ...commonTransitions.DECLINED, reversal: changed });
    expect({ ...table, DECLINED: commonTransitions.DECLINED }).toEqual(commonTransitions);
    expect(commonTransitions.DECLINED.reversal).toEqual({
      next: "DECLINED",
      effect: "none",
      refused: "declined",
    });
  });
});

test.each([true, false])(
  "what a reversal is to its transaction: what leaves the outcome unknown: %s",
  (isUnknown) => {
    expect(adviceEvent("reversal", isUnknown)).toBe(isUnknown ? "reversalOfUnknown" : "reversal");
    expect(adviceEvent("confirmation", isUnknown)).toBe("confirmation");
  },
);
