import { isIP } from "node:net";

/** A certificate and its private key, PEM. */
export interface TlsCredentials {
  cert: string;
  key: string;
}

const days = 365;

/**
 * Makes a certificate of its own for this machine's loopback names and the address that is listened on; valid
 * for a year.
 */
export async function selfSignedCredentials(host: string, now: number): Promise<TlsCredentials> {
  // Imported here so that a server without TLS does not load it.
  const { generate } = await import("selfsigned");
  const names = [...new Set(["localhost", "127.0.0.1", "::1", host])];
  const made = await generate([{ name: "commonName", value: "standin" }], {
    keyType: "ec",
    curve: "P-256",
    algorithm: "sha256",
    notBeforeDate: new Date(now),
    notAfterDate: new Date(now + days * 86_400_000),
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "keyUsage", digitalSignature: true, keyCertSign: true },
      { name: "extKeyUsage", serverAuth: true },
      {
        name: "subjectAltName",
        altNames: names.map((name) =>
          isIP(name) > 0 ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
        ),
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}
