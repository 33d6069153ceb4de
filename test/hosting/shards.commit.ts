import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { createHashRing, shardKeyOf, shardMap } from "../../src/cli/spaces/shard-map";
import type { SpaceEntry } from "../../src/control/spaces/spaces";
import { tierName } from "../gates/trial/tier";
import { runHere } from "../support/program";
import { type Till, acknowledgedBy, newTills, tillsBehind, usersOf } from "./shard-tills";
import { type Shard, newDeployment, newShard } from "./shards";
import { base as vouchers, codes, offer } from "../support/messages/voucher";

/*
 * nginx, as deploy/shards has it, in front of real simulators: each user meets one of them, whatever happens to the
 * others, and a user who moves finds everything again.
 */

/** Tills; the operator is one more user. The whole list that a users file may have is tried by night. */
const pairs = tierName === "nightly" ? 9_999 : 999;
const tills = newTills(pairs);
const users = usersOf(tills);

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx)
  process.stderr.write(
    "No nginx is installed: nothing is known of several simulators behind it.\n",
  );

let deployment: Awaited<ReturnType<typeof newDeployment>>;
let behind: ReturnType<typeof tillsBehind>;
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
  behind = tillsBehind(deployment);
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

const asOps = (shard: Shard) => ["--url", shard.url, "--user", "ops:secret"];

async function spacesOf(shard: Shard): Promise<SpaceEntry[]> {
  const { out } = await runHere(["spaces", "list", "--json", ...asOps(shard)]);
  return JSON.parse(out) as SpaceEntry[];
}

const keyOf = (till: Till): string => shardKeyOf(till) ?? "";
/** The tills by the shard that nginx sends them to. */
function byShard(all: readonly Shard[]): Map<string, Till[]> {
  const placeOf = createHashRing(all.map(({ server }) => server));
  const own = new Map(all.map(({ server }): [string, Till[]] => [server, []]));
  for (const till of tills) own.get(placeOf(keyOf(till)) ?? "")?.push(till);
  return own;
}

const except = (those: readonly Till[]): Till[] => {
  const left = new Set(those);
  return tills.filter((till) => !left.has(till));
};

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

/** All that these tills were ever acknowledged is known. */
async function expectRemembered(those: readonly Till[]): Promise<void> {
  expect(await behind.remembered(those)).toEqual({ known: acknowledgedBy(those), others: {} });
}

/** Some of these statuses, and no other; how often each. */
async function expectOnly(counted: Promise<Record<string, number>>, statuses: readonly number[]) {
  const counts = await counted;
  const wanted = statuses.map((status): [string, number] => [String(status), counts[status] ?? 0]);
  expect(counts).toEqual(Object.fromEntries(wanted));
  for (const [, count] of wanted) expect(count).toBeGreaterThan(0);
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

/**
 * Moves tills while all of them sell: those who stay notice nothing; those who move are told to come back until nginx
 * sends them to the other shard, and find everything there.
 */
async function expectMoved(moved: readonly Till[], moving: () => Promise<void>): Promise<void> {
  const work = moving().then(() => behind.redeemedAtLast(moved));
  await Promise.all([
    expectOnly(behind.redeemingWhile(except(moved), work), [201]),
    expectOnly(behind.redeemingWhile(moved, work), [201, 503]),
  ]);
  await expectRemembered(moved);
}

(hasNginx ? describe : describe.skip)("several simulators behind nginx", () => {
  test(`${pairs + 1} credential pairs are spread as the ring says, and those who share a space meet`, async () => {
    expect(await behind.redeemed(tills)).toEqual({ 201: pairs });
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
    await expectRemembered(tills);
    await expectPlaces(shards);
  });

  test("a killed shard costs its own users alone, and comes back with all that it acknowledged", async () => {
    const [, killed] = shards as [Shard, Shard, Shard];
    const own = byShard(shards).get(killed.server) ?? [];
    const others = except(own);
    const killing = behind.redeemed(own.slice(0, 100)).then(() => killed.stop("SIGKILL"));
    const [during] = await Promise.all([
      behind.redeemingWhile(own, killing),
      expectOnly(behind.redeemingWhile(others, killing), [201]),
    ]);
    expect(Object.keys(during).filter((status) => !["201", "502"].includes(status))).toEqual([]);
    expect(await behind.redeemed(own)).toEqual({ 502: own.length });
    expect(await behind.redeemed(others)).toEqual({ 201: others.length });
    await killed.start();
    await expectRemembered(own);
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
        void behind.redeem(tills[7] as Till);
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
    expect(moved.length).toBeGreaterThan(pairs * 0.18);
    expect(moved.length).toBeLessThan(pairs * 0.32);
    for (const [server, some] of before)
      expect(some.filter((till) => !moved.includes(till))).toEqual(after.get(server));
    await expectMoved(moved, () => moveTo(all, shards, [fourth]));
    shards = all;
    await expectPlaces(shards);
  });

  test("a shard that is drained leaves all that it has to the others", async () => {
    const [one, other, drained, fourth] = shards as [Shard, Shard, Shard, Shard];
    const moved = byShard(shards).get(drained.server) ?? [];
    const staying = [one, other, fourth];
    await expectMoved(moved, () => moveTo(staying, [drained], staying));
    await drained.stop("SIGTERM");
    shards = staying;
    await expectPlaces(shards);
    await expectRemembered(tills);
    process.stdout.write(
      `shards users=${pairs + 1} acknowledged=${acknowledgedBy(tills)} lost=0\n`,
    );
  });
});
