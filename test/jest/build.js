"use strict";
const { execFileSync } = require("node:child_process");
const { join } = require("node:path");
const { buildSync } = require("esbuild");
const { makeBundles, root, sourceFiles, sources } = require("./bundles");

/** What `npm run build` makes of each source, without the checks and the declarations that take most of its time. */
function compileSources() {
  buildSync({
    entryPoints: sourceFiles().map((file) => join(sources, file)),
    outbase: sources,
    outdir: join(root, "dist"),
    format: "cjs",
    platform: "node",
    target: "es2022",
    logLevel: "warning",
  });
}

/** Tests run the sources as they are now: in process, in the thread that makes verdicts and in the command line. */
module.exports = () => {
  compileSources();
  makeBundles();
  execFileSync(process.execPath, [join(root, "build/bundle.js")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
};
