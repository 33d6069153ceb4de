"use strict";
const { createHash } = require("node:crypto");
const { moduleName, partCode } = require("./bundles");

const codeOf = (file) => partCode("sources", moduleName(file));

/** How Jest loads a source: as its part of the bundle. */
module.exports = {
  process: (_text, file) => ({ code: codeOf(file) }),
  getCacheKey: (_text, file) => createHash("sha1").update(codeOf(file)).digest("hex"),
};
