import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startStandin } from "../support/standin";

const directory = join(__dirname, "../../deploy/observability");
const files = ["alerts.yaml", "dashboard.json"];

/** A metric as queries name it; those of a histogram by its name with what is behind it. */
const metric = /\b(?:standin|nodejs|process)_[a-z0-9_]+/g;

test.each(files)("each metric that %s names is one that Standin has", async (file) => {
  const standin = await startStandin();
  const text = await (await fetch(`${standin.url}/metrics`)).text();
  const known = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
  );
  const named = new Set(readFileSync(join(directory, file), "utf8").match(metric));
  expect(named.size).toBeGreaterThan(3);
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test("the page about hosting names each metric of Standin's own", async () => {
  const standin = await startStandin();
  const text = await (await fetch(`${standin.url}/metrics`)).text();
  const page = readFileSync(join(__dirname, "../../docs/hosting.md"), "utf8");
  const own = [...text.matchAll(/^# TYPE (standin_\S+)/gm)].map(([, name = ""]) => name);
  expect(own.length).toBeGreaterThan(7);
  expect(own.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
if (!hasPromtool)
  process.stderr.write("No promtool is installed: the alert rules are not checked.\n");

(hasPromtool ? test : test.skip)("promtool takes the alert rules", () => {
  const { status, stdout, stderr } = spawnSync(
    "promtool",
    ["check", "rules", join(directory, "alerts.yaml")],
    { encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/SUCCESS: 6 rules found/);
});
