"use strict";
const { existsSync, readFileSync } = require("node:fs");
const { createRequire, enableCompileCache, wrap } = require("node:module");
const { dirname, join } = require("node:path");
const { Script, runInThisContext } = require("node:vm");

const bundle = join(__dirname, "../dist/standin.js");

/** Where the build keeps the compiled code of a bundle: it serves this release of Node alone. */
const codeFile = (file) => file.replace(/js$/, `${process.version}-${process.arch}.code`);

/** Jest gives each test file globals of its own, which what is loaded there must share. */
const hasOwnGlobals = () => runInThisContext("Object") !== Object;

/** Runs a file as `require` does, with its compiled code where there is any. */
function run(file, cachedData) {
  const script = new Script(wrap(readFileSync(file, "latin1")), { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return { script, exports: module.exports };
}

/**
 * The in-process API and the command line, from the one file that the build makes. With the compiled code that the build
 * has kept, loading it takes a third of the time. On another Node than the build's, Node itself keeps the code
 * (from version 22 on).
 */
function load() {
  if (hasOwnGlobals()) return require(bundle);
  const code = codeFile(bundle);
  if (existsSync(code)) return run(bundle, readFileSync(code)).exports;
  enableCompileCache?.();
  return require(bundle);
}

module.exports = { codeFile, load, run };
