"use strict";

/* What must go on every Node: a start, one sale, one verdict. */
const assert = require("node:assert/strict");
const { createStandin } = require("..");

const id = "7f1d4c0a-52e3-4b8f-9a61-0c9be2d5f301";
const activation = {
  id,
  time: "2026-01-15T09:30:00Z",
  originator: {
    institution: { id: "6001", name: "Corner Shop" },
    terminalId: "TILL0001",
    merchant: {
      merchantType: "5411",
      merchantId: "SHOP00000000001",
      merchantName: { name: "Corner Shop", city: "Cape Town", region: "WC", country: "ZA" },
    },
  },
  client: { id: "7102", name: "Shop Switch" },
  thirdPartyIdentifiers: [],
  card: { pan: "6099310000000000019", expiryDate: "4912" },
  product: { id: "GIFT100" },
};

async function main() {
  const standin = await createStandin();
  const answer = await fetch(`${standin.url}/giftcard/v3/activations/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: standin.authorization },
    body: JSON.stringify(activation),
  });
  assert.equal(answer.status, 201);
  const { result } = await standin.verdict();
  assert.equal(typeof result, "string");
  await standin.close();
  console.log(
    `Node ${process.version}: a sale was answered ${answer.status}, the verdict is ${result}`,
  );
}

void main();
