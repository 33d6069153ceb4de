import { createRequire } from "node:module";
import type Database from "better-sqlite3";

/**
 * better-sqlite3 in the release that this Node can run. Release 13 comes ready-made for every Node from 22 on, and
 * crashes Node 20; release 12 runs on Node 20, and compiled against the headers of late Node 24 ends the process
 * when it collects garbage. Both have the same interface.
 */
const release = Number(process.versions.node.split(".")[0]) >= 22 ? "better-sqlite3-13" : "better-sqlite3";

export const Sqlite = createRequire(__filename)(release) as typeof Database;
