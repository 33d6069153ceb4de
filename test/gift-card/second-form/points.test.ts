import {
  type Message,
  cards,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../../support/messages/gift-card";
import { advise, base, holderMessage, lookUp } from "./door";

const { newTill } = useGiftCards();
type Till = ReturnType<typeof newTill>;

/** The fixtures' card 21, whose holder has 1200 points. */
const held = cards.funded2;
const spending = (points: object, pan: string = held): Message =>
  redemptionOf(pan, 100, { points });
const redeem = (till: Till, message: Message) =>
  till.client.post(`${base}/redemptions/${message.id}`, message);
const left = async (till: Till): Promise<unknown> =>
  (await lookUp(till, holderMessage({ msisdn: "27825550142" }))).body["points"];
const has = (amount: number) => ({ balanceAmount: { amount }, availableAmount: { amount } });

describe("points", () => {
  test("are spent by a redemption that names them, and given back by its reversal", async () => {
    const till = newTill();
    const message = spending({ requestAmount: { amount: 500 } });
    expect(await redeem(till, message)).toMatchObject({
      status: 201,
      body: {
        points: { requestAmount: { amount: 500 }, approvedAmount: { amount: 500 }, ...has(700) },
      },
    });
    expect(await left(till)).toEqual(has(700));
    expect((await advise(till, "redemption", "reversal", message.id)).status).toBe(202);
    expect((await advise(till, "redemption", "reversal", message.id)).status).toBe(202);
    expect(await left(till)).toEqual(has(1200));
    expect(await till.balances(held)).toEqual([50_000, 50_000]);
  });

  test("stay spent when the redemption is confirmed", async () => {
    const till = newTill();
    const message = spending({ requestAmount: { amount: 1200 } });
    await redeem(till, message);
    expect((await advise(till, "redemption", "confirmation", message.id)).status).toBe(202);
    expect(await left(till)).toEqual(has(0));
  });

  test("are shown and not spent where the message names no number of them", async () => {
    const till = newTill();
    const { body } = await redeem(till, spending({}));
    expect(body["points"]).toEqual(has(1200));
    expect(await redeem(till, redemptionOf(held, 100))).not.toHaveProperty("body.points");
  });

  test.each([
    [
      "more than there are",
      { requestAmount: { amount: 1201 } },
      held,
      "INSUFFICIENT_FUNDS",
      "Asked 1201 points, available 1200.",
    ],
    [
      "of a card that nobody is known to hold",
      { requestAmount: { amount: 1 } },
      cards.funded,
      "INSUFFICIENT_FUNDS",
      "Asked 1 points, available 0.",
    ],
    [
      "below zero",
      { requestAmount: { amount: -1 } },
      held,
      "INVALID_AMOUNT",
      "The points must be at least 0, not -1.",
    ],
  ])("%s: nothing is taken", async (_name, points, pan, errorType, freeString) => {
    const till = newTill();
    expect(await redeem(till, spending(points, pan))).toMatchObject(
      refusal(400, errorType, { freeString }),
    );
    expect(await left(till)).toEqual(has(1200));
    expect(await till.balances(pan)).toEqual([50_000, 50_000]);
  });

  test("are none of the first form's: a finding, and nothing is spent", async () => {
    const till = newTill();
    const reply = await till.redeem(spending({ requestAmount: { amount: 500 } }));
    expect(reply.status).toBe(201);
    expect(reply.body).not.toHaveProperty("points");
    expect(await left(till)).toEqual(has(1200));
  });
});
