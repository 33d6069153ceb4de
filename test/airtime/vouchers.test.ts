import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  adviceFor,
  asking,
  base,
  final,
  refusal,
  saleOf,
  tenders,
  to,
  useAirtime,
} from "../support/messages/airtime";

const { newTill } = useAirtime();
const serialOf = (body: Record<string, unknown>): string =>
  (body["voucher"] as { serialNumber: string }).serialNumber;

describe("provision of a voucher", () => {
  test("delivers the voucher, with responseProduct and Location", async () => {
    const till = newTill();
    const message = saleOf("NWAIRVAR", asking(5500));
    const reply = await till.provision(message);
    expect(reply.headers["location"]).toBe(`${base}/vouchers/${message.id}`);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        id: message.id,
        time: message["time"],
        amounts: {
          requestAmount: { amount: 5500, currency: "710" },
          approvedAmount: { amount: 5500, currency: "710" },
        },
        settlementEntity: { name: "Northwave Mobile" },
        receiver: { id: "81000001" },
        responseProduct: {
          productId: "NWAIRVAR",
          name: "Airtime of your choice",
          type: "AIRTIME_VARIABLE",
          isDirectTopup: false,
        },
        voucher: { pin: expect.stringMatching(/^[0-9]{16}$/) as unknown, batchNumber: "B3103" },
      },
    });
    expect(reply.body).not.toHaveProperty("product");
    expect((reply.body["thirdPartyIdentifiers"] as unknown[]).length).toBe(3);
  });

  test.each([
    ["NWDATA1GB", to("27710000001"), 400, "INVALID_PRODUCT"],
    ["NWGONE5", {}, 400, "INVALID_PRODUCT"],
    ["NWEMPTY10", {}, 400, "OUT_OF_STOCK"],
    ["NWAIRVAR", {}, 400, "INVALID_AMOUNT"],
    ["KCAIR30", {}, 503, "UPSTREAM_UNAVAILABLE"],
  ])("%s is declined", async (productId, parts, status, errorType) => {
    const till = newTill();
    const message = saleOf(productId, parts);
    expect(await till.provision(message)).toMatchObject(
      refusal(status, errorType, { id: message.id, requestType: "VOUCHER_REQUEST" }),
    );
    expect(await till.confirmVoucher(message.id)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
    expect(await till.reverseVoucher(message.id)).toMatchObject({ status: 202 });
    expect(till.last().stateAfter).toBe("DECLINED");
  });

  test("the same id gets no second voucher, also when it was reversed", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.provision(message);
    await till.reverseVoucher(message.id);
    expect(await till.provision(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
  });

  test(`${rule("AT-11")} ids of path and body are equal`, async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const pathId = v4();
    expect(await till.client.post(`${base}/vouchers/${pathId}`, message)).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        id: message.id,
        detailMessage: { pathId, formatErrors: [{ field: "id" }] },
      }),
    );
    await till.provision(message);
    const advice = adviceFor(message.id, { tenders });
    for (const path of [
      `${message.id}/confirmations/${pathId}`,
      `${pathId}/confirmations/${advice.id}`,
    ]) {
      expect(await till.client.post(`${base}/vouchers/${path}`, advice)).toMatchObject(
        refusal(400, "FORMAT_ERROR"),
      );
    }
    const reversal = adviceFor(message.id, { reversalReason: "CANCELLED" });
    for (const path of [
      `${message.id}/reversals/${pathId}`,
      `${pathId}/reversals/${reversal.id}`,
    ]) {
      expect(await till.client.post(`${base}/vouchers/${path}`, reversal)).toMatchObject(
        refusal(400, "FORMAT_ERROR"),
      );
    }
    expect(await till.client.post(`${base}/vouchers/17`, message)).toMatchObject(
      refusal(400, "FORMAT_ERROR", { detailMessage: { formatErrors: [{ field: "requestId" }] } }),
    );
  });
});

describe("advices of a provision", () => {
  test("a confirmation makes the voucher redeemable and is answered with a BasicAdvice", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { body } = await till.provision(message);
    const id = v4();
    const reply = await till.confirmVoucher(message.id, {
      id,
      voucher: { serialNumber: serialOf(body) },
      stan: "7",
      ...final(2000),
    });
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({
      id,
      requestId: message.id,
      time: "2031-03-04T12:00:30.000Z",
      stan: "7",
      ...final(2000),
      thirdPartyIdentifiers: [{ institutionId: "70020000", transactionIdentifier: "HS-0093" }],
    });
    expect(await till.data("voucher", serialOf(body))).toMatchObject({ state: "ACTIVE" });
    const refused = await till.reverseVoucher(message.id);
    expect(refused).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        detailMessage: { confirmationId: id, voucher: { serialNumber: serialOf(body) } },
      }),
    );
    expect(refused.text).not.toContain((body["voucher"] as { pin: string }).pin);
  });

  test(`${rule("AT-17")} a confirmation of another voucher is not found, and the PIN is not told`, async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { body } = await till.provision(message);
    const id = v4();
    const other = await till.confirmVoucher(message.id, {
      id,
      voucher: { serialNumber: "X1", pin: "9988776655" },
    });
    expect(other).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", {
        id,
        originalId: message.id,
        detailMessage: { voucher: { serialNumber: "X1" } },
      }),
    );
    expect(other.text).not.toContain("9988776655");
    expect(till.last()).toMatchObject({ stateBefore: "PENDING", stateAfter: "PENDING" });
    expect(
      await till.confirmVoucher(message.id, { id, voucher: { serialNumber: serialOf(body) } }),
    ).toMatchObject({ status: 202 });
  });

  test.each([
    ["confirmation", final(1)],
    ["reversal", final(2000)],
  ] as const)("a partial %s is refused", async (advice, amounts) => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.provision(message);
    const reply =
      advice === "confirmation"
        ? till.confirmVoucher(message.id, amounts)
        : till.reverseVoucher(message.id, amounts);
    expect(await reply).toMatchObject(refusal(400, "INVALID_AMOUNT"));
  });

  test("a reversal cancels the voucher; its answer has no reversalReason", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { body } = await till.provision(message);
    const reply = await till.reverseVoucher(message.id);
    expect(reply.status).toBe(202);
    expect(reply.body).not.toHaveProperty("reversalReason");
    expect(await till.data("voucher", serialOf(body))).toMatchObject({ state: "CANCELLED" });
    expect(await till.confirmVoucher(message.id)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
  });

  test("the reversal of what was never received is 404, and the late request is refused each time", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const id = v4();
    expect(await till.reverseVoucher(message.id, { id })).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", {
        id,
        originalId: message.id,
        requestType: "VOUCHER_REVERSAL",
        detailMessage: { voucherId: message.id },
      }),
    );
    for (let time = 0; time < 2; time += 1) {
      expect(await till.provision(message)).toMatchObject(
        refusal(400, "ACCOUNT_ALREADY_SETTLED", { originalId: id }),
      );
    }
    expect(await till.reverseVoucher(message.id)).toMatchObject({ status: 404 });
    expect(await till.confirmVoucher(message.id)).toMatchObject({ status: 404 });
  });

  test("an advice with the id of another message is a duplicate", async () => {
    const till = newTill();
    const [one, other] = [saleOf("NWAIR20"), saleOf("NWAIR20")];
    await till.provision(one);
    await till.purchase(other);
    const id = v4();
    await till.confirmVoucher(one.id, { id });
    expect(await till.reverseVoucher(one.id, { id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
    expect(await till.confirm(other.id, { id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { originalId: other.id }),
    );
  });
});
