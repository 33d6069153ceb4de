// The first test of a project that has Standin and Jest, and nothing else: a till sells, and the verdict is that it behaved.
const { randomUUID } = require("node:crypto");
const { createStandin, toPassVerdict } = require("standin");

expect.extend({ toPassVerdict });

let standin;
beforeAll(async () => {
  standin = await createStandin({ user: "70010001" });
});
afterAll(() => standin.close());

async function send(path, body) {
  const response = await fetch(`${standin.url}/giftcard/v3/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: standin.authorization },
    body: JSON.stringify({ time: new Date().toISOString(), ...body }),
  });
  return { status: response.status, body: await response.json() };
}

test("the till sells for a gift card, and confirms it", async () => {
  const id = randomUUID();
  const sold = await send(`redemptions/${id}`, {
    id,
    thirdPartyIdentifiers: [{ institutionId: "70020000", transactionIdentifier: "HS-0093" }],
    originator: {
      institution: { id: "70020000", name: "Harbour Stores" },
      terminalId: "HS000417",
      merchant: {
        merchantType: "5411",
        merchantId: "HARBOURSTORE001",
        merchantName: { name: "Harbour Stores Quay", city: "Knysna", region: "WC", country: "ZA" },
      },
    },
    client: { id: "70010001", name: "Harbour Stores" },
    card: { pan: "6099310000000000068" },
    amounts: { requestAmount: { amount: 1000, currency: "710" } },
  });
  expect(sold.status).toBe(201);
  const advice = randomUUID();
  const confirmed = await send(`redemptions/${id}/confirmations/${advice}`, {
    id: advice,
    requestId: id,
    thirdPartyIdentifiers: sold.body.thirdPartyIdentifiers,
    tenders: [{ tenderType: "CASH", amount: { amount: 1000, currency: "710" } }],
  });
  expect(confirmed.status).toBe(202);
  expect(await standin.verdict()).toPassVerdict();
});
