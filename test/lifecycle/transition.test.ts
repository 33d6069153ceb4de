import fc from "fast-check";
import { refusals as billRefusals } from "../../src/families/bill-payment/refusals";
import { transitions as prepaidTransitions } from "../../src/families/prepaid-utility/refusals";
import { refusals as voucherRefusals } from "../../src/families/voucher/refusals";
import {
  type Cell,
  type Event,
  type State,
  type TransitionTable,
  commonTransitions,
  events,
  states,
  transitionsOf,
} from "../../src/lifecycle/state";
import { tableFaults, transition } from "../../src/lifecycle/apply";

const tables = {
  common: commonTransitions,
  bill: transitionsOf(billRefusals.transitions),
  prepaid: transitionsOf(prepaidTransitions),
  voucher: transitionsOf(voucherRefusals.transitions),
};
const sequences = fc.array(fc.constantFrom(...events), { maxLength: 12 });

/** The cells that a sequence of events meets, from nothing on. */
function walk(
  table: TransitionTable,
  sequence: readonly Event[],
): { from: State; event: Event; cell: Cell }[] {
  let from: State = "NONE";
  return sequence.map((event) => {
    const step = { from, event, cell: transition(table, { state: from }, event) };
    from = step.cell.next;
    return step;
  });
}

describe.each(Object.entries(tables))("any sequence of events by the %s table", (_name, table) => {
  test("moves money at most once, of a pending transaction only, and never by an event that is refused", () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const moving = walk(table, sequence).filter(({ cell }) => cell.effect !== "none");
        expect(moving.length).toBeLessThanOrEqual(1);
        for (const { from, cell } of moving)
          expect([from, cell.refused]).toEqual(["PENDING", undefined]);
      }),
    );
  });

  test("leaves a closed transaction closed, and repeats of its advice are taken", () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        for (const { from, event, cell } of walk(table, sequence)) {
          if (from !== "CONFIRMED" && from !== "REVERSED") continue;
          expect(cell.next).toBe(from);
          if (event === (from === "CONFIRMED" ? "confirmation" : "reversal"))
            expect(cell.refused).toBeUndefined();
        }
      }),
    );
  });

  test("confirms what is pending by a confirmation alone, and reverses it by a reversal alone", () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        for (const { from, event, cell } of walk(table, sequence)) {
          if (from !== "PENDING") continue;
          expect(cell.next).toBe(
            event === "confirmation"
              ? "CONFIRMED"
              : event.startsWith("reversal")
                ? "REVERSED"
                : "PENDING",
          );
        }
      }),
    );
  });

  test("is sound", () => {
    expect(tableFaults(table)).toEqual([]);
  });
});

describe("a table that is not sound is told, with the cell", () => {
  test.each<[State, Event, Cell, string[]]>([
    [
      "FAILED",
      "reversal",
      { next: "REVERSED", effect: "reverse" },
      ["FAILED x reversal has an effect, but only PENDING holds one back"],
    ],
    [
      "NONE",
      "confirmation",
      { next: "NONE", effect: "confirm", refused: "unknown" },
      [
        "NONE x confirmation has an effect, but only PENDING holds one back",
        "NONE x confirmation is refused and has an effect",
      ],
    ],
    [
      "PENDING",
      "reversal",
      { next: "REVERSED", effect: "reverse", refused: "declined" },
      ["PENDING x reversal is refused and has an effect"],
    ],
    [
      "CONFIRMED",
      "reversal",
      { next: "REVERSED", effect: "none" },
      ["CONFIRMED x reversal leaves a closed state"],
    ],
    [
      "REVERSED",
      "approval",
      { next: "PENDING", effect: "none" },
      ["REVERSED x approval leaves a closed state"],
    ],
    [
      "PENDING",
      "confirmation",
      { next: "CONFIRMED", effect: "none" },
      ["PENDING x confirmation does not match its effect"],
    ],
    [
      "PENDING",
      "confirmation",
      { next: "CONFIRMED", effect: "reverse" },
      ["PENDING x confirmation does not match its effect"],
    ],
    [
      "PENDING",
      "reversal",
      { next: "REVERSED", effect: "confirm" },
      ["PENDING x reversal does not match its effect"],
    ],
    [
      "PENDING",
      "request",
      { next: "FAILED", effect: "none" },
      ["PENDING x request does not match its effect"],
    ],
  ])("%s x %s: %j", (state, event, cell, faults) => {
    expect(tableFaults(transitionsOf({ [state]: { [event]: cell } }))).toEqual(faults);
  });

  test("an effect that a pending transaction gets by another event is sound: what matters is where it ends", () => {
    expect(
      tableFaults(transitionsOf({ PENDING: { failure: { next: "REVERSED", effect: "reverse" } } })),
    ).toEqual([]);
  });

  test("a cell and a state that are left out", () => {
    const { hold: _hold, ...row } = commonTransitions.LATE;
    const { TOMBSTONE: _tombstone, ...rest } = commonTransitions;
    const table = { ...rest, LATE: row } as unknown as TransitionTable;
    expect(tableFaults(table)).toEqual([
      ...events.map((event) => `TOMBSTONE has no cell for ${event}`),
      "LATE has no cell for hold",
    ]);
    expect(states).toContain("TOMBSTONE");
  });
});
