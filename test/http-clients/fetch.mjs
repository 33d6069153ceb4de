const given = process.argv.slice(2);
const headers = {
  "content-type": "application/json",
  authorization: process.env.AUTHORIZATION,
};
while (given.length > 0) {
  const [url, body] = given.splice(0, 2);
  try {
    await (await fetch(url, { method: "POST", headers, body })).text();
  } catch (broken) {
    process.stdout.write(`${broken.cause}\n`);
  }
}
