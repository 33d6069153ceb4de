import { randomUUID } from "node:crypto";

/** What the snippets import as the reader's own: pays once with a gift card, and reverses where it hears nothing for a second. */
export async function sellOnMyPos(base: string, user: string, password: string): Promise<void> {
  const id = randomUUID();
  const advice = randomUUID();
  const thirdPartyIdentifiers = [{ institutionId: "6001", transactionIdentifier: "T1" }];
  const send = (path: string, body: object): Promise<number | undefined> =>
    fetch(`${base}/redemptions/${path}`, {
      method: "POST",
      body: JSON.stringify({ time: new Date().toISOString(), thirdPartyIdentifiers, ...body }),
      signal: AbortSignal.timeout(1000),
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${btoa(`${user}:${password}`)}`,
      },
    }).then(
      ({ status }) => status,
      () => undefined,
    );
  const merchantName = { name: "Harbour Grocers", city: "Saldanha", region: "WC", country: "ZA" };
  const merchant = { merchantType: "5411", merchantId: "HARBGROC0000417", merchantName };
  const answered = await send(id, {
    id,
    originator: {
      institution: { id: "6001", name: "Harbour Grocers" },
      terminalId: "QY4-0017",
      merchant,
    },
    client: { id: user, name: "Till" },
    card: { pan: "6099310000000000068" },
    amounts: { requestAmount: { amount: 1000, currency: "710" } },
  });
  if (answered === undefined)
    await send(`${id}/reversals/${advice}`, {
      id: advice,
      requestId: id,
      reversalReason: "TIMEOUT",
    });
}
