import { v4 } from "uuid";
import type { Scenario } from "../../../src/scenario/definition";
import type { Body } from "../../families/suite/adapter";
import { adapters } from "../../families/adapters";
import { struck } from "../../pos/further-mutants";
import type { Pos, PosFault } from "../../pos/pos";
import { refundOf } from "../../support/messages/bill-payment";
import { card, cards } from "../../support/messages/gift-card";
import { codeOf, codes, createOf, scanOf } from "../../support/messages/qr";
import { type PosTest, brokenIn, outcomeOf, startPosTest, verdictOn } from "../../pos/till";

/** A reset, or a restore, between a request and its advice took the request away: the rules about the two cannot be told. */
let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

const outcomes = {
  confirmed: null,
  reversed: { of: "request", status: 504, when: "after" },
} as const;

const resets = {
  "all of the data space": ({ line }: Pos): unknown => {
    line.space.reset();
    return undefined;
  },
  "all but the journal, by a restore": ({ line }: Pos): unknown =>
    line.space.snapshots.restore("before"),
  "the family alone": (pos: Pos): unknown =>
    pos.ask("reset", () => ({ userDataWillBeLost: "TRUE", resetUserData: "TRUE" })),
};

const flows = adapters.flatMap(({ interface: name, kinds }) =>
  Object.keys(kinds).flatMap((kind, index) =>
    (["confirmed", "reversed"] as const).map(
      (how) =>
        [
          name,
          kind,
          how,
          index === 0 && how === "confirmed" ? "the family alone" : "all of the data space",
        ] as const,
    ),
  ),
);
const restored = flows.map(
  ([name, kind, how]) => [name, kind, how, "all but the journal, by a restore"] as const,
);

test.each([...flows, ...restored])(
  "%s: nobody is blamed for a %s that is %s after a reset of %s",
  async (name, kind, how, what) => {
    const pos = till.pos(name);
    const { transaction } =
      pos.contract.operations.find(
        (one) =>
          one.transaction === kind &&
          one.advice === (how === "confirmed" ? "confirmation" : "reversal"),
      ) ?? {};
    if (transaction === undefined) return;
    pos.between = () => resets[what](pos);
    const trouble = outcomes[how];
    const verdict = await verdictOn(
      till,
      pos,
      trouble === null ? null : struck(pos, trouble),
      async () => {
        await pos.line.space.snapshots.save("before");
        return pos.sell(kind);
      },
    );
    expect(brokenIn(verdict).filter((text) => !text.startsWith("SCENARIO"))).toEqual([]);
    expect(verdict.result).toBe("inconclusive");
  },
);

/** What a client learns, and what it does with that after a reset, or a restore, took it away; each breaks the rule where it was never learnt. */
interface Knowing {
  interface: string;
  breaks: string;
  learn: (pos: Pos) => Promise<unknown>;
  use: (pos: Pos, learnt: Body) => Promise<unknown>;
  /** After a restore the journal still shows that it was right. */
  isShown?: true;
}

const approved = (pos: Pos, kind: string, id: string): Body =>
  pos.adapter.kinds[kind]?.approved(id, 0) ?? {};
const request = (pos: Pos, kind: string, body: (id: string) => Body): Promise<void> => {
  const id = v4();
  return pos.request(kind, id, body(id));
};
const pay = (pos: Pos, { tranId }: Body): Promise<void> =>
  request(pos, pos.kind, (id) => ({ ...approved(pos, pos.kind, id), tranId }));

const knowing: readonly Knowing[] = [
  ...["gift-card-v3", "gift-card"].map((name): Knowing => ({
    interface: name,
    breaks: "GC-20",
    learn: (pos) =>
      request(pos, "activation", (id) => ({
        ...approved(pos, "activation", id),
        card: card(cards.fresh),
      })),
    use: (pos) =>
      request(pos, "redemption", (id) => ({
        ...approved(pos, "redemption", id),
        card: card(cards.fresh),
      })),
  })),
  {
    interface: "qr-retailer",
    breaks: "QR-01",
    learn: (pos) => pos.ask("getQrCode", (id) => codeOf({ id })),
    use: pay,
  },
  {
    interface: "qr-provider",
    breaks: "QR-01",
    learn: (pos) => pos.ask("createQrCode", (id) => createOf({ id })),
    use: pay,
  },
  {
    interface: "qr-partner",
    breaks: "QR-25",
    use: (pos) => {
      pos.line.space.settings("qr", { simulatedCustomer: "off" });
      return pay(pos, { tranId: codes.open });
    },
    learn: (pos) => pos.ask("scanNotification", (id) => scanOf(codes.open, { id })),
  },
  {
    interface: "bill-payment",
    breaks: "BP-21",
    isShown: true,
    learn: (pos) => pos.sell("payment"),
    use: (pos, { slipData }) =>
      request(pos, "refund", (id) =>
        refundOf(String((slipData as Body)["issuerReference"]), { id }),
      ),
  },
  {
    interface: "voucher",
    breaks: "VB-20",
    learn: (pos) => pos.sell("redemption"),
    use: (pos, { id: redemptionId }) =>
      request(pos, "refund", (id) => ({ ...approved(pos, "refund", id), redemptionId })),
  },
];

const away = ["all of the data space", "all but the journal, by a restore"] as const;

describe.each(knowing.map((one) => [one.breaks, one.interface, one] as const))(
  "%s at %s: what was learnt before it",
  (breaks, name, { learn, use, isShown }) => {
    async function reported(
      play: (pos: Pos, learnt: () => Promise<Body>) => Promise<void>,
    ): Promise<[unknown, string[]]> {
      const pos = till.pos(name);
      const verdict = await verdictOn(till, pos, null, async () => {
        pos.line.space.settings("qr", { simulatedCustomer: "off" });
        await pos.line.space.snapshots.save("before");
        await play(pos, async () => {
          await learn(pos);
          const { exchanges } = pos.line.space.messages();
          return exchanges.find(
            ({ requestId, answer }) => requestId === null && answer !== undefined,
          )?.answer as Body;
        });
      });
      return [outcomeOf(verdict, breaks), brokenIn(verdict)];
    }

    test.each(away)("blames nobody after a reset of %s", async (what) => {
      expect(
        await reported(async (pos, learnt) => {
          const known = await learnt();
          await resets[what](pos);
          await use(pos, known);
        }),
      ).toEqual([isShown && what !== "all of the data space" ? "pass" : "inconclusive", []]);
    });
  },
);

test("it excuses nothing else: a confirmation of what was never requested, and what the message shows by itself", async () => {
  const orphan = till.pos("gift-card-v3", "advicesNameTheirRequest");
  orphan.between = () => {
    orphan.line.space.reset();
  };
  expect(outcomeOf(await verdictOn(till, orphan, null, (pos) => pos.sell("load")), "GC-06")).toBe(
    "fail",
  );
  const hurried = till.pos("gift-card-v3", "repeatsAreSpaced");
  hurried.between = () => {
    hurried.line.space.reset();
  };
  expect(
    outcomeOf(
      await verdictOn(
        till,
        hurried,
        struck(hurried, { of: "advice", status: 504, times: 1 }),
        (pos) => pos.sell("load"),
      ),
      "GC-16",
    ),
  ).toBe("warn");
});

describe("a restore excuses nothing else", () => {
  const sold = (fault: PosFault | undefined, play: (pos: Pos) => Promise<unknown>) => {
    const pos = till.newPos("gift-card-v3", fault);
    return verdictOn(till, pos, null, async () => {
      await pos.line.space.snapshots.save("before");
      await play(pos);
    });
  };
  const restore = ({ line }: Pos): Promise<void> => line.space.snapshots.restore("before");

  test("what was done before it, right or wrong", async () => {
    const right = await sold(undefined, async (pos) => {
      await pos.sell("load");
      await restore(pos);
    });
    expect([right.result, brokenIn(right)]).toEqual(["pass", []]);
    const wrong = await sold("neverBoth", async (pos) => {
      await pos.sell("load");
      await restore(pos);
    });
    expect(outcomeOf(wrong, "GC-08")).toBe("fail");
  });

  test("a sale that the snapshot holds, and one that came after it", async () => {
    const held = await sold("approvedIsClosed", async (pos) => {
      await pos.sell("load");
      await pos.line.space.snapshots.save("before");
      await restore(pos);
    });
    const later = await sold("approvedIsClosed", async (pos) => {
      await restore(pos);
      await pos.sell("load");
    });
    expect([outcomeOf(held, "GC-07"), outcomeOf(later, "GC-07")]).toEqual(["fail", "fail"]);
    const taken = await sold("approvedIsClosed", async (pos) => {
      await pos.sell("load");
      await restore(pos);
    });
    expect(outcomeOf(taken, "GC-07")).toBe("inconclusive");
  });

  test("a thing that was learnt again since, or never, or was lost in an older reset and learnt since", async () => {
    const redeem = (pos: Pos) =>
      request(pos, "redemption", (id) => ({
        ...approved(pos, "redemption", id),
        card: card(cards.fresh),
      }));
    const activate = (pos: Pos) =>
      request(pos, "activation", (id) => ({
        ...approved(pos, "activation", id),
        card: card(cards.fresh),
      }));
    const never = await sold(undefined, async (pos) => {
      await restore(pos);
      await redeem(pos);
    });
    const again = await sold("approvedIsClosed", async (pos) => {
      await activate(pos);
      await restore(pos);
      await activate(pos);
      await redeem(pos);
    });
    expect([outcomeOf(never, "GC-20"), outcomeOf(again, "GC-20")]).toEqual(["warn", "fail"]);
  });
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
  expect((await pos.line.space.journal()).taken?.[0]).toEqual({
    what: exchange?.messageId,
    after: 0,
  });
});

test("the reset of one family leaves the scenarios of others as they are, and their verdicts", async () => {
  const pos = till.newPos("gift-card-v3");
  const { space, authorization } = pos.line;
  const reset = (name: string) =>
    fetch(`${till.standin.url}${till.standin.interfaces[name] ?? ""}/testServerAdmin/reset`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ userDataWillBeLost: "TRUE", resetUserData: "TRUE" }),
    });
  const strikes = async () => (await space.journal()).run?.rules.map((rule) => rule.struck);
  const verdict = await verdictOn(
    till,
    pos,
    struck(pos, { of: "load", status: 504, when: "after" }),
    async () => {
      await pos.sell("load");
      await reset("qr-retailer");
      expect(await strikes()).toEqual([1]);
    },
  );
  expect([verdict.result, brokenIn(verdict)]).toEqual(["pass", []]);
  await reset("gift-card");
  expect(await strikes()).toEqual([0]);
});

describe("a reset that came while a request was held, and was undone", () => {
  const kindsOf = adapters.flatMap(({ interface: name, kinds }) =>
    Object.keys(kinds).map((kind) => [name, kind] as const),
  );
  /** The answer of the request is held, and so is the reset and its undo, until time goes on. */
  async function sold(name: string, kind: string, fault?: PosFault) {
    const pos = till.newPos(name, fault);
    let isUndone = false;
    pos.line.pass = async (ms) => {
      if (!isUndone) pos.line.space.reset();
      if (!isUndone) pos.line.space.undo();
      isUndone = true;
      await Promise.resolve();
      till.time.advance(ms);
    };
    const held: Scenario = {
      name: "held",
      title: "Requests are held",
      interface: name,
      rules: pos.contract.operations
        .filter((operation) => operation.kind === "request" && operation.transaction === kind)
        .map(({ id }) => ({
          on: { operation: id },
          fault: { when: "after", kind: "delay", for: "30s" },
        })),
    };
    const verdict = await verdictOn(till, pos, held, () => pos.sell(kind));
    expect(isUndone).toBe(true);
    return brokenIn(verdict).filter((text) => !text.startsWith("SCENARIO"));
  }

  test.each(kindsOf)("%s: a %s may be reversed as soon as it was answered 500", async (...of) => {
    expect(await sold(...of)).toEqual([]);
  });

  test("but has to be reversed", async () => {
    const broken = await sold("gift-card-v3", "load", "unknownIsReversed");
    expect(broken.map((text) => text.split(":")[0])).toEqual(["GC-11 fail"]);
  });
});
