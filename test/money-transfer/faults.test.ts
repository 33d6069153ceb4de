import { writeFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import { fixtureDirectory } from "../../src/package-files";
import { startStandin } from "../support/standin";
import { rule } from "../support/rules";
import {
  adviceFor,
  base,
  customerOf,
  declined,
  newTill as newTillOf,
  orderOf,
  orders,
  providers,
  receiver,
  refusal,
  useMoneyTransfer,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();

describe("providers made for faults", () => {
  test("one that is down answers 503 to all but advices; there is nothing to undo", async () => {
    const till = newTill();
    const down = receiver(providers.down);
    const unavailable = refusal(503, "UPSTREAM_UNAVAILABLE");
    const message = orderOf(1000, down);
    expect(await till.send("createOrder", message)).toMatchObject(unavailable);
    expect(await till.lookup("1", providers.down)).toMatchObject(unavailable);
    expect(await till.quote(1, false, { receiverId: providers.down })).toMatchObject(unavailable);
    expect(await till.register(customerOf("1", down))).toMatchObject(unavailable);
    expect((await till.advise("reversePayment", message.id)).status).toBe(202);
  });

  test.each([
    [providers.slowLost, 504, "UPSTREAM_UNAVAILABLE"],
    [providers.error, 500, "PROVIDER_SYSTEM_ERROR"],
  ])(
    `${rule("MT-09")} %s answers %i and has done nothing; the reversal is taken, a confirmation is not`,
    async (id, status, errorType) => {
      const till = newTill();
      const before = (await till.all())["orders"];
      const message = orderOf(1000, receiver(id));
      expect(await till.send("createOrder", message)).toMatchObject(refusal(status, errorType));
      expect((await till.all())["orders"]).toEqual(before);
      expect(await till.advise("confirmPayment", message.id)).toMatchObject(
        declined("UNABLE_TO_LOCATE_RECORD"),
      );
      expect(
        (await till.advise("reversePayment", message.id, { reversalReason: "RESPONSE_NOT_FINAL" }))
          .status,
      ).toBe(202);
      expect(till.last()).toMatchObject({ stateBefore: "FAILED", stateAfter: "REVERSED" });
    },
  );

  test(`${rule("MT-10")} one that is too slow after the effect: the order is there, until it is reversed`, async () => {
    const till = newTill();
    const done = receiver(providers.slowDone);
    const { status, body } = await till.redeem(orders.slowDone, done);
    expect([status, body["errorType"]]).toEqual([504, "UPSTREAM_UNAVAILABLE"]);
    expect(body["detailMessage"]).toEqual({
      reason: expect.any(String) as string,
      timeoutMs: 60_000,
    });
    expect(await till.state(orders.slowDone)).toBe("REDEEMING");
    expect(
      (
        await till.advise("reverseRedeem", body["id"] as string, {
          reversalReason: "RESPONSE_NOT_FINAL",
        })
      ).status,
    ).toBe(202);
    expect(await till.state(orders.slowDone)).toBe("ACTIVE");
    expect(
      await till.redeem(orders.slowDone, { ...done, amount: { amount: 1, currency: "710" } }),
    ).toMatchObject(declined("INVALID_AMOUNT"));
  });

  test("one that is silent takes effect and closes the connection", async () => {
    const till = newTill();
    const cancellation = {
      ...orderOf(1, receiver(providers.silent)),
      orderRedeemRef: orders.silent,
    };
    await expect(till.send("cancelOrder", cancellation)).rejects.toThrow();
    expect(await till.state(orders.silent)).toBe("CANCELLED");
    expect(
      (await till.advise("cancelOrderReversal", cancellation.id, { reversalReason: "TIMEOUT" }))
        .status,
    ).toBe(202);
    expect(await till.state(orders.silent)).toBe("ACTIVE");
  });

  test(`${rule("MT-12", "MT-14")} the first copies of each advice are answered 500 and 504, the third is taken`, async () => {
    const till = newTill();
    const { body } = await till.create(1000, receiver(providers.advices));
    for (const advice of [adviceFor(body["id"] as string), adviceFor(body["id"] as string)]) {
      const statuses: number[] = [];
      for (let copy = 0; copy < 4; copy += 1)
        statuses.push((await till.send("confirmPayment", advice)).status);
      expect(statuses).toEqual([500, 504, 202, 202]);
    }
  });
});

describe("settings", () => {
  /** The default fixtures with other settings. */
  async function tillWith(setting: object) {
    const fixtures = mkdtempSync(join(tmpdir(), "standin-fixtures-"));
    const file = JSON.parse(
      readFileSync(join(fixtureDirectory, "money-transfer.json"), "utf8"),
    ) as object;
    writeFileSync(
      join(fixtures, "money-transfer.json"),
      JSON.stringify({
        ...file,
        settings: [{ name: "default", unknownReversal: "ACCEPT", ...setting }],
      }),
    );
    return newTillOf(await startStandin({ fixtures }));
  }

  test("unknownReversal REJECT: an early reversal is refused and noted; that of a refused request is taken", async () => {
    const till = await tillWith({ unknownReversal: "REJECT" });
    const message = orderOf();
    for (const operation of ["reversePayment", "reverseRedeem"]) {
      expect(
        await till.advise(operation, operation === "reversePayment" ? message.id : v4()),
      ).toMatchObject(declined("UNABLE_TO_LOCATE_RECORD"));
    }
    expect(await till.send("createOrder", message)).toMatchObject(declined("TRANSACTION_DECLINED"));
    expect((await till.advise("reversePayment", message.id)).status).toBe(202);
    const { body } = await till.create(0);
    expect((await till.advise("reversePayment", body["id"] as string)).status).toBe(202);
  });

  test("a default receiver gets what names none", async () => {
    const till = await tillWith({ defaultReceiver: providers.cedar });
    expect((await till.create(1000, { receiver: undefined })).body).toMatchObject({
      receiver: { id: providers.cedar, name: "Cedar Send" },
    });
    expect(await till.client.post(`${base}/admin/fees`, "")).toMatchObject(
      refusal(501, "TRANSACTION_NOT_SUPPORTED"),
    );
  });

  test("without a body and with a default receiver that quotes, the amount counts as 0", async () => {
    const till = await tillWith({ defaultReceiver: providers.alder });
    expect(await till.client.post(`${base}/admin/fees`, "")).toMatchObject(
      declined("INVALID_AMOUNT", { amount: 0 }),
    );
  });
});
