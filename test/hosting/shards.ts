import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { selfSignedCredentials } from "../../src/http/server/tls";
import { program } from "../support/program";

const deploy = resolve(__dirname, "../../deploy");

/** A port that nobody listens on, to be used again after a restart. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A simulator in a process of its own, behind the proxy. */
export interface Shard {
  /** As the proxy's configuration spells it. */
  server: string;
  url: string;
  start(): Promise<void>;
  /** Ends it as a crash does, or in order. */
  stop(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** What came back through the proxy; 0: nothing. */
export interface Passed {
  status: number;
  text: string;
}

/** A folder with everything that shards share: users, key, certificate, configuration of nginx. */
export async function newDeployment(users: string) {
  const folder = mkdtempSync(join(tmpdir(), "standin-shards-"));
  const { cert, key } = await selfSignedCredentials("localhost", Date.now());
  mkdirSync(join(folder, "standin/tls"), { recursive: true });
  writeFileSync(join(folder, "standin/tls/tls.crt"), cert);
  writeFileSync(join(folder, "standin/tls/tls.key"), key);
  writeFileSync(join(folder, "users.json"), users);
  copyFileSync(join(deploy, "limits.yaml"), join(folder, "limits.yaml"));
  const port = await freePort();
  return { folder, cert, port, ...createProxy(folder, port), ...createClient(cert, port) };
}

/** A shard of a folder with a database of its own. */
export async function newShard(folder: string, name: string): Promise<Shard> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const options = {
    port: String(port),
    db: join(folder, `${name}.db`),
    users: join(folder, "users.json"),
    limits: join(folder, "limits.yaml"),
    "key-file": join(folder, "key"),
    "trust-proxy": "127.0.0.0/8",
    "proxy-header": "x-forwarded-for",
  };
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  return {
    server: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, [program, "start", ...args], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let text = "";
      for await (const chunk of child.stdout ?? []) {
        text += String(chunk);
        if (text.includes("is listening on") || text.includes('"listening"')) break;
      }
    },
    async stop(signal) {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** nginx with the configuration of `deploy/shards`, on a port of its own. */
function createProxy(folder: string, port: number) {
  const main = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  writeFileSync(
    main,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
     events { worker_connections 4096; }
     http { access_log off; ${temporary.join(" ")} include shards.conf; }`,
  );
  const conf = readFileSync(join(deploy, "shards/nginx/standin.conf"), "utf8");
  writeFileSync(
    join(folder, "shards.conf"),
    conf.replace("listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`),
  );
  let child: ChildProcess | undefined;
  const nginx = (...args: string[]) =>
    spawn("nginx", ["-e", join(folder, "nginx.log"), "-p", folder, "-c", main, ...args], {
      stdio: "inherit",
    });
  return {
    startProxy() {
      child = nginx();
    },
    async stopProxy() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
    async reloadProxy() {
      await once(nginx("-s", "reload"), "exit");
    },
    /** Which shards nginx hashes over from its next start or reload on. */
    writeUpstream(shards: readonly Shard[]) {
      const lines = shards.map(({ server }) => `server ${server} max_fails=0;\n`);
      writeFileSync(join(folder, "standin/upstream.conf"), lines.join(""));
    },
  };
}

interface Sent {
  method: string;
  path: string;
  body?: object | undefined;
}

/**
 * Sends messages through the proxy. A reload of nginx closes the connections on which no request is under way: one that
 * meets the end of a kept connection is sent anew on another one, with the same id, as HTTP clients do it.
 */
function createClient(ca: string, port: number) {
  const agent = new Agent({ keepAlive: true, ca });
  const fresh = new Agent({ ca });
  const pass = (user: string, { method, path, body }: Sent, isAgain = false): Promise<Passed> =>
    new Promise((passed) => {
      const to = { agent: isAgain ? fresh : agent, port, host: "localhost" };
      const sent = request({ ...to, method, path, auth: `${user}:secret` }, (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("close", () => {
          passed({ status: res.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        });
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        const wasEnding = sent.reusedSocket && error.code === "ECONNRESET" && !isAgain;
        passed(
          wasEnding ? pass(user, { method, path, body }, true) : { status: 0, text: error.message },
        );
      });
      if (body !== undefined) sent.setHeader("content-type", "application/json");
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { agent, send: (user: string, message: Sent) => pass(user, message) };
}
