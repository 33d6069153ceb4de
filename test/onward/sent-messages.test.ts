import { ControlRefused, toHaveSent, toHaveSentTimes } from "../../src";
import { type Till, cards, redemptionOf, useGiftCards } from "../support/messages/gift-card";

expect.extend({ toHaveSent, toHaveSentTimes });

const { newTill } = useGiftCards();

/** A till that has redeemed twice, and reversed the second one. */
async function soldTwice(): Promise<{ till: Till; ids: string[] }> {
  const till = newTill();
  const [first, second] = [redemptionOf(cards.funded, 500), redemptionOf(cards.funded, 700)];
  await till.redeem(first);
  await till.redeem(second);
  await till.reverse("redemption", second.id, { reversalReason: "TIMEOUT" });
  return { till, ids: [first.id, second.id] };
}

/** What a failed expectation says, without colours. */
function complaint(expectation: () => void): string {
  try {
    expectation();
  } catch (error) {
    return (error as Error).message.replace(/\u001b\[\d+m/g, "");
  }
  throw new Error("the expectation held");
}

describe("sent()", () => {
  test("has the messages of an operation in their order, with bodies that the compiler knows", async () => {
    const { till, ids } = await soldTwice();
    const sent = till.space.sent("redeem", { interface: "gift-card-v3" });
    expect(sent.map(({ request }) => request.body.id)).toEqual(ids);
    const amounts: (number | undefined)[] = sent.map(
      ({ request }) => request.body.amounts.requestAmount?.amount,
    );
    expect(amounts).toEqual([500, 700]);
    const approved = sent.flatMap((message) =>
      message.status === 201 ? [message.answer.amounts?.approvedAmount?.amount] : [],
    );
    expect(approved).toEqual([500, 700]);
    const reasons: string[] = till.space
      .sent("reverseRedemption")
      .map(({ request }) => request.body.reversalReason);
    expect(reasons).toEqual(["TIMEOUT"]);
  });

  test("reads a journal longer than a page", async () => {
    const till = newTill();
    const count = 1_050;
    for (let sent = 0; sent < count; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, () => till.redeem(redemptionOf(cards.unknown, 1))),
      );
    expect(till.space.sent("redeem")).toHaveLength(count);
  });

  test("leaves out a copy that a fault delivered, and keeps a repeat", async () => {
    const till = newTill();
    till.space.scenario({
      name: "copied",
      title: "A redemption is delivered twice",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "redeem" }, fault: { when: "after", kind: "replay" } }],
    });
    const message = redemptionOf(cards.funded, 500);
    await till.redeem(message);
    expect(till.space.messages().exchanges).toHaveLength(2);
    expect(till.space.sent("redeem")).toHaveLength(1);
    till.space.scenario(null);
    await till.redeem(message);
    expect(till.space.sent("redeem")).toHaveLength(2);
  });

  test("refuses an unknown operation or interface, with the nearest name", () => {
    const { space } = newTill();
    expect(() => space.sent("redem")).toThrow(ControlRefused);
    expect(() => space.sent("redem")).toThrow(/redeem/);
    expect(() => space.sent("redeem", { interface: "gift-card-v4" as "gift-card" })).toThrow(
      /gift-card-v3/,
    );
    expect(() => space.sent("redeem", { interface: "voucher" as "gift-card" })).toThrow(
      ControlRefused,
    );
  });
});

describe("toHaveSent", () => {
  test("holds for a message with these members, at any depth", async () => {
    const { till, ids } = await soldTwice();
    expect(till.space).toHaveSent("redeem");
    expect(till.space).toHaveSent("redeem", { amounts: { requestAmount: { amount: 700 } } });
    expect(till.space).toHaveSent("reverseRedemption", {
      requestId: ids[1],
      reversalReason: "TIMEOUT",
      time: expect.any(String) as string,
    });
    expect(till.space).not.toHaveSent("confirmRedemption");
    expect(till.space).not.toHaveSent("redeem", { amounts: { requestAmount: { amount: 701 } } });
  });

  test("counts", async () => {
    const { till } = await soldTwice();
    expect(till.space).toHaveSentTimes("redeem", 2);
    expect(till.space).toHaveSentTimes("redeem", 1, {
      amounts: { requestAmount: { amount: 500 } },
    });
    expect(till.space).toHaveSentTimes("confirmRedemption", 0);
    expect(till.space).not.toHaveSentTimes("redeem", 1);
  });

  test("tells what was sent instead", async () => {
    const { till } = await soldTwice();
    const { space } = till;
    expect(
      complaint(() => {
        expect(space).toHaveSent("reverseRedemption", { reversalReason: "CANCELLED" });
      }),
    ).toBe(
      [
        'Expected the POS to send reverseRedemption with {"reversalReason": "CANCELLED"}. It sent message 3, with another body. Message 3:',
        "",
        "- Expected",
        "+ Received",
        "",
        "  Object {",
        '-   "reversalReason": "CANCELLED",',
        '+   "reversalReason": "TIMEOUT",',
        "  }",
      ].join("\n"),
    );
    expect(
      complaint(() => {
        expect(space).toHaveSent("confirmRedemption");
      }),
    ).toBe(
      "Expected the POS to send confirmRedemption. It sent none. Its last messages:\n\n  1 redeem\n  2 redeem\n  3 reverseRedemption",
    );
    expect(
      complaint(() => {
        expect(space).toHaveSentTimes("redeem", 1);
      }),
    ).toBe("Expected the POS to send redeem once. It sent messages 1 and 2.");
    expect(
      complaint(() => {
        expect(space).not.toHaveSent("redeem");
      }),
    ).toBe("Expected the POS not to send redeem. It sent messages 1 and 2.");
    expect(
      complaint(() => {
        expect(newTill().space).toHaveSent("redeem");
      }),
    ).toBe("Expected the POS to send redeem. It sent nothing at all.");
  });
});
