import { type IncomingMessage, request } from "node:http";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { v4 } from "uuid";
import { createStandin } from "../../src";
import { openStore } from "../../src/store";
import { cards, loadOf, newTill } from "../support/gift-card";
import { gateTest } from "./report";
import { figures, tierName } from "./tier";

/** Longest step, in milliseconds: by night the claim, else what hangs. */
const longestStep = tierName === "nightly" ? 50 : 60_000;

const owner = "gate:gate";

/** A file with a data space of many transactions and a full journal: copies of one load, each with an id of its own. */
async function fill(
  file: string,
  { transactions, exchanges }: { transactions: number; exchanges: number },
): Promise<void> {
  const standin = await createStandin({ db: file });
  const message = loadOf(cards.empty, 1);
  await newTill(standin, "gate", "gate").load(message);
  await standin.close();
  const store = openStore({ file, bounds: { exchanges } });
  const space = store.spaces.open(store.spaces.nameOf("gate", "gate"));
  const record = store.messages.get(space.storage, message.id);
  const row = store.exchanges.get(space.journal, 1);
  if (record === undefined || row === undefined) throw new Error("the load was not kept");
  const text = JSON.stringify(row);
  for (let made = 0; made < transactions; made += 1_000) {
    store.unit(() => {
      for (let index = made; index < Math.min(transactions, made + 1_000); index += 1) {
        const id = v4();
        store.messages.put(space.storage, { ...record, id }, true);
        if (index < exchanges)
          store.exchanges.append(
            space.journal,
            JSON.parse(text.replaceAll(message.id, id)) as typeof row,
          );
      }
    });
  }
  store.close();
}

/** Calls the control API and lets the answer go by; its status and size. */
async function call(
  url: string,
  method: string,
  path: string,
): Promise<{ status: number; bytes: number }> {
  const sent = request(`${url}/standin${path}`, { method, auth: owner, agent: false });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(answer, "end");
  return { status: answer.statusCode ?? 0, bytes };
}

const heavy: readonly { name: string; method: string; path: string; status: number }[] = [
  { name: "messages", method: "GET", path: "/messages?newest=true&limit=1000", status: 200 },
  { name: "journal", method: "GET", path: "/journal", status: 200 },
  { name: "verdict", method: "GET", path: "/verdict", status: 200 },
  { name: "snapshot", method: "PUT", path: "/snapshots/large", status: 429 },
  { name: "reset", method: "POST", path: "/reset", status: 204 },
];

gateTest(
  "L1",
  "no step of ours holds the request thread for long while a large data space is read, judged, snapshotted and reset",
  async (gate) => {
    const folder = mkdtempSync(join(tmpdir(), "standin-l1-"));
    const file = join(folder, "large.db");
    const longest: Record<string, number> = {};
    try {
      await fill(file, figures.L1);
      const standin = await gate.start({ db: file, journal: figures.L1.exchanges });
      for (const { name, method, path, status } of heavy) {
        const delay = monitorEventLoopDelay({ resolution: 5 });
        delay.enable();
        const answer = await call(standin.url, method, path);
        // After a reset: what it left behind is deleted while other messages come.
        for (let more = 0; name === "reset" && more < 50; more += 1)
          await call(standin.url, "GET", "/messages");
        delay.disable();
        longest[name] = Math.round(delay.max / 1e6);
        if (answer.status !== status)
          gate.violation(`${name}: answered ${answer.status} instead of ${status}`);
        if (longest[name] > longestStep) gate.violation(`${name}: a step of ${longest[name]} ms`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    return {
      trials: heavy.length,
      effective: Object.keys(longest).length,
      floor: heavy.length,
      notes: { ...figures.L1, ...longest },
    };
  },
);
