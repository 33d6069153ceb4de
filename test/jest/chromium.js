"use strict";
const { existsSync } = require("node:fs");
const { delimiter, join } = require("node:path");

/** The Chromium of this machine, if it has one: the tests of the console need it. */
const chromium = (process.env.PATH ?? "")
  .split(delimiter)
  .flatMap((directory) => ["chromium", "chromium-browser"].map((name) => join(directory, name)))
  .find(existsSync);

module.exports = { chromium };
