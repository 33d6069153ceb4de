import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { program } from "../support/program";
import { startStandin } from "../support/standin";

const root = resolve(__dirname, "../..");
const place = mkdtempSync(join(tmpdir(), "standin-client-"));
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/** The client of the page about the control API. */
const pageCode = (): string => {
  const page = readFileSync(join(root, "docs/control-api.md"), "utf8");
  return /^```mts\n([^]*?)^```$/m.exec(page)?.[1] ?? "";
};

/** Types of the control API, made of its document by openapi-typescript, beside the packages that a client needs. */
function makeProject(): void {
  mkdirSync(join(place, "node_modules"));
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "@types"])
    symlinkSync(join(root, "node_modules", name), join(place, "node_modules", name));
  writeFileSync(join(place, "package.json"), JSON.stringify({ name: "client", type: "module" }));
  const document = execFileSync(process.execPath, [program, "openapi", "control"]);
  writeFileSync(join(place, "control.json"), document);
  generateTypes("control");
  for (const version of ["3.1", "3.0"]) {
    const args = [program, "openapi", "qr-provider", "--openapi", version];
    writeFileSync(join(place, `qr-${version}.json`), execFileSync(process.execPath, args));
    generateTypes(`qr-${version}`);
  }
}

/** Types in `NAME.ts` of the document in `NAME.json`. */
function generateTypes(name: string): void {
  const generator = join(root, "node_modules/openapi-typescript/bin/cli.js");
  const args = [generator, `${name}.json`, "-o", `${name}.ts`];
  execFileSync(process.execPath, args, { cwd: place, stdio: "pipe" });
}

/** What the compiler says of a client; it is compiled all the same. */
function compile(code: string): string[] {
  const file = join(place, "client.ts");
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ["node"],
    typeRoots: [join(place, "node_modules/@types")],
    skipLibCheck: true,
  });
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

beforeAll(makeProject);

test("the client of the page compiles, and talks to a simulator", async () => {
  expect(compile(pageCode())).toEqual([]);
  const { url } = await startStandin();
  const { stdout } = await promisify(execFile)(process.execPath, [join(place, "client.js")], {
    env: { ...process.env, STANDIN_URL: url },
  });
  expect(stdout).toBe("0 messages\n404 Message not known\n");
});

test.each([
  ['"/standin/reset"', '"/standin/rest"'],
  ["advanceSeconds: 90", 'advanceSeconds: "90"'],
  ["limit: 10", "limt: 10"],
  ["data.exchanges.length", "data.exchange.length"],
])("%s instead of %s does not compile", (right, wrong) => {
  const code = pageCode();
  expect(code).toContain(right);
  expect(compile(code.replace(right, wrong))).not.toEqual([]);
});

describe.each(["3.1", "3.0"])("the types of a provider's payment, from OpenAPI %s", (version) => {
  /** A call with this body, and what reads its answer. */
  const call = (members: string): string => `
    import createClient from "openapi-fetch";
    import type { paths } from "./qr-${version}.js";
    type Body = NonNullable<paths["/qr/provider/v1/payments"]["post"]["requestBody"]>["content"]["application/json"];
    declare const heading: Omit<Extract<Body, { amount: unknown }>, "amount">;
    declare const newer: Omit<Extract<Body, { amounts: unknown }>, "amounts">;
    const { data } = await createClient<paths>().POST("/qr/provider/v1/payments", { body: { ${members} } });
    export const partner: string | undefined = data?.partner.id;
  `;

  test("take a payment in either form, and no other", () => {
    expect(compile(call('...heading, amount: { amount: 100, currency: "710" }'))).toEqual([]);
    const amounts = 'amounts: { requestAmount: { amount: 100, currency: "710" } }';
    expect(compile(call(`...newer, ${amounts}`))).toEqual([]);
    expect(compile(call("...heading"))).not.toEqual([]);
    expect(compile(call("...heading, amount: 100"))).not.toEqual([]);
  });
});
