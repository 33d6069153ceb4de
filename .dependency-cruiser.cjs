"use strict";

/**
 * The import rule: imports go down only (docs/architecture.md). From the top:
 *
 *   cli -> index, in-process -> http -> control -> exchange -> simulator -> families -> conformance -> journal, lifecycle,
 *   scenario -> files -> contract, store, time -> limits
 *
 * A family knows the layers below it and never another family; the layers below know no family. Type imports count as imports.
 */
const belowFamilies =
  "^src/(certify|compare|conformance|contract|explore|files|journal|lifecycle|limits|onward|scenario|store|time|upstream|users)/";

/** Below the families, each layer and what it may import beside itself, and the files of every layer: limits and bounds, places of the package's files, errors, JSON texts, records. */
const layers = {
  files: ["contract"],
  store: [],
  contract: [],
  time: ["store"],
  lifecycle: ["contract", "store"],
  scenario: ["contract", "files", "store"],
  journal: ["contract", "files", "scenario", "store"],
  onward: ["contract", "journal", "store", "time"],
  upstream: ["contract", "files", "journal", "scenario"],
  conformance: ["contract", "files", "journal", "scenario", "store"],
  users: ["contract", "files"],
  certify: [
    "compare",
    "conformance",
    "contract",
    "files",
    "journal",
    "lifecycle",
    "scenario",
    "store",
    "till",
  ],
  compare: ["conformance", "contract", "files", "journal", "scenario", "store", "till"],
  explore: ["conformance", "contract", "files", "journal", "scenario", "store"],
};

const unitTests = "[.]test[.]ts$";

/** Packages for development that the build puts into `dist/standin.js` and the files beside it (docs/dependencies.md). */
const builtIn = [
  "@bomb[.]sh/tab",
  "@sinclair/typebox",
  "asn1js",
  "cross-spawn",
  "eventsource-parser",
  "fast-xml-builder",
  "fastest-levenshtein",
  "https-proxy-agent",
  "lean-qr",
  "pino",
  "pkijs",
  "prom-client",
  "proxy-from-env",
].join("|");

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or miss a third one.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-imports-the-command-line",
      severity: "error",
      from: { pathNot: "^src/(cli/|bundle[.]ts$)" },
      to: { path: "^src/cli/" },
    },
    {
      name: "families-know-no-http",
      comment: "A family is data and behaviour; how it is served is not its business.",
      severity: "error",
      from: { path: "^src/families/" },
      to: { path: "^src/(simulator|exchange|control|http|in-process|cli)/|^src/index[.]ts$" },
    },
    {
      name: "families-know-no-other-family",
      severity: "error",
      from: { path: "^src/families/(?!kit/)([^/]+)/" },
      to: { path: "^src/families/[^/]+/", pathNot: "^src/families/(kit|$1)/" },
    },
    {
      name: "only-the-registry-names-families",
      comment:
        "Whoever needs a family takes it from src/families/index.ts, which knows the list of registry.ts, and the kit that families are made with.",
      severity: "error",
      from: { pathNot: "^src/families/(registry[.]ts$|(?!kit/)[^/]+/)" },
      to: { path: "^src/families/(?!kit/)[^/]+/" },
    },
    {
      name: "layers-below-know-nothing-above",
      severity: "error",
      from: { path: belowFamilies },
      to: {
        path: "^src/(families|simulator|exchange|control|http|in-process|cli)/|^src/index[.]ts$",
      },
    },
    ...Object.entries(layers).map(([layer, below]) => ({
      name: `${layer}-imports-down-only`,
      severity: "error",
      from: { path: `^src/${layer}/`, pathNot: unitTests },
      to: {
        path: "^src/",
        pathNot: `^src/(${[layer, ...below].join("|")})/|^src/limits/|^src/(base-url|error-code|own-json|mistake|package-files|plain-text|private-file|record)[.]ts$`,
      },
    })),
    {
      name: "the-simulator-knows-no-door",
      comment: "What a simulator is made of, whoever asks for it.",
      severity: "error",
      from: { path: "^src/simulator/" },
      to: { path: "^src/(exchange|control|http|in-process|cli)/|^src/index[.]ts$" },
    },
    {
      name: "the-control-api-knows-no-http",
      comment:
        "An operation is declared with its handler, whoever asks for it: src/http/control.ts makes the routes.",
      severity: "error",
      from: { path: "^src/control/" },
      to: {
        path: "^src/(http|in-process|cli)/|^src/index[.]ts$|node_modules/(@types/)?express/",
      },
    },
    {
      name: "unit-tests-need-nothing-of-test",
      comment: "A test beside its source says all that it needs; what needs more stands in test/.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^test/" },
    },
    {
      name: "the-console-imports-types-and-what-runs-anywhere",
      comment: "It runs in a browser: the build bundles what it imports.",
      severity: "error",
      from: { path: "^src/console/" },
      to: {
        path: "^src/",
        pathNot:
          "^src/(console/|till/|scenario/faults/|(conformance/broken-rules|conformance/judged-rule|conformance/report/lines|contract/values/currencies|contract/values/json-value|contract/values/moment|explore/finding-file|explore/report/outcomes|explore/report/struck|explore/report/summary|control/client|control/test-runs/comparison|control/verdicts/session-picture|control/scenarios/scenario-status|journal/diagnosis|journal/exchange|journal/filter/[a-z]+|journal/message-filter|journal/unmatched-request|lifecycle/state|record|contract/values/uuid|scenario/completion|scenario/duration|users/roles)[.]ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "the-till-runs-anywhere",
      comment: "It sells in Node and in a browser: the command line and the console use it alike.",
      severity: "error",
      from: { path: "^src/till/", pathNot: unitTests },
      to: { pathNot: "^src/till/" },
    },
    {
      name: "the-faults-run-anywhere",
      comment: "The console's scenario builder reads the kinds: a browser gets no schema package.",
      severity: "error",
      from: { path: "^src/scenario/faults/" },
      to: {
        path: "node_modules/",
        pathNot: "fastest-levenshtein",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nothing-imports-the-console",
      severity: "error",
      from: { pathNot: "^src/console/" },
      to: { path: "^src/console/" },
    },
    {
      name: "only-http-knows-express",
      severity: "error",
      from: { pathNot: "^src/(http|exchange)/" },
      to: { path: "node_modules/(@types/)?(express|express-basic-auth|basic-auth)/" },
    },
    {
      name: "only-the-store-knows-sql",
      severity: "error",
      from: { pathNot: "^src/store/" },
      to: { path: "node_modules/(@types/)?better-sqlite3/" },
    },
    {
      name: "only-the-command-line-knows-commander",
      severity: "error",
      from: { pathNot: "^src/(cli/|bundle[.]ts$)" },
      to: { path: "node_modules/commander/" },
    },
    {
      name: "what-is-imported-is-declared",
      comment:
        "A package that package.json does not name is there by accident; one for development alone is missing in an installed Standin, unless it is built in. better-sqlite3 is imported for its types, which @types declares.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/console/|${unitTests}` },
      to: {
        dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev", "unknown"],
        pathNot: `node_modules/(@types|better-sqlite3|${builtIn})/`,
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["require", "node", "default", "types"],
    },
  },
};
