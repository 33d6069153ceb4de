import { X509Certificate, createPrivateKey } from "node:crypto";
import { addressBytes, createSelfSigned } from "./self-signed";

const notBefore = new Date("2026-01-15T09:30:00Z");
const notAfter = new Date("2027-01-15T09:30:00Z");
const make = (...names: string[]) => createSelfSigned({ names, notBefore, notAfter });

test("OpenSSL reads the certificate, and finds it signed with its own key", async () => {
  const { cert, key } = await make("localhost", "127.0.0.1", "::1", "till.example");
  const certificate = new X509Certificate(cert);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(certificate).toMatchObject({
    subject: "CN=standin",
    issuer: "CN=standin",
    ca: true,
    keyUsage: ["1.3.6.1.5.5.7.3.1"],
  });
  expect(certificate.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: "prime256v1" });
  expect([certificate.validFrom, certificate.validTo].map((text) => new Date(text))).toEqual([
    notBefore,
    notAfter,
  ]);
});

test("it is for the names and addresses that it was made for, and for no other", async () => {
  const { cert } = await make("localhost", "192.0.2.7", "2001:db8::a:1");
  const certificate = new X509Certificate(cert);
  expect(certificate.checkHost("localhost")).toBe("localhost");
  expect(certificate.checkHost("elsewhere")).toBeUndefined();
  expect(certificate.checkIP("192.0.2.7")).toBe("192.0.2.7");
  expect(certificate.checkIP("192.0.2.8")).toBeUndefined();
  expect(certificate.checkIP("2001:db8::a:1")).toBe("2001:db8::a:1");
});

test("each certificate has a key and a serial number of its own", async () => {
  const [one, other] = [await make("localhost"), await make("localhost")];
  expect(one.key).not.toBe(other.key);
  expect(new X509Certificate(one.cert).serialNumber).toMatch(/^[4-7][\dA-F]{31}$/);
  expect(new X509Certificate(one.cert).serialNumber).not.toBe(
    new X509Certificate(other.cert).serialNumber,
  );
});

test.each([
  ["127.0.0.1", "7f000001"],
  ["::1", "00000000000000000000000000000001"],
  ["::", "00000000000000000000000000000000"],
  ["2001:DB8:0:0:0:0:a:1", "20010db80000000000000000000a0001"],
  ["2001:db8::", "20010db8000000000000000000000000"],
  ["::ffff:192.0.2.7", "00000000000000000000ffffc0000207"],
  ["fe80::1%eth0", "fe800000000000000000000000000001"],
])("the bytes of %s", (address, hex) => {
  expect(Buffer.from(addressBytes(address)).toString("hex")).toBe(hex);
});
