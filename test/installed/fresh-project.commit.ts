import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNode22, whenNode22 } from "./node22";
import { packedStandin } from "./packing";

const place = mkdtempSync(join(tmpdir(), "standin-fresh-"));
const project = join(place, "project");
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

whenNode22()("Node 22 without a compiler: `npm i` to a verdict in Jest takes a minute", () => {
  const run = createNode22(place);
  const packed = packedStandin(place);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "till", version: "1.0.0" }));
  expect(run(project, "node", "--version")).toMatch(/^v22\./);
  const install = (...args: string[]) =>
    run(project, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...args);

  const begun = Date.now();
  install(packed);
  const kilobytes = execFileSync("du", ["-sk", "node_modules"], { cwd: project, encoding: "utf8" });
  install("--save-dev", "jest");
  cpSync(join(__dirname, "till.test.cjs"), join(project, "till.test.js"));
  run(project, "npx", "--no-install", "jest", "--json", "--outputFile", "report.json");
  const seconds = (Date.now() - begun) / 1000;

  const report = readFileSync(join(project, "report.json"), "utf8");
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: 1, numTotalTests: 1 });
  const megabytes = parseInt(kilobytes, 10) / 1024;
  process.stdout.write(`fresh project: ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s\n`);
  expect(megabytes).toBeLessThanOrEqual(55);
  expect(megabytes).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(60);
});
