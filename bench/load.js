"use strict";
const { randomUUID } = require("node:crypto");

/** The card that pays; the benchmark's fixtures give it enough for any number of redemptions. */
const pan = "6099310000000009992";

const originator = {
  institution: { id: "6001", name: "Harbour Grocers" },
  terminalId: "QY4-0017",
  merchant: {
    merchantType: "5411",
    merchantId: "HARBGROC0000417",
    merchantName: { name: "Harbour Grocers Quay 4", city: "Saldanha", region: "WC", country: "ZA" },
  },
};

const redemption = (id) => ({
  id,
  time: "2031-03-04T11:41:09.480Z",
  originator,
  client: { id: "6001", name: "Harbour Grocers" },
  thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: id.slice(0, 8) }],
  posInfo: { entryMode: { panEntryMode: "MAGSTRIPE_NO_CVV", pinEntryCapability: "CAN_ACCEPT" } },
  card: { pan, expiryDate: "4912" },
  amounts: { requestAmount: { amount: 1, currency: "710" } },
});

/** What came instead of approvals: "503: 12, errors: 0, timeouts: 3". */
function kindsOf({ statusCodeStats = {}, errors, timeouts }) {
  const others = Object.entries(statusCodeStats).filter(([status]) => !status.startsWith("2"));
  const statuses = others.map(([status, { count }]) => `${status}: ${count}`);
  return [...statuses, `errors: ${errors}`, `timeouts: ${timeouts}`].join(", ");
}

/**
 * Sends redemptions, each with an id of its own, for so many seconds, or so many of them. Every answer must be 201: a server that
 * refuses quickly would look fast.
 */
async function redeem(url, { seconds, amount, rate, connections = 8, user = "6001:pos" }) {
  const autocannon = require("autocannon");
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    requests: [
      {
        method: "POST",
        setupRequest(request) {
          const id = randomUUID();
          return {
            ...request,
            path: `/giftcard/v3/redemptions/${id}`,
            headers: {
              "content-type": "application/json",
              authorization: `Basic ${Buffer.from(typeof user === "function" ? user() : user).toString("base64")}`,
            },
            body: JSON.stringify(redemption(id)),
          };
        },
      },
    ],
  });
  // Autocannon counts a time-out among the errors, too.
  const refused = result.non2xx + result.errors;
  if (refused > 0)
    throw new Error(
      `${refused} of ${result.requests.total} redemptions were not approved: ${kindsOf(result)}`,
    );
  return {
    total: result.requests.total,
    throughput: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    mean: result.latency.average,
  };
}

/** Milliseconds of so many redemptions, one after the other over one connection; each must be approved. */
async function timesOfRedemptions(url, amount) {
  const { Agent, request } = require("node:http");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const auth = "6001:pos";
  const send = (id) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(redemption(id));
      const headers = { "content-type": "application/json", "content-length": body.length };
      const began = performance.now();
      request(`${url}/giftcard/v3/redemptions/${id}`, { method: "POST", agent, auth, headers })
        .once("response", (answer) => {
          answer.resume().once("end", () => {
            if (answer.statusCode === 201) resolve(performance.now() - began);
            else reject(new Error(`a redemption was answered ${answer.statusCode}`));
          });
        })
        .once("error", reject)
        .end(body);
    });
  const times = [];
  for (let count = 0; count < amount; count += 1) times.push(await send(randomUUID()));
  agent.destroy();
  return times;
}

module.exports = { pan, redeem, redemption, timesOfRedemptions };
