"use strict";

const run = globalThis[Symbol.for("standin.bundle")];

/** The parts of the bundles, run among the globals of this test file. */
const packages = run("packages", require);
const sources = run("sources", (name) =>
  Object.hasOwn(packages, name) ? packages[name]() : require(name),
);

module.exports = { packages, sources };
