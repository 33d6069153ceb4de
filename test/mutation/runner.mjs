import { readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import { INSTRUMENTER_CONSTANTS as names } from "@stryker-mutator/api/core";
import { PluginKind, commonTokens, declareClassPlugin } from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import swc from "@swc/core";
import { expect } from "expect";

/**
 * Jest's own describe, test and expect in the process of a Stryker worker. Starting Jest for each mutant takes a second and
 * more; here a mutant meets tests whose modules are loaded already, and those of a static mutant are loaded anew.
 */
const require = createRequire(import.meta.url);
const modules = require("node:module");
const circus = require("jest-circus");

// No stack is shown, and each test that is declared would take one.
Error.stackTraceLimit = 0;

// Properties try the same cases each time, so that the same mutants are noticed.
require("fast-check").configureGlobal({ seed: 20310314 });
const ours = (file) =>
  file.startsWith(process.cwd() + sep) && !file.includes(`${sep}node_modules${sep}`);
const isTest = (file) => file.startsWith(resolve("test") + sep) || file.endsWith(".test.ts");

const compiled = new Map();
modules._extensions[".ts"] = (module, file) => {
  const code =
    compiled.get(file) ??
    swc.transformSync(readFileSync(file, "utf8"), {
      filename: file,
      configFile: false,
      swcrc: false,
      sourceMaps: false,
      module: { type: "commonjs" },
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    }).code;
  compiled.set(file, code);
  // What a test file loads by `jest` is named from its own folder.
  const own = isTest(file) ? "const jest = globalThis.jestOf(module);" : "";
  module._compile(own + code, file);
};

function forget(which) {
  for (const file of Object.keys(require.cache))
    if (ours(file) && which(file)) delete require.cache[file];
}

/** A test file, or those of a folder. */
const testFilesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".test.ts"))
        .sort()
        .map((name) => join(path, name))
    : [path];

/** Every test below a describe block, with a name that tells it from all others. */
function testsIn(block, path = []) {
  return block.children.flatMap((child) =>
    child.type === "test"
      ? [{ test: child, name: [...path, child.name].join(" > ") }]
      : testsIn(child, [...path, child.name]),
  );
}

class InProcessRunner {
  static inject = [commonTokens.options];

  /** Those of the last run. */
  tests;
  /** Whether a mutant was there when the sources were loaded. */
  stale = false;

  constructor(options) {
    this.files = options.standinTests.flatMap(testFilesIn).map((path) => resolve(path));
    this.without = options.standinWithout;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** What Stryker and the instrumented sources tell each other. */
  get shared() {
    globalThis[names.NAMESPACE] ??= {};
    return globalThis[names.NAMESPACE];
  }

  /** Loads the test files: their sources too, where `anew`. */
  load(anew) {
    forget((file) => anew || isTest(file));
    circus.resetState();
    Object.assign(globalThis, {
      expect,
      describe: circus.describe,
      test: circus.test,
      it: circus.it,
      beforeAll: circus.beforeAll,
      afterAll: circus.afterAll,
      beforeEach: circus.beforeEach,
      afterEach: circus.afterEach,
      jestOf: (module) => ({
        requireActual: (path) => modules._load(resolve(dirname(module.filename), path), undefined),
      }),
    });
    const { rootDescribeBlock } = circus.getState();
    const found = [];
    for (const file of this.files) {
      const before = new Set(rootDescribeBlock.children);
      // Without a parent, which would keep every module that was ever loaded.
      modules._load(file, undefined);
      const children = rootDescribeBlock.children.filter((child) => !before.has(child));
      found.push(...testsIn({ children }, [file.slice(process.cwd().length + 1)]));
    }
    const isWanted = ({ name }) => this.without === undefined || !name.includes(this.without);
    for (const { test } of found.filter((one) => !isWanted(one))) test.mode = "skip";
    const times = new Map();
    return found.filter(isWanted).map(({ test, name }) => {
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return { test, declared: { ...test }, id: time === 1 ? name : `${name} #${time}` };
    });
  }

  /** The tests as they were declared: those of the mutant before, where it was not there when their modules were loaded. */
  testsFor(anew) {
    const mayRunAgain = this.tests !== undefined && !anew && !this.stale;
    if (mayRunAgain) this.tests.forEach(declareAgain);
    else this.tests = this.load(anew || this.stale);
    this.stale = anew;
    return this.tests;
  }

  /** Runs the tests that are wanted, up to the first that fails where `bail`. */
  async run(tests, wanted, bail) {
    const ids = new Map(tests.map(({ test, id }) => [test, id]));
    for (const { test, id } of tests)
      if (wanted !== undefined && !wanted.has(id)) test.mode = "skip";
    const results = [];
    const onEvent = ({ name, test }) => {
      if (name === "test_start") this.shared[names.CURRENT_TEST_ID] = ids.get(test);
      if (name !== "test_done") return;
      this.shared[names.CURRENT_TEST_ID] = undefined;
      const failed = test.errors.length > 0;
      results.push({
        id: ids.get(test),
        name: ids.get(test),
        timeSpentMs: test.duration ?? 0,
        ...(failed
          ? { status: TestStatus.Failed, failureMessage: messageOf(test.errors[0]) }
          : { status: TestStatus.Success }),
      });
      if (failed && bail) for (const other of tests) other.test.mode = "skip";
    };
    circus.addEventHandler(onEvent);
    try {
      await circus.run();
    } finally {
      circus.removeEventHandler(onEvent);
    }
    return results;
  }

  async dryRun() {
    this.shared.activeMutant = undefined;
    try {
      const tests = await this.run(this.load(true), undefined, false);
      return { status: DryRunStatus.Complete, tests, mutantCoverage: this.shared.mutantCoverage };
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: messageOf(error) };
    }
  }

  async mutantRun({
    activeMutant: { id },
    testFilter,
    hitLimit,
    reloadEnvironment,
    mutantActivation,
    disableBail,
  }) {
    const { shared } = this;
    Object.assign(shared, {
      hitCount: hitLimit === undefined ? undefined : 0,
      hitLimit,
      activeMutant: mutantActivation === "static" ? id : undefined,
    });
    const wanted = testFilter && new Set(testFilter);
    let tests;
    try {
      tests = this.testsFor(reloadEnvironment);
      shared.activeMutant = id;
      const results = await this.run(tests, wanted, !disableBail);
      return toMutantRunResult(
        determineHitLimitReached(shared.hitCount, hitLimit) ?? {
          status: DryRunStatus.Complete,
          tests: results,
        },
      );
    } catch (error) {
      // A mutant with which a test file cannot even be loaded fails each of its tests.
      this.stale = true;
      const failed = {
        id: "load",
        name: "load",
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: messageOf(error),
      };
      return toMutantRunResult(
        determineHitLimitReached(shared.hitCount, hitLimit) ?? {
          status: DryRunStatus.Complete,
          tests: [failed],
        },
      );
    } finally {
      shared.activeMutant = undefined;
    }
  }
}

/** Forgets how a test went. */
const declareAgain = ({ test, declared }) =>
  Object.assign(test, declared, {
    errors: [],
    retryReasons: [],
    unhandledRejectionErrorByPromise: new Map(),
  });

const messageOf = (error) => {
  const [one] = [error].flat();
  return one instanceof Error ? one.message : String(one);
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner),
];
