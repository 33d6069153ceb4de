import type { PeerCertificate, TLSSocket } from "node:tls";
import type { UpstreamFailure } from "../journal/exchange";
import { errorCode, errorText } from "../error-code";

/** Why there is no whole answer, and in words what TLS or a proxy had to say. */
export interface FailureOf {
  failure: UpstreamFailure;
  reason?: string;
}

const byCode: Readonly<Record<string, UpstreamFailure>> = {
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  EAI_FAIL: "dns",
  ENODATA: "dns",
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  EADDRNOTAVAIL: "unreachable",
  EHOSTDOWN: "unreachable",
  ETIMEDOUT: "timeout-connect",
  ECONNRESET: "reset",
  EPIPE: "reset",
  HPE_HEADER_OVERFLOW: "too-large",
};

const unknownIssuer = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "CERT_UNTRUSTED",
]);

const isOfTls = (code: string): boolean =>
  unknownIssuer.has(code) || /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|EPROTO$)/.test(code);

/** The certificate that the other side has shown; nobody can ask a connection for it once it has failed. */
export function watchCertificate(socket: TLSSocket): () => PeerCertificate | undefined {
  let shown: PeerCertificate | undefined;
  socket.prependOnceListener("secure", () => {
    shown = socket.getPeerCertificate();
  });
  return () => shown;
}

/** What an error of the connection means. `certificate`: what the other side has shown. */
export function failureOf(error: unknown, certificate: PeerCertificate | undefined): FailureOf {
  const code = errorCode(error) ?? "";
  if (isOfTls(code)) return { failure: "tls", reason: tlsReason(error, code, certificate) };
  if (code.startsWith("HPE_") && code !== "HPE_HEADER_OVERFLOW") return { failure: "not-http" };
  // Node calls it so when the other side ended the connection before an answer.
  if (code === "ECONNRESET" && errorText(error) === "socket hang up") return { failure: "closed" };
  return { failure: byCode[code] ?? "closed" };
}

/** Why TLS refused the connection. */
function tlsReason(error: unknown, code: string, certificate?: PeerCertificate): string {
  if (unknownIssuer.has(code)) return "unknown issuer";
  if (code === "CERT_HAS_EXPIRED") return `expired on ${dayOf(certificate?.valid_to)}`;
  if (code === "CERT_NOT_YET_VALID") return `not valid before ${dayOf(certificate?.valid_from)}`;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return `name is ${namesIn(error)}`;
  return `the handshake failed (${code})`;
}

function dayOf(text = ""): string {
  const day = new Date(text);
  return Number.isNaN(day.getTime()) ? "an unknown day" : day.toISOString().slice(0, 10);
}

/** The names of a certificate that was made for another host. */
function namesIn(error: unknown): string {
  const certificate: unknown = typeof error === "object" && error && Reflect.get(error, "cert");
  if (typeof certificate !== "object" || certificate === null) return "another";
  const names: unknown = Reflect.get(certificate, "subjectaltname");
  return typeof names === "string" ? names.replaceAll(/(?:DNS|IP Address):/g, "") : "another";
}
