/** Plays two tills against the built simulator in a folder, and prints what the verdict says of each: result, and the rules broken. */
const { randomUUID } = require("node:crypto");
const { join } = require("node:path");

const { createStandin } = require(join(process.argv[2], "dist", "index.js"));
const time = "2031-03-04T12:00:00.000Z";

async function till(standin, user, repeats) {
  const space = standin.space(user, "secret");
  space.clock({ set: time, frozen: true });
  const send = async (path, body) => {
    const { status } = await fetch(`${standin.url}/parking/v1${path}`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:secret`).toString("base64")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    return status;
  };
  const id = randomUUID();
  const payment = { id, time, card: "P1", amount: 7 };
  const statuses = [await send("/payments", payment)];
  if (repeats) statuses.push(await send("/payments", payment));
  statuses.push(await send("/payments/confirmations", { id: randomUUID(), requestId: id, time }));
  const { result, rules } = await space.verdict({ interfaces: ["parking"] });
  const credit = space.data()["parking"].cards[0].credit;
  const broken = rules.filter(({ outcome }) => outcome === "fail").map((rule) => rule.id);
  return { statuses, credit, result, broken };
}

void createStandin().then(async (standin) => {
  const tills = [await till(standin, "good", false), await till(standin, "bad", true)];
  await standin.close();
  process.stdout.write(JSON.stringify(tills));
});
