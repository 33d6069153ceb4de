import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { startStandin } from "./support/standin";

const root = resolve(__dirname, "..");
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
  const standin = join(root, "bin/standin.js");
  const document = execFileSync(process.execPath, [standin, "openapi", "control"]);
  writeFileSync(join(place, "control.json"), document);
  const generator = join(root, "node_modules/openapi-typescript/bin/cli.js");
  const args = [generator, "control.json", "-o", "control.ts"];
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
