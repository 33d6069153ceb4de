// The figures of the house: how wide its lines are, how often it casts, how far a message travels. `npm run house` prints them.
const { readFileSync, readdirSync } = require("node:fs");
const { join, relative, resolve } = require("node:path");
const ts = require("typescript");
const { edits } = require("../eleventh/place");
const goals = require("./goals.json");
const { houseOfImports } = require("./imports");
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

/** The words of the documentation, without the pages of the interfaces. */
const wordsOfDocs = () =>
  readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .reduce(
      (sum, name) => sum + readFileSync(join(root, "docs", name), "utf8").split(/\s+/).length,
      0,
    );

/** Files that take the whole simulator, and files below the server that know HTTP. */
const namingIn = (texts, folder, pattern) =>
  texts.filter(({ path, text }) => relative(root, path).startsWith(folder) && pattern.test(text))
    .length;

/** Parameters and type arguments that are all of it; `Pick<Services, ...>` says which part is taken. */
const wholeSimulator = /: Services\b|(?<!Pick)<Services\b|\(services: Services/;
const knowsHttp = /from "(?:express|(?:\.\.\/)+http\/[^"]*)"/;

/** The folder with the most files, of those that may have so many. */
const mostLoose = (loose, isWide) =>
  Math.max(
    ...[...loose].filter(([folder]) => wide.has(folder) === isWide).map(([, files]) => files),
  );
const wide = new Set(["src/cli", "src/console"]);

/** The files in each folder of the tests, but for data. */
function looseTests() {
  const loose = new Map();
  for (const entry of readdirSync(join(root, "test"), { recursive: true, withFileTypes: true }))
    if (/\.[cm]?[jt]s$/.test(entry.name))
      loose.set(entry.parentPath, (loose.get(entry.parentPath) ?? 0) + 1);
  return loose;
}

/** The middle one of some numbers. */
const medianOf = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/**
 * What the goals of the house are about: each figure with its goal, and with the bound that holds today, which only gets better.
 * `atLeast`: the more, the better.
 */
async function houseFigures() {
  const texts = sources().map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const width = widths(texts.map(({ text }) => text));
  const casts = texts.flatMap(({ path, text }) => castsIn(path, text));
  const house = houseOfImports();
  const lines = house.lines.reduce((sum, one) => sum + one, 0);
  const { hops, again, files } = await traceRedemption();
  const inThousand = Math.round((casts.length / lines) * 10_000) / 10;
  const figures = {
    files: house.lines.length,
    lines,
    "lines of a file, median": medianOf(house.lines),
    "lines of a file, most": Math.max(...house.lines),
    "loose files in a folder, most": mostLoose(house.loose, false),
    "loose files in cli or console, most": mostLoose(house.loose, true),
    "loose files in a folder of test, most": mostLoose(looseTests(), false),
    "files under 25 lines": house.small.length,
    "of these with one importer": house.smallWithOneImporter.length,
    "files with one importer, in their own folder": house.onlyInOwnFolder.length,
    "exports that no other file uses": house.unused.length,
    "exports that one other file uses": house.usedOnce.length,
    "type names in two files or more": house.typesTwice.length,
    "names that are a bare participle, preposition or pronoun": house.bare.length,
    "files that take the whole simulator": namingIn(texts, "src/", wholeSimulator),
    "files of control and exchange that know http or Express":
      namingIn(texts, "src/control/", knowsHttp) + namingIn(texts, "src/exchange/", knowsHttp),
    "redemption: hops": hops,
    "redemption: hops into a file visited before": again,
    "redemption: files": files,
    "width of a line, median": width.median,
    "width of a line, 95th percentile": width.percentile95,
    "lines over 120 columns": width.over120,
    "casts in 1,000 lines": inThousand,
    "casts of a body": casts.filter(({ isOfBody }) => isOfBody).length,
    "lines touched for an eleventh interface": edits.length,
    "words of the documentation without interfaces": wordsOfDocs(),
  };
  return Object.entries(figures).map(([figure, value]) => {
    const { goal, bound = goal, atLeast = false } = goals[figure] ?? {};
    const reaches = (wanted) => (atLeast ? value >= wanted : value <= wanted);
    return {
      figure,
      value,
      goal,
      holds: goal === undefined || reaches(goal),
      isWithin: bound === undefined || reaches(bound),
    };
  });
}

module.exports = { houseFigures };

if (require.main === module) {
  void houseFigures().then((figures) => {
    if (process.argv.includes("--json")) {
      console.log(JSON.stringify(figures));
      return;
    }
    for (const { figure, value, goal, holds } of figures)
      console.log(
        `${figure}: ${value}${goal === undefined ? "" : `; goal ${goal}: ${holds ? "holds" : "not yet"}`}`,
      );
  });
}
