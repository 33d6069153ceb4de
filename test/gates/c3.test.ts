import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Store, openStore } from "../../src/store";
import { Sqlite } from "../../src/store/file/sqlite";
import { randomFrom } from "./trial/random";
import { gateTest } from "./trial/report";
import { figures } from "./trial/tier";

const idOf = (commit: number): string =>
  `00000000-0000-4000-8000-${String(commit).padStart(12, "0")}`;

/** One unit of work as an exchange makes it: an entity, a record and a journal entry, all with the number of the commit. */
function commit(store: Store, spaceId: number, number: number, padding: number): void {
  store.unit(() => {
    const name = { family: "gift-card", type: "card", key: "counter" };
    store.entities.put(spaceId, name, { number, padding: "x".repeat(padding) }, number === 1);
    store.messages.put(spaceId, {
      id: idOf(number),
      family: "gift-card",
      role: "request",
      kind: "load",
      requestId: null,
      state: "PENDING",
      answered: 201,
      digest: "",
      answer: "{}",
      data: "{}",
      at: "2031-03-04T12:00:00.000Z",
    });
  });
}

/** The numbers that are there; undefined: the file is damaged, or holds half a commit. */
function prefixIn(file: string): number | undefined {
  const store = openStore({ file });
  const space = store.spaces.open("cut");
  const { number } = (store.entities.get(space.storage, "gift-card", "card", "counter") ?? {
    number: 0,
  }) as { number: number };
  const whole =
    number === 0 ||
    [1, number].every((one) => store.messages.get(space.storage, idOf(one)) !== undefined);
  const next = store.messages.get(space.storage, idOf(number + 1));
  store.close();
  const raw = new Sqlite(file);
  const messages = raw.prepare("SELECT count(*) FROM message").pluck().get();
  const sound = raw.pragma("integrity_check", { simple: true }) === "ok";
  raw.close();
  return sound && whole && next === undefined && messages === number ? number : undefined;
}

/** Commits that fit into a log before SQLite takes it over into the file. */
const commitsALog = 200;

gateTest(
  "C3",
  "a write-ahead log that is cut off at a random place opens, and holds exactly the commits before the cut",
  (gate) => {
    const { cuts, cutsALog, prefixFloor } = figures.C3;
    const random = randomFrom(gate.seed, "C3");
    const folder = mkdtempSync(join(tmpdir(), "standin-c3-"));
    const prefixes = new Set<string>();
    for (let trial = 0; trial < cuts;) {
      const file = join(folder, `${trial}.db`);
      const store = openStore({ file });
      const space = store.spaces.open("cut");
      const base = readFileSync(file);
      const before = statSync(`${file}-wal`).size;
      const ends: number[] = [];
      for (let number = 1; number <= commitsALog; number += 1) {
        commit(store, space.storage, number, random.int(700));
        ends.push(statSync(`${file}-wal`).size);
      }
      const log = readFileSync(`${file}-wal`);
      for (const last = Math.min(cuts, trial + cutsALog); trial < last; trial += 1) {
        const cut = join(folder, `cut-${trial}.db`);
        const at = before + random.int(log.length - before + 1);
        writeFileSync(cut, base);
        writeFileSync(`${cut}-wal`, log.subarray(0, at));
        const wanted = ends.filter((end) => end <= at).length;
        const found = prefixIn(cut);
        if (found === wanted) prefixes.add(`${file} ${found}`);
        else
          gate.violation(
            `cut at ${at} of ${log.length}: ${String(found)} commits instead of ${wanted}`,
          );
        rmSync(cut);
      }
      store.close();
    }
    rmSync(folder, { recursive: true });
    return Promise.resolve({
      trials: cuts,
      effective: prefixes.size,
      floor: prefixFloor,
      notes: { distinctPrefixes: prefixes.size },
    });
  },
);
