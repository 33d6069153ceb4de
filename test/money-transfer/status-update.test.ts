import { rule } from "../support/rules";
import {
  base,
  declined,
  orders,
  providers,
  receiver,
  useMoneyTransfer,
  wallet,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();
const active = { orderRedeemRef: orders.active };

describe("updateOrderStatus", () => {
  test.each([
    ["UNREDEEMED", "ACTIVE"],
    ["REDEEMED", "REDEEMED"],
    ["CANCELLED", "CANCELLED"],
    ["EXPIRED", "EXPIRED"],
    ["ON_HOLD", "ON_HOLD"],
    ["UNCONFIRMED", "CREATED"],
  ])("%s makes an order %s", async (status, state) => {
    const till = newTill();
    const reply = await till.update(status, {
      ...active,
      statusDescription: "As the provider says",
    });
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect(await till.data("order", orders.active)).toMatchObject({
      state,
      statusDescription: "As the provider says",
      lastUpdateTime: "2031-03-04T12:00:00.000Z",
    });
    expect((await till.lookup(orders.active)).body).toMatchObject({
      statusDescription: "As the provider says",
    });
  });

  test(`${rule("MT-33")} one that is not later than the last is ignored`, async () => {
    const till = newTill();
    await till.update("ON_HOLD", active);
    for (const updateTime of ["2031-03-04T12:00:00.000Z", "2031-03-04T13:00:00.000+02:00"]) {
      expect((await till.update("UNREDEEMED", { ...active, updateTime })).status).toBe(204);
      expect(await till.state(orders.active)).toBe("ON_HOLD");
    }
    // A leap second is a moment like any other.
    await till.update("UNREDEEMED", { ...active, updateTime: "2031-12-31T23:59:60Z" });
    expect((await till.redeem(orders.active)).status).toBe(201);
  });

  test("an expired order that is open again is valid as long as a new one", async () => {
    const till = newTill();
    await till.update("UNREDEEMED", { orderRedeemRef: orders.expired });
    expect(await till.data("order", orders.expired)).toMatchObject({
      state: "ACTIVE",
      expiry: "2031-04-03T12:00:00.000Z",
    });
  });

  test("a deposit by its remittance reference; orderRedeemRef decides when both are given", async () => {
    const till = newTill();
    await till.update("REDEEMED", { remittanceRef: orders.deposit });
    expect(await till.state(orders.deposit)).toBe("REDEEMED");
    await till.update("ON_HOLD", { orderRedeemRef: orders.active, remittanceRef: orders.deposit });
    expect([await till.state(orders.active), await till.state(orders.deposit)]).toEqual([
      "ON_HOLD",
      "REDEEMED",
    ]);
  });

  test("an order that is cancelled so counts no longer towards the limits, until it is open again", async () => {
    const till = newTill();
    const { body } = await till.create(500000);
    const named = { orderRedeemRef: body["orderRedeemRef"] };
    await till.update("CANCELLED", named);
    expect((await till.create(1)).status).toBe(201);
    await till.update("UNREDEEMED", { ...named, updateTime: "2031-03-04T12:00:01.000Z" });
    expect(await till.create(1)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED", { used: 500001 }));
  });

  describe("while a redemption is pending", () => {
    const later = (seconds: number) => ({ updateTime: `2031-03-04T12:00:0${seconds}.000Z` });

    test.each(["UNREDEEMED", "ON_HOLD", "CANCELLED", "EXPIRED", "UNCONFIRMED", "REDEEMED"])(
      "%s is kept, and lapses when the redemption is confirmed: nothing is paid out twice",
      async (status) => {
        const till = newTill();
        const { ref } = await till.newOrder();
        const { body } = await till.redeem(ref);
        const before = await till.lookup(ref);

        expect(
          await till.update(status, {
            orderRedeemRef: ref,
            statusDescription: "As the provider says",
          }),
        ).toMatchObject({ status: 204, text: "" });
        expect((await till.lookup(ref)).body).toEqual(before.body);
        expect(await till.data("order", ref)).toMatchObject({
          state: "REDEEMING",
          keptUpdate: { status },
        });
        expect(await till.redeem(ref)).toMatchObject(
          declined("ALREADY_REDEEMED", { state: "REDEEMING" }),
        );

        expect((await till.advise("confirmRedeem", body["id"] as string)).status).toBe(202);
        expect(await till.data("order", ref)).toMatchObject({ state: "REDEEMED" });
        expect(await till.data("order", ref)).not.toHaveProperty("keptUpdate");
        expect(await till.redeem(ref)).toMatchObject(
          declined("ALREADY_REDEEMED", { state: "REDEEMED" }),
        );
        expect(
          (await till.all())["ledgerEntries"]?.filter(({ kind }) => kind === "PAY_OUT").length,
        ).toBe(1);
      },
    );

    test.each([
      ["UNREDEEMED", "ACTIVE"],
      ["ON_HOLD", "ON_HOLD"],
      ["CANCELLED", "CANCELLED"],
      ["REDEEMED", "REDEEMED"],
    ])("%s takes effect when the redemption is reversed", async (status, state) => {
      const till = newTill();
      const { ref } = await till.newOrder();
      const { body } = await till.redeem(ref);
      await till.update("EXPIRED", { orderRedeemRef: ref, ...later(1) });
      await till.update(status, {
        orderRedeemRef: ref,
        statusDescription: "As the provider says",
        ...later(2),
      });
      await till.update("EXPIRED", { orderRedeemRef: ref, ...later(1) });
      expect((await till.advise("reverseRedeem", body["id"] as string)).status).toBe(202);
      expect(await till.data("order", ref)).toMatchObject({
        state,
        statusDescription: "As the provider says",
        lastUpdateTime: later(2).updateTime,
      });
    });

    test("an order that is redeemed may still be put into another state", async () => {
      const till = newTill();
      await till.update("UNREDEEMED", { orderRedeemRef: orders.redeemed });
      expect((await till.redeem(orders.redeemed)).status).toBe(201);
    });
  });

  describe("its description is told while the order stays in that state", () => {
    const told = async (till: ReturnType<typeof newTill>, ref: string): Promise<unknown> =>
      (await till.lookup(ref)).body["statusDescription"];

    test("not once the order is redeemed, or has expired", async () => {
      const till = newTill();
      const { ref } = await till.newOrder();
      const named = { orderRedeemRef: ref };
      await till.update("UNREDEEMED", { ...named, statusDescription: "Checked" });
      expect(await told(till, ref)).toBe("Checked");
      const { body } = await till.redeem(ref);
      expect(await told(till, ref)).toBe("A redemption waits for its confirmation");
      await till.advise("reverseRedeem", body["id"] as string);
      expect(await told(till, ref)).toBe("Ready to be redeemed");
      await till.update("ON_HOLD", {
        ...named,
        statusDescription: "Held",
        updateTime: "2031-03-04T12:00:05.000Z",
      });
      till.advance(40 * 86_400);
      expect((await till.lookup(ref)).body).toMatchObject({ status: "EXPIRED" });
      expect(await told(till, ref)).toBeUndefined();
    });

    test("a confirmed deposit waits to be paid out", async () => {
      const till = newTill();
      const { body } = await till.create(150000, { ...receiver(providers.elm), ...wallet });
      await till.advise("confirmPayment", body["id"] as string);
      expect(
        (await till.lookup(body["orderRedeemRefAlt"] as string, providers.elm)).body[
          "statusDescription"
        ],
      ).toBe("Waits to be paid out");
    });
  });

  test("an unknown order, and that of another receiver, are not located", async () => {
    const till = newTill();
    expect(await till.update("ON_HOLD", { orderRedeemRef: "1" })).toMatchObject(
      declined("UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await till.update("ON_HOLD", { ...active, ...receiver(providers.birch) })).toMatchObject(
      declined("UNABLE_TO_LOCATE_RECORD"),
    );
  });

  test("without a reference, or with another word for a status, it is a format error", async () => {
    const till = newTill();
    expect(await till.update("ON_HOLD", {})).toMatchObject(declined("FORMAT_ERROR"));
    expect(await till.update("DONE", active)).toMatchObject(
      declined("FORMAT_ERROR", { formatErrors: [expect.objectContaining({ field: "status" })] }),
    );
    expect(await till.client.put(`${base}/orders/status`, "")).toMatchObject(
      declined("FORMAT_ERROR"),
    );
  });
});
