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
  const { createSelfSigned } = await import("./self-signed.js");
  return createSelfSigned({
    names: [...new Set(["localhost", "127.0.0.1", "::1", host])],
    notBefore: new Date(now),
    notAfter: new Date(now + days * 86_400_000),
  });
}
