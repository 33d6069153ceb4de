import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { testedPackage } from "../support/program";

const root = resolve(__dirname, "../..");
const compiled = mkdtempSync(join(testedPackage, "compiled-"));
afterAll(() => {
  rmSync(compiled, { recursive: true });
});

test("the types of the messages are those of the schemas: npm run docs writes them", () => {
  buildSync({
    entryPoints: ["src/**/*.ts"],
    absWorkingDir: root,
    outbase: "src",
    outdir: compiled,
    format: "cjs",
    platform: "node",
    target: "es2022",
  });
  const args = [join(root, "build/message-types.js"), "--check", compiled];
  expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toBe("");
});
