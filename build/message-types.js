"use strict";
/*
 * Writes types/messages: what each operation of each interface takes and answers, as TypeScript, from the OpenAPI documents.
 * `node build/message-types.js` writes (`npm run docs` does); with `--check` it only names the files that are out of date. It reads
 * the compiled sources of `dist`, or of the directory that is named.
 */
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { parseArgs } = require("node:util");
const prettier = require("prettier");

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [directory = join(__dirname, "../dist")] = positionals;
const built = (path) => require(resolve(directory, path));
const { families } = built("families/index.js");
const { openApiDocument } = built("contract/openapi/openapi.js");
const { identifierOf } = built("contract/operation.js");

const folder = join(__dirname, "..", "types", "messages");
const header =
  "// Written by build/message-types.js from the interface's schemas: npm run docs.\n\n";

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

async function formatted(file, text) {
  const options = await prettier.resolveConfig(file);
  return prettier.format(text, { ...options, parser: "typescript" });
}

/** Every file with the text that it should have. */
async function wantedFiles() {
  const texts = [["index.d.ts", indexText()]];
  for (const contract of contracts) texts.push([`${contract.name}.d.ts`, await textFor(contract)]);
  const wanted = [];
  for (const [name, text] of texts) {
    const file = join(folder, name);
    wanted.push({ file, text: await formatted(file, text) });
  }
  return wanted;
}

async function main() {
  for (const { file, text } of await wantedFiles()) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    if (values.check) {
      process.stderr.write(`${file} is out of date: npm run docs\n`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
}

void main();
