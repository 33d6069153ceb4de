import { v4 } from "uuid";
import type { Fault, Scenario } from "../../src/scenario/definition";
import { type PosTest, brokenIn, startPosTest, verdictOn } from "../pos/till";
import { untilOpen } from "../support/socket";
import { cards, redemptionOf } from "../support/messages/gift-card";

/** A fault makes of a request what an older one does: unknown, refused or approved. */
let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

const striking = (fault: Fault): Scenario => ({
  name: "one",
  title: "One",
  interface: "gift-card-v3",
  rules: [{ on: { operation: "redeem" }, times: 1, fault }],
});

/** The rules that a POS breaks that sends a redemption under a fault, and nothing after it. */
async function brokenUnder(fault: Fault): Promise<string[]> {
  const verdict = await verdictOn(till, till.pos("gift-card-v3"), striking(fault), async (pos) => {
    const id = v4();
    await pos.ask("redeem", () => ({ ...redemptionOf(cards.funded, 10), id }), { id });
    if (fault.kind !== "refuse-connection") return;
    till.time.advance(5_000);
    await untilOpen(till.standin.url);
  });
  return brokenIn(verdict).map((text) => text.replace(/:.*/s, ""));
}

const moments = ["before", "after"] as const;
const broken: readonly ((when: (typeof moments)[number]) => Fault)[] = [
  (when) => ({ when, kind: "cut", bytes: 10 }),
  (when) => ({ when, kind: "half-close" }),
  (when) => ({ when, kind: "bandwidth", bytesPerSecond: 5 }),
  (when) => ({ when, kind: "refuse-connection", for: "5s" }),
];

test.each(broken.flatMap((faultAt) => moments.map((when) => faultAt(when))))(
  "$kind $when the processing leaves the outcome unknown, as half of an answer does",
  async (fault) => {
    const expected = await brokenUnder({ when: fault.when, kind: "truncate" });
    expect(expected).not.toEqual([]);
    expect(await brokenUnder(fault)).toEqual(expected);
  },
);

test("an answer that is edited to 504 leaves the outcome unknown, as a 504 does", async () => {
  const expected = await brokenUnder({ when: "after", kind: "status", status: 504 });
  expect(expected).not.toEqual([]);
  expect(await brokenUnder({ when: "after", kind: "edit", status: 504 })).toEqual(expected);
});

test.each<[string, Fault]>([
  ["refused", { when: "before", kind: "refuse", errorType: "INSUFFICIENT_FUNDS" }],
  ["answered with an edited 400", { when: "after", kind: "edit", status: 400 }],
])("a request that is %s asks for nothing more", async (_case, fault) => {
  expect(await brokenUnder(fault)).toEqual([]);
});

test("a request that is approved in part is approved: its confirmation may not give more than the part", async () => {
  const inPart: Fault = { when: "before", kind: "approve-part" };
  const plain: Fault = { when: "after", kind: "delay", for: "0ms" };
  expect(await brokenUnder(inPart)).toEqual(await brokenUnder(plain));
});

test("an approved request stays approved when something else of its answer is edited", async () => {
  const edits: Fault = { when: "after", kind: "edit", header: { "X-Other": "1" } };
  const plain: Fault = { when: "after", kind: "delay", for: "0ms" };
  const expected = await brokenUnder(plain);
  expect(expected).not.toEqual([]);
  expect(await brokenUnder(edits)).toEqual(expected);
});

/** The rules that a POS breaks whose confirmation is refused once, and that then sends these advices. */
async function brokenAfterRefusedConfirmation(...advices: readonly string[]): Promise<string[]> {
  const refused: Fault = { when: "before", kind: "refuse", errorType: "UNABLE_TO_LOCATE_RECORD" };
  const scenario = {
    ...striking(refused),
    rules: [{ on: { operation: "confirmRedemption" }, times: 1, fault: refused }],
  };
  const verdict = await verdictOn(till, till.pos("gift-card-v3"), scenario, async (pos) => {
    const requestId = v4();
    const request = () => ({ ...redemptionOf(cards.funded, 10), id: requestId });
    const approved = await pos.ask("redeem", request, { id: requestId });
    const { thirdPartyIdentifiers } = approved?.body ?? {};
    const advise = (id: string) => {
      const operation = pos.contract.operations.find((one) => one.id === id);
      const body = (adviceId: string) => ({
        ...(operation && pos.adapter.advice(operation, adviceId, requestId)),
        thirdPartyIdentifiers,
      });
      return pos.ask(id, body, { requestId });
    };
    expect(await advise("confirmRedemption")).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", originalId: requestId },
    });
    for (const advice of advices) await advise(advice);
  });
  return brokenIn(verdict).map((text) => text.replace(/:.*/s, ""));
}

test("a confirmation that is refused settles nothing: the reversal does, or another confirmation", async () => {
  const open = await brokenUnder({ when: "after", kind: "delay", for: "0ms" });
  expect(await brokenAfterRefusedConfirmation()).toEqual(open);
  expect(await brokenAfterRefusedConfirmation("reverseRedemption")).toEqual([]);
  expect(await brokenAfterRefusedConfirmation("confirmRedemption")).toEqual([]);
});
