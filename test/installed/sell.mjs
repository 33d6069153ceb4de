// Run in a directory where the packed Standin is installed, and nothing else: sells, asks for the verdicts, prints them.
import { randomUUID } from "node:crypto";
import { createStandin, toPassVerdict } from "standin";

const standin = await createStandin({ user: "70010001" });
const originator = {
  institution: { id: "70020000", name: "Harbour Stores" },
  terminalId: "HS000417",
  merchant: {
    merchantType: "5411",
    merchantId: "HARBOURSTORE001",
    merchantName: { name: "Harbour Stores Quay", city: "Knysna", region: "WC", country: "ZA" },
  },
};
const client = { id: "70010001", name: "Harbour Stores" };
const thirdPartyIdentifiers = [{ institutionId: "70020000", transactionIdentifier: "HS-0093" }];

async function send(path, body) {
  const response = await fetch(standin.url + path, {
    method: "POST",
    body: JSON.stringify({ time: new Date().toISOString(), thirdPartyIdentifiers, ...body }),
    headers: { "content-type": "application/json", authorization: standin.authorization },
  });
  return { status: response.status, body: await response.json() };
}

/** A request, and its confirmation; the two statuses. */
async function sell(requests, price, what) {
  const id = randomUUID();
  const sold = await send(`${requests}/${id}`, { id, originator, client, ...what });
  const advice = {
    id: randomUUID(),
    requestId: id,
    thirdPartyIdentifiers: sold.body.thirdPartyIdentifiers,
    tenders: [{ tenderType: "CASH", amount: { amount: price, currency: "710" } }],
    ...(sold.body.voucher && { voucher: { serialNumber: sold.body.voucher.serialNumber } }),
  };
  const confirmed = await send(`${requests}/${id}/confirmations/${advice.id}`, advice);
  return [sold.status, confirmed.status];
}

const giftCard = await sell("/giftcard/v3/redemptions", 1000, {
  card: { pan: "6099310000000000068" },
  amounts: { requestAmount: { amount: 1000, currency: "710" } },
});
const airtime = await sell("/airtime/v5/vouchers", 2000, { product: { productId: "NWAIR20" } });
const verdict = await standin.verdict();
await standin.close();
console.log(
  JSON.stringify({
    giftCard,
    airtime,
    result: verdict.result,
    matched: toPassVerdict(verdict).pass,
  }),
);
