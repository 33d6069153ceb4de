import { rule } from "../support/rules";
import {
  adviceFor,
  base,
  declined,
  orderOf,
  orders,
  providers,
  rand,
  refusal,
  updateOf,
  useMoneyTransfer,
} from "../support/messages/money-transfer";

const anyText = expect.any(String) as string;
const loose = {
  id: "d4735e3a-265e-11ee-be56-0242ac120002",
  time: "2031-03-04T12:00:00",
  amount: { amount: "1000", currency: "ZAR" },
  thirdPartyIdentifiers: undefined,
};
const fieldsOf = (body: Record<string, unknown>): string[] =>
  (body["detailMessage"] as { formatErrors: { field: string }[] }).formatErrors
    .map(({ field }) => field)
    .sort();

describe("strict, by default", () => {
  const { newTill } = useMoneyTransfer();

  test(`${rule("MT-01", "MT-28")} every violation is told at once, and the id is not used up`, async () => {
    const till = newTill();
    const { status, body } = await till.create(1000, loose);
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual([
      "amount.amount",
      "amount.currency",
      "id",
      "thirdPartyIdentifiers",
      "time",
    ]);
    expect(body).toMatchObject({
      errorType: "FORMAT_ERROR",
      requestType: "createOrder",
      id: loose.id,
    });
  });

  test(`${rule("MT-02")} the ids of all kinds of messages are in one name space, in any case of letters`, async () => {
    const till = newTill();
    const { id } = await till.newOrder();
    const upper = id.toUpperCase();
    expect(await till.create(1000, { id: upper })).toMatchObject(
      declined("DUPLICATE_RECORD", { id: upper }),
    );
    expect(await till.redeem(orders.active, { id })).toMatchObject(declined("DUPLICATE_RECORD"));
    expect(await till.advise("confirmPayment", id, { id })).toMatchObject(
      declined("DUPLICATE_RECORD"),
    );
    const advice = adviceFor(id);
    await till.send("confirmPayment", advice);
    expect(await till.cancel(orders.active, { id: advice.id })).toMatchObject(
      declined("DUPLICATE_RECORD"),
    );
  });

  test("later additions are taken, unknown properties are noted", async () => {
    const till = newTill();
    const parts = {
      amounts: { additionalAmounts: { tax: rand(1) } },
      purposeOfRemittance: "FAMILY_SUPPORT",
      recipientRelationship: "RELATIVE",
      colour: "red",
    };
    expect((await till.create(1000, parts)).status).toBe(201);
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "unknown-property", field: "colour" }),
    );
    expect(await till.create(1000, { purposeOfRemittance: "FUN" })).toMatchObject(
      declined("FORMAT_ERROR"),
    );
  });

  test.each([
    ["an unknown path", "GET", "/order", 404, "TRANSACTION_NOT_SUPPORTED"],
    ["another method", "PUT", "/orders", 405, "TRANSACTION_NOT_SUPPORTED"],
  ] as const)("%s is an ErrorDetail", async (_name, method, path, status, errorType) => {
    expect(await newTill().client.send(method, `${base}${path}`)).toMatchObject(
      refusal(status, errorType, { detailMessage: { reason: anyText } }),
    );
  });

  test("a body that is not sent as JSON, or is none", async () => {
    const till = newTill();
    expect(await till.client.put(`${base}/orders/status`, "x", "text/plain")).toMatchObject(
      refusal(415, "FORMAT_ERROR"),
    );
    expect(await till.client.put(`${base}/orders/status`, "{")).toMatchObject(
      declined("FORMAT_ERROR", { formatErrors: [expect.objectContaining({ field: "body" })] }),
    );
  });

  test("identity numbers and accounts are not journalled, nor PIN blocks", async () => {
    const till = newTill();
    await till.create(1000, { pin: { pinBlock: "ABCDEF0123456789" } });
    await till.get("/admin/customers", { idNumber: "8604120456083", receiverId: providers.alder });
    const journal = JSON.stringify(till.space.messages().exchanges);
    expect(journal).not.toContain("8604120456083");
    expect(journal).not.toContain("ABCDEF0123456789");
  });
});

describe("lenient", () => {
  const { newTill } = useMoneyTransfer({ lenient: true });

  test("forms that are known from software in use are taken, each with a finding", async () => {
    const till = newTill();
    const { status, body } = await till.create(1000, loose);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: loose.id, time: `${loose.time}Z`, amount: rand(1000) });
    expect(till.last().findings.length).toBeGreaterThanOrEqual(5);
    expect(
      (
        await till.client.put(
          `${base}/orders/status`,
          updateOf("ON_HOLD", { orderRedeemRef: orders.active }),
        )
      ).status,
    ).toBe(204);
  });
});

describe("with --check-client", () => {
  const { newTill } = useMoneyTransfer({ checkClient: true });

  test(`${rule("MT-03")} the client of a message must be its user; then it leaves nothing behind`, async () => {
    const till = newTill("30000001");
    expect((await till.create()).status).toBe(201);
    const message = orderOf(1000, { client: { id: "30000002", name: "Other" } });
    expect(await till.send("createOrder", message)).toMatchObject(
      declined("AUTHENTICATION_ERROR", {
        reason: anyText,
        clientId: "30000002",
        username: "30000001",
      }),
    );
    expect(
      (
        await till.send("createOrder", {
          ...message,
          client: { id: "30000001", name: "Tillbridge" },
        })
      ).status,
    ).toBe(201);
    expect(
      await till.client.put(
        `${base}/orders/status`,
        updateOf("ON_HOLD", { orderRedeemRef: orders.active, client: { id: "1", name: "Other" } }),
      ),
    ).toMatchObject(declined("AUTHENTICATION_ERROR"));
  });
});

describe("a reset that names its client in the query, without a body", () => {
  const strict = useMoneyTransfer();
  const checked = useMoneyTransfer({ checkClient: true });
  const call = async (url: string, method: string, path: string): Promise<[number, string]> => {
    const authorization = `Basic ${Buffer.from("30000001:till-pass").toString("base64")}`;
    const reply = await fetch(`${url}${base}${path}`, { method, headers: { authorization } });
    return [reply.status, await reply.text()];
  };

  test("is done, and answered without a body", async () => {
    const { url } = strict.standin();
    const quotes = async (): Promise<number> =>
      (JSON.parse((await call(url, "GET", "/testServerAdmin/data"))[1]) as { quotes: unknown[] })
        .quotes.length;
    const before = await quotes();
    await call(
      url,
      "GET",
      "/admin/fees?amount=1000&amountIncludesFee=false&originatorInstId=20000001&receiverId=60000001",
    );
    expect(await quotes()).toBe(before + 1);
    expect(await call(url, "POST", "/testServerAdmin/reset?clientId=30000001")).toEqual([204, ""]);
    expect(await quotes()).toBe(before);
  });

  test("without the client it is empty; with --check-client the client is the user", async () => {
    const outcome = (word: string) => [400, JSON.stringify({ outcome: word })];
    expect(await call(strict.standin().url, "POST", "/testServerAdmin/reset")).toEqual(
      outcome("EMPTY_REQUEST"),
    );
    expect(
      await call(checked.standin().url, "POST", "/testServerAdmin/reset?clientId=30000001"),
    ).toEqual([204, ""]);
    expect(
      await call(checked.standin().url, "POST", "/testServerAdmin/reset?clientId=30000002"),
    ).toEqual(outcome("UNKNOWN_USER"));
  });
});
