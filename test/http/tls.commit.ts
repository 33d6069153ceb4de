import { X509Certificate, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { type CertificateWatch, watchCertificate } from "../../src/cli/start/audit-file";
import { selfSignedCredentials } from "../../src/http/server/tls";
import { StartRefused, createStandin } from "../../src";
import { startProgram } from "../support/program";
import { open } from "../support/socket";
import { startStandin, until } from "../support/standin";

const newPair = () => selfSignedCredentials("127.0.0.1", Date.now());
type Pair = Awaited<ReturnType<typeof newPair>>;

/** The certificate that a new connection is shown. */
async function servedAt(url: string): Promise<string | undefined> {
  const socket = connect({ port: Number(new URL(url).port), rejectUnauthorized: false });
  await once(socket, "secureConnect");
  const served = socket.getPeerX509Certificate()?.fingerprint256;
  socket.destroy();
  return served;
}

const fingerprintOf = ({ cert }: Pair): string => new X509Certificate(cert).fingerprint256;

const health = (ending: string): string =>
  `GET /standin/health HTTP/1.1\r\nhost: 127.0.0.1\r\n${ending}\r\n\r\n`;

/** A key of another kind than the pairs have: OpenSSL alone would accept it beside their certificates. */
const rsaKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();

/** What cannot be served, and a part of what is said of it. */
const wrongPairs: readonly [string, (pair: Pair, other: Pair) => Pair, RegExp][] = [
  ["a certificate without contents", ({ key }) => ({ cert: "", key }), /no start line|PEM/i],
  ["a key without contents", ({ cert }) => ({ cert, key: "" }), /DECODER|unsupported|PEM/i],
  ["half a certificate", ({ cert, key }) => ({ cert: cert.slice(0, 200), key }), /PEM|end line/i],
  ["the key of another certificate", ({ cert }, { key }) => ({ cert, key }), /key values mismatch/],
  [
    "a key of another kind",
    ({ cert }) => ({ cert, key: rsaKey() }),
    /^The private key of TLS is not the one of its certificate\.$/,
  ],
];

describe("useCertificate()", () => {
  test("serves the new certificate to new connections, and goes on with the open ones", async () => {
    const [first, second] = [await newPair(), await newPair()];
    const standin = await startStandin({ tls: first });
    const early = open(standin.url, first.cert);
    early.write(health("connection: keep-alive"));
    await until(() => early.received().includes('"status"'));
    const [half, rest] = [
      "GET /standin/health HTTP/1.1\r\nhost: 127.0",
      ".0.1\r\nconnection: close\r\n\r\n",
    ];
    early.write(half);
    standin.useCertificate(second);
    expect(await servedAt(standin.url)).toBe(fingerprintOf(second));
    early.write(rest);
    expect((await early.closed).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(early.ending()).toBe("closed");
  });

  test.each(wrongPairs)("%s is refused, and the one of before stays", async (_, wrong, said) => {
    const [first, second] = [await newPair(), await newPair()];
    const standin = await startStandin({ tls: first });
    expect(() => {
      standin.useCertificate(wrong(second, first));
    }).toThrow(said);
    expect(await servedAt(standin.url)).toBe(fingerprintOf(first));
  });

  test("a simulator without TLS has no certificate to change, and none listens with a pair that does not fit", async () => {
    const [standin, pair] = [await startStandin(), await newPair()];
    expect(() => {
      standin.useCertificate(pair);
    }).toThrow(StartRefused);
    await expect(createStandin({ tls: { cert: pair.cert, key: rsaKey() } })).rejects.toThrow(
      StartRefused,
    );
  });
});

describe("--tls-cert and --tls-key are read again", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-tls-"));
  const files = { certFile: join(folder, "tls.crt"), keyFile: join(folder, "tls.key") };
  let watch: CertificateWatch | undefined;

  afterEach(() => watch?.close());
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Puts a pair in place as certbot and Kubernetes do: each file is replaced whole. */
  function put(pair: Pair): void {
    for (const [file, text] of [
      [files.certFile, pair.cert],
      [files.keyFile, pair.key],
    ] as const) {
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    }
  }

  /** A simulator whose certificate is watched; `next` resolves to the next line of its log. */
  async function watched(pair: Pair) {
    put(pair);
    const standin = await startStandin({ tls: pair });
    const lines: string[] = [];
    let tell: () => void = () => undefined;
    const note = (level: string) => (text: string) => {
      lines.push(`${level} ${text}`);
      tell();
    };
    const next = async (): Promise<string> => {
      while (lines.length === 0) await new Promise<void>((resolve) => (tell = resolve));
      return lines.shift() ?? "";
    };
    watch = watchCertificate(files, pair, {
      use: standin.useCertificate,
      log: { info: note("info"), error: note("error") },
    });
    return { standin, lines, next, watch };
  }

  test("when they change: the new pair is served", async () => {
    const [first, second] = [await newPair(), await newPair()];
    const { standin, next } = await watched(first);
    put(second);
    expect(await next()).toMatch(
      /^info Read the certificate again: it is valid until 2\d{3}-\d\d-\d\d\.$/,
    );
    expect(await servedAt(standin.url)).toBe(fingerprintOf(second));
  });

  test("a pair that does not fit is reported in a line without the key, and the one of before stays until one fits", async () => {
    const [first, second] = [await newPair(), await newPair()];
    const { standin, lines, next } = await watched(first);
    put({ cert: second.cert, key: first.key });
    const line = await next();
    expect(line).toMatch(
      /^error Keeping the previous certificate, because the new one cannot be used\. .*key values mismatch$/,
    );
    expect(line).not.toContain(first.key.split("\n")[1]);
    expect(await servedAt(standin.url)).toBe(fingerprintOf(first));
    put(second);
    expect(await next()).toMatch(/^info /);
    expect(await servedAt(standin.url)).toBe(fingerprintOf(second));
    expect(lines).toEqual([]);
  });

  test("files that are gone are reported, and the previous certificate stays", async () => {
    const first = await newPair();
    const { standin, next, watch: asked } = await watched(first);
    rmSync(files.certFile);
    asked.read();
    expect(await next()).toMatch(
      /^error Keeping the previous certificate.* ENOENT[^\n]*tls\.crt'$/,
    );
    expect(await servedAt(standin.url)).toBe(fingerprintOf(first));
  });

  test("the program reads them on SIGHUP, and goes on", async () => {
    const pair = await newPair();
    put(pair);
    const program = await startProgram([
      ...["--db", ":memory:", "--tls-cert", files.certFile, "--tls-key", files.keyFile],
    ]);
    program.send("SIGHUP");
    await program.logs("Read the certificate again: it is valid until");
    expect(await servedAt(program.url)).toBe(fingerprintOf(pair));
    expect(await program.end("SIGTERM")).toBe(0);
  });
});
