import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import type { Standin } from "../../src";
import { identifierOf } from "../../src/contract/operation";
import { controlOperations } from "../../src/control/declare/operations";
import { families } from "../../src/families";
import { npm } from "../installed/packing";
import { type DocumentedCall, callsIn } from "../docs/document-examples";
import { startStandin } from "../support/standin";

const root = resolve(__dirname, "../..");
const place = mkdtempSync(join(tmpdir(), "standin-clients-"));
const execute = promisify(execFile);

const versions = ["3.0", "3.1"] as const;
const generators = ["openapi-typescript", "swagger-typescript-api"] as const;
type Generator = (typeof generators)[number];
const clients = generators.flatMap((generator) =>
  versions.map((version) => ({ generator, version, name: `${generator}-${version}` })),
);

/** Writes what both generators make of each document, in one process: `NAME-VERSION.json` is the document. */
const generating = `
  import { readFileSync, writeFileSync } from "node:fs";
  import { resolve } from "node:path";
  import openapiTS, { astToString } from "openapi-typescript";
  import { generateApi } from "swagger-typescript-api";
  for (const name of process.argv.slice(2)) {
    const input = resolve(name + ".json");
    const types = astToString(await openapiTS(JSON.parse(readFileSync(input, "utf8"))));
    writeFileSync("openapi-typescript/" + name + ".ts", types);
    const output = resolve("swagger-typescript-api");
    await generateApi({ input, output, fileName: name + ".ts", extractRequestParams: true, silent: true });
  }
`;

/** A document in a version, and the calls of its examples. */
interface Documented {
  name: string;
  version: string;
  calls: DocumentedCall[];
}

const text = (value: unknown): string => JSON.stringify(value);

/** How a client of a generator begins, and how it makes a call of the document with this number. */
const written: Record<
  Generator,
  {
    imports: string;
    client: (file: string, at: number) => string;
    call: (call: DocumentedCall, at: number) => string;
  }
> = {
  "openapi-typescript": {
    imports: 'import createClient from "openapi-fetch";',
    client: (
      file,
      at,
    ) => `import type { paths as Paths${at} } from "./openapi-typescript/${file}.js";
const client${at} = createClient<Paths${at}>({ baseUrl, headers });`,
    call({ method, template, parameters, query, body }, at) {
      const params = {
        ...(Object.keys(parameters).length > 0 && { path: parameters }),
        ...(Object.keys(query).length > 0 && { query }),
      };
      const given = {
        ...(Object.keys(params).length > 0 && { params }),
        ...(body !== undefined && { body }),
      };
      const options = Object.keys(given).length > 0 ? `, ${text(given)}` : "";
      return `(await client${at}.${method}(${text(template)}${options})).response.status`;
    },
  },
  "swagger-typescript-api": {
    imports: "",
    client: (file, at) => `import { Api as Api${at} } from "./swagger-typescript-api/${file}.js";
const client${at} = new Api${at}({ baseUrl, baseApiParams: { headers } });`,
    call({ template, operation, takesParameters, parameters, query, body }, at) {
      const given = [
        ...(takesParameters ? [{ ...parameters, ...query }] : []),
        ...(body === undefined ? [] : [body]),
      ];
      const [, group = ""] = template.split("/");
      const module = group.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `(await client${at}.${module}.${operation}(${given.map(text).join(", ")})).status`;
    },
  },
};

/** A client that sends the examples of documents in their order, and prints the status of each. */
const clientCode = (generator: Generator, documents: readonly Documented[]): string => {
  const { imports, client, call } = written[generator];
  const files = documents.map(({ name, version }) => `${name}-${version}`);
  const calls = documents.flatMap((document, at) =>
    document.calls.map((one) => {
      const label = text(`${document.name} ${one.flow} ${one.operation}`);
      return `console.log(${label}, ${call(one, at)});`;
    }),
  );
  return `${imports}
const { STANDIN_URL: baseUrl = "", STANDIN_USER = "" } = process.env;
const headers = { authorization: "Basic " + Buffer.from(STANDIN_USER).toString("base64") };
${files.map(client).join("\n")}
${calls.join("\n")}
`;
};

/** What the compiler says of files; they are compiled all the same. */
function compile(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
    skipLibCheck: true,
  });
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

let standin: Standin;
let documents: Documented[];

/** Reads a document and keeps it in a file for the generators. */
async function read(name: string, version: string): Promise<Documented> {
  const response = await fetch(`${standin.url}/standin/openapi/${name}?openapi=${version}`);
  const document = (await response.json()) as Parameters<typeof callsIn>[0];
  writeFileSync(join(place, `${name}-${version}.json`), JSON.stringify(document));
  return { name, version, calls: callsIn(document) };
}

const documentsIn = (version: string): Documented[] =>
  documents.filter((document) => document.version === version);

/** The second generator brings 90 packages: it is installed here alone. */
beforeAll(async () => {
  writeFileSync(join(place, "package.json"), JSON.stringify({ name: "till", type: "module" }));
  npm(place, "install", "--prefer-offline", "--ignore-scripts", "swagger-typescript-api@13.13.0");
  for (const name of ["openapi-typescript", "openapi-fetch", "openapi-typescript-helpers"])
    symlinkSync(join(root, "node_modules", name), join(place, "node_modules", name));
  for (const generator of generators) mkdirSync(join(place, generator));
  standin = await startStandin();
  const names = [...Object.keys(standin.interfaces), "control"];
  documents = await Promise.all(
    versions.flatMap((version) => names.map((name) => read(name, version))),
  );
  writeFileSync(join(place, "generate.mjs"), generating);
  const files = documents.map(({ name, version }) => `${name}-${version}`);
  await execute(process.execPath, ["generate.mjs", ...files], { cwd: place });
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

test("a call of every operation of every document compiles, with the types of both generators", () => {
  const declared = [
    ...families.flatMap(({ contracts }) =>
      contracts.flatMap(({ name, operations }) =>
        operations.map((one) => `${name} ${identifierOf(one)}`),
      ),
    ),
    ...Object.keys(controlOperations).map((id) => `control ${id}`),
  ];
  const operations = documentsIn("3.0").flatMap(({ name, calls }) =>
    calls.map(({ operation }) => `${name} ${operation}`),
  );
  expect([...new Set(operations)].sort()).toEqual(declared.sort());
  expect(operations).toContain("gift-card void");
  for (const { generator, version, name } of clients)
    writeFileSync(join(place, `${name}.ts`), clientCode(generator, documentsIn(version)));
  expect(compile(clients.map(({ name }) => join(place, `${name}.ts`)))).toEqual([]);
});

test.each(clients)(
  "the examples of every interface are accepted in their order, sent with the types of $generator from OpenAPI $version",
  async ({ generator, version, name }) => {
    const own = documentsIn(version).filter((document) => document.name !== "control");
    const file = join(place, `${name}-sends`);
    writeFileSync(`${file}.ts`, clientCode(generator, own));
    expect(compile([`${file}.ts`])).toEqual([]);
    const { stdout } = await execute(process.execPath, [`${file}.js`], {
      env: { ...process.env, STANDIN_URL: standin.url, STANDIN_USER: `7102:${name}` },
    });
    const sent = stdout.trim().split("\n");
    expect(sent.filter((line) => !/ 2\d\d$/.test(line))).toEqual([]);
    expect(sent).toHaveLength(own.reduce((sum, { calls }) => sum + calls.length, 0));
  },
);

test("a call with a body of another type does not compile", () => {
  const airtime = documentsIn("3.1").filter(({ name }) => name === "airtime");
  for (const generator of generators) {
    const file = join(place, `${generator}-wrong.ts`);
    const code = clientCode(generator, airtime);
    writeFileSync(file, code.replace('"productId":"NWAIR20"', '"productId":20'));
    expect([generator, compile([file]).length]).toEqual([generator, 1]);
  }
});
