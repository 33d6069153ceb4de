import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shardMap } from "../../src/cli/spaces/shard-map";
import { runHere } from "../support/program";

const folder = mkdtempSync(join(tmpdir(), "standin-map-"));

/** Users who share a space, and the others. */
const users = [
  { user: "till-1", password: "x", space: "shop-4" },
  { user: "alone", password: "x" },
  { user: "default", password: "x", space: "shop-5" },
  { user: 'a "b"; }', password: "x", space: "shop-5" },
  { user: "Ops", password: "x", space: "shop-6" },
  { user: "ops", password: "x" },
];

const map = `# Written by standin users shards: users who share a space meet at one shard.
map $remote_user $standin_shard {
    default $remote_user;
    till-1 "space:shop-4";
    "~^\\x64\\x65\\x66\\x61\\x75\\x6c\\x74$" "space:shop-5";
    "~^\\x61\\x20\\x22\\x62\\x22\\x3b\\x20\\x7d$" "space:shop-5";
    "~^\\x4f\\x70\\x73$" "space:shop-6";
}
`;

test("users who share a space are mapped to it, whatever their names are to nginx", () => {
  expect(shardMap(users)).toBe(map);
});

test("the map is printed, or written to a file", async () => {
  const [file, written] = [join(folder, "users.json"), join(folder, "users.map")];
  writeFileSync(file, JSON.stringify({ users }));
  expect(await runHere(["users", "shards", file])).toMatchObject({ code: 0, out: map });
  expect(await runHere(["users", "shards", file, written])).toMatchObject({
    code: 0,
    out: `Wrote ${written}.\n`,
  });
  expect(readFileSync(written, "utf8")).toBe(map);
});

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx) process.stderr.write("No nginx is installed: it does not check the map of users.\n");

(hasNginx ? test : test.skip)("nginx takes the map", () => {
  const conf = join(folder, "nginx.conf");
  writeFileSync(join(folder, "nginx.map"), map);
  writeFileSync(
    conf,
    `pid ${folder}/nginx.pid; events {} http { access_log off; include ${folder}/nginx.map; }`,
  );
  const { status, stderr } = spawnSync("nginx", ["-t", "-e", "stderr", "-p", folder, "-c", conf], {
    encoding: "utf8",
  });
  expect(stderr).toContain("syntax is ok");
  expect(status).toBe(0);
});
