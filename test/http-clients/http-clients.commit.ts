import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Standin } from "../../src";
import { cards, loadOf, newTill, requestPath } from "../support/messages/gift-card";
import { pageText } from "../docs/shell-snippets";
import { startStandin } from "../support/standin";

/** HTTP clients as Debian has them, each as one small till: a row of docs/http-clients.md is what happens here. */
type Client = {
  /** The first cell of its row. */
  row: string;
  /** What it takes: a command that must work, or a file that must be there. */
  needs: readonly string[];
  command: readonly string[];
  env?: Record<string, string>;
  /** How often it sends a POST: on a new connection that breaks, and on one that was used before. */
  sends: readonly [number, number];
};

const built = mkdtempSync(join(tmpdir(), "standin-http-clients-"));
const source = (name: string): string => join(__dirname, name);
const jars = "/usr/share/java";
const classPath = [
  built,
  ...["okhttp", "okio", "httpclient", "httpcore", "commons-logging", "commons-codec"].map(
    (jar) => `${jars}/${jar}.jar`,
  ),
].join(":");
const java = (name: string, ...options: string[]) => ["java", ...options, "-cp", classPath, name];
const python = "/usr/bin/python3";

const never = [1, 1] as const;
const onUsed = [1, 2] as const;
const always = [2, 2] as const;
const switched = { SWITCHED: "1" };

const [php, jdk, go] = [
  ["php", "-r", "curl_init();"],
  ["javac", "-version"],
  ["go", "version"],
];
const okhttp = [...jdk, `${jars}/okhttp.jar`];
const apache = [...jdk, `${jars}/httpclient.jar`];
const requests = [python, "-c", "import requests"];
const clients: readonly Client[] = [
  {
    row: "libcurl, PHP",
    needs: php,
    command: ["php", source("till.php")],
    sends: onUsed,
  },
  {
    row: "libcurl, PHP, with the switch",
    needs: php,
    command: ["php", source("till.php")],
    env: switched,
    sends: never,
  },
  { row: "Java, HttpURLConnection", needs: jdk, command: java("UrlConnectionTill"), sends: always },
  {
    row: "Java, HttpURLConnection, with the switch",
    needs: jdk,
    command: java("UrlConnectionTill", "-Dsun.net.http.retryPost=false"),
    sends: never,
  },
  { row: "Java, java.net.http", needs: jdk, command: java("HttpClientTill"), sends: never },
  {
    row: "Java, java.net.http, retries for every method",
    needs: jdk,
    command: java("HttpClientTill", "-Djdk.httpclient.enableAllMethodRetry=true"),
    sends: always,
  },
  { row: "OkHttp", needs: okhttp, command: java("OkHttpTill"), sends: onUsed },
  {
    row: "OkHttp, with the switch",
    needs: okhttp,
    command: java("OkHttpTill"),
    env: switched,
    sends: never,
  },
  { row: "Apache HttpClient 4", needs: apache, command: java("ApacheTill"), sends: never },
  {
    row: "Apache HttpClient 4, retries for sent requests",
    needs: apache,
    command: java("ApacheTill"),
    env: { RETRIES: "1" },
    sends: always,
  },
  { row: "Python, requests", needs: requests, command: [python, source("till.py")], sends: never },
  {
    row: "Python, requests with `Retry`",
    needs: requests,
    command: [python, source("till.py")],
    env: { RETRIES: "the default methods" },
    sends: never,
  },
  {
    row: "Python, requests with `Retry` for every method",
    needs: requests,
    command: [python, source("till.py")],
    env: { RETRIES: "every method" },
    sends: always,
  },
  { row: "Go, net/http", needs: go, command: [join(built, "till")], sends: never },
  {
    row: "Go, net/http, with an `Idempotency-Key`",
    needs: go,
    command: [join(built, "till")],
    env: { RETRIES: "1" },
    sends: onUsed,
  },
  {
    row: "Ruby, Net::HTTP",
    needs: ["ruby", "--version"],
    command: ["ruby", source("till.rb")],
    sends: never,
  },
  {
    row: "Perl, LWP",
    needs: ["perl", "-MLWP::UserAgent", "-e", "1"],
    command: ["perl", source("till.pl")],
    sends: never,
  },
  {
    row: "Node, fetch",
    needs: [],
    command: [process.execPath, source("fetch.mjs")],
    sends: never,
  },
  {
    row: "Node, http.Agent",
    needs: [],
    command: [process.execPath, source("agent.mjs")],
    sends: never,
  },
];

const works = ([command, ...args]: readonly string[]): boolean =>
  command === undefined || spawnSync(command, args).status === 0;
const isThere = ({ needs }: Client): boolean => {
  const files = needs.filter((need) => need.endsWith(".jar"));
  return files.every(existsSync) && works(needs.filter((need) => !need.endsWith(".jar")));
};
const here = clients.filter(isThere);
const absent = clients.filter((client) => !here.includes(client));
if (absent.length > 0)
  process.stderr.write(
    `Not installed, so not tried: ${absent.map(({ row }) => row).join("; ")}.\n`,
  );

const run = promisify(execFile);

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
  const programs = [
    ...new Set(
      here.filter(({ needs }) => needs[0] === "javac").map((client) => client.command.at(-1)),
    ),
  ].map((name) => source(`${name ?? ""}.java`));
  if (programs.length > 0)
    await run("javac", ["-Xlint:all,-deprecation", "-cp", classPath, "-d", built, ...programs]);
  if (here.some(({ needs }) => needs === go))
    await run("go", ["build", "-o", join(built, "till"), source("till.go")]);
});

/** How often the client sent its last load, whose connection broke after processing. */
async function sendsOf({ command: [command = "", ...args], env }: Client, loads: number) {
  const { space, tester } = newTill(standin);
  space.scenario({
    name: "broken",
    title: "The connection breaks",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, nth: loads, fault: { when: "after", kind: "reset" } }],
  });
  const sent = [cards.empty, cards.empty2].slice(0, loads).map((pan) => loadOf(pan, 7));
  await run(
    command,
    [
      ...args,
      ...sent.flatMap((load) => [standin.url + requestPath("load", load.id), JSON.stringify(load)]),
    ],
    {
      env: {
        ...process.env,
        ...env,
        AUTHORIZATION: `Basic ${btoa(`${tester.user}:${tester.password}`)}`,
      },
    },
  );
  const last = sent.at(-1)?.id ?? "";
  return space.messages().exchanges.filter(({ path }) => path.includes(last)).length;
}

test.each(here.map((client) => [client.row, client] as const))("%s", async (_row, client) => {
  expect([await sendsOf(client, 1), await sendsOf(client, 2)]).toEqual(client.sends);
});

const times = ["no", "yes"];
test("the page says so, client by client", () => {
  const rows = pageText("docs/http-clients.md")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .slice(1)
    .map((line) =>
      line
        .split(" | ")
        .map((cell) => cell.replace(/^\| /, ""))
        .slice(0, 3),
    );
  expect(rows).toEqual(
    clients.map(({ row, sends: [fresh, used] }) => [row, times[fresh - 1], times[used - 1]]),
  );
});
