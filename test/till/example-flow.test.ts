import type { ExampleFlow, OperationExample } from "../../src/till/example";
import { newTester, startStandin } from "../support/standin";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;

test("the examples of an interface are handed out at the path where it is served, without credentials", async () => {
  const standin = await startStandin({ mounts: { voucher: "/moved" } });
  const response = await fetch(`${standin.url}/standin/examples/voucher`);
  const examples = (await response.json()) as OperationExample[];
  const redeem = examples.find(({ operation }) => operation === "redeemVoucher");
  expect(redeem).toMatchObject({
    interface: "voucher",
    kind: "request",
    transaction: "redemption",
    messages: [
      { operation: "provisionVoucher", path: "/moved/vouchers", body: { id: "{id}" } },
      { operation: "confirmVoucher", body: { requestId: "{provisionVoucher.id}" } },
      {
        operation: "redeemVoucher",
        body: { time: "{time}", voucher: { code: "{provisionVoucher.answer.voucher.code}" } },
      },
    ],
  });
});

test("the messages of an example are ready to be sent: new ids each time, the user's name, the time of the data space", async () => {
  const { client, space } = newTester(await startStandin(), "7103", "pos");
  space.clock({ set: "2030-01-02T03:04:05.000Z", frozen: true });
  const path = "/standin/examples/gift-card-v3/confirmRedemption";
  const flows = [await client.get(path), await client.get(path)].map(
    ({ text }) => JSON.parse(text) as ExampleFlow,
  );
  const ids = flows.flatMap(({ messages }) => messages.map(({ id }) => id));
  expect(new Set(ids).size).toBe(4);
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  const [redemption, confirmation] = flows[0]?.messages ?? [];
  expect(redemption).toMatchObject({
    method: "POST",
    path: `/giftcard/v3/redemptions/${redemption?.id}`,
    body: { id: redemption?.id, client: { id: "7103" }, time: "2030-01-02T03:04:05.000Z" },
  });
  expect(confirmation).toMatchObject({
    path: `/giftcard/v3/redemptions/${redemption?.id}/confirmations/${confirmation?.id}`,
    body: { requestId: redemption?.id },
  });
});

test("what an answer will bring is named in braces in an address too", async () => {
  const { client } = newTester(await startStandin());
  const { text } = await client.get("/standin/examples/money-transfer/lookupOrder");
  const { messages } = JSON.parse(text) as ExampleFlow;
  expect(messages.at(-1)?.path).toBe(
    "/moneytransfer/v2/orders?orderRedeemRef={createOrder.answer.orderRedeemRef}&receiverId=60000001",
  );
});

describe("the payment of a QR provider's client", () => {
  const contractForm = { amount: { amount: 12_500, currency: "710" } };
  const newerForm = { amounts: { requestAmount: { amount: 12_500, currency: "710" } } };

  test.each([
    ["pay", contractForm, "amounts"],
    ["confirmPayment", contractForm, "amounts"],
    ["reversePayment", newerForm, "amount"],
  ])("of the example %s has one form alone", async (operation, form, other) => {
    const { client } = newTester(await startStandin());
    const { text } = await client.get(`/standin/examples/qr-provider/${operation}`);
    const { messages } = JSON.parse(text) as ExampleFlow;
    const payment = messages.find((message) => message.operation === "pay");
    expect(payment?.body).toMatchObject(form);
    expect(payment?.body).not.toHaveProperty(other);
  });

  test("is in the document in the contract's form first, then in the newer one", async () => {
    const { client } = newTester(await startStandin());
    const { text } = await client.get("/standin/openapi/qr-provider");
    const { paths } = JSON.parse(text) as {
      paths: Record<
        string,
        { post: { requestBody: { content: { "application/json": { examples: object } } } } }
      >;
    };
    const { post } = paths["/qr/provider/v1/payments"] ?? {};
    const shown: unknown[] = Object.values(
      post?.requestBody.content["application/json"].examples ?? {},
    );
    expect(shown).toMatchObject([{ value: contractForm }, { value: newerForm }]);
  });
});

test("where a member takes digits alone, it is not given a user name of letters", async () => {
  const { client } = newTester(await startStandin(), "demo", "demo");
  const clientOf = async (path: string): Promise<unknown> => {
    const { text } = await client.get(`/standin/examples/${path}`);
    const { messages } = JSON.parse(text) as ExampleFlow;
    return (messages[0]?.body as { client: { id: string } }).client.id;
  };
  expect(await clientOf("gift-card-v3/redeem")).toBe("7102");
  expect(await clientOf("gift-card/redemption")).toBe("demo");
});

test("an operation is known by its identifier too; unknown names are refused with those that there are", async () => {
  const { client } = newTester(await startStandin());
  const base = "/standin/examples";
  expect(await client.get(`${base}/qr-retailer/paymentConfirmation`)).toMatchObject({
    status: 200,
    body: { operation: "payment confirmation" },
  });
  expect(await client.get(`${base}/nothing`)).toMatchObject({
    status: 404,
    body: { errorMessage: "No such interface" },
  });
  expect(await client.get(`${base}/voucher/nothing`)).toMatchObject({
    status: 404,
    body: {
      errorMessage: "No such operation",
      detailMessage: { known: expect.arrayContaining(["redeemVoucher"]) as unknown },
    },
  });
});
