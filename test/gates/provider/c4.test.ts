import { mkdtempSync, rmSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Exchange } from "../../../src";
import { type ChildSimulator, startChild } from "../trial/child";
import { type Client, authorizationOf, openClient } from "../trial/client";
import { type Random, randomFrom } from "../trial/random";
import { type Gate, gateTest } from "../trial/report";
import { dealingKinds, dealingMessage, subjects } from "../trial/subjects";
import { figures } from "../trial/tier";

/** What tells a message from all others: its path, and the id in its body. */
const nameOf = (path: string, body: unknown): string =>
  `${path} ${String((body as { id?: unknown } | undefined)?.id).toLowerCase()}`;

/** A provider that takes everything, after some turns of the event loop. */
interface Provider {
  server: Server;
  /** The messages that it was sent, in their order. */
  sent: string[];
  /** Those that it has answered. */
  answered: Set<string>;
  /** Called with each message as it comes. */
  came: () => void;
}

async function startProvider(random: Random): Promise<Provider> {
  const provider: Provider = {
    server: createServer(),
    sent: [],
    answered: new Set(),
    came: () => undefined,
  };
  provider.server.on("request", (req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const name = nameOf(req.url ?? "", text === "" ? undefined : JSON.parse(text));
      provider.sent.push(name);
      provider.came();
      const answer = (): void => {
        provider.answered.add(name);
        const isAdvice = /"requestId"|(?:confirmation|reversal)s\//.test(
          `${text} ${req.url ?? ""}`,
        );
        res.writeHead(isAdvice ? 202 : 201, { "content-type": "application/json" }).end(text);
      };
      inTurns(random.int(40), answer);
    });
  });
  await new Promise<void>((resolve) => {
    provider.server.listen(0, "127.0.0.1", resolve);
  });
  return provider;
}

/** Does it after so many turns of the event loop. */
function inTurns(turns: number, work: () => void): void {
  if (turns === 0) work();
  else setImmediate(inTurns, turns - 1, work);
}

const upstreamsTo = ({ server }: Provider): string[] => {
  const { port } = server.address() as AddressInfo;
  return subjects.flatMap(({ name, contract }) => [
    ...["--upstream", `${name}=http://127.0.0.1:${port}${contract.basePath}`],
  ]);
};

const noBounds = ["--upstream-rate", "10000", "--upstream-at-once", "100", "--quiet"];

/** Sells until the simulator is gone: each sale is followed by an advice message for it. */
async function sellOn(client: Client, user: string, random: Random): Promise<void> {
  for (;;) {
    const { subject, kind } = random.pick(dealingKinds);
    const id = random.uuid();
    const role = random.pick(subject.advicesOf(kind));
    for (const dealing of [
      { subject, kind, role: "request", id } as const,
      { subject, kind, role, id: random.uuid(), requestId: id },
    ])
      if ((await client.send(dealingMessage(dealing), user)).status === null) return;
  }
}

/**
 * Kills the simulator while tills sell: some turns after the provider got a message. Half of the time the data space is
 * reset before. The messages that this reset may have dropped: those that the provider had answered by then.
 */
async function killWhileSelling(
  { child, url }: ChildSimulator,
  provider: Provider,
  user: string,
  random: Random,
): Promise<ReadonlySet<string>> {
  const client = openClient(url);
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const killAt = 1 + random.int(60);
  const resetAt = random.chance(0.5) ? random.int(killAt) : 0;
  let dropped: ReadonlySet<string> = resetAt === 0 ? new Set() : provider.answered;
  const reset = async (): Promise<void> => {
    const { status } = await client.send({ method: "POST", path: "/standin/reset" }, user);
    if (status !== null) dropped = new Set(provider.answered);
  };
  let come = 0;
  provider.came = () => {
    come += 1;
    if (come === resetAt) inTurns(random.int(30), () => void reset());
    if (come === killAt) inTurns(random.int(30), () => child.kill("SIGKILL"));
  };
  await Promise.all(
    Array.from({ length: figures.C4.tills }, (_, till) =>
      sellOn(client, user, randomFrom(user, till, random.int(1e9))),
    ),
  );
  await gone;
  provider.came = () => undefined;
  client.close();
  return dropped;
}

/** The whole journal of a user. */
async function journalOf(url: string, user: string): Promise<Exchange[]> {
  const kept: Exchange[] = [];
  for (;;) {
    const after = kept.at(-1)?.number ?? 0;
    const answer = await fetch(`${url}/standin/messages?after=${after}&limit=1000`, {
      headers: { authorization: authorizationOf(user) },
    });
    const { exchanges } = (await answer.json()) as { exchanges: Exchange[] };
    if (exchanges.length === 0) return kept;
    kept.push(...exchanges);
  }
}

/** Whether a message was on its way when the simulator ended. */
const isCutOff = ({ upstream }: Exchange): boolean => upstream?.failure === "simulator-ended";

/** One kill: what the provider was sent before, and what a reset before may have dropped. */
interface Kill {
  name: string;
  sent: readonly string[];
  dropped: ReadonlySet<string>;
}

/** Compares what the provider was sent with the journal after the restart. The messages that were on their way. */
function check(gate: Gate, { name, sent, dropped }: Kill, journal: Exchange[]): number {
  const kept = new Map(journal.map((one) => [nameOf(one.path, one.request.body), one]));
  if (new Set(sent).size !== sent.length) gate.violation(`${name}: the provider got one twice`);
  for (const message of sent) {
    const exchange = kept.get(message);
    if (exchange === undefined && dropped.has(message)) continue;
    if (exchange === undefined) gate.violation(`${name}: ${message} is forgotten`);
    else if (exchange.upstream?.sent !== true)
      gate.violation(`${name}: ${message} is said not to have been sent`);
  }
  const onTheirWay = journal.filter(isCutOff);
  for (const { path, stateAfter } of onTheirWay)
    if (stateAfter === "PROCESSING") gate.violation(`${name}: ${path} is still in process`);
  return onTheirWay.length;
}

gateTest(
  "C4",
  "after kill -9 in front of a provider no message was sent twice, and none that was sent is forgotten",
  async (gate) => {
    const { kills, tills, killedShare } = figures.C4;
    const random = randomFrom(gate.seed, "C4");
    const provider = await startProvider(random);
    const folder = mkdtempSync(join(tmpdir(), "standin-c4-"));
    const db = join(folder, "killed.db");
    const start = (): Promise<ChildSimulator> =>
      startChild(db, [...upstreamsTo(provider), ...noBounds]);
    let effective = 0;
    let messages = 0;
    let onTheirWay = 0;
    let resets = 0;
    let running = await start();
    for (let number = 0; number < kills && gate.violations.length < 20; number += 1) {
      const user = `killed-${number}`;
      provider.sent.length = 0;
      provider.answered.clear();
      const dropped = await killWhileSelling(running, provider, user, random);
      running = await start();
      const journal = await journalOf(running.url, user);
      const found = check(gate, { name: `kill ${number}`, sent: provider.sent, dropped }, journal);
      messages += provider.sent.length;
      if (dropped.size > 0) resets += 1;
      onTheirWay += found;
      if (found > 0) effective += 1;
    }
    const ended = new Promise((resolve) => running.child.once("exit", resolve));
    running.child.kill("SIGTERM");
    await ended;
    provider.server.close();
    rmSync(folder, { recursive: true });
    return {
      trials: kills,
      effective,
      floor: Math.ceil(kills * killedShare),
      notes: { tills, messages, onTheirWay, resets },
    };
  },
);
