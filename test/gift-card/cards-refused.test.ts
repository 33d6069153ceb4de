import type { Reply } from "../support/client";
import { rule } from "../support/rules";
import {
  type Kind,
  activationOf,
  card,
  cards,
  kinds,
  loadOf,
  openTransactions,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill } = useGiftCards();
const users: Kind[] = ["load", "redemption", "void"];

describe("state of the card", () => {
  test.each(users)(
    `${rule("GC-20")} %s of a card that is not activated, or whose activation is open`,
    async (kind) => {
      const till = newTill();
      expect(await till.request(kind, loadOf(cards.fresh, 100))).toMatchObject(
        refusal(400, "CARD_NOT_ACTIVATED", { card: card(cards.fresh) }),
      );
      expect(await till.request(kind, loadOf(cards.openActivation, 100))).toMatchObject(
        refusal(400, "CARD_NOT_ACTIVATED", {
          card: card(cards.openActivation),
          activationId: openTransactions.activation,
        }),
      );
    },
  );

  test("activation of a card that is activated, its confirmation open or not", async () => {
    const till = newTill();
    expect(await till.activate(activationOf(cards.openActivation))).toMatchObject(
      refusal(400, "CARD_ACTIVATED", {
        card: card(cards.openActivation),
        activationId: openTransactions.activation,
      }),
    );
    expect(await till.activate(activationOf(cards.funded))).toMatchObject(
      refusal(400, "CARD_ACTIVATED"),
    );
  });

  test.each(kinds)(
    `${rule("GC-21")} %s of a card that is voided, its confirmation open or not`,
    async (kind) => {
      const till = newTill();
      const message = (pan: string) => loadOf(pan, 100, { product: { id: "GIFT100" } });
      expect(await till.request(kind, message(cards.openVoid))).toMatchObject(
        refusal(400, "CARD_VOIDED", { card: card(cards.openVoid), voidId: openTransactions.void }),
      );
      expect(await till.request(kind, message(cards.voided))).toMatchObject(
        refusal(400, "CARD_VOIDED"),
      );
    },
  );
});

test("what put the card in its state is told: the request and its time, and the confirmation when there is one", async () => {
  const till = newTill();
  const detailOf = async (reply: Promise<Reply>) =>
    (await reply).body["detailMessage"] as Record<string, unknown>;
  const activation = activationOf(cards.fresh);
  const { body } = await till.activate(activation);
  expect(await detailOf(till.load(loadOf(cards.fresh, 100)))).toMatchObject({
    activationId: activation.id,
    requestTime: body["time"],
  });
  const confirmed = await till.confirm("activation", activation.id);
  expect(await detailOf(till.activate(activationOf(cards.fresh)))).toMatchObject({
    activationId: activation.id,
    confirmationId: confirmed.body["id"],
  });
  const voiding = requestFor(cards.fresh);
  await till.void(voiding);
  expect(await detailOf(till.void(requestFor(cards.fresh)))).not.toHaveProperty("confirmationId");
  const final = await till.confirm("void", voiding.id);
  expect(await detailOf(till.void(requestFor(cards.fresh)))).toMatchObject({
    voidId: voiding.id,
    confirmationId: final.body["id"],
  });
});

test("after a reversed activation that one is told, with the time of its reversal, however its id is written", async () => {
  const till = newTill();
  const activation = activationOf(cards.fresh);
  await till.activate({ ...activation, id: activation.id.toUpperCase() });
  const reversed = await till.reverse("activation", activation.id);
  const reply = await till.load(loadOf(cards.fresh, 100));
  expect(reply.body["detailMessage"]).toEqual({
    requestId: reply.body["id"],
    card: card(cards.fresh),
    activationId: activation.id.toUpperCase(),
    reversalTime: reversed.body["time"],
  });
});

describe("cards that are refused whatever is asked of them: v3 has no errorType of their own", () => {
  test.each([
    ["blocked", cards.blocked, "Card blocked"],
    ["deleted", cards.deleted, "Card deleted"],
    ["not to be honoured", cards.notHonoured, "Card not honoured"],
  ])("a card that is %s", async (_, pan, errorMessage) => {
    const till = newTill();
    for (const kind of users) {
      const reply = await till.request(kind, loadOf(pan, 100));
      expect(reply).toMatchObject(refusal(400, "GENERAL_ERROR", { card: card(pan) }));
      expect(reply.body["errorMessage"]).toBe(errorMessage);
    }
  });

  test("an operation that the rank of the card bars", async () => {
    const till = newTill();
    expect(await till.void(requestFor(cards.secondary))).toMatchObject(
      refusal(400, "GENERAL_ERROR", { card: card(cards.secondary) }),
    );
    expect(await till.redeem(redemptionOf(cards.secondary, 100))).toMatchObject({ status: 201 });
  });

  test("a card whose PIN tries are used up", async () => {
    const message = redemptionOf(cards.pinTriesExceeded, 100, {
      card: card(cards.pinTriesExceeded, { clearPin: "0007" }),
    });
    expect(await newTill().redeem(message)).toMatchObject({
      status: 400,
      body: { errorType: "INCORRECT_PIN", errorMessage: "PIN tries used up" },
    });
  });
});

describe("PIN", () => {
  const clear = (clearPin?: string) =>
    redemptionOf(cards.withPin, 100, {
      card: card(cards.withPin, clearPin === undefined ? {} : { clearPin }),
    });
  const encrypted = (encryptedPin?: string) =>
    redemptionOf(cards.withEncryptedPin, 100, {
      card: card(cards.withEncryptedPin, encryptedPin === undefined ? {} : { encryptedPin }),
    });

  test.each([
    ["wrong", clear("7311")],
    ["missing", clear()],
    [
      "sent for a card without one",
      redemptionOf(cards.funded, 100, { card: card(cards.funded, { clearPin: "7310" }) }),
    ],
    ["encrypted and wrong", encrypted("51D0A7C4E92B6F39")],
    ["encrypted and missing", encrypted()],
    [
      "clear where the card has an encrypted one",
      redemptionOf(cards.withEncryptedPin, 100, {
        card: card(cards.withEncryptedPin, { clearPin: "7310" }),
      }),
    ],
    [
      "right, with an encrypted one beside it",
      redemptionOf(cards.withPin, 100, {
        card: card(cards.withPin, { clearPin: "7310", encryptedPin: "51" }),
      }),
    ],
  ])("that is %s", async (_, message) => {
    const reply = await newTill().redeem(message);
    expect(reply).toMatchObject(refusal(400, "INCORRECT_PIN", { requestId: message.id }));
    expect(reply.text).not.toMatch(/Pin"/);
  });

  test("that is right, clear or encrypted", async () => {
    const till = newTill();
    expect(await till.redeem(clear("7310"))).toMatchObject({ status: 201 });
    expect(await till.redeem(encrypted("51D0A7C4E92B6F38"))).toMatchObject({ status: 201 });
  });

  test("is not asked for by a load or a void", async () => {
    const till = newTill();
    expect(await till.load(loadOf(cards.withPin, 100))).toMatchObject({ status: 201 });
    expect(
      await till.void(
        requestFor(cards.withPin2, { card: card(cards.withPin2, { clearPin: "wrong" }) }),
      ),
    ).toMatchObject({ status: 201 });
  });

  test.each([
    [cards.freshWithPin, { clearPin: "4821" }],
    [cards.freshWithEncryptedPin, { encryptedPin: "9F3C51A27B0E44D8" }],
  ])("of card %s stays when its activation sends none", async (pan, pin) => {
    const till = newTill();
    await till.activate(activationOf(pan));
    expect(await till.card(pan)).toMatchObject({ card: pin });
  });

  test.each([
    ["a clear one", { clearPin: "1111" }, { clearPin: "1111" }],
    ["an encrypted one", { encryptedPin: "AB12" }, { encryptedPin: "AB12" }],
    ["both: the clear one", { clearPin: "1111", encryptedPin: "AB12" }, { clearPin: "1111" }],
  ])(
    "is replaced by the one that the activation sends: %s; its reversal restores the first",
    async (_, sent, kept) => {
      const till = newTill();
      const message = activationOf(cards.freshWithPin, { card: card(cards.freshWithPin, sent) });
      await till.activate(message);
      expect(await till.card(cards.freshWithPin)).toMatchObject({
        card: { pan: cards.freshWithPin, expiryDate: "4912", ...kept },
      });
      await till.reverse("activation", message.id);
      expect(await till.card(cards.freshWithPin)).toMatchObject({
        status: "NEW",
        card: { clearPin: "4821" },
      });
    },
  );
});

describe("expiry", () => {
  test.each(users)("%s with another expiry date than the one on record", async (kind) => {
    const message = loadOf(cards.funded, 100, { card: { pan: cards.funded, expiryDate: "4911" } });
    expect(await newTill().request(kind, message)).toMatchObject({
      status: 400,
      body: {
        errorType: "CARD_EXPIRED",
        errorMessage: "Expiry date differs",
        detailMessage: { requestId: message.id },
      },
    });
  });

  test.each(users)("%s of a card past its expiry month", async (kind) => {
    const message = loadOf(cards.expired, 100, {
      card: { pan: cards.expired, expiryDate: "2203" },
    });
    expect(await newTill().request(kind, message)).toMatchObject(
      refusal(400, "CARD_EXPIRED", { requestId: message.id, card: { pan: cards.expired } }),
    );
  });

  test("activation of an expired card", async () => {
    const message = activationOf(cards.freshExpired, {
      card: { pan: cards.freshExpired, expiryDate: "2101" },
    });
    expect(await newTill().activate(message)).toMatchObject({
      body: { errorType: "CARD_EXPIRED", errorMessage: "Card expired" },
    });
  });

  test("an absent expiry date passes, as a finding; an expired card without one does not", async () => {
    const till = newTill("7102");
    expect(
      await till.redeem(redemptionOf(cards.funded, 100, { card: { pan: cards.funded } })),
    ).toMatchObject({ status: 201 });
    expect(till.findings()).toEqual(["documented-absent card.expiryDate"]);
    expect(
      await till.redeem(redemptionOf(cards.expired, 100, { card: { pan: cards.expired } })),
    ).toMatchObject(refusal(400, "CARD_EXPIRED"));
  });

  test("goes by the clock of the data space: the month of expiry is the last valid one", async () => {
    const till = newTill();
    const message = () => redemptionOf(cards.expired, 100, { card: { pan: cards.expired } });
    till.space.clock({ set: "2022-03-31T23:59:59.999Z" });
    expect(await till.redeem(message())).toMatchObject({ status: 201 });
    till.space.clock({ set: "2022-04-01T00:00:00.000Z" });
    expect(await till.redeem(message())).toMatchObject(refusal(400, "CARD_EXPIRED"));
  });
});
