import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const afterMs = 1_000;

/**
 * Collects what starting left behind, once the process has listened for a second: some 10 ms. An idle process does not begin a
 * collection by itself; after one, V8 takes less room for new objects within half a minute, 7 MB less in all.
 */
export function collectGarbageOfStart(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc()");
    setFlagsFromString("--no-expose-gc");
  }, afterMs).unref();
}
