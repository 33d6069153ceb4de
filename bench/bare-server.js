"use strict";
/**
 * The yardstick: a bare Express server that answers one redemption and nothing else. It does the same basic
 * authentication, JSON parsing, ajv validation and the same SQLite writes (card, transaction, journal) in one
 * transaction. No scenarios, no life cycle, no masking, no answer check, no second operation.
 */
const { createHmac } = require("node:crypto");
const express = require("express");
const basicAuth = require("express-basic-auth");
const { Sqlite } = require("../dist/store/file/sqlite.js");
const { createAjv } = require("../dist/contract/checks/keywords.js");
const { giftCardV3 } = require("../dist/families/gift-card/contract.js");

const [file = ":memory:"] = process.argv.slice(2);
const database = new Sqlite(file);
database.pragma("locking_mode = EXCLUSIVE");
database.pragma("journal_mode = WAL");
database.pragma("synchronous = NORMAL");
database.exec(`
  CREATE TABLE space (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
  CREATE TABLE card (space_id INTEGER, pan TEXT, body TEXT, PRIMARY KEY (space_id, pan)) WITHOUT ROWID;
  CREATE TABLE message (space_id INTEGER, id TEXT, state TEXT, answer TEXT, data TEXT, PRIMARY KEY (space_id, id));
  CREATE TABLE exchange (space_id INTEGER, seq INTEGER, path TEXT, status INTEGER, request TEXT, answer TEXT, PRIMARY KEY (space_id, seq));
`);
const findSpace = database.prepare("SELECT id FROM space WHERE name = ?").pluck();
const addSpace = database.prepare("INSERT INTO space (name) VALUES (?)");
const findMessage = database.prepare("SELECT 1 FROM message WHERE space_id = ? AND id = ?");
const addMessage = database.prepare("INSERT INTO message VALUES (?, ?, ?, ?, ?)");
const findCard = database.prepare("SELECT body FROM card WHERE space_id = ? AND pan = ?").pluck();
const putCard = database.prepare(
  "INSERT INTO card VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
);
const lastExchange = database.prepare("SELECT MAX(seq) FROM exchange WHERE space_id = ?").pluck();
const addExchange = database.prepare("INSERT INTO exchange VALUES (?, ?, ?, ?, ?, ?)");

const redeem = giftCardV3.operations.find(({ id }) => id === "redeem");
const validate = createAjv().compile(redeem.body);
const digest = (user, password) =>
  createHmac("sha256", "key").update(`${user}:${password}`).digest("base64url");

const redemption = database.transaction((spaceId, path, body) => {
  if (findMessage.get(spaceId, body.id) !== undefined)
    return { status: 400, body: { errorType: "DUPLICATE_RECORD" } };
  const card = JSON.parse(
    findCard.get(spaceId, body.card.pan) ?? '{"book":900000000000,"available":900000000000}',
  );
  const { amount, currency } = body.amounts.requestAmount;
  const after = { ...card, book: card.book - amount, available: card.available - amount };
  const answer = {
    ...body,
    time: new Date().toISOString(),
    card: { pan: body.card.pan },
    amounts: {
      ...body.amounts,
      approvedAmount: { amount, currency },
      balanceAmount: { amount: after.book, currency },
      availableBalance: { amount: after.available, currency },
    },
  };
  putCard.run(spaceId, body.card.pan, JSON.stringify(after));
  const text = JSON.stringify(answer);
  addMessage.run(spaceId, body.id, "PENDING", text, JSON.stringify({ pan: body.card.pan, amount }));
  addExchange.run(
    spaceId,
    (lastExchange.get(spaceId) ?? 0) + 1,
    path,
    201,
    JSON.stringify(body),
    text,
  );
  return { status: 201, text };
});

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.post(
  "/giftcard/v3/redemptions/:redemptionId",
  basicAuth({ authorizer: (user) => user !== "", challenge: true }),
  express.json(),
  (req, res) => {
    const name = digest(req.auth.user, req.auth.password);
    const spaceId = findSpace.get(name) ?? Number(addSpace.run(name).lastInsertRowid);
    if (!validate.call({ findings: [], ignored: [] }, req.body)) {
      res.status(400).json(validate.errors);
      return;
    }
    const { status, text, body } = redemption(spaceId, req.path, req.body);
    res
      .status(status)
      .type("json")
      .send(text ?? JSON.stringify(body));
  },
);
const server = app.listen(0, "127.0.0.1", () => {
  process.send?.({ url: `http://127.0.0.1:${server.address().port}` });
});
