// Runs a simulator from the built package, and tells its parent what it holds whenever it is asked.
const { createStandin } = require("../../dist/index.js");

const [, , options] = process.argv;

function holding() {
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  return { heapBytes: heapUsed + external, handles: process.getActiveResourcesInfo().length };
}

createStandin(JSON.parse(options)).then(({ url }) => {
  process.on("message", () => process.send(holding()));
  process.send({ url });
});
