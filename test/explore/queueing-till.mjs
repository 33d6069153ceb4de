// A till that sells once and keeps what it owes in a file, so that it can be killed at any time. Started again, it sends
// what is there and sells nothing. With MISTAKE=forgets it keeps nothing.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { STANDIN_URL, STANDIN_USERNAME, STANDIN_PASSWORD, STANDIN_RESTARTED, MISTAKE } = process.env;
const base = `${STANDIN_URL}/giftcard/v3/redemptions`;
const authorization = `Basic ${btoa(`${STANDIN_USERNAME}:${STANDIN_PASSWORD}`)}`;
const file = join(tmpdir(), `standin-queue-${new URL(STANDIN_URL).port}.json`);
const time = () => new Date().toISOString();
const keep = (owed) => {
  if (MISTAKE !== "forgets") writeFileSync(file, JSON.stringify(owed));
};

async function send(path, body) {
  try {
    const answer = await fetch(`${base}/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", authorization },
      signal: AbortSignal.timeout(4_000),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return undefined;
  }
}

const isFinal = (got) => got !== undefined && got.status !== 500 && got.status !== 504;

const adviceOf = (id, kind, content) => {
  const advice = crypto.randomUUID();
  return {
    path: `${id}/${kind}/${advice}`,
    body: { id: advice, requestId: id, time: time(), ...content },
  };
};

async function deliver(owed) {
  keep(owed);
  for (let delivery = 0; delivery < 20; delivery += 1) {
    const got = await send(owed.path, owed.body);
    if (isFinal(got)) {
      rmSync(file, { force: true });
      return got.status < 300;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  }
  return true;
}

async function sell() {
  const id = crypto.randomUUID();
  const thirdPartyIdentifiers = [{ institutionId: "6001", transactionIdentifier: "T1" }];
  const merchantName = { name: "Harbour Grocers", city: "Saldanha", region: "WC", country: "ZA" };
  const reversal = (reversalReason, known = thirdPartyIdentifiers) =>
    adviceOf(id, "reversals", { thirdPartyIdentifiers: known, reversalReason });
  keep(reversal("TIMEOUT"));
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
  if (!isFinal(sale)) return deliver(reversal(sale ? "RESPONSE_NOT_FINAL" : "TIMEOUT"));
  if (sale.status >= 300) return rmSync(file, { force: true });
  const known = sale.body.thirdPartyIdentifiers;
  if (await deliver(adviceOf(id, "confirmations", { thirdPartyIdentifiers: known }))) return true;
  return deliver(reversal("CANCELLED", known));
}

if (STANDIN_RESTARTED === undefined) await sell();
else if (existsSync(file)) await deliver(JSON.parse(readFileSync(file, "utf8")));
