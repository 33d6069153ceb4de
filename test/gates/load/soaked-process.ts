import { fork } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { StandinOptions } from "../../../src";
import { testedPackage } from "../../support/program";

/** What a process holds at an instant, its garbage collected. */
export interface Holding {
  heapBytes: number;
  /** Of these, what is outside JavaScript's own heap: bytes of buffers. */
  externalBytes: number;
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
const unoptimised = ["--no-opt", "--no-sparkplug"];

/** Has garbage collected where it is asked for. */
const collecting = ["--expose-gc"];

/** Starts one on a database file. */
export async function startSoaked(
  options: StandinOptions & { db: string },
  isOptimised = false,
): Promise<SoakedProcess> {
  const child = fork(
    resolve(__dirname, "soaked-child.js"),
    [testedPackage, JSON.stringify(options)],
    {
      execArgv: isOptimised ? collecting : [...collecting, ...unoptimised],
    },
  );
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return {
    url,
    async holding() {
      const told = once(child, "message") as Promise<[Omit<Holding, "walBytes">]>;
      child.send("holding");
      const [held] = await told;
      return { ...held, walBytes: statSync(`${options.db}-wal`).size };
    },
    close() {
      child.kill();
    },
  };
}
