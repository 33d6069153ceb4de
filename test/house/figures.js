// The figures of the house: how wide its lines are, how often it casts, how far a message travels. `npm run house` prints them.
const { readFileSync, readdirSync } = require("node:fs");
const { join, relative, resolve } = require("node:path");
const ts = require("typescript");
const { edits } = require("../eleventh/place");
const { traceRedemption } = require("./redemption");

const root = resolve(__dirname, "../..");

const sources = () =>
  readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/** Widths of all lines that are not empty. */
function widths(texts) {
  const all = texts.flatMap((text) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => line.length),
  );
  all.sort((one, other) => one - other);
  return {
    median: all[Math.floor(all.length / 2)],
    percentile95: all[Math.floor(all.length * 0.95)],
    over120: all.filter((width) => width > 120).length,
  };
}

/** Every `x as T`, but not `as const`. */
function castsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(file) !== "const") {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const cast = node.expression.getText(file);
      found.push({
        place: `${relative(root, path)}:${line + 1}`,
        cast,
        isOfBody: /\b(body|query|path)\b/.test(cast),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What the goals of the house are about. */
async function houseFigures() {
  const texts = sources().map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const lines = texts.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);
  const casts = texts.flatMap(({ path, text }) => castsIn(path, text));
  const { hops, again, files } = await traceRedemption();
  return {
    files: texts.length,
    lines,
    width: widths(texts.map(({ text }) => text)),
    castsInAThousandLines: Math.round((casts.length / lines) * 10_000) / 10,
    castsOfABody: casts
      .filter(({ isOfBody }) => isOfBody)
      .map(({ place, cast }) => `${place} ${cast}`),
    redemption: { hops, again, files },
    linesTouchedForAnEleventhInterface: edits.length,
  };
}

module.exports = { houseFigures };

if (require.main === module) {
  void houseFigures().then(({ castsOfABody, ...figures }) => {
    console.log(JSON.stringify({ ...figures, castsOfABody: castsOfABody.length }, null, 2));
    if (process.argv.includes("--places")) console.log(castsOfABody.join("\n"));
  });
}
