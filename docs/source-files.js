"use strict";

/** What each file of `src` holds, for `docs/source-files.md`: what it says of the main things that it exports, and the names of what it exports. */
const { readFileSync, readdirSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
const ts = require("typescript");

const root = join(__dirname, "..");

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Names that a statement declares. */
function namesOf(node) {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  return node.name === undefined ? [] : [node.name.getText()];
}

/** The first sentence of the comment above a statement; undefined: it has none. */
function firstSentence(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).slice(-1);
  const text = ts.getTextOfJSDocComment(doc?.comment)?.replaceAll(/\s+/g, " ");
  return text?.match(/^.*?[.?](?= [^a-z]|$)/)?.[0] ?? text;
}

const lettersOf = (text) => text.replaceAll(/[^a-z]/gi, "").toLowerCase();

/** What a file is about comes first: what has its name, then what it does, then its types. */
function order(path) {
  const wanted = lettersOf(basename(path).replace(/\.tsx?$/, ""));
  return (node) => {
    if (namesOf(node).some((name) => lettersOf(name).endsWith(wanted))) return 0;
    return ts.isFunctionDeclaration(node) || ts.isVariableStatement(node) ? 1 : 2;
  };
}

function described(path) {
  const text = readFileSync(join(root, path), "utf8");
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported = statements.filter(isExported);
  const rank = order(path);
  const inOrder = [...exported.toSorted((one, other) => rank(one) - rank(other)), ...statements];
  const sentences = [...new Set(inOrder.map(firstSentence))].filter((one) => one !== undefined);
  const [first = "", second = ""] = sentences;
  // The comment of a command has its name alone.
  const [, more = second] = /^`[^`]*`\.$/.test(first)
    ? (/\.description\(\s*"(.*?)"/.exec(text) ?? [])
    : [];
  return { path, names: [...new Set(exported.flatMap(namesOf))], said: `${first} ${more}`.trim() };
}

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

/** The files of a folder and of those in it. */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(path);
      return isSource(entry.name) ? [path] : [];
    });

/** The folders of `src`, each with its files, described. */
function describedFolders() {
  const files = filesIn("src").map(described);
  const folders = [...new Set(files.map(({ path }) => dirname(path)))].sort();
  return folders.map((folder) => ({
    folder,
    files: files.filter(({ path }) => dirname(path) === folder),
  }));
}

module.exports = { describedFolders };
