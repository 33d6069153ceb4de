import { adapters } from "../family/adapters";
import { struck } from "../pos/further-mutants";
import type { Pos } from "../pos/pos";
import { type PosTest, brokenIn, outcomeOf, startPosTest, verdictOn } from "../pos/till";

/** A reset between a request and its advice took the request away: the rules about the two cannot be told. */
let till: PosTest;
beforeAll(async () => { till = await startPosTest(); });
afterAll(() => till.standin.close());

const outcomes = { confirmed: null, reversed: { of: "request", status: 504, when: "after" } } as const;

const resets = {
  "all of the data space": ({ line }: Pos): void => { line.space.reset(); },
  "the family alone": async (pos: Pos): Promise<void> => { await pos.ask("reset", () => ({ userDataWillBeLost: "TRUE", resetUserData: "TRUE" })); },
};

const flows = adapters.flatMap(({ interface: name, kinds }) => Object.keys(kinds).flatMap((kind, index) =>
  (["confirmed", "reversed"] as const).map((how) => [name, kind, how, index === 0 && how === "confirmed" ? "the family alone" : "all of the data space"] as const)));

test.each(flows)("%s: nobody is blamed for a %s that is %s after a reset of %s", async (name, kind, how, what) => {
  const pos = till.pos(name);
  const { transaction } = pos.contract.operations.find((one) => one.transaction === kind && one.advice === (how === "confirmed" ? "confirmation" : "reversal")) ?? {};
  if (transaction === undefined) return;
  pos.between = () => resets[what](pos);
  const trouble = outcomes[how];
  const verdict = await verdictOn(till, pos, trouble === null ? null : struck(pos, trouble), () => pos.sell(kind));
  expect(brokenIn(verdict).filter((text) => !text.startsWith("SCENARIO"))).toEqual([]);
  expect(verdict.result).toBe("inconclusive");
});

test("it excuses nothing else: a confirmation of what was never requested, and what the message shows by itself", async () => {
  const orphan = till.pos("gift-card-v3", "advicesNameTheirRequest");
  orphan.between = () => { orphan.line.space.reset(); };
  expect(outcomeOf(await verdictOn(till, orphan, null, (pos) => pos.sell("load")), "GC-06")).toBe("fail");
  const hurried = till.pos("gift-card-v3", "repeatsAreSpaced");
  hurried.between = () => { hurried.line.space.reset(); };
  expect(outcomeOf(await verdictOn(till, hurried, struck(hurried, { of: "advice", status: 504, times: 1 }), (pos) => pos.sell("load")), "GC-16")).toBe("warn");
});

test("a request that is sent anew after it is judged as ever", async () => {
  const pos = till.pos("gift-card-v3", "approvedIsClosed");
  const id = "5f0c1b22-0000-4000-8000-000000000001";
  const body = () => pos.adapter.kinds["load"]?.approved(id, 0) ?? {};
  const verdict = await verdictOn(till, pos, null, async () => {
    await pos.request("load", id, body());
    pos.line.space.reset();
    await pos.request("load", id, body());
  });
  expect(outcomeOf(verdict, "GC-07")).toBe("fail");
});

test("the head of an exported journal names what was taken away, the newest first, until it is too much to keep", async () => {
  const pos = till.pos("gift-card-v3");
  await verdictOn(till, pos, null, () => pos.sell("load"));
  const [exchange] = pos.line.space.messages().exchanges;
  pos.line.space.reset();
  expect((await pos.line.space.journal()).taken?.[0]).toBe(exchange?.messageId);
});
