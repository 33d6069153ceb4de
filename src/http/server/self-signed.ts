import { webcrypto } from "node:crypto";
import { isIP, isIPv4 } from "node:net";

/** For whom a certificate is made, and from when until when it is valid. */
interface Validity {
  /** Host names and IP addresses. */
  names: readonly string[];
  notBefore: Date;
  notAfter: Date;
}

/** What makes certificates: modules of ECMAScript, which CommonJS has to import this way. */
const loadParts = async () => ({ ...(await import("asn1js")), ...(await import("pkijs")) });

type CertificateParts = Awaited<ReturnType<typeof loadParts>>;

const commonName = "2.5.4.3";
const serverAuth = "1.3.6.1.5.5.7.3.1";

/** The bits digitalSignature and keyCertSign; the last two of the byte are not used. */
const keyUsage = { valueHex: Uint8Array.of(0b1000_0100).buffer, unusedBits: 2 };

/** A certificate that is signed with its own new key (P-256); both as PEM texts. */
export async function createSelfSigned(validity: Validity) {
  const parts = await loadParts();
  const engine = new parts.CryptoEngine({ name: "node", crypto: webcrypto });
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const keys = await webcrypto.subtle.generateKey(curve, true, ["sign", "verify"]);
  const certificate = unsignedCertificate(parts, validity);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine);
  await certificate.sign(keys.privateKey, "SHA-256", engine);
  return {
    cert: pem("CERTIFICATE", certificate.toSchema().toBER()),
    key: pem("PRIVATE KEY", await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)),
  };
}

function unsignedCertificate(parts: CertificateParts, { names, notBefore, notAfter }: Validity) {
  const { AttributeTypeAndValue, Certificate, Integer, Utf8String } = parts;
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: serialNumber() }),
    extensions: extensions(parts, names),
  });
  const name = { type: commonName, value: new Utf8String({ value: "standin" }) };
  certificate.subject.typesAndValues.push(new AttributeTypeAndValue(name));
  certificate.issuer.typesAndValues.push(new AttributeTypeAndValue(name));
  certificate.notBefore.value = notBefore;
  certificate.notAfter.value = notAfter;
  return certificate;
}

function extensions(parts: CertificateParts, names: readonly string[]) {
  const { AltName, BasicConstraints, BitString, ExtKeyUsage, Extension } = parts;
  const altNames = names.map((name) => generalName(parts, name));
  const values = {
    "2.5.29.19": new BasicConstraints({ cA: true }).toSchema(),
    "2.5.29.15": new BitString(keyUsage),
    "2.5.29.37": new ExtKeyUsage({ keyPurposes: [serverAuth] }).toSchema(),
    "2.5.29.17": new AltName({ altNames }).toSchema(),
  };
  return Object.entries(values).map(
    ([extnID, value]) => new Extension({ extnID, extnValue: value.toBER() }),
  );
}

/** 16 random bytes, read as a positive number that does not begin with a zero byte. */
function serialNumber(): ArrayBuffer {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.buffer;
}

/** A name of the server: type 7 is an IP address, type 2 a name of the DNS. */
function generalName({ GeneralName, OctetString }: CertificateParts, name: string) {
  if (isIP(name) === 0) return new GeneralName({ type: 2, value: name });
  const { buffer } = Uint8Array.from(addressBytes(name));
  return new GeneralName({ type: 7, value: new OctetString({ valueHex: buffer }) });
}

/** The 4 or 16 bytes of an IP address; the zone of an IPv6 address is left out. */
export function addressBytes(address: string): number[] {
  if (isIPv4(address)) return address.split(".").map(Number);
  // A URL has an IPv6 address in hexadecimal digits alone, whatever it was written as.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const missing = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...missing, ...tail].flatMap((group) => {
    const value = parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

const pem = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes)
    .toString("base64")
    .replace(/.{1,64}/g, "$&\n")}-----END ${label}-----\n`;
