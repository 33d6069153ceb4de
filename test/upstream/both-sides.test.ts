import type { Fault, Scenario } from "../../src/scenario/definition";
import { type PosTest, brokenIn, startPosTest, verdictOn } from "../pos/till";
import type { PosFault } from "../pos/pos";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** Faults strike in front of a provider and at the provider: the POS is judged by what it could know. */
let between: PosTest;
beforeAll(async () => {
  const time = new VirtualTime();
  between = await startPosTest({ time, provider: await startStandin({ time }) });
});
afterAll(() => between.standin.close());

/** What strikes the first messages of some operations. */
type Strikes = readonly (readonly [operation: string, times: number, fault: Fault])[];

const scenarioOf = (name: string, strikes: Strikes): Scenario | null =>
  strikes.length === 0
    ? null
    : {
        name: "strikes",
        title: "Strikes",
        interface: name,
        rules: strikes.map(([operation, times, fault]) => ({ on: { operation }, times, fault })),
      };

/** Sells some kinds, with strikes here and there; the rules that are broken. */
async function brokenAt(
  [name, ...kinds]: readonly [string, ...string[]],
  { here = [], there = [] }: { here?: Strikes; there?: Strikes },
  fault?: PosFault,
): Promise<string[]> {
  const pos = between.newPos(name, fault);
  pos.line.there?.scenario(scenarioOf(name, there));
  const verdict = await verdictOn(between, pos, scenarioOf(name, here), async () => {
    for (const kind of kinds) await pos.sell(kind);
  });
  return brokenIn(verdict);
}

const malformed: Fault = { when: "after", kind: "malformed" };
const refused: Fault = { when: "after", kind: "status", status: 503 };
const redemption = ["gift-card-v3", "redemption"] as const;

test.each<[string, readonly [string, ...string[]], Parameters<typeof brokenAt>[1]]>([
  [
    "a sale's answer that is not JSON was no answer",
    ["money-transfer", "redeem"],
    { there: [["redeemOrder", 1, malformed]] },
  ],
  [
    "the answer to a reversal that is not JSON may be asked for again",
    ["prepaid-utility", "purchase"],
    {
      here: [["createTokenPurchaseRequest", 1, { when: "after", kind: "cut", bytes: 0 }]],
      there: [["reverseTokenPurchase", 3, malformed]],
    },
  ],
  [
    "an answer that is not JSON is none under another status either",
    ["voucher", "redemption"],
    {
      here: [["redeemVoucher", 1, { when: "after", kind: "edit", status: 400 }]],
      there: [["redeemVoucher", 1, malformed]],
    },
  ],
  [
    "a confirmation that the provider took and called refused cannot be reversed",
    redemption,
    { there: [["confirmRedemption", 3, refused]] },
  ],
  [
    "a fault hides that the provider took the confirmation",
    ["qr-provider", "providerPayment"],
    {
      here: [
        ["confirmPayment", 1, { when: "before", kind: "refuse", errorType: "INVALID_AMOUNT" }],
      ],
      there: [["confirmPayment", 1, { when: "after", kind: "empty" }]],
    },
  ],
  [
    "a reversal that the provider finds nothing for settles the matter",
    ["money-transfer", "redeem"],
    {
      here: [["redeemOrder", 1, { when: "after", kind: "empty" }]],
      there: [
        [
          "reverseRedeem",
          1,
          { when: "before", kind: "refuse", errorType: "UNABLE_TO_LOCATE_RECORD" },
        ],
      ],
    },
  ],
  [
    "a sale that the provider refused too late in an unlisted way cannot be reversed",
    redemption,
    {
      here: [["redeem", 1, { when: "after", kind: "drip", for: "80s" }]],
      there: [["redeem", 1, { when: "before", kind: "status", status: 429, offContract: true }]],
    },
  ],
  [
    "time begins anew when a reversal is refused after others without an answer",
    ["prepaid-utility", "purchase"],
    {
      here: [["reverseTokenPurchase", 2, { when: "before", kind: "bandwidth", bytesPerSecond: 5 }]],
      there: [
        ["createTokenPurchaseRequest", 1, { when: "before", kind: "reset" }],
        [
          "reverseTokenPurchase",
          3,
          { when: "before", kind: "refuse", errorType: "FUNCTION_NOT_SUPPORTED" },
        ],
      ],
    },
  ],
  [
    "a second delivery that the provider holds is not the POS's",
    ["airtime", "purchase", "provision"],
    {
      here: [
        ["confirmVoucher", 1, { when: "after", kind: "drip", for: "80s" }],
        ["purchase", 3, { when: "after", kind: "replay" }],
      ],
      there: [["purchase", 3, { when: "before", kind: "drip", for: "80s" }]],
    },
  ],
])("the good POS is not blamed: %s", async (_case, sale, strikes) => {
  expect(await brokenAt(sale, strikes)).toEqual([]);
});

test.each<[string, PosFault, Parameters<typeof brokenAt>[1]]>([
  ["never reverses", "unknownIsReversed", { there: [["redeem", 1, malformed]] }],
  [
    "never reverses, and nobody knows what became of the sale",
    "unknownIsReversed",
    {
      here: [["redeem", 1, { when: "after", kind: "drip", for: "80s" }]],
      there: [["redeem", 1, { when: "after", kind: "reset" }]],
    },
  ],
  [
    "leaves it at one refused reversal",
    "refusedIsLeft",
    {
      here: [["redeem", 1, { when: "after", kind: "empty" }]],
      there: [["reverseRedemption", 1, { when: "before", kind: "status", status: 503 }]],
    },
  ],
  [
    "never closes a sale",
    "approvedIsClosed",
    { there: [["redeem", 1, { when: "after", kind: "delay", for: "5s" }]] },
  ],
])("a POS that %s fails", async (_case, fault, strikes) => {
  expect((await brokenAt(redemption, strikes, fault)).join()).toMatch(/GC-(?:07|11) fail/);
});
