import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startCommand } from "../../src/cli/start/start";
import { testedPackage } from "../support/program";

const root = join(__dirname, "../..");
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const [, program = ""] = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
const entry = join(testedPackage, program);

/** Variables that the image sets, by their names. */
const environment = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/(\S+)=(\S+)/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

test("the image copies what there is, and sets options that start has", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect(copied.length).toBeGreaterThan(10);
  const options = startCommand().options.map(
    (option) => `STANDIN_${option.name().toUpperCase().replaceAll("-", "_")}`,
  );
  const set = Object.keys(environment).filter((name) => name.startsWith("STANDIN_"));
  expect(set.filter((name) => !options.includes(name))).toEqual([]);
  expect(set).toContain("STANDIN_OPEN");
});

test.each([[[]], [["--seed", "another"]]])(
  "options alone start the simulator: %j",
  async (args) => {
    const env = { ...process.env, ...environment, STANDIN_DB: ":memory:", STANDIN_PORT: "0" };
    const child = spawn(process.execPath, [entry, ...args], { env });
    let printed = "";
    child.stdout.on("data", (piece: Buffer) => (printed += piece.toString()));
    while (!printed.includes('"listening"')) await once(child.stdout, "data");
    child.kill("SIGTERM");
    const [code] = (await once(child, "close")) as [number];
    expect(code).toBe(0);
    expect(printed).toContain("Everybody who reaches 0.0.0.0 may use the simulator (--open).");
  },
);

test("a command after the image's name is run", () => {
  const { status, stdout } = spawnSync(process.execPath, [entry, "openapi", "voucher"], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  expect({ status, title: (JSON.parse(stdout) as { openapi: string }).openapi }).toEqual({
    status: 0,
    title: "3.1.0",
  });
});
