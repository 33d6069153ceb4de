import { fork } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { resolve } from "node:path";

/** What a process holds at an instant, its garbage collected. */
export interface Holding {
  heapBytes: number;
  /** Sockets, timers and what else keeps a process alive. */
  handles: number;
  /** Size of the write-ahead log. */
  walBytes: number;
}

/** A simulator in a process of its own. */
export interface SoakedProcess {
  url: string;
  holding(): Promise<Holding>;
  close(): void;
}

/**
 * Optimised code grows for hours, as one part after the other gets hot (comparing two heap snapshots showed nothing else that
 * does): without it the heap shows what the simulator itself keeps.
 */
const execArgv = ["--expose-gc", "--no-opt", "--no-sparkplug"];

/** Starts one on a database file; `journal`: exchanges kept of each data space. */
export async function startSoaked(db: string, journal: number): Promise<SoakedProcess> {
  const child = fork(resolve(__dirname, "soaked-child.js"), [db, String(journal)], { execArgv });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return {
    url,
    async holding() {
      const told = once(child, "message") as Promise<[Pick<Holding, "heapBytes" | "handles">]>;
      child.send("holding");
      const [held] = await told;
      return { ...held, walBytes: statSync(`${db}-wal`).size };
    },
    close() {
      child.kill();
    },
  };
}
