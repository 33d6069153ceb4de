// Who imports what in `src`: files, exports, and names that are declared more than once.
const { readFileSync, readdirSync } = require("node:fs");
const { dirname, join, posix, relative, resolve } = require("node:path");
const ts = require("typescript");

const root = resolve(__dirname, "../..");
const pathsIn = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist|[.]temp|[.]cache)\//.test(path));

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Files that nobody imports: the build, a worker, a process or the package begins with them. */
const entries =
  /(-main\.ts|console\/main\.tsx|^src\/(bundle|index)\.ts|in-process\/explore-in-process\.ts)$/;

/** Types that declarations of others are made of: the compiler asks for their export. */
const inDeclarations = new Set(["DeclaredEntity", "NamedFamily", "OwnJson"]);

function parsed(path) {
  const text = readFileSync(join(root, path), "utf8");
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return {
    path,
    lines: text.trimEnd().split("\n").length,
    file: ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind),
  };
}

/** Every module that a file names: how, and which of its names. `*` is all of them. */
function importsOf({ path, file }, known) {
  const found = [];
  const resolved = (specifier) => {
    if (!specifier.startsWith(".")) return undefined;
    const base = posix.normalize(posix.join(dirname(path), specifier)).replace(/\.js$/, "");
    return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, base].find((one) => known.has(one));
  };
  const add = (specifier, names) => {
    const from = resolved(specifier);
    if (from !== undefined) found.push({ from, names });
  };
  const namesOf = (bindings) =>
    bindings === undefined || !("elements" in bindings)
      ? ["*"]
      : bindings.elements.map((element) => (element.propertyName ?? element.name).text);
  const visit = (node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier.text, namesOf(node.importClause?.namedBindings));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
      add(node.moduleSpecifier.text, namesOf(node.exportClause));
    else if (ts.isImportTypeNode(node)) add(node.argument.literal.text, ["*"]);
    else if (
      ts.isCallExpression(node) &&
      node.arguments.length === 1 &&
      ts.isStringLiteralLike(node.arguments[0]) &&
      /^(import|require|jest\.requireActual)$/.test(node.expression.getText(file))
    )
      add(node.arguments[0].text, ["*"]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** What a file declares at its top: name, whether it is a type, whether it is exported. */
function declarationsOf({ file }) {
  return file.statements.flatMap((node) => {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier)
      : "name" in node && node.name !== undefined && ts.isIdentifier(node.name)
        ? [node.name]
        : [];
    return names.map(({ text }) => ({ name: text, isType, isExported: isExported(node) }));
  });
}

const bareWords = new Set(
  (
    "about above across after again all alone along among and any apart are around as aside at away back be been before begun " +
    "behind below beside besides between beyond both brought built but by chosen cut does done down drawn due each either else " +
    "everything far for found from gave given gone got had has have held here how in inside instead into is it its just kept " +
    "known last later left less like made many meant meanwhile met more most much near never next no none nobody nor not of off " +
    "on once one only onto or other others ours out outside over own paid past per put rather read rest run said same seen sent " +
    "set shown so some spent struck such taken than that the their them then there these they this those through thus till to " +
    "together told too under until unto up upon us very was were what when where which while who whole whose why with within " +
    "without written wrong yet"
  ).split(" "),
);

/** A name that is a participle, a preposition or a pronoun and nothing else: `closed`, `at`, `Wanted`. */
const isBare = (name) => {
  if (!/^[A-Za-z][a-z]*$/.test(name)) return false;
  const word = name.toLowerCase();
  return bareWords.has(word) || /[a-z]{3,}ed$/.test(word);
};

/** What the house looks like from its imports. */
function houseOfImports() {
  const sources = pathsIn("src", /\.tsx?$/).filter((path) => !isTest(path));
  const others = [
    ...pathsIn("src", /\.test\.tsx?$/),
    ...["test", "bench", "docs", "build", "examples"].flatMap((folder) =>
      pathsIn(folder, /\.(ts|tsx|js|mjs)$/),
    ),
  ];
  const known = new Set(sources);
  const files = sources.map(parsed);
  const importers = new Map(sources.map((path) => [path, new Set()]));
  const users = new Map();
  for (const file of [...files, ...others.map(parsed)]) {
    const isSource = known.has(file.path);
    for (const { from, names } of importsOf(file, known)) {
      if (isSource) importers.get(from).add(file.path);
      for (const name of names) {
        const key = `${from} ${name}`;
        users.set(key, (users.get(key) ?? new Set()).add(file.path));
      }
    }
  }
  const usersOf = (path, name) =>
    new Set([...(users.get(`${path} ${name}`) ?? []), ...(users.get(`${path} *`) ?? [])]);
  const declared = files.flatMap((file) =>
    declarationsOf(file).map((one) => ({ ...one, path: file.path })),
  );
  const exported = declared.filter((one) => one.isExported && !entries.test(one.path));
  const filesOfType = new Map();
  for (const { name, isType, path } of declared)
    if (isType) filesOfType.set(name, (filesOfType.get(name) ?? new Set()).add(path));
  const loose = new Map();
  for (const { path } of files) loose.set(dirname(path), (loose.get(dirname(path)) ?? 0) + 1);
  const only = (path) => (importers.get(path).size === 1 ? [...importers.get(path)][0] : undefined);
  const small = files.filter(({ lines }) => lines < 25).map(({ path }) => path);
  return {
    small,
    // The list of the families is a file of its own, to which the guide adds a line.
    smallWithOneImporter: small.filter(
      (path) => only(path) !== undefined && path !== "src/families/registry.ts",
    ),
    onlyInOwnFolder: sources.filter((path) => {
      const by = only(path);
      return by !== undefined && dirname(by) === dirname(path);
    }),
    loose,
    unused: exported.filter(
      ({ path, name }) => usersOf(path, name).size === 0 && !inDeclarations.has(name),
    ),
    usedOnce: exported.filter(
      ({ path, name }) => [...usersOf(path, name)].filter((by) => known.has(by)).length === 1,
    ),
    typesTwice: [...filesOfType].filter(([, paths]) => paths.size > 1).map(([name]) => name),
    bare: declared.filter(({ name }) => isBare(name)),
    lines: files.map(({ lines }) => lines),
  };
}

module.exports = { houseOfImports };
