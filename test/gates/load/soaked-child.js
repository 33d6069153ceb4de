// Runs a simulator from the package that is named, and tells its parent what it holds whenever it is asked.
const [, , standin, options] = process.argv;
const { createStandin } = require(standin);

function holding() {
  global.gc();
  // What the first collection lets go of outside the heap is counted until the next one.
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  return {
    heapBytes: heapUsed + external,
    externalBytes: external,
    handles: process.getActiveResourcesInfo().length,
  };
}

createStandin(JSON.parse(options)).then(({ url }) => {
  process.on("message", () => process.send(holding()));
  process.send({ url });
});
