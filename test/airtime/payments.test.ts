import {
  asking,
  byCard,
  clearPin,
  instruments,
  paidBy,
  rand,
  refusal,
  saleOf,
  to,
  useAirtime,
} from "../support/messages/airtime";

const { newTill } = useAirtime();

describe("PIN tries of a bank card", () => {
  const paying = (pin: string) =>
    saleOf("NWSMS100", {
      ...to("27710000001"),
      ...paidBy(byCard(1500, instruments.card, clearPin(pin))),
    });

  test("a wrong PIN counts although its request is declined; the third one locks the card", async () => {
    const till = newTill();
    expect(await till.purchase(paying("1111"))).toMatchObject(refusal(400, "INCORRECT_PIN"));
    expect(await till.purchase(paying("2222"))).toMatchObject(refusal(400, "INCORRECT_PIN"));
    expect(await till.try(paying("3333"))).toMatchObject(refusal(400, "PIN_ATTEMPTS_EXCEEDED"));
    expect(await till.data("instrument", instruments.card)).toMatchObject({ pinLocked: false });
    expect(await till.purchase(paying("3333"))).toMatchObject(
      refusal(400, "PIN_ATTEMPTS_EXCEEDED"),
    );
    expect(await till.data("instrument", instruments.card)).toMatchObject({
      pinLocked: true,
      balance: rand(200_000),
    });
    expect(await till.purchase(paying("4321"))).toMatchObject(
      refusal(400, "PIN_ATTEMPTS_EXCEEDED"),
    );
  });

  test("the right PIN ends the row", async () => {
    const till = newTill();
    for (const pin of ["1111", "2222", "4321", "1111", "2222"]) await till.purchase(paying(pin));
    expect(await till.purchase(paying("4321"))).toMatchObject({ status: 201 });
    expect(await till.balance(instruments.card)).toEqual(rand(197_000));
  });

  test("an encrypted PIN is not checked", async () => {
    const pin = { type: "ENCRYPTED_PIN", pinBlock: "0A1B2C3D4E5F6071" };
    expect(
      await newTill().purchase(saleOf("NWAIR20", paidBy(byCard(2000, instruments.card, { pin })))),
    ).toMatchObject({ status: 201 });
  });

  test("accounts and rewards always pay", async () => {
    const methods = [
      { type: "ACCOUNT", amount: rand(1500) },
      { type: "REWARD", amount: rand(500), rewardCode: "R" },
    ];
    expect(await newTill().purchase(saleOf("NWAIR20", paidBy(...methods)))).toMatchObject({
      status: 201,
    });
  });
});

describe("float and daily limits", () => {
  test("a float is debited, kept on confirmation, given back once on reversal", async () => {
    const till = newTill("70010002");
    const float = async () =>
      ((await till.data("client", "70010002"))?.["float"] as { amount: number }).amount;
    const [kept, undone] = [saleOf("NWAIR20"), saleOf("NWAIR20")];
    await till.purchase(kept);
    await till.provision(undone);
    expect(await float()).toBe(1000);
    expect(await till.purchase(saleOf("NWAIR20"))).toMatchObject(
      refusal(400, "INSUFFICIENT_FUNDS"),
    );
    await till.confirm(kept.id);
    await till.reverseVoucher(undone.id);
    await till.reverseVoucher(undone.id);
    expect(await float()).toBe(3000);
  });

  test("a client's daily limit is given back on reversal, and new every day", async () => {
    const till = newTill("70010004");
    const buy = () => till.purchase(saleOf("NWAIRVAR", asking(15_000)));
    const { body } = await buy();
    expect(await buy()).toMatchObject(refusal(400, "LIMIT_EXCEEDED"));
    await till.reverse(body["id"] as string);
    expect(await buy()).toMatchObject({ status: 201 });
    till.space.clock({ advanceSeconds: 86_400 });
    expect(await buy()).toMatchObject({ status: 201 });
  });

  test("a number has a daily limit of its own", async () => {
    const till = newTill();
    const top = (productId: string) => till.purchase(saleOf(productId, to("27710000006")));
    expect(await top("NWDATA1GB")).toMatchObject({ status: 201 });
    expect(await top("NWDATAOLD")).toMatchObject(refusal(400, "LIMIT_EXCEEDED"));
    expect(await top("NWSMS100")).toMatchObject({ status: 201 });
  });
});
