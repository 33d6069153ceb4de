"use strict";
const { closeSync, existsSync, openSync, readSync, statSync } = require("node:fs");
const { createRequire, enableCompileCache, wrap } = require("node:module");
const { dirname, join } = require("node:path");
const { Script, runInThisContext } = require("node:vm");

const bundle = join(__dirname, "../dist/standin.js");

/** Where the build keeps the compiled code of a bundle: it serves this release of Node alone. */
const codeFile = (file) => file.replace(/js$/, `${process.version}-${process.arch}.code`);

/** Jest gives each test file globals of its own, which what is loaded there must share. */
const hasOwnGlobals = () => runInThisContext("Object") !== Object;

/** Reads a whole file into bytes, from a place on; the end of what was read. */
function readInto(bytes, file, from = 0) {
  const descriptor = openSync(file);
  try {
    return from + readSync(descriptor, bytes, { offset: from });
  } finally {
    closeSync(descriptor);
  }
}

/**
 * A file in the function around a module, with the compiled code that another file has. Both are read into the same memory, which
 * is given back at once: a process that has nothing to do would keep two copies of the text and one of the code, 6 MB.
 */
function scriptOf(file, code) {
  const [head, tail] = wrap("\0").split("\0");
  const size = head.length + statSync(file).size + tail.length;
  const length = code ? Math.max(size, statSync(code).size) : size;
  const memory = new ArrayBuffer(length, { maxByteLength: length });
  const bytes = Buffer.from(memory);
  bytes.latin1Write(head);
  bytes.latin1Write(tail, readInto(bytes.subarray(0, size - tail.length), file, head.length));
  const text = bytes.latin1Slice(0, size);
  const cachedData = code && bytes.subarray(0, readInto(bytes, code));
  const script = new Script(text, { filename: file, cachedData });
  memory.resize(0);
  return script;
}

/** Runs a file as `require` does, with its compiled code where a file has that. */
function run(file, code) {
  const script = scriptOf(file, code);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return { script, exports: module.exports };
}

/** A clone has no bundle before it is built. */
class NotBuilt extends Error {
  name = "NotBuilt";
}

/**
 * The in-process API and the command line, from the one file that the build makes. With the compiled code that the build
 * has kept, loading it takes a third of the time. On another Node than the build's, Node itself keeps the code
 * (from version 22 on).
 */
function load() {
  if (!existsSync(bundle)) throw new NotBuilt("Standin is not built: run npm ci.");
  if (hasOwnGlobals()) return require(bundle);
  const code = codeFile(bundle);
  if (existsSync(code)) return run(bundle, code).exports;
  enableCompileCache?.();
  return require(bundle);
}

/** What keeps the command line from being run at all. */
const missing = ["NotBuilt", "SqliteMissing"];

/** Runs the command line. Where a part of it is missing, a sentence says so (exit code 2: nothing was tried). */
function runCommandLine(argv) {
  try {
    void load().main(argv);
  } catch (error) {
    if (!missing.includes(error.name)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

module.exports = { codeFile, load, run, runCommandLine };
