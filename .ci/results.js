// What Jest's results say: the files to try again, and the totals.
const { readFileSync } = require("node:fs");
const { sep } = require("node:path");

const read = (file) => JSON.parse(readFileSync(file, "utf8") || '{"testResults":[]}').testResults;
const failedFiles = (results) =>
  results.filter(({ status }) => status === "failed").map(({ name }) => name);
const isGate = (file) => file.includes(`${sep}test${sep}gates${sep}`);

/**
 * Files that failed beside the others, one a line: they are tried once more on their own, since a busy machine makes child
 * processes and sockets late. None where a gate failed: what a gate finds once stands.
 */
function again(files) {
  const failed = failedFiles(files.flatMap(read));
  return failed.some(isGate) ? "" : failed.join("\n");
}

/** `N passed, N failed`; a file that was tried again counts with its second results. Nothing, where no test was run. */
function totals(files) {
  const latest = new Map(files.flatMap(read).map((result) => [result.name, result]));
  if (latest.size === 0) return "";
  const count = (...statuses) =>
    [...latest.values()]
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => statuses.includes(status)).length;
  // A file that could not even be loaded has no tests to count, and has failed all the same.
  const broken = [...latest.values()].filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  const skipped = count("pending", "todo", "skipped", "disabled");
  return `${count("passed")} passed, ${count("failed") + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const [what, ...files] = process.argv.slice(2);
const text = { again, totals }[what](files);
if (text !== "") console.log(text);
