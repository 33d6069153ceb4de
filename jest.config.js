const isNight = process.env.STANDIN_TIER === "nightly";

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  // One worker a core: the gates are the longest files, and the tests share nothing.
  maxWorkers: "100%",
  roots: ["<rootDir>/src", "<rootDir>/test"],
  testMatch: ["**/*.test.ts", ...(isNight ? ["**/*.nightly.ts"] : [])],
  transform: {
    "^.+\\.ts$": ["@swc/jest", { jsc: { parser: { syntax: "typescript" }, target: "es2022" } }],
  },
  // Its files are run at their places, by test/eleventh.test.ts.
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/test/eleventh/"],
  // Loaded by import(), whose compiled name is .js.
  moduleNameMapper: { "^(\\./obligations)\\.js$": "$1" },
  globalSetup: "<rootDir>/test/support/build-judge-thread.js",
  setupFilesAfterEnv: ["<rootDir>/test/support/seeded-ids.ts"],
  // Long enough for a machine that has much else to do: what hangs is told all the same.
  testTimeout: isNight ? 3_600_000 : 180_000,
};
