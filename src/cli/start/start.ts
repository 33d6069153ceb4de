import { Command, InvalidArgumentError, Option } from "commander";
import type { Logger } from "pino";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Standin, StandinOptions } from "../..";
import { limits } from "../../limits/limits";
import { isNetwork, proxyHeaders } from "../../http/door/hosts";
import { hostName } from "../../base-url";
import type { Log } from "../../simulator/log";
import { type AuditFile, type CertificateWatch, watchCertificate } from "./audit-file";
import {
  corsOrigin,
  databaseFile,
  directory,
  fileOrDirectory,
  keyFile,
  readableFile,
  scenarioName,
  writtenFile,
} from "../option-values";
import { createLog, flushLog, logLevels } from "../log";
import { type StartOptions, inWords, settingsOf, withEnvironment } from "./start-settings";
import { CommandFailed, WrongUsage, print } from "../command-result";
import { shortWaitText, withUpstream } from "../upstream-options";

const afterMs = 1_000;

/**
 * Collects what starting left behind, once the process has listened for a second: some 10 ms. An idle process begins no
 * collection by itself; after one, V8 takes 7 MB less within half a minute.
 */
function collectGarbageOfStart(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc()");
    setFlagsFromString("--no-expose-gc");
  }, afterMs).unref();
}

function wholeNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError("Give a whole number.");
  return Number(value);
}

function count(value: string): number {
  const number = wholeNumber(value);
  if (number === 0) throw new InvalidArgumentError("Give a whole number of at least 1.");
  return number;
}

function port(value: string): number {
  const number = wholeNumber(value);
  if (number > 65_535)
    throw new InvalidArgumentError("Give a number from 0 (any free port) to 65535.");
  return number;
}

function mount(value: string, mounts: Record<string, string> | undefined): Record<string, string> {
  const [, name, path] = /^([a-z0-9-]+)=(\/[\w.~/-]*)$/.exec(value) ?? [];
  if (name === undefined || path === undefined)
    throw new InvalidArgumentError("Give it as NAME=/PATH, the path of letters, digits and -._~/.");
  return { ...mounts, [name]: path };
}

function publicHost(value: string, given: readonly string[] = []): string[] {
  if (hostName(value) === undefined)
    throw new InvalidArgumentError("Give a host name or an address, such as standin.example.");
  return [...given, value];
}

const nameList = (value: string): string[] => value.split(",").map((name) => name.trim());

function networkList(value: string): string[] {
  const networks = nameList(value);
  if (!networks.every(isNetwork))
    throw new InvalidArgumentError("Give addresses and networks, such as 10.0.0.0/8,192.0.2.7.");
  return networks;
}

const example = `
Examples:
  standin start
  standin start --port 9000 --db :memory: --scenario provider-down
  standin start --mount gift-card-v3=/ --lenient

The environment sets options too (STANDIN_PORT, STANDIN_DB, STANDIN_TLS=true;
STANDIN_START_SCENARIO for --scenario); the command line comes first.`;

/** Where it listens, and who may call. */
const withAddress = (command: Command): Command =>
  command
    .option("-p, --port <port>", "port (0: a free one)", port, 8080)
    .option("--metrics-port <port>", "port that serves only the metrics, without credentials", port)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--public-host <name>",
      "additional host name for the control API (repeatable)",
      publicHost,
    )
    .option(
      "--trust-proxy <networks>",
      "networks of proxies trusted to say where a request comes from (such as 10.0.0.0/8), separated by commas",
      networkList,
    )
    .addOption(
      new Option(
        "--proxy-header <name>",
        "header in which those proxies give the client's address; the other header is ignored",
      ).choices(proxyHeaders),
    )
    .option(
      "--cors <origin>",
      "open the interfaces to a POS that runs in a browser, at this origin (repeatable)",
      corsOrigin,
    )
    .option("--tls", "serve https with a new certificate, and print it")
    .option(
      "--tls-cert <file>",
      "serve https with this certificate (PEM), read again when it changes",
      readableFile,
    )
    .option(
      "--tls-key <file>",
      "private key of the certificate (PEM), read again when it changes",
      readableFile,
    );

/** Options for the interfaces, their clients and the strictness. */
const withService = (command: Command): Command =>
  command
    .option("--db <file>", "SQLite file, or :memory:", databaseFile, "./standin.db")
    .option(
      "--key-file <file>",
      "key from which data spaces are named, the same for all shards; created if the file does not exist",
      keyFile,
    )
    .option("--mount <name=path>", "serve an interface at another base path (repeatable)", mount)
    .option("--only <names>", "serve only these interfaces, separated by commas", nameList)
    .option("--fixtures <directory>", "your own fixture files, one per family", directory)
    .option("--profile <file>", "answer like the provider in this profile", readableFile)
    .option("--scenarios <directory>", "your own scenario files", fileOrDirectory)
    .option(
      "--scenario <name or file>",
      "scenario that is active for every data space from the start",
      scenarioName,
    )
    .option("--users <file>", "accept only the users in this file", readableFile)
    .option(
      "--open",
      "accept any user at an address that other machines can reach, without --users",
    )
    .option("--lenient", "accept message forms that existing POS software sends")
    .option("--check-client", "refuse messages whose client is not the user of the credentials")
    .option("--unmask", "show full card numbers in the journal, for local debugging")
    .option(
      "--keep-values <file>",
      "file in which to keep the values that journals do not show, for compare --values",
      writtenFile,
    )
    .option(
      "--record <directory>",
      "new directory for fixtures made from the provider's answers, written when the simulator stops",
    );

/** Options for bounds and for onward delivery. */
const withKeeping = (command: Command): Command =>
  command
    .option("--body-limit <bytes>", "largest request body", count, limits.bodyBytes)
    .option("--journal <n>", "messages to keep for each data space", count, limits.journalExchanges)
    .option(
      "--limits <file>",
      "bounds on what one user can take from the others (YAML or JSON)",
      readableFile,
    )
    .option(
      "--forget-after <days>",
      "drop data spaces that nobody has used for this many days",
      count,
    )
    .option("--seed <text>", "seed that all generated values depend on", "standin")
    .option(
      "--events-url <url>",
      "send events to this URL: token purchases, new statuses of money transfers",
    )
    .option(
      "--partner-url <url>",
      "send matched QR payments to this partner and wait for its answers",
    )
    .option("--onward-user <name:password>", "credentials for both URLs")
    .option("--audit <file>", "log to this file who changed what, as JSON Lines", writtenFile)
    .addOption(
      new Option("--log-level <level>", "info logs each request; warn, error and silent log less")
        .choices(logLevels)
        .default("info"),
    )
    .option("--quiet", "log no requests, and print no banner")
    .option("--no-console", "serve no console (the pages for a browser)")
    .option("--durable", "let answers survive a power cut, at the cost of speed");

/** `standin start`. */
export const startCommand = (): Command =>
  withEnvironment(
    withUpstream(
      withKeeping(
        withService(withAddress(new Command("start").description("Start the simulator."))),
      ),
    ).option("--check-upstream", "exit with 1 if a provider cannot be reached"),
  )
    .addHelpText("after", example)
    .action(start);

async function start(given: StartOptions, command: Command): Promise<void> {
  const { logLevel, quiet = false, db } = given;
  // Here and not above: `standin start --help` need not load the server.
  const standinModule = await import("../../index.js");
  const log = createLog(quiet && logLevel === "info" ? "warn" : logLevel);
  refuseUnwritable(db);
  // Also where there is nothing to be read: a supervisor reloads every service so.
  onHangup(() => {
    log.info("reloading");
  });
  const audit = given.audit === undefined ? undefined : await auditTo(given.audit, log);
  const { standin, tls } = await settingsOf(given, command)
    .then(async (settings) => ({
      tls: settings.tls,
      standin: await standinModule.createStandin({
        ...settings,
        shared: true,
        ...(audit && { audit: audit.write }),
        log,
      }),
    }))
    .catch((error: unknown) => {
      throw inWords(error, given, standinModule);
    });
  const shortWait = shortWaitText(given);
  if (shortWait !== undefined) log.warn(shortWait);
  const watch = watchFor(given, { tls, standin, log });
  const reached = await reachAll(standin, given);
  // Before it says that it listens: who reads that may send one at once.
  const stopped = untilSignal();
  announce({ standin, log, reached }, given);
  collectGarbageOfStart();
  await stopped;
  log.info("stopping");
  watch?.close();
  await standin.close();
  audit?.close();
  await flushLog(log);
}

/** Says where it listens. */
function announce(
  { standin, log, reached }: StartedSimulator & { reached: ReachedUpstreams },
  given: StartOptions,
): void {
  const { quiet = false, port: asked } = given;
  if (process.stdout.isTTY && !quiet) banner(standin, given, reached);
  // Nobody else knows which port it is.
  if (quiet && asked === 0) print(standin.url);
  if (process.stdout.isTTY) return;
  log.info(
    {
      url: standin.url,
      metrics: standin.metricsUrl,
      interfaces: standin.interfaces,
      ...(Object.keys(reached).length > 0 && { upstreams: reached }),
      certificate: standin.certificate,
    },
    "listening",
  );
  log.flush();
}

/** For each interface with a provider, whether that is there. */
type ReachedUpstreams = Awaited<ReturnType<Standin["reachUpstreams"]>>;

/** Looks for the providers. Throws `CommandFailed` where one is not there, and that is asked for. */
async function reachAll(
  standin: Standin,
  { checkUpstream }: StartOptions,
): Promise<ReachedUpstreams> {
  const reached = await standin.reachUpstreams();
  const missing = Object.entries(reached).filter(([, { isReached }]) => !isReached);
  if (checkUpstream !== true || missing.length === 0) return reached;
  await standin.close();
  throw new CommandFailed(
    missing
      .map(([name, { host, text }]) => `${name}: ${host} is not reached (${text}).`)
      .join("\n"),
  );
}

/** ` -> sandbox.example (TLSv1.3, certificate until 2027-01-31 by Example CA)`. */
const upstreamText = (reach: ReachedUpstreams[string] | undefined): string =>
  reach === undefined
    ? ""
    : ` -> ${reach.host} (${reach.isReached ? "" : "not reached: "}${reach.text})`;

/** Resolves when the process is asked to stop. */
const untilSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        resolve();
      });
  });

/** The audit log; SIGHUP opens its file again, once a rotation has moved it away. */
async function auditTo(file: string, log: Pick<Log, "warn">): Promise<AuditFile> {
  const { openAuditFile } = await import("./audit-file.js");
  const audit = openAuditFile(file, (text) => {
    log.warn(text);
  });
  onHangup(audit.reopen);
  return audit;
}

/** Calls it on SIGHUP, except on a terminal: there SIGHUP says that the terminal was closed, and ends the process. */
function onHangup(read: () => void): void {
  if (!process.stdout.isTTY) process.on("SIGHUP", read);
}

/** What `start` has started. */
interface StartedSimulator extends Pick<StandinOptions, "tls"> {
  standin: Standin;
  log: Logger;
}

/** The watch of the certificate's files, if there are any. SIGHUP has them read at once. */
function watchFor(
  { tlsCert, tlsKey }: StartOptions,
  { tls, standin, log }: StartedSimulator,
): CertificateWatch | undefined {
  if (tlsCert === undefined || tlsKey === undefined || typeof tls !== "object") return undefined;
  const watch = watchCertificate({ certFile: tlsCert, keyFile: tlsKey }, tls, {
    use: standin.useCertificate,
    log,
  });
  onHangup(watch.read);
  return watch;
}

/** Says of the default path what is said of one that is given. */
function refuseUnwritable(db: string | undefined): void {
  try {
    if (db !== undefined) databaseFile(db);
  } catch (error) {
    throw error instanceof InvalidArgumentError
      ? new WrongUsage(`--db: ${error.message} Choose another file.`)
      : error;
  }
}

function banner(
  standin: Standin,
  { db = ":memory:", users }: StartOptions,
  reached: ReachedUpstreams,
): void {
  print(`\nStandin is listening on ${standin.url}\n`);
  for (const [name, path] of Object.entries(standin.interfaces))
    print(`  ${name.padEnd(18)} ${standin.url}${path}${upstreamText(reached[name])}`);
  for (const [name, reach] of Object.entries(reached))
    if (!(name in standin.interfaces)) print(`  ${name}${upstreamText(reach)}`);
  if (standin.certificate !== undefined)
    print(`\n  Its certificate, for clients to trust:\n\n${standin.certificate.trim()}`);
  print(
    users === undefined
      ? "\n  Point your POS there, with basic credentials: any user name and password will " +
          "do, and each pair has its own data space."
      : `\n  Point your POS there, with basic credentials of a user in ${users}.`,
  );
  print(
    `  Data is kept in ${db}. Try: standin data, standin messages --follow, standin scenario list`,
  );
  print("  Ctrl-C stops it.\n");
}
