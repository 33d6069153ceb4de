// A till that sells once, confirms or reverses, and repeats an advice until it is final. MISTAKE names what it does wrong.
const { STANDIN_URL, STANDIN_USERNAME, STANDIN_PASSWORD, MISTAKE } = process.env;
const base = `${STANDIN_URL}/giftcard/v3/redemptions`;
const authorization = `Basic ${btoa(`${STANDIN_USERNAME}:${STANDIN_PASSWORD}`)}`;
const time = () => new Date().toISOString();
const thirdPartyIdentifiers = [{ institutionId: "6001", transactionIdentifier: "T1" }];

async function send(path, body) {
  const headers = { "content-type": "application/json", authorization };
  try {
    const answer = await fetch(`${base}/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers,
      signal: AbortSignal.timeout(4_000),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return undefined;
  }
}

const isFinal = (got) => got !== undefined && got.status !== 500 && got.status !== 504;

async function advise(id, kind, content) {
  const advice = crypto.randomUUID();
  const body = { id: advice, requestId: id, time: time(), ...content };
  for (let delivery = 0; delivery < 8; delivery += 1) {
    const got = await send(`${id}/${kind}/${advice}`, body);
    if (isFinal(got)) return got.status < 300;
    if (MISTAKE === "never-repeats") return true;
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  }
  return true;
}

const id = crypto.randomUUID();
const merchantName = { name: "Harbour Grocers", city: "Saldanha", region: "WC", country: "ZA" };
const sale = await send(id, {
  id,
  time: time(),
  originator: {
    institution: { id: "6001", name: "Harbour Grocers" },
    terminalId: "QY4-0017",
    merchant: { merchantType: "5411", merchantId: "HARBGROC0000417", merchantName },
  },
  client: { id: STANDIN_USERNAME, name: "Till" },
  thirdPartyIdentifiers,
  card: { pan: "6099310000000000068" },
  amounts: { requestAmount: { amount: 1000, currency: "710" } },
});
const reverse = (reversalReason) =>
  advise(id, "reversals", { thirdPartyIdentifiers, reversalReason });
if (!isFinal(sale)) {
  if (MISTAKE !== "never-reverses") await reverse(sale ? "RESPONSE_NOT_FINAL" : "TIMEOUT");
} else if (sale.status < 300) {
  const known = sale.body.thirdPartyIdentifiers;
  if (!(await advise(id, "confirmations", { thirdPartyIdentifiers: known })))
    await advise(id, "reversals", { thirdPartyIdentifiers: known, reversalReason: "CANCELLED" });
} else process.exitCode = 5;
