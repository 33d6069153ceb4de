const { ofFiles } = require("./test/jest/intrinsics");
const { builtPattern, shared, sourcePattern } = require("./test/jest/bundles");

const { chromium } = require("./test/jest/chromium");

/** The kinds of test files (`*.KIND.ts`) that each tier runs. */
const kinds = {
  quick: ["test"],
  browser: ["browser"],
  commit: ["test", "browser", "commit"],
  nightly: ["test", "nightly"],
};
const tier = process.env.STANDIN_TIER ?? "quick";
const withoutChromium = chromium === undefined && kinds[tier]?.includes("browser");
if (withoutChromium)
  process.stderr.write("No Chromium is installed: the tests of the console are not run.\n");

/** @type {import("jest").Config} */
module.exports = {
  // What Jest loads is told these as well as the bundles are.
  sandboxInjectedGlobals: ofFiles,
  testSequencer: "<rootDir>/test/jest/sequencer.js",
  testEnvironment: "<rootDir>/test/jest/environment.js",
  // One worker a core: the gates are the longest files, and the tests share nothing.
  maxWorkers: "100%",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  testMatch: (kinds[tier] ?? kinds.quick).map((kind) => `**/*.${kind}.ts`),
  passWithNoTests: withoutChromium && tier === "browser",
  transform: {
    [sourcePattern]: "<rootDir>/test/jest/bundled-source.js",
    "^.+\\.ts$": ["@swc/jest", { jsc: { parser: { syntax: "typescript" }, target: "es2022" } }],
  },
  testPathIgnorePatterns: [
    "/node_modules/",
    // Its files are run at their places, by test/families/eleventh.commit.ts.
    "<rootDir>/test/eleventh/",
    ...(withoutChromium ? ["[.]browser[.]ts$"] : []),
  ],
  moduleNameMapper: {
    [`^(${shared.join("|")})$`]: "<rootDir>/dist/tested/shared/$1.js",
    [builtPattern]: "<rootDir>/src/$1.ts",
    "^node:async_hooks$": "<rootDir>/test/jest/async-hooks.js",
  },
  globalSetup: "<rootDir>/test/jest/build.js",
  setupFilesAfterEnv: ["<rootDir>/test/support/seeded-ids.ts"],
  // The one limit of all tests: it ends what hangs, and nothing that is slow on a machine that has much else to do.
  testTimeout: { commit: 3_600_000, nightly: 7_200_000 }[tier] ?? 600_000,
};
