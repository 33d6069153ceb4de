// Sends messages one after the other from a process of its own, as a POS does, and tells its parent what became of each.
const { Agent, request } = require("node:http");

const agent = new Agent({ keepAlive: true });

/** The status of the answer to a message, and how long it took, in milliseconds. */
function send({ url, path, body, authorization }) {
  const headers = { authorization, "content-type": "application/json" };
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method: "POST", agent, headers });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => {
        resolve({ status: answer.statusCode, milliseconds: performance.now() - sentAt });
      });
    });
    sent.end(JSON.stringify(body));
  });
}

process.on("message", async (messages) => {
  const answers = [];
  for (const message of messages) answers.push(await send(message));
  process.send(answers);
});
