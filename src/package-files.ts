import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

// One level up both from the compiled sources and from the file that they are bundled into.
const packageRoot = resolve(__dirname, "..");

/** Fixture files that come with the simulator. */
export const fixtureDirectory = join(packageRoot, "fixtures");

/** The example of each operation with its answer, a file for each interface: `docs/record-examples.js` writes them. */
export const exampleDirectory = join(packageRoot, "examples");

/** Scenario files that come with the simulator. */
export const scenarioDirectory = join(packageRoot, "scenarios");

/** What tests in other languages copy, and the templates by which a sale becomes code. */
export const languageDirectory = join(packageRoot, "languages");

/**
 * What the thread that makes verdicts runs: one file with everything in it, built from
 * `control/verdicts/judge-thread-main`.
 */
export const judgeThreadFile = join(packageRoot, "dist", "judge-thread.js");

/** What the process runs that looks for damage in a backup: one file, built from `store/file/copy-check-main`. */
export const copyCheckFile = join(packageRoot, "dist", "copy-check.js");

/** The pages of the console, as `build/console.js` makes them. */
export const consoleDirectory = join(packageRoot, "dist", "console");

/** The documentation as a site, as `npm run docs:site` builds it. */
export const siteDirectory = join(packageRoot, "site");

/** Where Node 20 finds its release of SQLite: what `sqlite-node20/install.js` installs there. */
export const sqliteForNode20 = join(packageRoot, "sqlite-node20", "package.json");

/** The version of this package. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as { version: string })
    .version;
