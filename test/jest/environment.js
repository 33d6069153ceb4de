"use strict";
const { readFileSync } = require("node:fs");
const { dirname } = require("node:path");
const { Script } = require("node:vm");
const { TestEnvironment } = require("jest-environment-node");
const { bundleFile } = require("./bundles");
const { ofBundles: intrinsics } = require("./intrinsics");

const parameters = ["exports", "require", "module", "__filename", "__dirname", ...intrinsics];
const wrap = (code) => `(function (${parameters.join(", ")}) { ${code}\n})`;

const scripts = new Map();

/** A bundle, compiled once for all test files of a worker. */
function compiled(filename) {
  const script =
    scripts.get(filename) ?? new Script(wrap(readFileSync(filename, "utf8")), { filename });
  scripts.set(filename, script);
  return script;
}

/** Node's globals, and the sources: each test file runs them anew, but does not compile them anew. */
module.exports = class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global[Symbol.for("standin.bundle")] = (name, require) => {
      const file = bundleFile(name);
      const module = { exports: {} };
      const run = compiled(file).runInContext(this.context);
      const own = intrinsics.map((name) => this.global[name]);
      run(module.exports, require, module, file, dirname(file), ...own);
      return module.exports;
    };
  }
};
