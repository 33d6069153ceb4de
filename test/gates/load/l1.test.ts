import { type IncomingMessage, request } from "node:http";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { v4 } from "uuid";
import { createStandin } from "../../../src";
import { limits } from "../../../src/limits/limits";
import { type MessageRecord, openStore } from "../../../src/store";
import { cards, loadOf, newTill } from "../../support/messages/gift-card";
import { gateTest } from "../trial/report";
import { figures, tierName } from "../trial/tier";

/** Longest step, in milliseconds: by night the claim, else what hangs. */
const longestStep = tierName === "nightly" ? 50 : 60_000;

/** How often messages are read while what a request leaves behind is deleted: much of a data space, or a file. */
const readings = { much: tierName === "quick" ? 15 : 50, file: 5 };

/** How much is kept of a data space. */
interface Size {
  transactions: number;
  exchanges: number;
}

/** Fills a data space: copies of one load, each with an id of its own. */
async function fill(
  file: string,
  user: string,
  sizeFor: (record: MessageRecord) => Size,
): Promise<void> {
  const standin = await createStandin({ db: file });
  const message = loadOf(cards.empty, 1);
  await newTill(standin, user, user).load(message);
  await standin.close();
  const store = openStore({ file, bounds: { journalExchanges: figures.L1.exchanges } });
  const space = store.spaces.open(store.spaces.nameOf(user, user));
  const record = store.messages.get(space.storage, message.id);
  const row = store.exchanges.get(space.journal, 1);
  if (record === undefined || row === undefined) throw new Error("the load was not kept");
  const { transactions, exchanges } = sizeFor(record);
  const text = JSON.stringify(row);
  for (let made = 0; made < transactions; made += 1_000) {
    store.unit(() => {
      for (let index = made; index < Math.min(transactions, made + 1_000); index += 1) {
        const id = v4();
        store.messages.put(space.storage, { ...record, id }, true);
        if (index < exchanges)
          store.exchanges.append(space.journal, {
            ...(JSON.parse(text.replaceAll(message.id, id)) as typeof row),
            changes: "",
          });
      }
    });
  }
  store.close();
}

/** As many transactions as a snapshot can hold, and as much of a journal as the other data space has. */
function justBelow({ answer, data, ...record }: MessageRecord): Size {
  const value = (text: string | null): unknown => JSON.parse(text ?? "null");
  const bytes = JSON.stringify({ ...record, answer: value(answer), data: value(data) }).length + 1;
  return {
    transactions: Math.floor((limits.snapshotBytes - 50_000) / bytes),
    exchanges: figures.L1.exchanges,
  };
}

/** Something heavy that the control API is asked for. */
interface Asked {
  name: string;
  user: string;
  method: string;
  path: string;
  status: number;
}

/** Calls the control API; its status, and how long its body is, which is kept nowhere: this process is the one that is timed. */
async function call(
  url: string,
  { user, method, path }: Omit<Asked, "name" | "status">,
): Promise<{ status: number; bytes: number }> {
  const sent = request(`${url}/standin${path}`, {
    method,
    auth: `${user}:${user}`,
    agent: false,
  });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
  await once(answer, "end");
  return { status: answer.statusCode ?? 0, bytes };
}

const [large, bounded] = [{ user: "gate" }, { user: "bounded" }];
const heavy: readonly Asked[] = [
  {
    ...large,
    name: "messages",
    method: "GET",
    path: "/messages?newest=true&limit=1000",
    status: 200,
  },
  { ...large, name: "journal", method: "GET", path: "/journal", status: 200 },
  { ...large, name: "verdict", method: "GET", path: "/verdict", status: 200 },
  { ...large, name: "session", method: "GET", path: "/session", status: 200 },
  { ...large, name: "backup", method: "POST", path: "/backup", status: 200 },
  { ...large, name: "refused", method: "PUT", path: "/snapshots/large", status: 429 },
  { ...large, name: "reset", method: "POST", path: "/reset", status: 204 },
  { ...bounded, name: "snapshot", method: "PUT", path: "/snapshots/full", status: 200 },
  { ...bounded, name: "restore", method: "POST", path: "/snapshots/full/restore", status: 204 },
  { ...bounded, name: "export", method: "GET", path: "/snapshots/full", status: 200 },
];

/** Asks for it, then reads messages while what is left behind is deleted; the longest step meanwhile, in milliseconds. */
async function longestStepOf(
  url: string,
  asked: Asked,
): Promise<{ longest: number; status: number; bytes: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answer = await call(url, asked);
  const after = asked.status === 204 ? readings.much : readings.file;
  for (let more = 0; more < after; more += 1)
    await call(url, { user: asked.user, method: "GET", path: "/messages" });
  delay.disable();
  return { ...answer, longest: Math.round(delay.max / 1e6) };
}

gateTest(
  "L1",
  "no step of ours holds the request thread for long while a large data space is read, judged, backed up and reset, and while one as large as a snapshot may be is snapshotted and restored",
  async (gate) => {
    const folder = mkdtempSync(join(tmpdir(), "standin-l1-"));
    const file = join(folder, "large.db");
    const longest: Record<string, number> = {};
    try {
      await fill(file, large.user, () => figures.L1);
      await fill(file, bounded.user, justBelow);
      const standin = await gate.start({ db: file, journal: figures.L1.exchanges });
      // The first request loads Express, once a process: `npm run bench` holds what that costs.
      await call(standin.url, { ...large, method: "GET", path: "/clock" });
      for (const asked of heavy) {
        const { name } = asked;
        const answer = await longestStepOf(standin.url, asked);
        longest[name] = answer.longest;
        if (answer.status !== asked.status)
          gate.violation(`${name}: answered ${answer.status} instead of ${asked.status}`);
        if (answer.longest > longestStep) gate.violation(`${name}: a step of ${answer.longest} ms`);
        if (name === "export" && answer.bytes < limits.snapshotBytes * 0.95)
          gate.violation(`the snapshot has ${answer.bytes} bytes only`);
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
