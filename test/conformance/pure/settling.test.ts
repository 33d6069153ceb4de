import { type ExampleStep, journalOf } from "../../../src/conformance/rules/rule";
import {
  closing,
  isInVain,
  isRefused,
  isWithoutReversal,
  lastOfAll,
  refusals,
  effectiveAdvices,
  wasRefusedBefore,
} from "../../../src/conformance/scene/settling";
import type { Exchange } from "../../../src/journal/exchange";
import { sceneOf, stage, toy } from "./toy";

/** Which advices close a transaction, and which settle nothing. */
type Reported = ExampleStep | [ExampleStep, Partial<Exchange>];
const strikes = [{ source: "scenario:example#1", text: "rule 1 of example" }];

function transactionOf(...reported: Reported[]) {
  const parts = reported.map((one) => (Array.isArray(one) ? one : ([one, {}] as const)));
  const exchanges = journalOf(
    toy,
    parts.map(([step]) => step),
  ).map((exchange, index) => ({ ...exchange, ...parts[index]?.[1] }));
  const [transaction] = sceneOf(exchanges).transactions;
  if (transaction === undefined) throw new Error("there is no transaction");
  return transaction;
}

type Part = Parameters<typeof stage.request>[0];
const request = (part?: Part): ExampleStep => stage.request(part);
const confirmation = (part?: Part): ExampleStep => stage.confirmation(part);
const reversal = (part?: Part): ExampleStep => stage.reversal(part);
const numbers = (messages: readonly { exchange: Exchange }[]): number[] =>
  messages.map(({ exchange }) => exchange.number);
const refused = { status: 400 } as const;
const unlocated = { status: 400, answer: { errorType: "UNABLE_TO_LOCATE_RECORD" } };

describe("a reversal that finds nothing to undo is not refused", () => {
  const isReversalRefused = (...reported: Reported[]) =>
    transactionOf(request(), ...reported).advices.reversal.map(isRefused);

  test("whoever is told so by its status or its error", () => {
    expect(
      isReversalRefused(
        reversal({ status: 404 }),
        reversal(unlocated),
        reversal(refused),
        reversal({ status: 504 }),
        reversal(),
      ),
    ).toEqual([false, false, true, false, false]);
  });

  test("unless the transaction stays open and no fault said it", () => {
    const open = { stateAfter: "PENDING" };
    expect(
      isReversalRefused(
        [reversal({ status: 404 }), open],
        [reversal({ status: 404 }), { ...open, strikes }],
        [reversal(unlocated), { stateAfter: "REVERSED" }],
      ),
    ).toEqual([true, false, false]);
  });

  test("a confirmation that finds nothing is", () => {
    expect(
      transactionOf(
        request(),
        confirmation({ status: 404 }),
        confirmation(unlocated),
      ).advices.confirmation.map(isRefused),
    ).toEqual([true, true]);
  });
});

describe("what closes a transaction", () => {
  const closers = (...reported: Reported[]) =>
    numbers(closing(transactionOf(request(), ...reported)));

  test("an accepted advice, or one that is under way", () => {
    expect([
      closers(confirmation()),
      closers(reversal()),
      closers(confirmation({ status: 504 })),
      closers(),
    ]).toEqual([[2], [2], [2], []]);
  });

  test("not a refused one, even if a fault took the place of an acceptance", () => {
    expect(closers(confirmation(refused))).toEqual([]);
    expect([
      closers([confirmation(refused), { stateAfter: "CONFIRMED", made: { status: 202 } }]),
      closers([reversal(refused), { stateAfter: "REVERSED", made: { status: 202 } }]),
    ]).toEqual([[], []]);
  });

  test("not one that was sent before it was refused in the end, however often", () => {
    expect(
      closers(confirmation({ status: 504 }), confirmation({ status: 504 }), confirmation(refused)),
    ).toEqual([]);
    expect(
      closers(confirmation({ status: 504 }), confirmation(refused), confirmation({ status: 504 })),
    ).toEqual([4]);
    expect(closers(confirmation({ status: 504 }), confirmation(refused), confirmation())).toEqual([
      2, 4,
    ]);
  });

  test("both kinds in the order of their arrival", () => {
    expect(closers(reversal({ status: 504 }), confirmation(), reversal())).toEqual([2, 3, 4]);
  });

  test("of one kind, the same", () => {
    const { advices } = transactionOf(
      request(),
      confirmation({ status: 504 }),
      reversal(),
      confirmation(refused),
    );
    expect([
      numbers(effectiveAdvices(advices.confirmation)),
      numbers(effectiveAdvices(advices.reversal)),
      effectiveAdvices([]),
    ]).toEqual([[], [3], []]);
  });
});

describe("nothing is left that the client could do", () => {
  const left = (...reported: Reported[]): number | undefined =>
    lastOfAll(transactionOf(...reported))?.exchange.number;
  const accepted = { made: { status: 202 } };
  const other = { ...refused, id: "other" };

  test("once an advice was processed, and this and another one were answered with refusals", () => {
    expect([
      left(request(), [confirmation(refused), accepted]),
      left(request(), [confirmation(refused), accepted], reversal(refused)),
      left(request(), [confirmation(refused), accepted], confirmation(other)),
      left(request(), [reversal(refused), accepted], reversal(other)),
      left(request(), reversal(refused), [confirmation(refused), accepted]),
    ]).toEqual([undefined, 3, 3, 3, 3]);
  });

  test("once it knows a refusal alone, since the acceptance was late, cut off or for nobody", () => {
    const seenAs = (how: object) => [confirmation(), how] as Reported;
    expect([
      left(request(), seenAs({ durationMs: 60_001 }), confirmation(refused), reversal(other)),
      left(request(), seenAs({ outcome: "spoiled" }), confirmation(refused), reversal(other)),
      left(
        request(),
        seenAs({ outcome: "client-left", status: null, clientLeftMs: 60_000, ...accepted }),
        confirmation(refused),
        reversal(other),
      ),
    ]).toEqual([4, 4, 4]);
  });

  test("not after an acceptance that was a fault's, however late", () => {
    const late = [confirmation(), { durationMs: 60_001, unprocessed: true }] as Reported;
    expect(left(request(), late, confirmation(refused), reversal(other))).toBeUndefined();
  });

  test("not after the same advice again, nor where each refusal is true", () => {
    expect([
      left(request(), [confirmation(refused), accepted], confirmation(refused)),
      left(request(), confirmation(refused), reversal(refused)),
      left(request(), [confirmation(refused), { made: { status: 400 } }], reversal(refused)),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test("of an approval that was a fault's, once both kinds of advice were refused", () => {
    const declined = [request(), { made: { status: 400 } }] as Reported;
    expect([
      left(declined, confirmation(refused)),
      left(declined, confirmation(refused), confirmation(other)),
      left(declined, confirmation(refused), reversal(refused)),
      left([request(), { unprocessed: true }], reversal(refused), confirmation(refused)),
      left([request(), { made: { status: 201 } }], confirmation(refused), reversal(refused)),
    ]).toEqual([undefined, undefined, 3, 3, undefined]);
  });
});

test("what settled nothing, of both kinds", () => {
  expect(
    numbers(
      refusals(
        transactionOf(
          request(),
          reversal(refused),
          confirmation(refused),
          reversal({ status: 504 }),
          reversal({ status: 404 }),
        ),
      ),
    ),
  ).toEqual([2, 3]);
});

describe("the client knew of a refusal when it sent another message", () => {
  const knew = (...reported: Reported[]) => {
    const { advices } = transactionOf(request(), ...reported);
    const [other] = advices.reversal;
    return other && wasRefusedBefore(advices.confirmation, other);
  };

  test("where the last of the kind was refused before", () => {
    expect([
      knew(confirmation(refused), reversal()),
      knew(confirmation({ status: 504 }), confirmation(refused), reversal()),
    ]).toEqual([true, true]);
    expect([
      knew(confirmation(refused), reversal(), confirmation()),
      knew(reversal(), confirmation(refused)),
    ]).toEqual([true, false]);
  });

  test("not where it was accepted, sent again since, or the refusal was still on its way", () => {
    expect([
      knew(confirmation(), reversal()),
      knew(confirmation({ status: 504 }), reversal()),
    ]).toEqual([false, false]);
    expect([
      knew(confirmation(refused), confirmation({ status: 504 }), reversal()),
      knew(confirmation(), confirmation(refused), reversal()),
    ]).toEqual([false, false]);
    expect(knew([confirmation(refused), { durationMs: 5_000 }], reversal())).toBe(false);
  });
});

test("a reversal is in vain where there is no such function", () => {
  const unsupported = { status: 400, answer: { errorType: "FUNCTION_NOT_SUPPORTED" } };
  expect(
    transactionOf(
      request(),
      reversal({ status: 501 }),
      reversal(unsupported),
      reversal(refused),
      reversal(),
      reversal({ status: 504, answer: unsupported.answer }),
    ).advices.reversal.map(isInVain),
  ).toEqual([true, true, false, false, false]);
});

test("a provider is without reversals where the journal says so, or refused one for want of it", () => {
  const isWithout = (...reported: Reported[]) => isWithoutReversal(transactionOf(...reported));
  expect([
    isWithout(request({ unsupported: ["reversal"] })),
    isWithout(request({ unsupported: ["confirmation"] })),
    isWithout(request()),
  ]).toEqual([true, false, false]);
  expect([
    isWithout(request(), reversal({ status: 501 })),
    isWithout(request(), reversal(refused)),
    isWithout(request(), confirmation({ status: 501 })),
  ]).toEqual([true, false, false]);
});
