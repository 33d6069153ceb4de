import request from "supertest";
import { v4 } from "uuid";
import {
  type Message,
  adviceFor,
  advicePath,
  asking,
  card,
  cards,
  openTransactions,
  redemptionOf,
  requestFor,
  requestPath,
  activationOf,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill, standin } = useGiftCards();

/** A message that fails two neighbouring checks: the earlier one decides. */
describe("order of checks for a request", () => {
  test("1 credentials before 2 body", async () => {
    const reply = await request(standin().url).post(requestPath("redemption", v4())).send("{");
    expect(reply.status).toBe(401);
  });

  test("2 schema before 3 ids", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100, { time: "noon" });
    const { body } = await till.client.post(requestPath("redemption", v4()), message);
    expect(body).toMatchObject({
      errorMessage: "Fields not valid",
      detailMessage: { formatErrors: [{ field: "time" }] },
    });
  });

  test("3 ids before 4 duplicate", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    const { body } = await till.client.post(requestPath("redemption", message.id), {
      ...message,
      id: v4(),
    });
    expect(body).toMatchObject({ errorType: "FORMAT_ERROR", errorMessage: "Ids differ" });
  });

  test("4 duplicate before 6 reversal that came earlier", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.reverse("redemption", message.id);
    expect(await till.redeem(message)).toMatchObject({
      body: { errorType: "GENERAL_ERROR", errorMessage: "Already reversed" },
    });
    expect(await till.redeem(message)).toMatchObject({ body: { errorType: "DUPLICATE_RECORD" } });
  });

  test("6 reversal that came earlier before 7 card", async () => {
    const till = newTill();
    const message = redemptionOf(cards.unknown, 100);
    await till.reverse("redemption", message.id);
    expect(await till.redeem(message)).toMatchObject({
      body: { errorType: "GENERAL_ERROR", errorMessage: "Already reversed" },
    });
  });

  const wrongPin = (pan: string) => ({ card: card(pan, { clearPin: "9999" }) });
  const otherProduct = { product: { id: "GIFT100" } };
  test.each<[string, Message, string, string]>([
    [
      "7 card before 8 product",
      redemptionOf(cards.unknown, 100, { product: { id: "GIFT999" } }),
      "INVALID_CARD_NUMBER",
      "Card not known",
    ],
    [
      "8 product before 9 block",
      redemptionOf(cards.blocked, 100, { product: { id: "GIFT999" } }),
      "INVALID_PRODUCT",
      "Product not known",
    ],
    ["10 state before 11 amount", redemptionOf(cards.voided, 0), "CARD_VOIDED", "Card is voided"],
    [
      "10 state before 11 product",
      redemptionOf(cards.voided, 10, { product: { id: "GIFT500" } }),
      "CARD_VOIDED",
      "Card is voided",
    ],
    [
      "11 amount before 11 product",
      redemptionOf(cards.funded, 0, otherProduct),
      "INVALID_AMOUNT",
      "Amount not valid",
    ],
    [
      "11 currency before 12 funds",
      requestFor(cards.funded, asking(999_999, "840")),
      "INVALID_AMOUNT",
      "Amount not valid",
    ],
    [
      "11 product before 12 funds",
      redemptionOf(cards.funded, 999_999, otherProduct),
      "INVALID_PRODUCT",
      "Other product",
    ],
    [
      "12 funds before 13 PIN",
      redemptionOf(cards.withPin, 999_999, wrongPin(cards.withPin)),
      "INSUFFICIENT_FUNDS",
      "Balance too low",
    ],
    [
      "12 funds before 13 PIN tries",
      redemptionOf(cards.pinTriesExceeded, 999_999),
      "INSUFFICIENT_FUNDS",
      "Balance too low",
    ],
    [
      "13 PIN tries before 13 PIN",
      redemptionOf(cards.pinTriesExceeded, 100, wrongPin(cards.pinTriesExceeded)),
      "INCORRECT_PIN",
      "PIN tries used up",
    ],
    [
      "13 PIN before 14 expiry date",
      redemptionOf(cards.withPin, 100, { card: { pan: cards.withPin, expiryDate: "4911" } }),
      "INCORRECT_PIN",
      "PIN not right",
    ],
    [
      "13 PIN before 15 expired",
      redemptionOf(cards.expired, 100, { card: { pan: cards.expired, clearPin: "1" } }),
      "INCORRECT_PIN",
      "PIN not right",
    ],
    [
      "14 expiry date before 15 expired",
      redemptionOf(cards.expired, 100, { card: card(cards.expired) }),
      "CARD_EXPIRED",
      "Expiry date differs",
    ],
  ])("%s", async (_, message, errorType, errorMessage) => {
    expect(await newTill().redeem(message)).toMatchObject({
      status: 400,
      body: { errorType, errorMessage },
    });
  });

  test("9 block before 10 state", async () => {
    expect(await newTill().activate(activationOf(cards.blocked))).toMatchObject({
      body: { errorType: "GENERAL_ERROR", errorMessage: "Card blocked" },
    });
  });

  test("a fault of the card strikes after check 7, before check 8", async () => {
    const till = newTill();
    expect(
      await till.redeem(redemptionOf(cards.fault503, 100, { product: { id: "GIFT999" } })),
    ).toMatchObject({ status: 503 });
  });

  test("a request that a check from 1 to 4 refuses has not used up its id; a later check has", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem({ ...message, time: "noon" });
    await till.client.post(requestPath("redemption", v4()), message);
    expect(await till.redeem(message)).toMatchObject({ status: 201 });

    const poor = redemptionOf(cards.empty, 100);
    expect(await till.redeem(poor)).toMatchObject({ body: { errorType: "INSUFFICIENT_FUNDS" } });
    expect(await till.redeem(poor)).toMatchObject({ body: { errorType: "DUPLICATE_RECORD" } });
  });
});

describe("order of checks for an advice", () => {
  const open = openTransactions.load;
  const send = (body: Message & { requestId: string }, requestId = body.requestId, id = body.id) =>
    newTill().client.post(advicePath("load", "confirmations", requestId, id), body);

  test("1 credentials before 2 body", async () => {
    const reply = await request(standin().url)
      .post(advicePath("load", "confirmations", open, v4()))
      .send("{");
    expect(reply.status).toBe(401);
  });

  test("2 schema before 3 id", async () => {
    const { body } = await send(adviceFor(open, { time: "noon" }), open, v4());
    expect(body).toMatchObject({ detailMessage: { formatErrors: [{ field: "time" }] } });
  });

  test("3 id before 4 requestId", async () => {
    const { body } = await send(adviceFor(open), v4(), v4());
    expect(body).toMatchObject({
      errorMessage: "Ids differ",
      detailMessage: { formatErrors: [{ field: "id" }] },
    });
  });

  test("4 requestId before 5 duplicate", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    const body = adviceFor(open, { id: message.id });
    const reply = await till.client.post(advicePath("load", "confirmations", v4(), body.id), body);
    expect(reply.body).toMatchObject({
      errorMessage: "Ids differ",
      detailMessage: { formatErrors: [{ field: "requestId" }] },
    });
  });

  test("5 duplicate before 7 unknown request", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    expect(await till.confirm("load", v4(), { id: message.id })).toMatchObject({
      status: 400,
      body: { errorType: "DUPLICATE_RECORD" },
    });
  });

  test("5 duplicate: an advice of the other kind, or for another request, is another message", async () => {
    const till = newTill();
    const id = v4();
    await till.confirm("load", open, { id });
    expect(await till.reverse("load", open, { id })).toMatchObject({
      status: 400,
      body: { errorType: "DUPLICATE_RECORD" },
    });
    expect(await till.confirm("load", v4(), { id })).toMatchObject({
      status: 400,
      body: { errorType: "DUPLICATE_RECORD" },
    });
  });

  test("7 request of another kind before 8 life cycle", async () => {
    const till = newTill();
    await till.reverse("load", open);
    expect(await till.confirm("redemption", open)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD" },
    });
  });
});
