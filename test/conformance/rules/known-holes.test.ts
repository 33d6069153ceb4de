import { v4 } from "uuid";
import { saleOf } from "../../support/messages/airtime";
import {
  adviceFor,
  cancellationOf,
  orderOf,
  orders,
  providers,
  receiver,
  redemptionOf,
} from "../../support/messages/money-transfer";
import { adviceOf, codes, paymentOf, scanOf } from "../../support/messages/qr";
import type { Pos } from "../../pos/pos";
import { type PosTest, outcomeOf, startPosTest, verdictOn } from "../../pos/till";

/** Messages that the judge once overlooked, or blamed for what it could not tell. */
let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

const judged = async (name: string, id: string, play: (pos: Pos) => Promise<unknown>) =>
  outcomeOf(
    await verdictOn(till, till.pos(name), null, async (pos) => {
      await play(pos);
    }),
    id,
  );

describe("MT-29", () => {
  const withQuote =
    (between: (pos: Pos) => unknown, parts: object = {}) =>
    async (pos: Pos): Promise<void> => {
      await pos.ask("getFeeQuote", () => ({
        amount: 1_000,
        amountIncludesFee: false,
        originatorInstId: "20000001",
        receiverId: providers.alder,
      }));
      const { quoteId } = pos.lastAnswer();
      await between(pos);
      await pos.request("create", ...withId((id) => orderOf(1_000, { id, quoteId, ...parts })));
    };
  const moved = ({ line }: Pos): unknown => line.space.clock({ advanceSeconds: 86_400 });

  test("a quote that expired since somebody moved the clock decides nothing", async () => {
    expect(await judged("money-transfer", "MT-29", withQuote(moved))).toBe("inconclusive");
    expect(
      await judged(
        "money-transfer",
        "MT-29",
        withQuote(({ time }) => {
          time.advance(86_400_000);
        }),
      ),
    ).toBe("warn");
    expect(
      await judged(
        "money-transfer",
        "MT-29",
        withQuote(() => undefined),
      ),
    ).toBe("pass");
  });

  test("a quote for something else is the client's fault, whatever the clock", async () => {
    expect(
      await judged("money-transfer", "MT-29", withQuote(moved, receiver(providers.birch))),
    ).toBe("warn");
  });
});

/** An order that was created and confirmed; its reference. */
async function newOrder(pos: Pos): Promise<string> {
  await pos.request("create", ...withId((id) => orderOf(1_000, { id })));
  return String(
    (pos.line.space.messages().exchanges[0]?.answer as Record<string, unknown>)["orderRedeemRef"],
  );
}

test("MT-30: a lookup names the receiver in its query", async () => {
  const look =
    (receiverId: string) =>
    async (pos: Pos): Promise<void> => {
      const orderRedeemRef = await newOrder(pos);
      await pos.ask("lookupOrder", () => ({ orderRedeemRef, receiverId }));
    };
  expect(await judged("money-transfer", "MT-30", look(providers.birch))).toBe("warn");
  expect(await judged("money-transfer", "MT-30", look(providers.alder))).toBe("pass");
});

test("MT-30: a lookup names no client, and another client may have asked", async () => {
  const outcome = await judged("money-transfer", "MT-30", async (pos) => {
    const orderRedeemRef = await newOrder(pos);
    await pos.ask("redeemOrder", (id) =>
      redemptionOf(orders.active, { id, client: { id: "30000002", name: "Another Switch" } }),
    );
    await pos.ask("lookupOrder", () => ({ orderRedeemRef, receiverId: providers.birch }));
  });
  expect(outcome).toBe("inconclusive");
});

describe("MT-25", () => {
  const cancel = (pos: Pos, orderRedeemRef: string, parts: object = {}) => {
    const id = v4();
    return pos
      .ask("cancelOrder", () => cancellationOf(orderRedeemRef, { id, ...parts }), { id })
      .then(() => id);
  };

  test("an order is cancelled once", async () => {
    const times =
      (count: number) =>
      async (pos: Pos): Promise<void> => {
        const reference = await newOrder(pos);
        for (let time = 0; time < count; time += 1) await cancel(pos, reference);
      };
    expect(await judged("money-transfer", "MT-25", times(1))).toBe("pass");
    expect(await judged("money-transfer", "MT-25", times(2))).toBe("warn");
  });

  test("a cancellation that was reversed may be tried again, and another client knows of none", async () => {
    expect(
      await judged("money-transfer", "MT-25", async (pos) => {
        const reference = await newOrder(pos);
        const requestId = await cancel(pos, reference);
        await pos.ask(
          "cancelOrderReversal",
          (id) => adviceFor(requestId, { id, reversalReason: "CANCELLED" }),
          { requestId },
        );
        await cancel(pos, reference);
      }),
    ).toBe("pass");
    expect(
      await judged("money-transfer", "MT-25", async (pos) => {
        const reference = await newOrder(pos);
        await cancel(pos, reference);
        await cancel(pos, reference, { client: { id: "30000002", name: "Another Switch" } });
      }),
    ).toBe("pass");
  });
});

describe("QR-13", () => {
  const advised =
    (name: "retailer" | "partner", fits: (id: string) => object) =>
    async (pos: Pos): Promise<void> => {
      const id = v4();
      await pos.ask(
        "paymentRequest",
        () =>
          paymentOf(codes.open, {
            id,
            ...(name === "partner" && { partner: { id: "30000001", name: "Blue Wallet" } }),
          }),
        { id },
      );
      await pos.ask(
        "reversePayment",
        (advice) => adviceOf(name, "reversal", id, { id: advice, ...fits(id) }),
        { requestId: id },
      );
    };

  test.each(["retailer", "partner"] as const)(
    "%s: a reversal after an answer that leaves its partner out is warned of",
    async (name) => {
      const partner = { partner: { id: "30000001", name: "Blue Wallet" } };
      expect(
        await judged(
          `qr-${name}`,
          "QR-13",
          advised(name, () => ({})),
        ),
      ).toBe("warn");
      expect(
        await judged(
          `qr-${name}`,
          "QR-13",
          advised(name, () => partner),
        ),
      ).toBe("pass");
      expect(
        await judged(
          `qr-${name}`,
          "QR-13",
          advised(name, () => ({ partner: { id: "30000002", name: "Harbour Pay" } })),
        ),
      ).toBe("fail");
    },
  );
});

describe("AT-15", () => {
  const trial = async (pos: Pos): Promise<string> => {
    await pos.ask("purchaseTrial", (id) => saleOf("NWAIR20", { id }));
    const { thirdPartyIdentifiers = [] } = pos.lastAnswer() as {
      thirdPartyIdentifiers?: { transactionIdentifier: string }[];
    };
    return thirdPartyIdentifiers.at(-1)?.transactionIdentifier ?? "";
  };

  test("a question by the reference that a trial brought is about the trial", async () => {
    expect(
      await judged("airtime", "AT-15", async (pos) => {
        const purchaseReference = await trial(pos);
        await pos.ask("purchaseStatus", () => ({ purchaseReference, provider: "10000001" }));
      }),
    ).toBe("fail");
  });

  test("a question by the reference of a sale is not, though a trial went before", async () => {
    expect(
      await judged("airtime", "AT-15", async (pos) => {
        await trial(pos);
        const id = v4();
        await pos.ask("purchase", () => saleOf("NWAIR20", { id }), { id });
        const { thirdPartyIdentifiers = [] } = pos.lastAnswer() as {
          thirdPartyIdentifiers?: { transactionIdentifier: string }[];
        };
        await pos.ask("purchaseStatus", () => ({
          purchaseReference: thirdPartyIdentifiers.at(-1)?.transactionIdentifier,
          provider: "10000001",
        }));
      }),
    ).toBe("pass");
  });
});

describe("QR-21", () => {
  const scans =
    (second: object, between: (pos: Pos) => unknown = () => undefined) =>
    async (pos: Pos): Promise<void> => {
      const id = v4();
      await pos.ask("scanNotification", () => scanOf(codes.open, { id }), { id });
      await between(pos);
      await pos.ask("scanNotification", (other) => scanOf(codes.open, { id: other, ...second }));
    };

  test("one scan that is told twice under two ids is warned of", async () => {
    expect(await judged("qr-partner", "QR-21", scans({}))).toBe("warn");
  });

  test("the customer may scan again, with another token or a moment later", async () => {
    expect(await judged("qr-partner", "QR-21", scans({ partnerPaymentToken: "tok-rich" }))).toBe(
      "pass",
    );
    expect(
      await judged(
        "qr-partner",
        "QR-21",
        scans({}, ({ time }) => {
          time.advance(20_000);
        }),
      ),
    ).toBe("pass");
  });
});

function withId<Body extends object>(body: (id: string) => Body): [string, Body] {
  const id = v4();
  return [id, body(id)];
}
