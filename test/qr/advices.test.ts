import { v4 } from "uuid";
import { cards, loadOf, requestPath } from "../support/messages/gift-card";
import { rule } from "../support/rules";
import {
  type AdviceKind,
  type Till,
  type Variant,
  adviceOf,
  codes,
  final,
  partners,
  paymentOf,
  rand,
  refusal,
  useQr,
  variants,
} from "../support/messages/qr";

const { newTill } = useQr();
const otherIds = refusal(400, "Ids do not match", "FORMAT_ERROR");

async function authorised(till: Till, variant: Variant = "provider") {
  const message = paymentOf(codes.scanned);
  await till.pay(message, variant);
  return message.id;
}
const account = (till: Till) => till.standing("tok-rich");

describe.each(variants)("advices of the %s", (variant) => {
  test(`${rule("QR-04", "QR-05")} a confirmation takes the amount, and cannot be undone`, async () => {
    const till = newTill();
    const id = await authorised(till, variant);
    const advice = adviceOf(variant, "confirmation", id);
    const { status, body } = await till.send(variant, "confirmation", advice);
    expect(status).toBe(202);
    const { requestId, rrn } = advice;
    expect(body).toEqual(
      variant === "provider"
        ? advice
        : { id: advice.id, requestId, rrn, time: "2031-03-04T12:00:00.000Z" },
    );
    expect([account(till), till.codeState(codes.scanned), till.paymentState(id)]).toEqual([
      [99987500, 0],
      "USED",
      "CONFIRMED",
    ]);
    expect(await till.reverse(id, {}, variant)).toMatchObject(
      refusal(400, "Payment confirmed", "ACCOUNT_ALREADY_SETTLED", {
        state: "CONFIRMED",
        paymentId: id,
      }),
    );
    expect(account(till)).toEqual([99987500, 0]);
  });

  test("a reversal releases it, and cannot be undone", async () => {
    const till = newTill();
    const id = await authorised(till, variant);
    expect((await till.reverse(id, {}, variant)).status).toBe(202);
    expect([account(till), till.codeState(codes.scanned), till.paymentState(id)]).toEqual([
      [100000000, 0],
      "VOIDED",
      "REVERSED",
    ]);
    expect(await till.confirm(id, {}, variant)).toMatchObject(
      refusal(400, "Payment reversed", "DO_NOT_HONOR", { state: "REVERSED" }),
    );
    expect(account(till)).toEqual([100000000, 0]);
  });

  test.each<[AdviceKind]>([["confirmation"], ["reversal"]])(
    `${rule("QR-12", "QR-13", "QR-14", "QR-26")} a %s must have the rrn and the partner of its payment, whatever has become of that`,
    async (kind) => {
      const till = newTill();
      const id = await authorised(till, variant);
      const send = (parts: object) => till.send(variant, kind, adviceOf(variant, kind, id, parts));
      const wrong = async () => {
        expect(await send({ rrn: "000000000000" })).toMatchObject(
          refusal(400, "Ids do not match", "FORMAT_ERROR", {
            formatErrors: [{ field: "rrn", value: "000000000000" }],
          }),
        );
        expect(await send({ partner: partners.harbour })).toMatchObject(
          refusal(400, "Wrong partner", "ROUTING_ERROR"),
        );
        if (variant === "provider")
          expect(await send({ tranId: codes.open })).toMatchObject(otherIds);
      };
      await wrong();
      expect(account(till)).toEqual([100000000, 12500]);
      expect((await send({ partner: { ...partners.blue, name: "Another name" } })).status).toBe(
        202,
      );
      await wrong();
    },
  );

  test("a declined payment has another rrn than its reversal says: refused; with its own it is taken and changes nothing", async () => {
    const till = newTill();
    const message = paymentOf(codes.unknown);
    await till.pay(message, variant);
    expect(await till.reverse(message.id, { rrn: "1" }, variant)).toMatchObject(otherIds);
    expect((await till.reverse(message.id, {}, variant)).status).toBe(202);
    expect(await till.confirm(message.id, {}, variant)).toMatchObject(
      refusal(400, "Not authorised", "DO_NOT_HONOR", { state: "DECLINED" }),
    );
  });

  test(`${rule("QR-11")} ids of path and body are the same`, async () => {
    const till = newTill();
    const id = await authorised(till, variant);
    if (variant === "provider") {
      expect((await till.confirm(id, {}, variant)).status).toBe(202);
      return;
    }
    const advice = adviceOf(variant, "confirmation", id);
    const path = `${variant === "retailer" ? "/qr/v1" : "/qr/partner/v1"}/payments/${v4()}/confirmations/${advice.id}`;
    expect(await till.client.post(path, advice)).toMatchObject(otherIds);
  });

  test.each(variants.filter((other) => other !== variant))(
    "do not reach a payment of the %s, and leave no tombstone there",
    async (other) => {
      const till = newTill();
      const id = await authorised(till, variant);
      const provider = other === "provider";
      expect(await till.confirm(id, {}, other)).toMatchObject(
        refusal(provider ? 404 : 400, "Unknown payment", "UNABLE_TO_LOCATE_RECORD"),
      );
      const reversal = await till.reverse(id, {}, other);
      expect([reversal.status, reversal.body["errorMessage"]]).toEqual(
        provider ? [404, "Unknown payment"] : [202, undefined],
      );
      expect([till.paymentState(id), account(till)]).toEqual(["AUTHORISED", [100000000, 12500]]);
      expect((await till.confirm(id, {}, variant)).status).toBe(202);
    },
  );

  test(`${rule("QR-17")} a reversal that overtakes its payment: the payment is refused when it comes`, async () => {
    const till = newTill();
    const message = paymentOf(codes.scanned);
    const reversal = await till.reverse(message.id, { reversalReason: "TIMEOUT" }, variant);
    expect([reversal.status, reversal.body["errorMessage"]]).toEqual(
      variant === "provider" ? [404, "Unknown payment"] : [202, undefined],
    );
    expect(await till.confirm(message.id, {}, variant)).toMatchObject(
      refusal(400, "Payment reversed", "DO_NOT_HONOR", { state: "UNSEEN_REVERSED" }),
    );
    expect(await till.pay(message, variant)).toMatchObject(
      refusal(400, "Payment reversed", "DO_NOT_HONOR"),
    );
    expect([account(till), till.codeState(codes.scanned)]).toEqual([[100000000, 0], "SCANNED"]);
    expect(await till.pay(message, variant)).toMatchObject(
      refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
    );
    expect((await till.reverse(message.id, {}, variant)).status).toBe(202);
  });

  test("a confirmation of an unknown payment is answered with the id of the payment", async () => {
    const id = v4();
    const reply = await newTill().confirm(id, {}, variant);
    expect(reply).toMatchObject(
      refusal(variant === "provider" ? 404 : 400, "Unknown payment", "UNABLE_TO_LOCATE_RECORD", {
        paymentId: id,
      }),
    );
    expect(reply.body["originalId"]).toBe(id);
  });
});

describe("final amounts, at the provider", () => {
  test.each<[AdviceKind, number, number]>([
    ["confirmation", 12500, 99987500],
    ["confirmation", 1, 99999999],
    ["reversal", 0, 100000000],
    ["reversal", 12499, 99987501],
  ])(`${rule("QR-16")} a %s of %d`, async (kind, amount, balance) => {
    const till = newTill();
    const id = await authorised(till);
    expect(
      (await till.send("provider", kind, adviceOf("provider", kind, id, final(amount)))).status,
    ).toBe(202);
    expect(account(till)).toEqual([balance, 0]);
    expect(till.payment(id)).toMatchObject({
      approvedAmount: rand(12500),
      finalAmount: rand(amount),
    });
  });

  test.each<[AdviceKind, number, string]>([
    ["confirmation", 12501, "710"],
    ["confirmation", 0, "710"],
    ["confirmation", -1, "710"],
    ["confirmation", 100, "840"],
    ["reversal", 12500, "710"],
    ["reversal", -1, "710"],
    ["reversal", 0, "840"],
  ])(
    "a %s of %d in currency %s is refused, and judged anew when it comes again",
    async (kind, amount, currency) => {
      const till = newTill();
      const id = await authorised(till);
      const advice = adviceOf("provider", kind, id, final(amount, currency));
      for (const _time of [1, 2])
        expect(await till.send("provider", kind, advice)).toMatchObject(
          refusal(400, "Invalid amount", "INVALID_AMOUNT"),
        );
      expect([account(till), till.paymentState(id)]).toEqual([[100000000, 12500], "AUTHORISED"]);
      const { amounts: _amounts, ...whole } = advice as typeof advice & { amounts: object };
      expect((await till.send("provider", kind, whole as typeof advice)).status).toBe(202);
    },
  );
});

test(`${rule("QR-15")} an advice of the provider may leave out rrn, partner and tranId`, async () => {
  const till = newTill();
  const id = await authorised(till);
  const { rrn: _rrn, ...advice } = adviceOf("provider", "confirmation", id);
  expect(
    (
      await till.send(
        "provider",
        "confirmation",
        advice as typeof advice & { id: string; requestId: string },
      )
    ).status,
  ).toBe(202);
});

test("a payment that was answered 500 before processing can be reversed, and leaves its code as it was", async () => {
  const till = newTill();
  till.strike("paymentRequest", { when: "before", kind: "status", status: 500 });
  const message = paymentOf(codes.scanned);
  expect(await till.pay(message)).toMatchObject(refusal(500, "Internal error", "GENERAL_ERROR"));
  expect(till.codeState(codes.scanned)).toBe("SCANNED");
  expect(await till.confirm(message.id)).toMatchObject(
    refusal(400, "Not authorised", "DO_NOT_HONOR", { state: "TIMED_OUT" }),
  );
  expect((await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status).toBe(
    202,
  );
  expect((await till.pay(paymentOf(codes.scanned))).status).toBe(200);
});

describe.each(["retailer", "partner"] as const)("%s: a reversal that names", (variant) => {
  const unknown = refusal(400, "Unknown payment", "UNABLE_TO_LOCATE_RECORD");

  test("a code request is refused: it is not a payment that got lost", async () => {
    const till = newTill();
    const { id } = (await till.getCode()).body as { id: string };
    expect(await till.reverse(id, {}, variant)).toMatchObject(unknown);
  });

  test("an advice, or a message of another family, is refused too", async () => {
    const till = newTill();
    const id = await authorised(till, variant);
    const advice = v4();
    expect((await till.reverse(id, { id: advice }, variant)).status).toBe(202);
    expect(await till.reverse(advice, {}, variant)).toMatchObject(unknown);
    const load = loadOf(cards.empty, 10);
    expect((await till.client.post(requestPath("load", load.id), load)).status).toBe(201);
    expect(await till.reverse(load.id, {}, variant)).toMatchObject(unknown);
  });
});
