"use strict";
/*
 * Makes types/messages: what each operation of each interface takes and answers, as TypeScript, from the schemas in the sources. The build,
 * the type check and the linter run it first: `node build/message-types.js`. It does nothing where the types are those of the schemas.
 */
const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { buildSync } = require("esbuild");
const prettier = require("prettier");

const root = join(__dirname, "..");
const folder = join(root, "types", "messages");
const index = join(folder, "index.d.ts");

/** The sources that declare messages, as the text of one module: they are not compiled yet. */
function sourcesOfMessages() {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `export { families } from "./src/families";
        export { openApiDocument } from "./src/contract/openapi/openapi";
        export { identifierOf } from "./src/contract/operation";`,
      resolveDir: root,
      loader: "ts",
    },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "es2022",
    write: false,
  });
  return outputFiles[0].text;
}

const requireHere = createRequire(__filename);

/** What the sources get: no machine code, since SQLite may not be installed yet, and nothing here opens a database. */
const requireFor = (name) =>
  name === "node:module"
    ? { ...requireHere(name), createRequire: () => () => undefined }
    : requireHere(name);

function loaded(text) {
  const module = { exports: {} };
  const run = new Function("module", "exports", "require", "__dirname", "__filename", text);
  run(module, module.exports, requireFor, join(root, "dist"), join(root, "dist", "standin.js"));
  return module.exports;
}

const text = sourcesOfMessages();
const { families, openApiDocument, identifierOf } = loaded(text);
const digest = createHash("sha256")
  .update(text)
  .update(readFileSync(__filename))
  .digest("hex")
  .slice(0, 16);
const header = `// Made by build/message-types.js from the interface's schemas (${digest}).\n\n`;

const contracts = families.flatMap((family) => family.contracts);
const typeName = (name) =>
  name.replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase());

/** The name of a schema among the models; one without a name joins them under that of its operation. */
function nameIn(models, schema, fallback) {
  const name = /^#\/components\/schemas\/(.*)$/.exec(schema.$ref ?? "")?.[1] ?? fallback;
  models[name] ??= schema;
  return `Models[${JSON.stringify(name)}]`;
}

/** The operations with their paths below the base path. */
const served = (contract) =>
  contract.operations.map((operation) => ({ contract, operation, path: operation.path }));

const contentOf = ({ content } = {}) => content?.["application/json"]?.schema;

function memberOf(models, operation, documented) {
  const title = typeName(identifierOf(operation));
  const parameters = (place) =>
    (documented.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name, required }) => `${JSON.stringify(name)}${required ? "" : "?"}: string`)
      .join("; ");
  const body = contentOf(documented.requestBody);
  const answers = Object.entries(documented.responses).map(([status, response]) => {
    const schema = contentOf(response);
    return `${status}: ${schema === undefined ? "undefined" : nameIn(models, schema, `${title}Answer${status}`)}`;
  });
  return `/** ${documented.summary} */
    ${JSON.stringify(operation.id)}: {
      path: { ${parameters("path")} };
      query: { ${parameters("query")} };
      body: ${body === undefined ? "undefined" : nameIn(models, body, `${title}Body`)};
      answers: { ${answers.join("; ")} };
    };`;
}

/** Names nothing that only a validator needs, and no examples. */
const withoutExamples = (document) =>
  JSON.parse(
    JSON.stringify(document, (key, value) =>
      key === "example" || key === "examples" ? undefined : value,
    ),
  );

async function textFor(contract) {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const document = withoutExamples(openApiDocument(served(contract), []));
  const documented = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  );
  const models = { ...document.components.schemas };
  const members = contract.operations.map((operation) =>
    memberOf(models, operation, documented.get(identifierOf(operation))),
  );
  const components = astToString(
    await openapiTS({ ...document, paths: {}, components: { schemas: models } }),
  );
  return `${header}${components.replace(/export type webhooks[^]*?;\n|export (type|interface) (paths|operations|\$defs)\b[^\n]*\n/g, "")}
    type Models = components["schemas"];
    /** ${contract.title}: what each operation takes and answers. */
    export interface ${typeName(contract.name)}Messages { ${members.join("\n")} }`;
}

const indexText = () => `${header}${contracts
  .map(({ name }) => `import type { ${typeName(name)}Messages } from "./${name}";`)
  .join("\n")}
  /** What each operation of each interface takes and answers: by the name of the interface, then by the operation. */
  export interface InterfaceMessages { ${contracts
    .map(({ name }) => `${JSON.stringify(name)}: ${typeName(name)}Messages;`)
    .join("\n")} }`;

async function write(name, text) {
  const file = join(folder, name);
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(text, { ...options, parser: "typescript" }));
}

async function main() {
  if (existsSync(index) && readFileSync(index, "utf8").startsWith(header)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const contract of contracts) await write(`${contract.name}.d.ts`, await textFor(contract));
  // Written last: its header says that all of them are there.
  await write("index.d.ts", indexText());
}

void main();
