import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sqlite } from "../../src/store/file/sqlite";
import type { Data } from "../families/suite/adapter";
import { startChild } from "./trial/child";
import { type Client, type Reply, openClient } from "./trial/client";
import { type CardMessage, httpMessage } from "./trial/messages";
import { type Random, randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import {
  type Dealing,
  dealingKinds,
  dealingMessage,
  onePerFamily,
  successOf,
} from "./trial/subjects";
import { figures } from "./trial/tier";

const pan = "6099310000000000068";
const balance = 50_000;
/** Kinds of the other families: half of the writers write those. */
const others = dealingKinds.filter(({ subject }) => subject.family.name !== "gift-card");

/** An answer that left the process before it was killed. */
interface Acknowledged {
  message: Pick<CardMessage, "role" | "id" | "requestId">;
  reply: Reply;
  /** The message was taken. */
  taken: boolean;
}
type Note = (one: Acknowledged) => void;

/** Writes until the simulator is gone: redemptions, each followed by an advice for it. */
async function writer(client: Client, user: string, random: Random, note: Note): Promise<void> {
  const send = async (message: CardMessage): Promise<boolean> => {
    const reply = await client.send(httpMessage(message), user);
    const taken = reply.status === 201 || reply.status === 202;
    if (reply.status !== null && reply.text !== "") note({ message, reply, taken });
    return reply.status !== null;
  };
  for (;;) {
    const id = random.uuid();
    const kind = random.pick(["load", "redemption"] as const);
    if (!(await send({ role: "request", kind, id, pan, amount: 1 + random.int(3) }))) return;
    const role = random.pick(["confirmation", "reversal"] as const);
    if (!(await send({ role, kind, id: random.uuid(), requestId: id }))) return;
  }
}

/** Writes messages of one kind of another family until the simulator is gone: each request that is taken gets an advice. */
async function dealer(
  client: Client,
  user: string,
  random: Random,
  note: Note,
  { subject, kind }: (typeof dealingKinds)[number],
): Promise<void> {
  const send = async (dealing: Dealing): Promise<boolean | undefined> => {
    const reply = await client.send(dealingMessage(dealing), user);
    const taken = successOf(subject.operation(kind, dealing.role)).includes(reply.status ?? 0);
    if (reply.status !== null && reply.text !== "") note({ message: dealing, reply, taken });
    return reply.status === null ? undefined : taken;
  };
  const { things } = subject.how(kind);
  for (let sent = 0; ; sent += 1) {
    const nth = things === undefined ? subject.kinds.indexOf(kind) : sent % things;
    const request: Dealing = { subject, kind, role: "request", id: random.uuid(), nth };
    const taken = await send(request);
    if (taken === undefined) return;
    // What is confirmed is used up for good: most are reversed.
    const role = random.chance(0.05) ? random.pick(subject.advicesOf(kind)) : "reversal";
    if (
      taken &&
      (await send({ subject, kind, role, id: random.uuid(), requestId: request.id })) === undefined
    )
      return;
  }
}

/** Kills a simulator at a random instant under all its writers. */
async function kill(gate: Gate, db: string, user: string, random: Random): Promise<Acknowledged[]> {
  const { writers, acknowledgedFloor } = figures.C1;
  const { child, url } = await startChild(db);
  const client = openClient(url);
  const acknowledged: Acknowledged[] = [];
  let taken = 0;
  const killAt = acknowledgedFloor + random.int(200);
  let turns = random.int(30);
  const strike = (): void => {
    if ((turns -= 1) > 0) setImmediate(strike);
    else child.kill("SIGKILL");
  };
  const gone = new Promise((resolveExit) => child.once("exit", resolveExit));
  const note: Note = (one) => {
    acknowledged.push(one);
    if (one.taken && (taken += 1) === killAt) strike();
  };
  const first = random.int(others.length);
  await Promise.all(
    Array.from({ length: writers }, (_, number) => {
      const own = randomFrom(gate.seed, "C1", user, number);
      if (number % 2 === 0) return writer(client, user, own, note);
      return dealer(
        client,
        user,
        own,
        note,
        others[(first + number) % others.length] as (typeof others)[number],
      );
    }),
  );
  await gone;
  client.close();
  return acknowledged;
}

interface Row {
  id: string;
  family: string;
  role: string;
  kind: string;
  state: string | null;
  data: string | null;
  answered: number | null;
}

/** Checks the file by itself: whole, and what is recorded is what the balances and the journal say. */
function checkFile(
  gate: Gate,
  db: string,
  name: string,
  acknowledged: readonly Acknowledged[],
): Row[] {
  const file = new Sqlite(db);
  const integrity = file.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") gate.violation(`${name}: integrity_check says ${String(integrity)}`);
  const space = file
    .prepare("SELECT space_id FROM message ORDER BY space_id DESC LIMIT 1")
    .pluck()
    .get();
  const rows = file
    .prepare("SELECT id, family, role, kind, state, data, answered FROM message WHERE space_id = ?")
    .all(space) as Row[];
  const journal = new Set(
    file
      .prepare(
        "SELECT message_id FROM exchange WHERE id >> 32 = (SELECT journal FROM space WHERE storage = ?)",
      )
      .pluck()
      .all(space) as string[],
  );
  const body = file
    .prepare("SELECT body FROM entity WHERE space_id = ? AND key = ?")
    .pluck()
    .get(space, pan) as string;
  file.close();
  checkBalance(gate, name, rows, JSON.parse(body) as { book: number });
  for (const { id } of rows)
    if (!journal.has(id)) gate.violation(`${name}: ${id} is recorded, but not in the journal`);
  checkStates(gate, name, rows, acknowledged);
  return rows;
}

function checkBalance(
  gate: Gate,
  name: string,
  rows: readonly Row[],
  card: { book: number },
): void {
  const book = rows.reduce((sum, { family, role, kind, state, data }) => {
    if (
      family !== "gift-card" ||
      role !== "request" ||
      (state !== "PENDING" && state !== "CONFIRMED")
    )
      return sum;
    const { amount } = JSON.parse(data ?? "{}") as { amount: number };
    return sum + (kind === "load" ? amount : -amount);
  }, balance);
  if (card.book !== book)
    gate.violation(`${name}: the card has ${card.book}, the transactions give ${book}`);
}

function checkStates(
  gate: Gate,
  name: string,
  rows: readonly Row[],
  acknowledged: readonly Acknowledged[],
): void {
  const states = new Map(rows.map((row) => [row.id, row]));
  for (const { message, taken } of acknowledged) {
    const { state } = states.get(message.requestId ?? message.id) ?? {};
    const wanted =
      message.role === "request"
        ? ["PENDING", "CONFIRMED", "REVERSED"]
        : [message.role === "confirmation" ? "CONFIRMED" : "REVERSED"];
    if (taken && !wanted.includes(state ?? ""))
      gate.violation(
        `${name}: ${message.role} ${message.id} was acknowledged, its transaction is ${String(state)}`,
      );
  }
}

type Datas = Readonly<Record<string, Data>>;

/** The money of the other families is what their transactions have made of the fixtures'. */
function checkMoney(
  gate: Gate,
  name: string,
  rows: readonly Row[],
  now: Datas,
  initial: Datas,
): void {
  for (const { adapter, family } of onePerFamily(others.map(({ subject }) => subject))) {
    const effects = rows.reduce((sum, { family: of, role, kind, state }) => {
      const dealt = others.find((other) => other.subject.family === family && other.kind === kind);
      if (
        dealt === undefined ||
        of !== family.name ||
        role !== "request" ||
        (state !== "PENDING" && state !== "CONFIRMED")
      )
        return sum;
      const { approved, confirmed } = dealt.subject.how(kind).money;
      return sum + approved + (state === "CONFIRMED" ? confirmed : 0);
    }, 0);
    const [money, before] = [now, initial].map((data) =>
      adapter.money(data[family.name] as Data),
    ) as [number, number];
    if (money !== before + effects)
      gate.violation(
        `${name}: the money of ${family.name} is ${money}, the transactions give ${before + effects}`,
      );
  }
}

/** Opens the file with the simulator again: every acknowledged answer is in the journal, as it went out. */
async function checkReopened(
  gate: Gate,
  db: string,
  name: string,
  user: string,
  rows: readonly Row[],
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const standin = await gate.start({ db });
  const space = standin.space(user, user);
  checkMoney(
    gate,
    name,
    rows,
    space.data() as Datas,
    standin.space("untouched", "untouched").data() as Datas,
  );
  const kept = new Map<number, { messageId: string | null; status: number | null }>();
  for (let after = 0, more = true; more;) {
    const { exchanges } = space.messages({ after });
    for (const exchange of exchanges) kept.set(exchange.number, exchange);
    more = exchanges.length > 0;
    after = exchanges.at(-1)?.number ?? after;
  }
  // A message that did not come whole in time, on a machine that stood still, reached no operation.
  const taken = acknowledged.filter(({ reply }) => reply.status !== 408);
  for (const { message, reply } of taken) {
    const exchange = kept.get(Number(reply.headers["standin-exchange"]));
    if (exchange?.messageId === message.id && exchange.status === reply.status) continue;
    gate.violation(
      `${name}: ${message.id}, answered ${String(reply.status)}, stands as ${JSON.stringify(exchange)}`,
    );
  }
  const fresh: CardMessage = {
    role: "request",
    kind: "load",
    id: randomFrom(gate.seed, name).uuid(),
    pan,
    amount: 1,
  };
  const client = gate.client(standin.url);
  const { status } = await client.send(httpMessage(fresh), user);
  if (status !== 201) gate.violation(`${name}: a request after it was answered ${String(status)}`);
  client.close();
  await standin.close();
}

gateTest(
  "C1",
  "after kill -9 every acknowledged answer is on record, and nothing is half done",
  async (gate) => {
    const { kills, acknowledgedFloor, killsAFile, writers } = figures.C1;
    const random = randomFrom(gate.seed, "C1");
    const folder = mkdtempSync(join(tmpdir(), "standin-c1-"));
    let fewest = Infinity;
    let total = 0;
    let approved = 0;
    for (let number = 0; number < kills && gate.violations.length < 20; number += 1) {
      const db = join(folder, `${Math.floor(number / killsAFile)}.db`);
      const user = `killed-${number}`;
      const name = `kill ${number}`;
      const acknowledged = await kill(gate, db, user, random);
      const rows = checkFile(gate, db, name, acknowledged);
      await checkReopened(gate, db, name, user, rows, acknowledged);
      const accepted = acknowledged.filter(({ taken }) => taken).length;
      fewest = Math.min(fewest, accepted);
      total += acknowledged.length;
      approved += accepted;
    }
    rmSync(folder, { recursive: true });
    if (fewest < acknowledgedFloor)
      gate.violation(`a kill had only ${fewest} acknowledged answers`);
    return {
      trials: kills,
      effective: approved,
      floor: kills * acknowledgedFloor,
      notes: { writers, acknowledged: total, fewestAKill: fewest },
    };
  },
);
