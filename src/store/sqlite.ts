import { createRequire } from "node:module";
import type Database from "better-sqlite3";
import { sqliteForNode20 } from "../package-files";

/**
 * better-sqlite3 in the release that this Node can run. Release 13 has prebuilt binaries for every Node from 22 on,
 * but crashes Node 20. Release 12 runs on Node 20, but when compiled against the headers of late Node 24 it ends
 * the process during garbage collection. Both have the same interface.
 */
function sqlite(): typeof Database {
  if (Number(process.versions.node.split(".")[0]) >= 22)
    return createRequire(__filename)("better-sqlite3-13") as typeof Database;
  try {
    return createRequire(sqliteForNode20)("better-sqlite3") as typeof Database;
  } catch (cause) {
    throw new Error(
      "SQLite for Node 20 is not installed: npm run install, in the directory of Standin, installs it",
      { cause },
    );
  }
}

export const Sqlite: typeof Database = sqlite();
