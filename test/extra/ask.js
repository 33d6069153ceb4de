"use strict";
/** Asks a simulator for what was added to its copy: `node ask.js FOLDER operation|fault|rule`; prints the answers. */
const { join } = require("node:path");

const [, , folder, what] = process.argv;
const built = (name) => require(join(folder, "dist", name));
const { createStandin } = built("index.js");

/** Asks by HTTP, with the credentials of the default data space. */
const asker =
  ({ url, authorization }) =>
  async (path, body) => {
    const answer = await fetch(url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true;
    return { answer, status: answer.status, body: isJson ? await answer.json() : undefined };
  };

/** Sends a purchase, with these members in place of those of the example. */
async function purchase(ask, members) {
  const { messages } = (await ask("/standin/examples/airtime/purchase")).body;
  const { path, body } = messages[0];
  return { id: body.id, ...(await ask(path, { ...body, ...members })) };
}

async function operation(standin, ask) {
  const { tallyOf } = built("cli/tally.js");
  await ask("/giftcard/v3/redemptions/1");
  await ask("/airtime/v5/products");
  const wrong = await ask("/standin/tally/answered?aftre=1");
  const { paths } = (await ask("/standin/openapi/control")).body;
  const tally = await ask("/standin/tally/answered");
  return {
    http: { status: tally.status, body: tally.body },
    unknown: (await ask("/standin/tally/lost")).status,
    wrong: [wrong.status, wrong.body.detailMessage.formatErrors],
    nobody: (await fetch(`${standin.url}/standin/tally/answered`)).status,
    client: await tallyOf({ url: standin.url, user: "7102:pos" }, "answered", 0),
    inProcess: standin.tally("answered"),
    documented: Object.keys(paths["/standin/tally/{outcome}"].get.responses),
  };
}

async function fault(standin, ask) {
  const added = await ask("/standin/faults", { operation: "purchase", before: "maintenance" });
  const { answer, status } = await purchase(ask, {});
  const { strikes } = standin.messages().exchanges.at(-1);
  const schema = (await ask("/standin/scenario-schema")).body;
  return {
    added: added.status,
    answer: [status, answer.headers.get("content-type")],
    strikes: strikes.map(({ text }) => text),
    documented: JSON.stringify(schema).includes('"maintenance"'),
  };
}

async function rule(standin, ask) {
  const named = await purchase(ask, {});
  const unnamed = await purchase(ask, { originator: undefined });
  const { sentence, examples } = (await ask("/standin/rules/AT-99")).body;
  const { rules } = await standin.verdict();
  const { checks } = rules.find(({ id }) => id === "AT-99");
  const outcomeOf = ({ id }) => checks.find(({ subject }) => subject === id)?.outcome;
  return {
    sentence,
    examples: [examples.pass.length, examples.fail.length],
    outcomes: { named: outcomeOf(named), unnamed: outcomeOf(unnamed) },
  };
}

void createStandin().then(async (standin) => {
  const answers = await { operation, fault, rule }[what](standin, asker(standin));
  await standin.close();
  process.stdout.write(JSON.stringify(answers));
});
