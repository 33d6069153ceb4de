const { execFileSync } = require("node:child_process");
const { resolve } = require("node:path");

/** The thread that makes verdicts runs a built file: tests judge by the rules as they are now, not as they were last built. */
module.exports = () => {
  execFileSync("npm", ["run", "--silent", "build:judge-thread"], {
    cwd: resolve(__dirname, "../.."),
    stdio: ["ignore", "ignore", "inherit"],
  });
};
