"use strict";
const { default: TestSequencer } = require("@jest/test-sequencer");

/** Files that take longest: their size says nothing, as their cases come from a table or a random source, or need a browser. */
const long =
  /(?:\.family|conservation|gates\/(?:(?:load|provider)\/)?\w+|conformance\/(?:\w+\/)?(?:mutants|good-pos|long-journals))\.(?:test|commit)\.ts$|\.browser\.ts$/;

/** The test files that this run has chosen. Jest sorts them before it builds what they need. */
let files = [];

/** Jest begins with the files that took longest before, and where it has not seen them yet with the largest: here with the long ones. */
module.exports = class extends TestSequencer {
  static chosen = () => files;

  sort(tests) {
    files = tests.map(({ path }) => path);
    const isLong = ({ duration, path }) => duration == null && long.test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
