import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sqlite } from "../../src/store/file/sqlite";
import pino from "pino";
import { type Standin, createStandin } from "../../src";
import {
  activationOf,
  base,
  card,
  cards,
  newTill as tillOf,
  redemptionOf,
  requestFor,
  requestPath,
} from "../support/messages/gift-card";
import { exchange, requestBytes } from "../support/socket";

const pin = "73105519";
const encrypted = "FEEDFACECAFE5519";
const pan = cards.fresh;
const maskedPan = "609931*********0019";

/** A simulator with a file, and everything that it logs at the lowest level. */
async function startLogged(
  options: { unmask?: boolean } = {},
): Promise<{ standin: Standin; lines: string[]; folder: string }> {
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "standin-secrets-"));
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const standin = await createStandin({ db: join(folder, "standin.db"), log, ...options });
  return { standin, lines, folder };
}

/** Messages of every kind with PINs and card numbers in right and wrong places. */
async function tellSecrets(standin: Standin): Promise<void> {
  const till = tillOf(standin, "7102", "the-password");
  const secret = { card: card(pan, { clearPin: pin, encryptedPin: encrypted }) };
  const activation = activationOf(pan, secret);
  await till.activate(activation);
  await till.confirm("activation", activation.id, {
    tenders: [
      {
        tenderType: "CREDIT_CARD",
        amount: { amount: 1, currency: "710" },
        cardNumber: "501234******9876",
      },
    ],
  });
  await till.redeem(redemptionOf(pan, 100, secret));
  await till.redeem(
    redemptionOf(pan, 100, { card: { ...secret.card, clearPin: 7, encryptedPin: pin } }),
  );
  await till.redeem(
    redemptionOf(pan, 100, {
      ...secret,
      time: "noon",
      surprise: { pin, pan, nested: [{ clearPin: pin }] },
    }),
  );
  await till.lookup(requestFor(pan, { card: { ...secret.card, pin: { type: "CLEAR_PIN", pin } } }));
  await till.client.post(
    requestPath("redemption", activation.id),
    `{"card":{"clearPin":"${pin}","pan":"${pan}"`,
  );
  await till.client.get(`${base}/testServerAdmin/data/card/${pan}`);
  await till.client.get(`${base}/nowhere/${pan}?pan=${pan}`);
}

/** All rows of each table, as text; what exchanges did to entities apart from the exchanges. */
function tablesOf(file: string): Map<string, string> {
  const database = new Sqlite(file, { readonly: true });
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[];
  const tables = new Map(
    names.map((name) => [name, JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all())]),
  );
  const changes = database.prepare("SELECT changes FROM exchange").pluck().all();
  tables.set("exchange.changes", JSON.stringify(changes));
  const columns = database
    .prepare("SELECT name FROM pragma_table_info('exchange') WHERE name <> 'changes'")
    .pluck()
    .all() as string[];
  const others = database.prepare(`SELECT ${columns.join(", ")} FROM exchange`).all();
  tables.set("exchange", JSON.stringify(others));
  database.close();
  return tables;
}

const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "latin1"))
    .join("\n");

test("PINs and card numbers reach neither the log nor the journal; the file has them in the data space's own cards and their history only", async () => {
  const { standin, lines, folder } = await startLogged();
  await tellSecrets(standin);
  const journal = JSON.stringify(
    standin
      .space("7102", "the-password")
      .messages()
      .exchanges.map((one) => ({ ...one, clock: "", receivedAt: "" })),
  );
  const log = lines.join("\n");
  await standin.close();

  expect(lines.length).toBeGreaterThanOrEqual(9);
  for (const text of [journal, log]) {
    expect(text).not.toContain(pin);
    expect(text).not.toContain(encrypted);
    expect(text).not.toContain(pan);
    expect(text).not.toContain("the-password");
  }
  expect(journal).toContain(maskedPan);
  const tables = tablesOf(join(folder, "standin.db"));
  expect([...tables].filter(([, rows]) => rows.includes(pin)).map(([name]) => name)).toEqual([
    "entity",
    "exchange.changes",
  ]);
  expect([...tables].filter(([, rows]) => rows.includes(pan)).map(([name]) => name)).toEqual([
    "entity",
    "message",
    "exchange.changes",
  ]);
  expect(bytesOf(folder)).not.toContain("the-password");
});

test("card numbers are hidden where no field is meant for them: references, slip lines, names, headers, unknown members, the query", async () => {
  const { standin, lines, folder } = await startLogged();
  const till = tillOf(standin, "7102", "the-password");
  const [whole, cvv] = ["4111111111111111", "48213"];
  const message = redemptionOf(cards.funded, 100, {
    basketRef: `B-${whole}`,
    thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: whole }],
  });
  const odd = {
    ...redemptionOf(cards.funded, 100),
    slip: ["4111 1111 1111 1111"],
    [whole]: whole,
    CVV: cvv,
    Track2Data: cvv,
    number: Number(whole),
  };
  await till.redeem(message);
  await till.redeem(odd);
  await till.client.get(`${base}/testServerAdmin/data?PIN=${cvv}`);
  const journal = JSON.stringify(till.space.messages().exchanges);
  await standin.close();
  for (const text of [journal, lines.join("\n")])
    expect([text.includes(whole), text.includes("4111 1111"), text.includes(cvv)]).toEqual([
      false,
      false,
      false,
    ]);
  expect(journal).toContain("B-411111******1111");
  const exchanges = tablesOf(join(folder, "standin.db")).get("exchange") ?? "";
  expect([exchanges.includes(whole), exchanges.includes(cvv)]).toEqual([false, false]);
});

test("--unmask shows card numbers in the journal, and never a PIN", async () => {
  const { standin } = await startLogged({ unmask: true });
  const till = tillOf(standin);
  await till.redeem(
    redemptionOf(cards.withPin, 100, { card: card(cards.withPin, { clearPin: "7310" }) }),
  );
  const [exchangeKept] = till.space.messages().exchanges;
  await standin.close();
  expect(exchangeKept?.request.body).toMatchObject({
    card: { pan: cards.withPin, clearPin: "[masked]" },
  });
});

test("what is logged of a path is encoded: neither line breaks nor escape sequences get through", async () => {
  const { standin, lines } = await startLogged();
  await exchange(
    standin.url,
    requestBytes("GET", "/x%0d%0aFAKE%20LINE%1b[31m", ["user-agent: \u001b[31mred"]),
  );
  await exchange(standin.url, requestBytes("GET", "/\u001b[31mred"));
  await standin.close();
  const log = lines.join("");
  for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n\u001b]/);
  expect(log).not.toContain("\u001b");
  for (const line of lines)
    expect(() => {
      JSON.parse(line);
    }).not.toThrow();
});

test("a failure of ours is told without a stack trace, and nothing of it happened", async () => {
  let broken = false;
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const standin = await createStandin({
    log,
    beforeStatement: (sql) => {
      if (broken && sql.includes("INSERT INTO entity"))
        throw new Error("the disk is full, says /secret/path");
    },
  });
  const till = tillOf(standin);
  const message = redemptionOf(cards.funded, 100);
  broken = true;
  const reply = await till.redeem(message);
  broken = false;
  expect(reply).toMatchObject({
    status: 500,
    body: { errorType: "GENERAL_ERROR", id: message.id, requestType: "REDEMPTION_REQUEST" },
  });
  expect(reply.text).not.toMatch(/secret|disk|at .*:\d+/);
  expect(lines.join("")).toContain("the disk is full");
  expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  await standin.close();
});
