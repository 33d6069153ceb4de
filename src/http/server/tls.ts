import { X509Certificate, createPrivateKey } from "node:crypto";
import type { RequestListener } from "node:http";
import { type Server, type ServerOptions, createServer } from "node:https";
import { createSecureContext } from "node:tls";
import { rememberRawSockets } from "../../exchange/delivery/send";
import { StartRefused } from "../../simulator/failures";

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

/** A server that speaks TLS, and takes another certificate while it runs. */
interface TlsServing {
  server: Server;
  /** Serves it to those who connect from now on; open connections go on. Throws as `createTlsServer` does. */
  useCertificate(credentials: TlsCredentials): void;
}

/**
 * Throws OpenSSL's error for what is no certificate or no private key, and `StartRefused` where they do not belong
 * together.
 */
export function createTlsServer(
  options: ServerOptions,
  credentials: TlsCredentials,
  listener: RequestListener,
): TlsServing {
  refuseWrongPair(credentials);
  const server = createServer({ ...options, allowHalfOpen: true, ...pemOf(credentials) }, listener);
  rememberRawSockets(server);
  return {
    server,
    useCertificate(other) {
      refuseWrongPair(other);
      server.setSecureContext(pemOf(other));
    },
  };
}

/** OpenSSL compares a key with a certificate of the same kind only, and takes an empty text for none. */
function refuseWrongPair(credentials: TlsCredentials): void {
  createSecureContext(pemOf(credentials));
  const certificate = new X509Certificate(credentials.cert);
  if (!certificate.checkPrivateKey(createPrivateKey(credentials.key)))
    throw new StartRefused("The private key of TLS is not the one of its certificate.");
}

const pemOf = ({ cert, key }: TlsCredentials): TlsCredentials => ({ cert, key });
