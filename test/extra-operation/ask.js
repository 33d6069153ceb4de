"use strict";
/** Asks the operation that was added, by HTTP, by the client of the command line and in process; prints the answers. */
const { join } = require("node:path");

const built = (name) => require(join(process.argv[2], "dist", name));
const { createStandin } = built("index.js");
const { tallyOf } = built("cli/tally.js");

void createStandin().then(async (standin) => {
  const { url, authorization } = standin;
  const get = async (path) => {
    const answer = await fetch(url + path, { headers: { authorization } });
    return { status: answer.status, body: await answer.json() };
  };
  await get("/giftcard/v3/redemptions/1");
  await get("/airtime/v5/products");
  const options = { url, user: "7102:pos" };
  const wrong = await get("/standin/tally/answered?aftre=1");
  const { paths } = (await get("/standin/openapi/control")).body;
  const answers = {
    http: await get("/standin/tally/answered"),
    unknown: (await get("/standin/tally/lost")).status,
    wrong: [wrong.status, wrong.body.detailMessage.formatErrors],
    nobody: (await fetch(`${url}/standin/tally/answered`)).status,
    client: await tallyOf(options, "answered", 0),
    inProcess: standin.tally("answered"),
    documented: Object.keys(paths["/standin/tally/{outcome}"].get.responses),
  };
  await standin.close();
  process.stdout.write(JSON.stringify(answers));
});
