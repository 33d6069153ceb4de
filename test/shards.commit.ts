import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { createHashRing, shardKeyOf } from "../src/cli/hash-ring";
import { shardMap } from "../src/cli/shard-map";
import type { SpaceEntries } from "../src/http/control/models";
import { cards, redemptionOf, requestPath } from "./support/gift-card";
import { runHere } from "./support/program";
import { type Passed, type Shard, newDeployment, newShard } from "./support/shards";
import { base as vouchers, codes, offer } from "./support/voucher";

/*
 * nginx, as deploy/shards has it, in front of real simulators: each user meets one of them, whatever happens to the
 * others, and a user who moves finds everything again.
 */

interface Till {
  user: string;
  space: string | null;
  /** Its redemptions that were acknowledged. */
  acknowledged: string[];
}

/** Tills; the operator is the ten thousandth user. */
const pairs = 9_999;
/** Every fiftieth and its neighbour share a space. */
const tills: Till[] = Array.from({ length: pairs }, (_, at) => ({
  user: `till-${at}`,
  space: at % 50 < 2 ? `shop-${Math.floor(at / 50)}` : null,
  acknowledged: [],
}));
/** Those whose data spaces are looked at. */
let active: readonly Till[] = tills;
const users = [
  { user: "ops", password: "secret", roles: ["operator" as const] },
  ...tills.map(({ user, space }) => ({
    user,
    password: "secret",
    ...(space === null ? {} : { space }),
  })),
];

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx)
  process.stderr.write(
    "No nginx is installed: nothing is known of several simulators behind it.\n",
  );

type Deployment = Awaited<ReturnType<typeof newDeployment>>;
let deployment: Deployment;
/** Those that nginx hashes over. */
let shards: Shard[] = [];
/** All that were started. */
const started: Shard[] = [];

const start = async (all: readonly Shard[]): Promise<void> => {
  started.push(...all);
  await Promise.all(all.map((shard) => shard.start()));
};

/** Resolves when nginx listens. */
async function untilServing(): Promise<void> {
  const health = () => deployment.send("ops", { method: "GET", path: "/standin/health" });
  for (let answer = await health(); answer.status !== 200;) answer = await health();
}

beforeAll(async () => {
  if (!hasNginx) return;
  deployment = await newDeployment(JSON.stringify({ users }));
  const { folder } = deployment;
  writeFileSync(join(folder, "standin/users.map"), shardMap(users));
  for (const name of ["a", "b", "c"]) shards.push(await newShard(folder, name));
  // One makes the key file before the others look for it.
  await start(shards.slice(0, 1));
  await start(shards.slice(1));
  deployment.writeUpstream(shards);
  deployment.startProxy();
  await untilServing();
});

afterAll(async () => {
  if (!hasNginx) return;
  deployment.agent.destroy();
  await deployment.stopProxy();
  await Promise.all(started.map((shard) => shard.stop("SIGKILL")));
});

const sending = (body: { id: string }) => ({
  method: "POST",
  path: requestPath("redemption", body.id),
  body,
});

/** One redemption of a till; it is noted if it was acknowledged. */
async function redeem(till: Till): Promise<Passed> {
  const message = redemptionOf(cards.funded, 1);
  const passed = await deployment.send(till.user, sending(message));
  if (passed.status === 201) till.acknowledged.push(message.id);
  return passed;
}

/** What becomes of every till of a list, with many at a time: how often each result occurred. */
async function tally(all: readonly Till[], act: (till: Till) => Promise<string>) {
  const counts: Record<string, number> = {};
  const left = all.values();
  const work = async (): Promise<void> => {
    for (const till of left) {
      const result = await act(till);
      counts[result] = (counts[result] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 48 }, work));
  return counts;
}

const redeemed = (all: readonly Till[]) =>
  tally(all, async (till) => String((await redeem(till)).status));

/** A redemption is sent again: it is known where it was taken. */
async function sentAgain({ user }: Till, id: string): Promise<string> {
  const { status, text } = await deployment.send(
    user,
    sending({ ...redemptionOf(cards.funded, 1), id }),
  );
  return `${status} ${String(text.includes("DUPLICATE_RECORD"))}`;
}

/** The last redemption of each till that was acknowledged. */
const remembered = (all: readonly Till[]) =>
  tally(all, (till) => sentAgain(till, till.acknowledged.at(-1) ?? ""));

/** Every redemption of each till that was acknowledged: the results that occurred. */
async function allRemembered(all: readonly Till[]): Promise<string[]> {
  const results = new Set<string>();
  await tally(all, async (till) => {
    for (const id of till.acknowledged) results.add(await sentAgain(till, id));
    return "done";
  });
  return [...results];
}

/** Has tills redeem, in turn, until the work is done; what they were answered. */
async function redeemingWhile(all: readonly Till[], work: Promise<unknown>) {
  const counts: Record<number, number> = {};
  let isDone = false as boolean;
  const done = work.finally(() => {
    isDone = true;
  });
  for (let at = 0; !isDone; at += 1) {
    const { status } = await redeem(all[at % all.length] as Till);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  await done;
  return counts;
}

const known = "400 true";
const asOps = (shard: Shard) => ["--url", shard.url, "--user", "ops:secret"];

async function spacesOf(shard: Shard): Promise<SpaceEntries["spaces"]> {
  const { out } = await runHere(["spaces", "list", "--json", ...asOps(shard)]);
  return JSON.parse(out) as SpaceEntries["spaces"];
}

const keyOf = (till: Till): string => shardKeyOf(till) ?? "";
/** The tills by the shard that nginx sends them to. */
function byShard(all: readonly Shard[]): Map<string, Till[]> {
  const placeOf = createHashRing(all.map(({ server }) => server));
  const own = new Map(all.map(({ server }): [string, Till[]] => [server, []]));
  for (const till of active) own.get(placeOf(keyOf(till)) ?? "")?.push(till);
  return own;
}

/** The data spaces that each shard has and takes messages for are those of the tills that nginx sends there. */
async function expectPlaces(all: readonly Shard[]): Promise<void> {
  const expected = byShard(all);
  for (const shard of all) {
    const open = (await spacesOf(shard)).filter(
      ({ movingTo, user }) => movingTo === null && user !== "ops",
    );
    const keys = new Set(expected.get(shard.server)?.map(keyOf));
    expect(new Set(open.map((space) => shardKeyOf(space)))).toEqual(keys);
  }
}

/** Takes those along whom nginx will send elsewhere, and switches it. */
async function moveTo(after: readonly Shard[], from: readonly Shard[], to: readonly Shard[]) {
  const servers = after.map(({ server }) => server).join(",");
  for (const source of from)
    for (const target of to) {
      const file = join(deployment.folder, "moving.jsonl");
      const moving = ["--moving-to", target.server, "--servers", servers];
      const exported = await runHere(["spaces", "export", file, ...moving, ...asOps(source)]);
      expect(exported).toMatchObject({ code: 0, err: "" });
      expect(await runHere(["spaces", "import", file, ...asOps(target)])).toMatchObject({
        code: 0,
        err: "",
      });
    }
  deployment.writeUpstream(after);
  await deployment.reloadProxy();
}

(hasNginx ? describe : describe.skip)("several simulators behind nginx", () => {
  test("ten thousand credential pairs are spread as the ring says, and those who share a space meet", async () => {
    expect(await redeemed(tills)).toEqual({ 201: pairs });
    await expectPlaces(shards);
    for (const [, some] of byShard(shards)) expect(some.length).toBeGreaterThan(pairs / 5);
  });

  test("they stay where they are when everything is started again", async () => {
    await deployment.stopProxy();
    await Promise.all(shards.map((shard) => shard.stop("SIGTERM")));
    deployment.agent.destroy();
    await start(shards);
    deployment.startProxy();
    await untilServing();
    expect(await remembered(tills)).toEqual({ [known]: pairs });
    await expectPlaces(shards);
  });

  test("a killed shard costs its own users alone, and comes back with all that it acknowledged", async () => {
    const [, killed] = shards as [Shard, Shard, Shard];
    const own = byShard(shards).get(killed.server) ?? [];
    const others = tills.filter((till) => !own.includes(till)).slice(0, 1_000);
    const during = redeemed(own);
    while (own.filter(({ acknowledged }) => acknowledged.length > 1).length < 200)
      await redeem(own[0] as Till);
    const beside = await redeemingWhile(
      others,
      killed.stop("SIGKILL").then(() => during),
    );
    const cut = await during;
    expect(cut[502]).toBeGreaterThan(0);
    expect(beside).toEqual({ 201: expect.any(Number) as number });
    expect(await redeemed(others)).toEqual({ 201: others.length });
    await killed.start();
    expect(await allRemembered(own)).toEqual([known]);
  });

  test("streams pass as they come, and an interim 102 before its answer", async () => {
    const { agent, port } = deployment;
    const get = (path: string) =>
      request({ agent, port, host: "localhost", path, auth: "till-7:secret" });
    const stream = get("/standin/messages/stream");
    const event = new Promise<string>((resolve) => {
      stream.on("response", (res) => {
        res.on("data", (chunk: Buffer) => {
          if (chunk.toString().includes("data:")) resolve(chunk.toString());
        });
        // Only now is there something to send: the proxy has not waited for it.
        void redeem(tills[7] as Till);
      });
    });
    stream.end();
    expect(await event).toContain("redemption");
    stream.destroy();
    const message = offer(codes.slow);
    const answer = deployment.send("till-7", {
      method: "POST",
      path: `${vouchers}/redemptions`,
      body: message,
    });
    const seen: number[] = [];
    await new Promise<void>((done) => {
      const look = (): void => {
        const lookup = get(`${vouchers}/redemptions/${message.id}`);
        lookup.on("information", ({ statusCode }) => {
          seen.push(statusCode);
          void deployment.send("till-7", {
            method: "PUT",
            path: "/standin/clock",
            body: { advanceSeconds: 8 },
          });
        });
        lookup.on("response", (res) => {
          res.resume();
          if (res.statusCode === 404) look();
          else {
            seen.push(res.statusCode ?? 0);
            done();
          }
        });
        lookup.end();
      };
      look();
    });
    expect(seen).toEqual([102, 200]);
    expect((await answer).status).toBe(201);
  });

  test("a fourth shard takes about a quarter of them, with everything that they have", async () => {
    const before = byShard(shards);
    const fourth = await newShard(deployment.folder, "d");
    await start([fourth]);
    const all = [...shards, fourth];
    const after = byShard(all);
    const moved = after.get(fourth.server) ?? [];
    const staying = tills.filter((till) => !moved.includes(till)).slice(0, 500);
    const beside = await redeemingWhile(staying, moveTo(all, shards, [fourth]));
    expect(beside).toEqual({ 201: expect.any(Number) as number });
    shards = all;
    expect(moved.length).toBeGreaterThan(pairs * 0.18);
    expect(moved.length).toBeLessThan(pairs * 0.32);
    for (const [server, some] of before)
      expect(some.filter((till) => !moved.includes(till))).toEqual(after.get(server));
    await expectPlaces(shards);
    expect(await allRemembered(moved)).toEqual([known]);
    expect(await allRemembered(staying)).toEqual([known]);
  });

  test("a shard that is drained leaves all that it has to the others", async () => {
    const fresh = ["e", "f", "g"].map((name) => newShard(deployment.folder, name));
    shards = await Promise.all(fresh);
    await start(shards);
    deployment.writeUpstream(shards);
    await deployment.stopProxy();
    deployment.startProxy();
    await untilServing();
    active = tills.slice(0, 600);
    expect(await redeemed(active)).toEqual({ 201: active.length });
    const [one, other, drained] = shards as [Shard, Shard, Shard];
    const moved = byShard(shards).get(drained.server) ?? [];
    const staying = active.filter((till) => !moved.includes(till));
    const moving = moveTo([one, other], [drained], [one, other]);
    expect(await redeemingWhile(staying, moving)).toEqual({ 201: expect.any(Number) as number });
    await drained.stop("SIGTERM");
    shards = [one, other];
    await expectPlaces(shards);
    expect(await remembered(active)).toEqual({ [known]: active.length });
  });
});
