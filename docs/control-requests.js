"use strict";

/**
 * A request to each operation of the control API, in an order in which each succeeds: the examples of its document.
 * `docs/record-control.js` sends them, after a redemption and a request that reaches no operation.
 */

/** The data space of somebody else, which is exported, dropped and imported. */
const other = ({ spaces }) => ({ number: String(spaces.spaces.at(-1).number) });
const rule = { on: { operation: "redeem" }, nth: 2 };
const scenario = {
  name: "second-redemption-lost",
  title: "The second redemption is processed, and its answer is lost",
  interface: "gift-card-v3",
  rules: [{ ...rule, fault: { when: "after", kind: "no-answer" } }],
};
const holder = { id: "H-0042", firstName: "Ann", lastName: "Brink" };
const place = { family: "gift-card", type: "holders", key: holder.id };
const redemption = "4f0c1f57-5a5b-4a53-8d5e-2f6f0f6f0a01";
const noted = { text: "the till had lost its connection", colour: "red" };
const draft = { name: scenario.name };
const snapshot = { name: "before-the-sale" };

const run = { name: "till-4-2" };

/** A run with a few of its rules. */
const shortRun = ({ rules, ...others }) => ({ ...others, rules: first(2)(rules) });

const first =
  (count) =>
  (list = []) =>
    list.slice(0, count);
const only =
  (...names) =>
  (answer) =>
    Object.fromEntries(names.map((name) => [name, answer[name]]));

/** The messages of an example have new ids each time. */
const withFixedIds = (flow) =>
  JSON.parse(
    flow.messages.reduce(
      (text, { id }, at) => text.replaceAll(id, `${redemption.slice(0, -1)}${at + 1}`),
      JSON.stringify(flow),
    ),
  );

/** Of the text of a request, whose headers are those of whoever sends the examples. */
const withFirstLine = ({ raw, ...row }) => ({ ...row, raw: raw.replace(/\r\n[^]*$/, "\r\n...") });

/**
 * `parameters` and `body` may follow from the answers before, by their operations. `shown` is what the document has of a
 * long answer. `held` is the id of a redemption that is sent before the request, and is held.
 */
const requests = [
  { operation: "health" },
  { operation: "live" },
  { operation: "ready" },
  {
    operation: "interfaces",
    shown: ([one]) => [{ ...one, operations: first(2)(one.operations) }],
  },
  { operation: "openApiDocuments", shown: first(2) },
  {
    operation: "openapi",
    parameters: { name: "voucher" },
    shown: only("openapi", "info", "servers"),
  },
  {
    operation: "rules",
    shown: ({ rules, provider, unjudged }) => ({
      rules: first(2)(rules),
      provider: first(1)(provider),
      unjudged: first(1)(unjudged),
    }),
  },
  { operation: "rule", parameters: { id: "GC-07" } },
  { operation: "examples", parameters: { name: "voucher" }, shown: first(1) },
  {
    operation: "example",
    parameters: { name: "gift-card-v3", operation: "confirmRedemption" },
    shown: withFixedIds,
  },
  {
    operation: "data",
    shown: ({ "gift-card": { cards, products } }) => ({
      "gift-card": { cards: first(1)(cards), products: first(1)(products) },
    }),
  },
  { operation: "loadData", body: { "gift-card": { holders: [holder] } } },
  { operation: "putEntity", parameters: place, body: { ...holder, firstName: "Anna" } },
  { operation: "entity", parameters: place },
  { operation: "entityLists", query: { search: "Brink" } },
  {
    operation: "entities",
    parameters: { family: place.family, type: "cards" },
    query: { search: "0068", limit: 5 },
  },
  {
    operation: "fixtureSchema",
    parameters: { family: place.family },
    shown: only("$schema", "title", "type"),
  },
  { operation: "removeEntity", parameters: place },
  { operation: "undoStatus" },
  { operation: "undo" },
  { operation: "messages", query: { limit: 10, newest: true, filter: "operation:redeem" } },
  { operation: "message", parameters: { number: "1" } },
  { operation: "noteMessage", parameters: { number: "1" }, body: noted },
  { operation: "stripMessage", parameters: { number: "1" } },
  { operation: "messageCounts" },
  { operation: "messageStream" },
  { operation: "transactions", query: { state: "PENDING" } },
  { operation: "transaction", parameters: { id: redemption } },
  { operation: "session", query: { since: "1h" } },
  { operation: "transactionScenario", parameters: { id: redemption } },
  {
    operation: "transactionCode",
    parameters: { id: redemption },
    query: { for: "pytest" },
    shown: (code) => `${code.split("\n").slice(0, 12).join("\n")}\n...`,
  },
  { operation: "transactionFixture", parameters: { id: redemption } },
  { operation: "noteTransaction", parameters: { id: redemption }, body: noted },
  { operation: "stripTransaction", parameters: { id: redemption } },
  {
    operation: "unmatched",
    shown: ({ requests: rows, ...others }) => ({ requests: rows.map(withFirstLine), ...others }),
  },
  {
    operation: "checkScenario",
    body: { ...scenario, rules: [{ ...scenario.rules[0], on: { operation: "redeeem" } }] },
  },
  { operation: "saveDraft", parameters: draft, body: scenario },
  { operation: "scenarioDetail", parameters: draft },
  { operation: "scenarios", shown: (list) => list.slice(-1) },
  { operation: "startScenario", body: draft },
  { operation: "scenario" },
  { operation: "stopScenario" },
  { operation: "deleteDraft", parameters: draft },
  { operation: "scenarioSchema", shown: only("$schema", "title", "type") },
  { operation: "addFault", body: { operation: "redeem", after: "no-answer", times: 1 } },
  { operation: "faults" },
  { operation: "clearFaults", query: { name: "fault-1" } },
  { operation: "addHold", body: { operation: "redeem", times: 1 } },
  { operation: "held", held: redemption.replace(/.$/, "9") },
  {
    operation: "decide",
    parameters: ({ held }) => ({ number: String(held.held[0].number) }),
    body: { status: 503 },
  },
  { operation: "endHolds" },
  { operation: "verdict", query: { interface: "gift-card-v3", passing: false } },
  { operation: "journal" },
  {
    operation: "verdictFrom",
    query: { interface: "gift-card-v3", passing: false, timeout: 60 },
    body: ({ journal }) => journal,
  },
  { operation: "endRun", body: { pos: "Till", version: "4.2", note: "Nightly" } },
  { operation: "testRuns" },
  { operation: "testRun", parameters: run, shown: shortRun },
  { operation: "compareRuns", query: { left: run.name, right: run.name } },
  { operation: "deleteRun", parameters: run },
  { operation: "importRun", body: ({ testRun }) => testRun },
  { operation: "settings" },
  {
    operation: "changeSettings",
    parameters: { family: "qr" },
    body: { simulatedCustomer: "off" },
  },
  { operation: "quota" },
  { operation: "qrPicture", parameters: { picture: "c0de0000000000000000000000000001.txt" } },
  { operation: "clock" },
  { operation: "setClock", body: { advanceSeconds: 90 } },
  { operation: "keepSnapshot", parameters: snapshot },
  { operation: "snapshots" },
  { operation: "exportSnapshot", parameters: snapshot },
  { operation: "restoreSnapshot", parameters: snapshot },
  { operation: "deleteSnapshot", parameters: snapshot },
  {
    operation: "messageAgain",
    parameters: { number: "1" },
    body: { body: { amounts: { requestAmount: { amount: 1000 } } } },
  },
  { operation: "comparison", query: { left: "1", right: "2" } },
  { operation: "unmatchedAgain", parameters: { number: "1" }, body: { operation: "redeem" } },
  { operation: "reset" },
  {
    operation: "spaces",
    // They would be others with each new example.
    shown: ({ spaces }) => ({ spaces: spaces.map((one) => ({ ...one, rate: 0.5, cost: 1.5 })) }),
  },
  { operation: "exportSpace", parameters: other, query: { movingTo: "the simulator of tests" } },
  { operation: "reopenSpace", parameters: other },
  { operation: "dropSpace", parameters: other },
  { operation: "importSpace", body: ({ exportSpace }) => exportSpace },
  { operation: "pruneSpaces", query: { unusedForDays: "30" } },
  { operation: "audit", shown: ({ entries }) => ({ entries: first(2)(entries) }) },
  { operation: "backup" },
];

module.exports = { redemption, requests };
